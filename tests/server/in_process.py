"""Services in the test's own process, with viewers that have no socket: time and store do what the test says."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from envol.catalogue import register
from envol.game import Seat
from envol.server.access import SCOPES, Person
from envol.server.rooms import Room
from envol.server.rooms.tasks import Work
from envol.server.services import Services
from envol.server.settings import Settings
from envol.server.viewer import Viewer
from envol.server.wire import MoveUp
from tests import limits
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote

register(Snap)
register(Vote)


class Time:
    """A clock that stands until it is told to go."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Kept:
    """A connection without a socket, which keeps what it is sent."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent: list[bytes] = []

    def send(self, messages: Sequence[bytes]) -> None:
        self.sent += messages

    def close(self, code: int, reason: str) -> None:
        self.is_writable = False


class Somebody:
    """A person at a room, with a connection of any delay; keeps all that it is sent."""

    def __init__(self, room: Room, person: Person | None, time: Time, delay: int = 0) -> None:
        self.room = room
        self.person = person
        self.time = time
        self.sent: list[Any] = []
        self.is_writable = True
        self.closed: list[tuple[int, str]] = []
        self.viewer = Viewer(person.id if person else None, self, 64, time)
        room.enter_viewer(self.viewer)
        self.measure(delay)

    def send(self, messages: Sequence[bytes]) -> None:
        self.sent += [json.loads(message) for message in messages]

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))

    def measure(self, delay: int) -> None:
        """Let the server find that the connection takes so long one way."""
        for number in range(1, 4):
            self.viewer.ping()
            self.time.ms += 2 * delay
            self.viewer.pong(number)
        assert self.viewer.delay == min(delay, 250)

    async def move(self, m: str, id: str, on: int | None = None) -> None:
        """Send a move; the answer may wait."""
        match = self.room.table.match
        if on is None:
            on = 0 if match is None or self.viewer.seat is None else match.asked[self.viewer.seat]
        await self.room.play(self.viewer, MoveUp(id, on, m))
        await asyncio.sleep(0)

    def answer(self, id: str) -> Any:
        """What was answered to a command, if anything was."""
        return next((message for message in self.sent if message.get("id") == id), None)

    async def answered(self, id: str) -> Any:
        await until(lambda: self.answer(id) is not None)
        return self.answer(id)

    async def leave(self) -> None:
        self.room.leave_viewer(self.viewer)
        self.is_writable = False


class Finish:
    """Ends races when the test says so, and tells how long they should have been held."""

    def __init__(self, room: Room) -> None:
        self.waits: list[int] = []
        self._room = room
        self._after = room.tasks.after
        self._ends: list[Work] = []
        room.tasks.after = self.after  # type: ignore[method-assign]

    def after(self, ms: int, work: Work) -> asyncio.TimerHandle:
        if not isinstance(work, partial):
            return self._after(ms, work)  # a timer of the game, or a bot
        self.waits.append(ms)
        self._ends.append(work)
        return self._after(10**9, work)

    def end(self) -> None:
        self._room.tasks.spawn(self._ends.pop(0))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(limits.STATE):
        while not is_so():
            await asyncio.sleep(0.002)


@contextlib.asynccontextmanager
async def opened(folder: Path, now: Callable[[], int] | None = None, **settings: Any) -> AsyncIterator[Services]:
    """Services that are there for as long as the block."""
    services = Services(
        Settings(**{"store": str(folder / "inside.db"), "pace": 0.0, "workers": 1, "study": True, **settings}), now
    )
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def people(services: Services, number: int) -> list[Person]:
    """So many people whom the store knows."""
    made = [services.people.new_person(services.now()) for _ in range(number)]
    await services.writer.write(*(statement for _, statement in made))
    return [Person(id, "cookie", SCOPES) for id, _ in made]


async def started(
    services: Services, game: str, seats: int, bots: dict[Seat, str] | None = None, **options: Any
) -> tuple[Room, list[Person]]:
    """A room in which play has begun, with people on the seats that no bot has."""
    persons = await people(services, seats)
    room, _ = await services.tables.open(persons[0], game, seats, options, False)
    for seat, person in enumerate(persons):
        if bots and seat in bots:
            await services.seating.put_bot(room.table.id, persons[0], seat, bots[seat])
        else:
            await services.seating.take(room.table.id, person, seat, f"P{seat}", "ab" * 16)
    await services.tables.start(room.table.id, persons[0])
    return room, persons
