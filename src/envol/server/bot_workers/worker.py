"""The process of a worker: it reads one task after the other from its input, and writes what came of each.

A message is its length in eight bytes, and a pickle."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

from envol.creations import trust_creations
from envol.server.bot_workers import tasks

LENGTH = 8  # bytes


def read_message(stream: BinaryIO) -> Any:
    """The next message; raises EOFError when whoever wrote is gone."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        raise EOFError
    body = stream.read(int.from_bytes(length))
    return pickle.loads(body)


def frame(message: Any) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH) + body


def main() -> None:
    """Work until the server closes the pipe, or is killed; the only argument is how nice it is."""
    os.nice(int(sys.argv[1]))
    trust_creations()
    for asks_to_end in (signal.SIGINT, signal.SIGTERM):  # they are for the server, which then ends its workers
        signal.signal(asks_to_end, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, tasks.give_up)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not stand among the answers
    waiting: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()

    def read() -> None:
        try:
            while True:
                waiting.put(read_message(sys.stdin.buffer))
        finally:
            os._exit(0)  # whatever it is thinking about: nobody waits for it

    threading.Thread(target=read, daemon=True).start()
    while True:
        name, arguments = waiting.get()
        answers.write(frame(_answer(name, arguments)))
        answers.flush()


def _answer(name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether the task was done, and what came of it, or the name of what went wrong."""
    try:
        return True, tasks.TASKS[name](*arguments)
    except Exception as error:
        return False, type(error).__name__
