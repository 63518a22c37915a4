"""Those who watch a table, and what each of them is sent: its feed and no more, and nothing before it is durable."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

from envol.codec import encode
from envol.dice import commit_to
from envol.feed import Feed, story
from envol.game import Seat
from envol.match import Match
from envol.server import wire
from envol.server.archive import Table
from envol.server.takeback import TakeBack
from envol.server.viewer import Viewer
from envol.updates import Told

if TYPE_CHECKING:
    from envol.server.house import House

log = logging.getLogger("envol.room")
AT_ONCE = 100  # steps of a story that are told before other tables have their turn
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Audience:
    """The viewers of one table. A room is an audience that also plays."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.idle_since = house.now()
        self.take_back: TakeBack | None = None  # what somebody asks for now
        self.is_sound = True  # memory holds what the store holds, and no more
        self._is_closed = False
        self._shows_table = False
        self._feeds: dict[Seat | None, Feed] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def clock(self) -> int:
        """Milliseconds since the match started; never before the last line."""
        match = self.table.match
        last = match.log[-1].at if match is not None and match.log else 0
        return max(self.house.now() - self.table.started, last)

    def _show_steps(self) -> None:
        bodies = {seat: encode(step) for seat, feed in self._feeds.items() if (step := feed.step()) is not None}
        for viewer in self.viewers:
            body = bodies.get(viewer.seat)
            if body is not None:
                viewer.push_step(body)

    def show_table(self) -> None:
        """Tell everybody that the table has changed."""
        if self.table.listed:
            self.house.shelf.nudge()
        for viewer in self.viewers:
            viewer.push(self._table_message(viewer))

    def _show_table_soon(self) -> None:
        """Tell everybody once what is being changed is durable, if anything is."""
        if not self._shows_table:
            self._shows_table = True
            self.spawn(self._show_table)

    async def _show_table(self) -> None:
        async with self.lock:
            self._shows_table = False
            if self.is_sound:
                self.show_table()

    def _table_message(self, viewer: Viewer) -> bytes:
        host = viewer.person is not None and viewer.person == self.table.host
        return encode(wire.TableDown(self.info(), viewer.seat, host))

    def info(self) -> wire.TableInfo:
        """The table as everybody may see it."""
        table, match = self.table, self.table.match
        here = {viewer.seat for viewer in self.viewers}
        # In memory a match may be over a moment before that is durable.
        outcome = match.outcome if match is not None and table.status == "over" else None
        return wire.TableInfo(
            id=table.id,
            game=table.game,
            rules=table.rules,
            options=table.options,
            seats=tuple(
                wire.SeatInfo(place.name, place.kind, place.bot, bool(place.nonce or place.bot), number in here)
                for number, place in enumerate(table.places)
            ),
            status=table.status,
            listed=table.listed,
            hints=table.hints,
            commit=commit_to(table.secret).hex(),
            next=table.next,
            ranks=outcome.ranks if outcome else (),
            scores=outcome.scores if outcome else (),
            ending=outcome.ending if outcome else "",
            undo=self.take_back.info(table) if self.take_back is not None and table.status == "playing" else None,
        )

    async def whole(self, viewer: Viewer) -> None:
        """All that a viewer may know now, in one go."""
        async with self.lock:
            if not self.is_sound:
                return  # it is asked again when the table has been read back
            viewer.seat = self.seat_of(viewer.person)
            messages = [self._table_message(viewer)]
            match = self.table.match
            if match is not None:
                feed = self._feed(match, viewer.seat)
                body = encode(feed.sync())
                messages.append(b'{"type":"sync","v":0,"now":%d,%s' % (self.clock(), body[1:]))
            viewer.begin_anew(messages)
            self._drop_unwatched_feeds()

    async def story(self, viewer: Viewer) -> None:
        """Tell a viewer, between two of its steps, all that it has or could have seen before."""
        async with self.lock:
            if not self.is_sound or viewer.stale:
                return  # it is sent the whole first, and asks again
            match, steps = self.table.match, list[Told]()
            for told in story(match, viewer.seat) if match is not None else ():
                steps.append(told)
                if len(steps) % AT_ONCE == 0:
                    await asyncio.sleep(0)
            viewer.push(encode(wire.StoryDown(steps)))

    def _feed(self, match: Match, seat: Seat | None) -> Feed:
        if seat not in self._feeds:
            self._feeds[seat] = Feed(match, seat)
            match.watchers.append(self._feeds[seat])
        return self._feeds[seat]

    def _drop_unwatched_feeds(self) -> None:
        watched = {viewer.seat for viewer in self.viewers}
        for seat in [seat for seat in self._feeds if seat not in watched]:
            feed = self._feeds.pop(seat)
            if self.table.match is not None:
                self.table.match.watchers.remove(feed)

    def seat_of(self, person: str | None) -> Seat | None:
        """The seat that belongs to a person, also while a bot keeps it."""
        if person is None:
            return None
        for seat, place in enumerate(self.table.places):
            if place.person == person:
                return seat
        return None

    def _reseat(self) -> None:
        """Let every viewer be whom the table says it is; who has become another is sent the whole anew."""
        for viewer in self.viewers:
            seat = self.seat_of(viewer.person)
            if viewer.seat != seat:
                viewer.seat = seat
                viewer.ask_sync()

    def enter_viewer(self, viewer: Viewer) -> None:
        viewer.seat = self.seat_of(viewer.person)
        is_first = self._is_away(viewer.seat)
        self.viewers.add(viewer)
        viewer.ask_sync()
        if is_first:
            self._show_table_soon()

    def leave_viewer(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._drop_unwatched_feeds()
        self.idle_since = self.house.now()
        if self._is_away(viewer.seat):
            self._show_table_soon()

    def _is_away(self, seat: Seat | None) -> bool:
        """Whether it is a seat, and no connection of it is open."""
        return seat is not None and all(viewer.seat != seat for viewer in self.viewers)

    def after(self, ms: int, work: Work) -> asyncio.TimerHandle:
        """Run something of this room's own so much later."""
        return asyncio.get_running_loop().call_later(ms / 1000, self.spawn, work)

    def spawn(self, work: Work) -> None:
        """Run something of this room's own that takes the lock."""
        if not self._is_closed:
            task = asyncio.create_task(work())
            self._tasks.add(task)
            task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error)

    def report(self, error: BaseException) -> None:
        """Tell the operator where a fault happened, and not what it says: that may name a card."""
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("table %s: unexpected %s\n%s", self.table.id, type(error).__name__, where)

    async def end_tasks(self) -> None:
        """Nothing of this room's own goes on, or begins."""
        self._is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
