"""Who is at a table: seats whose people are here or away, and since when, and those who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from envol.game import Seat
from envol.server.rooms.news import News
from envol.server.rooms.tasks import RoomTasks, Seldom, Work
from envol.server.settings import Settings
from envol.server.store import Table
from envol.server.viewer import Viewer
from envol.server.wire import Watching

MOST_NAMES = 12  # of those who watch, that are told
RESTART_MS = 60_000  # so long after a start of the server everybody may still be on the way back


@dataclass(frozen=True)
class Attendance:
    """Who is at a table at one moment, and what happened there beside the game."""

    away: tuple[int | None, ...]
    long_away: tuple[Seat, ...]  # whose seats a bot may keep
    watching: Watching
    news: News


class Presence:
    """Notes comings and goings. Whoever is cut off is here for a moment more, so that a reload is no farewell."""

    def __init__(
        self,
        table: Table,
        viewers: set[Viewer],
        news: News,
        tasks: RoomTasks,
        now: Callable[[], int],
        settings: Settings,
        show: Work,
    ) -> None:
        self._table = table
        self._viewers = viewers
        self._news = news
        self._tasks = tasks
        self._now = now
        self._grace_ms = int(1000 * settings.grace_seconds)
        self._keep_ms = int(1000 * settings.keep_seconds)
        self._show = Seldom(tasks, int(1000 / settings.comings_per_second), show)
        self._began = now()
        self._keeps: asyncio.TimerHandle | None = None
        self._lingering: dict[str, int] = {}  # who was cut off just now, and when
        self._away: dict[str, int] = {}  # since when; who has not been here at all since the table woke is not in it
        self._names: dict[str, str] = {}  # what those who watch call themselves

    def take(self, table: Table) -> None:
        """The table was read anew."""
        self._table = table

    def expect(self) -> None:
        """The server was restarted: everybody who plays is on the way back, until the moment is over."""
        for place in self._table.places:
            if place.person is not None and place.kind == "person":
                self._linger(place.person)

    # Who is here

    def people(self) -> set[str | None]:
        """Whose connections are open."""
        return {viewer.person for viewer in self._viewers}

    def seats(self) -> set[int]:
        """The seats that are played by somebody who is here."""
        here, table = self.people() | self._lingering.keys(), self._table
        return {
            seat
            for seat, place in enumerate(table.places)
            if place.person in here and place.person is not None and table.eyes_of(place.person) == seat
        }

    def away(self) -> tuple[int | None, ...]:
        """For how many milliseconds each seat's person has been away; None for who is here, and for bots."""
        here, now = self.seats(), self._now()
        return tuple(
            None
            if place.kind != "person" or place.person is None or seat in here
            else now - self._away.get(place.person, self._began)
            for seat, place in enumerate(self._table.places)
        )

    def long_away(self) -> tuple[Seat, ...]:
        """The seats that a bot may keep by now, whether or not the table waits for them: that may be a secret."""
        if self._table.status != "playing":
            return ()
        return tuple(seat for seat, ms in enumerate(self.away()) if ms is not None and ms >= self._keep_ms)

    def attendance(self) -> Attendance:
        return Attendance(self.away(), self.long_away(), self.watching(), self._news)

    def watching(self) -> Watching:
        """How many look on, each person once, and the names of those who have given one."""
        strangers, known = 0, set[str]()
        for viewer in self._viewers:
            if viewer.seat is None:
                if viewer.person is None:
                    strangers += 1
                else:
                    known.add(viewer.person)
        names = sorted(name for person in known if (name := self.name_of(person)))
        return Watching(strangers + len(known), tuple(names[:MOST_NAMES]))

    def name_of(self, person: str) -> str:
        """What a person is called here; nothing, if they watch and have not said."""
        seat = self._table.seat_of(person)
        return self._table.places[seat].name if seat is not None else self._names.get(person, "")

    # Who comes and goes

    def name(self, viewer: Viewer, name: str) -> None:
        """Somebody who watches says who they are; the last word counts."""
        person = viewer.person
        if person is None or self._names.get(person) == name:
            return
        is_new = person not in self._names
        self._names[person] = name
        if viewer.seat is None and self._table.seat_of(person) is None:
            if is_new and name:
                self._news.tell("watches", name=name)
            self._tell_change()

    def come(self, viewer: Viewer) -> None:
        """A connection was opened, and is among the viewers."""
        person = viewer.person
        seat = self._table.seat_of(person)
        if person is None or seat is None:
            self._tell_change()
            return
        if person in self._lingering:
            del self._lingering[person]  # nobody need know
            return
        if sum(1 for other in self._viewers if other.person == person) > 1:
            return
        if self._away.pop(person, None) is not None or self._table.status != "open":
            self._news.tell("came", seat=seat)
        self._tell_change()

    def go(self, viewer: Viewer) -> None:
        """A connection was closed, and is no longer among the viewers."""
        person = viewer.person
        if person is None or person in self.people():
            if person is None:
                self._tell_change()
            return
        if self._table.seat_of(person) is None:
            self._names.pop(person, None)
            self._tell_change()
            return
        self._linger(person)

    def _linger(self, person: str) -> None:
        since = self._lingering[person] = self._now()
        self._tasks.after(self._grace_ms, partial(self._settle, person, since))

    async def _settle(self, person: str, since: int) -> None:
        """Whoever has not come back by now is away."""
        if self._lingering.get(person) != since:
            return
        del self._lingering[person]
        seat = self._table.seat_of(person)
        if seat is None or person in self.people():
            return
        self._away[person] = since
        if self._table.places[seat].kind == "person" and self._table.status != "over":
            self._news.tell("left", seat=seat)
        self._tell_change()

    def show_soon(self) -> None:
        """Have everybody told, but not too often."""
        self._show.ask()

    def _tell_change(self) -> None:
        """Somebody came or went: everybody is told, and once more when a bot may keep the seat of who is away."""
        self._show.ask()
        left = [self._keep_ms - ms for ms in self.away() if ms is not None and ms < self._keep_ms]
        if self._keeps is not None:
            self._keeps.cancel()
        if left and self._table.status == "playing":
            self._keeps = self._tasks.after(min(left) + 1, self._show_keeps)

    async def _show_keeps(self) -> None:
        self._tell_change()

    def untie(self) -> None:
        """Know the room no longer."""
        if self._keeps is not None:
            self._keeps.cancel()
        self._show.untie()
