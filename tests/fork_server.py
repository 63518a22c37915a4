"""Real processes in a tenth of the time: they are forked from one that has imported the libraries already.

A server or a command is started hundreds of times here, and most of a start is importing. `start` is like
`subprocess.Popen` of `python -W error -m MODULE …`: a process with its own exit code, which can be killed."""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from select import select

ROOT = Path(__file__).parents[1]
# Ours are among them if nothing in them depends on the environment at import.
LIBRARIES = (
    *("click", "rich.progress", "rich.table", "envol.server.serve", "tests.games.snap.rules", "tests.games.vote.rules"),
    *("anyio._backends._asyncio", "uvicorn.lifespan.on", "uvicorn.protocols.http.httptools_impl", "uvloop"),
)
# What Python has compiled is kept for the next start, also where the environment says that it should not.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
ENVIRONMENT |= {"PYTHONPYCACHEPREFIX": str(ROOT / ".venv" / "bytecode"), "PYTHONUTF8": "1"}


class Process:
    """A process that the fork server has started; what `subprocess.Popen` has of the same name does the same."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self.pid = int(line.recv(20))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._line.settimeout(timeout)
            self.returncode = int(self._line.recv(20))
            self._line.close()
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def start(
    module: str, words: Sequence[str], files: Sequence[int], folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> Process:
    """Run a module with these words, and these as its standard input, output and errors."""
    line, theirs = socket.socketpair()
    asked = json.dumps([module, list(words), str(folder), dict(ENVIRONMENT if env is None else env)])
    with theirs:
        socket.send_fds(_fork_server(), [asked.encode()], [theirs.fileno(), *files])
    return Process(line)


@cache
def _fork_server() -> socket.socket:
    """The fork server of this process of tests; it ends with us, also if we are killed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    command = [sys.executable, "-W", "error", "-m", "tests.fork_server", str(theirs.fileno())]
    with theirs:
        fork_server = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, env=ENVIRONMENT, pass_fds=[theirs.fileno()]
        )
    atexit.register(fork_server.communicate)  # closes its input, which it ends with
    atexit.register(ours.close)
    return ours


def _prepare() -> None:
    """Import what takes long, also what a server imports when it is made, and read the texts of all games."""
    for library in LIBRARIES:
        import_module(library)
    from envol.server.app import make_app
    from envol.server.http import prepare
    from envol.server.services import Services
    from envol.server.settings import Settings

    prepare(make_app(Settings()))
    Services(Settings())
    gc.collect()
    gc.freeze()  # children do not look through all this for garbage


def _tend(orders: socket.socket) -> tuple[bytes, list[int]] | None:
    """In the fork server: fork a child for each order, and tell of its end. Returns in each child, and at the end."""
    children: dict[int, socket.socket] = {}
    ended, ends = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.set_wakeup_fd(ends, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests, which then close our input
    while True:
        ready, _, _ = select([0, orders.fileno(), ended], [], [])
        if orders.fileno() in ready:
            asked, (asker, *files), _, _ = socket.recv_fds(orders, 1 << 20, 4)
            line = socket.socket(fileno=asker)
            child = os.fork()
            if child == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                for held in (orders, line, *children.values()):
                    held.close()
                os.close(ended)
                os.close(ends)
                return asked, files
            children[child] = line
            line.sendall(f"{child:<20}".encode())
            for file in files:
                os.close(file)
        if ended in ready:
            os.read(ended, 1 << 10)
            for child, line in list(children.items()):
                gone, status = os.waitpid(child, os.WNOHANG)
                if gone:
                    with children.pop(child), suppress(BrokenPipeError):  # perhaps nobody waits for it
                        line.sendall(f"{os.waitstatus_to_exitcode(status):<20}".encode())
        if 0 in ready:  # the tests are over, or were killed: nobody is left behind
            for child, line in children.items():
                os.killpg(child, signal.SIGKILL)
                line.close()
            return None


def _become(asked: bytes, files: list[int]) -> None:
    """In a child: be the program that was asked for."""
    module, words, folder, env = json.loads(asked)
    os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [module, *words]
    sys.path[0] = folder
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class _Leaving:
    """Ends a child without Python's tidying up, which would write to every page that it shares with the fork server."""

    code: int | None = None

    def __call__(self) -> None:
        if self.code is not None:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(self.code)


if __name__ == "__main__":
    _leave = _Leaving()
    atexit.register(_leave)  # first, to be called last
    _prepare()
    with socket.socket(fileno=int(sys.argv[1])) as _orders:
        _child = _tend(_orders)
    if _child is not None:
        try:
            _become(*_child)
            _leave.code = 0
        except SystemExit as _end:
            _leave.code = _end.code if isinstance(_end.code, int) else int(_end.code is not None)
            raise
