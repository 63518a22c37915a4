"""The load: so many tables of four scripted seats from one process, at a pace or as fast as answers come.

It is a process of its own, so that it can be kept on another core than the server. Once all sit it says `ready`; then
each line that it is given asks for a stage, and it prints what it saw as JSON."""

from __future__ import annotations

import asyncio
import ctypes
import os
import resource
import sys
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
import uvloop

from bench.seats import SEATS, Seat, seat_boardgame, seat_envol

AT_ONCE = 64  # tables that are being set up
EVERY = 2.0  # seconds between two moves of a table, when paced
OVER = 0.01  # the share of tables that may end before the load is no longer what it says
WARM = 1  # moves of a table that are enough of a warm-up,
ENOUGH = 3  # and that are enough of a stage: a match of fifty lasts for nine rounds
PATIENCE = 20.0  # seconds that an answer may take before the run is given up


class Job(msgspec.Struct):
    """What to do."""

    dialect: str
    port: int
    pid: int  # of the server
    tables: int
    warm_up: float = 2.0  # seconds before each stage, at most


class Ask(msgspec.Struct):
    """A stage to run: `paced` or `closed`, and for how long."""

    stage: str
    seconds: float


class Stage(msgspec.Struct):
    """What was measured; times are milliseconds but for `seconds` and the processor's."""

    moves: int
    seconds: float
    p50: float
    p99: float
    worst: float
    server_cpu: float
    server_kernel: float  # the part of it that the kernel took
    load_cpu: float
    resident: int  # bytes of the server
    quiet: float = 0.0  # the server's processor time in a second while everybody is there and nobody plays


class Load:
    """All tables, and what happens at them."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.seats: list[Seat] = []
        self.asked: dict[int, Seat] = {}  # whose turn it is at a table, until the seat plays
        self.closed = False
        self.late: dict[int, float] = {}  # tables whose turn to move came before they could
        self.times: list[float] = []
        self.acknowledged = 0
        self.ended: set[int] = set()
        self.refusals: list[str] = []

    # What the seats tell.

    def on_question(self, seat: Seat) -> None:
        if self.closed:
            seat.play()
        elif seat.table in self.late:
            seat.play(self.late.pop(seat.table))
        else:
            self.asked[seat.table] = seat

    def on_answer(self, seat: Seat) -> None:
        self.acknowledged += 1
        self.times.append(time.perf_counter() - seat.sent)

    def on_end(self, seat: Seat) -> None:
        self.ended.add(seat.table)

    def on_refusal(self, text: str) -> None:
        self.refusals.append(text)

    # The run.

    async def run(self) -> None:
        await self._set_up()
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            ask = msgspec.json.decode(line, type=Ask)
            stage = await (self._run_paced if ask.stage == "paced" else self._run_closed)(ask.seconds)
            await self._rest()
            print(msgspec.json.encode(stage).decode(), flush=True)
        for seat in self.seats:
            seat.hang_up()

    async def _run_paced(self, seconds: float) -> Stage:
        quiet = await self._wait(seconds)
        pacer = asyncio.create_task(self._pace())
        stage = await self._measure(seconds)
        stage.quiet = quiet
        pacer.cancel()
        await asyncio.gather(pacer, return_exceptions=True)
        return stage

    async def _run_closed(self, seconds: float) -> Stage:
        self.closed = True
        for seat in list(self.asked.values()):
            seat.play()
        self.asked.clear()
        stage = await self._measure(seconds)
        self.closed = False
        return stage

    async def _set_up(self) -> None:
        host = f"127.0.0.1:{self.job.port}"
        make = seat_envol if self.job.dialect == "envol" else seat_boardgame
        gate = asyncio.Semaphore(AT_ONCE)
        loop = asyncio.get_running_loop()
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # else all people would be one
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE, keepalive_expiry=2)
        async with httpx.AsyncClient(base_url=f"http://{host}", cookies=nobody, limits=limits, timeout=60) as http:

            async def set_up(table: int) -> None:
                async with gate:
                    seats = await make(http, self, table, host)
                    for seat in seats:
                        await loop.create_connection(seat.itself, "127.0.0.1", self.job.port)
                    self.seats += seats
                    await self._until(lambda: table in self.asked)

            await asyncio.gather(*(set_up(table) for table in range(self.job.tables)))

    async def _until(self, done: Callable[[], bool]) -> None:
        until = time.perf_counter() + PATIENCE
        while not done():
            self._look(until)
            await asyncio.sleep(0.01)

    def _look(self, until: float) -> None:
        if self.refusals:
            raise RuntimeError(f"refused {len(self.refusals)} times, first: {self.refusals[0]}")
        if time.perf_counter() > until:
            raise RuntimeError("the server does not answer any more")

    async def _rest(self) -> None:
        """Let every answer come, so that each table has a question again."""
        self.late.clear()
        await self._until(lambda: not any(seat.sent for seat in self.seats))
        await asyncio.sleep(0.2)

    async def _wait(self, seconds: float) -> float:
        """What it costs the server to have everybody there."""
        await asyncio.sleep(self.job.warm_up)
        used, begin = cpu_of(self.job.pid), time.perf_counter()
        await asyncio.sleep(seconds)
        return (cpu_of(self.job.pid) - used) / (time.perf_counter() - begin)

    async def _pace(self) -> None:
        """One move per table in every two seconds, spread evenly."""
        tables = self.job.tables
        begin = time.perf_counter()
        count = 0
        while True:
            now = time.perf_counter()
            while (due := begin + count * EVERY / tables) <= now:
                seat = self.asked.pop(count % tables, None)
                if seat is None:
                    self.late[count % tables] = due
                else:
                    seat.play()
                count += 1
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _measure(self, most: float) -> Stage:
        """After a warm-up, what is acknowledged until the time is up or tables end."""
        begin = time.perf_counter()
        self.acknowledged = 0
        while time.perf_counter() - begin < self.job.warm_up and self.acknowledged < WARM * self.job.tables:
            await asyncio.sleep(0.01)
        self.times.clear()
        self.acknowledged = 0
        used, kernel, own = cpu_of(self.job.pid), kernel_of(self.job.pid), time.process_time()
        begin = time.perf_counter()
        enough = ENOUGH * self.job.tables
        while time.perf_counter() - begin < most and self.acknowledged < enough and not self._ends():
            self._look(begin + most + PATIENCE)
            await asyncio.sleep(0.05)
        seconds = time.perf_counter() - begin
        used_after, kernel_after = cpu_of(self.job.pid), kernel_of(self.job.pid)
        times = sorted(self.times)
        if not times:
            raise RuntimeError("nothing was acknowledged" if not self._ends() else "too many matches are over")
        return Stage(
            moves=self.acknowledged,
            seconds=seconds,
            p50=1000 * times[len(times) // 2],
            p99=1000 * times[len(times) * 99 // 100],
            worst=1000 * times[-1],
            server_cpu=used_after - used,
            server_kernel=kernel_after - kernel,
            load_cpu=time.process_time() - own,
            resident=resident(self.job.pid),
        )

    def _ends(self) -> bool:
        return len(self.ended) > OVER * self.job.tables


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used, all its threads together, to the microsecond."""
    clock = ctypes.c_int()
    error = ctypes.CDLL(None).clock_getcpuclockid(pid, ctypes.byref(clock))
    if error:
        raise OSError(error, os.strerror(error))
    return time.clock_gettime(clock.value)


def kernel_of(pid: int) -> float:
    """The part of it that the kernel took, in ticks of ten milliseconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[12]) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, job.tables * SEATS + 1000), most))
    uvloop.run(Load(job).run())


if __name__ == "__main__":
    main()
