"""A room: one table, its match, and all who watch it. Every change goes check → store → send, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from envol.codec import encode
from envol.dice import ServedDice, commit_to, derive_seed
from envol.drive import Driver
from envol.feed import Feed
from envol.game import NATURE, TABLE, BadNotation, IllegalMove, Move, Seat
from envol.match import Entry, Header, Match, hand
from envol.server import wire
from envol.server.archive import Table, entry_row
from envol.server.race import Claim, Races
from envol.server.store import Conflict
from envol.server.store.schema import game_match
from envol.server.viewer import Viewer
from envol.server.wire import Ack, MoveUp, No

if TYPE_CHECKING:
    from envol.server.house import House

log = logging.getLogger("envol.room")


class Room:
    """One table in memory. Its lock makes changes follow one another; nothing is sent before it is durable."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.idle_since = house.now()
        self._feeds: dict[Seat | None, Feed] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.races = Races(self)
        self.take(table)

    def take(self, table: Table) -> None:
        """Start from what the store knows, at first and whenever memory and store may differ."""
        self.table = table
        self._stored = 0
        self._feeds.clear()
        self.driver: Driver | None = None
        if table.match is not None:
            self._begin(table.match)

    def _begin(self, match: Match) -> None:
        thrown = sum(1 for line in match.log if line.seat == NATURE)
        self.driver = Driver(match, ServedDice(seed_of(self.table), thrown))
        self._stored = len(match.log)

    # What a person may do here; each of these is called with the lock held, by `House` or a socket.

    async def play(self, viewer: Viewer, up: MoveUp) -> None:
        """A seat's move: it is answered, always, and applied once however often it is sent."""
        arrived = self.house.now()
        async with self.lock:
            seat, match = viewer.seat, self.table.match
            if seat is not None and (seat, up.id) in self.table.ids:
                viewer.answer(Ack(up.id))
                return
            refused, move = self._judge(viewer, up)
            if refused is not None or move is None or match is None or seat is None:
                viewer.answer(refused)
                return
            key = match.game.contest(match.state, seat, move)
            claim = Claim(viewer, up.id, seat, move, arrived, viewer.delay)
            if key is not None and self.races.hold(key, claim):
                return
            await self.enter(claim)

    def _judge(self, viewer: Viewer, up: MoveUp) -> tuple[No | None, Move | None]:
        """Why the move cannot be the next line, or the move."""
        match, seat = self.table.match, viewer.seat
        if seat is None:
            return wire.refuse(up.id, "envol.2", "not-seated"), None
        if match is None or self.driver is None:
            return wire.refuse(up.id, "envol.2", "not-started"), None
        if self.table.places[seat].bot is not None:
            return wire.refuse(up.id, "envol.2", "bot-plays"), None
        try:
            move = match.parse(seat, up.m)
        except BadNotation:
            return wire.refuse(up.id, "envol.8", "bad-notation"), None
        if up.on != match.asked[seat] and match.to_move:
            return wire.refuse(up.id, "envol.9", "stale"), None
        try:
            match.check(seat, move)
        except IllegalMove as refused:
            return wire.refuse_move(up.id, refused), None
        wait = self.driver.pause_left(seat, self.clock())
        if wait > 0:
            return wire.refuse(up.id, "envol.10", "too-soon", {"ms": wait}), None
        return None, move

    async def enter(self, claim: Claim, hold: int | None = None) -> None:
        """Add a move that was judged and make it durable; then answer and show it."""
        match = self.table.match
        assert match is not None
        assert self.driver is not None
        delay = None if hold is None else claim.delay
        self.driver.play(claim.seat, claim.move, self.clock(), delay, hold)
        if await self.commit(ids={len(match.log) - 1: claim.id}):
            claim.viewer.answer(Ack(claim.id))
        else:
            await self._answer_lost(claim)

    async def _answer_lost(self, claim: Claim) -> None:
        """The store did not take the line: either the very same command was there already, or nothing happened."""
        if (claim.seat, claim.id) in self.table.ids:
            claim.viewer.answer(Ack(claim.id))
        else:
            claim.viewer.answer(wire.refuse(claim.id, "envol.11", "not-saved"))

    async def commit(self, *statements: Executable, ids: dict[int, str] | None = None) -> bool:
        """Let chance follow, write the new lines, and show them once they are durable."""
        match = self.table.match
        status = self.table.status
        rows: list[dict[str, Any]] = []
        if match is not None and self.driver is not None:
            self.driver.settle(self.clock())
            rows = [entry_row(self.table.id, line, (ids or {}).get(line.n)) for line in match.log[self._stored :]]
        try:
            await self.house.writer.write(*statements, *self._status_changes(), entries=rows)
        except Exception as error:
            if not isinstance(error, Conflict):
                log.warning("table %s: the store failed (%s)", self.table.id, type(error).__name__)
            await self.reload()
            return False
        for n, id in (ids or {}).items():
            assert match is not None
            self.table.ids[match.log[n].seat, id] = n
        if match is not None:
            self._stored = len(match.log)
        self._show_steps()
        if self.table.status != status:
            self.show_table()
        self._go_on()
        return True

    async def reload(self) -> None:
        """Memory is ahead of the store, or behind another node: the store is the truth."""
        table = await self.house.load(self.table.id)
        if table is not None:
            self.take(table)
        for viewer in self.viewers:
            viewer.ask_sync()
        self._go_on()

    def _status_changes(self) -> list[Executable]:
        """What the row of the match must say differently after the lines that are about to be written."""
        table, match, changes = self.table, self.table.match, dict[str, Any]()
        if match is None:
            return []
        if not match.to_move and table.status == "playing":
            changes["status"] = table.status = "over"
        due = self._due()
        if due != table.due:
            changes["due"] = table.due = due
        return [game_match.update().where(game_match.c.id == table.id).values(**changes)] if changes else []

    def _due(self) -> int | None:
        """When the server must act by itself, even if it is restarted and nobody comes back."""
        match = self.table.match
        if match is None or not match.to_move:
            return None
        if any(seat >= 0 and self.table.places[seat].bot for seat in match.to_move):
            return 0
        return None if match.due is None else self.table.started + match.due

    # What happens by itself.

    def clock(self) -> int:
        """Milliseconds since the match started; never before the last line."""
        match = self.table.match
        last = match.log[-1].at if match is not None and match.log else 0
        return max(self.house.now() - self.table.started, last)

    def _go_on(self) -> None:
        """Ask the bots that are to move, and wait for what is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.driver is None:
            return
        for seat in self.driver.idle():
            bot = self.table.places[seat].bot
            if bot is not None and seat not in self._thinking:
                task = self._thinking[seat] = asyncio.create_task(self._think(seat, bot))
                task.add_done_callback(lambda _, seat=seat: self._thinking.pop(seat, None))  # type: ignore[misc]
        at = self.driver.next_at()
        if at is not None:
            seconds = (self.table.started + at - self.house.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(max(0, seconds), self.spawn, self._strike)

    def spawn(self, work: Callable[[], Any]) -> None:
        """Run something of this room's own that takes the lock."""
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: Seat, bot: str) -> None:
        match, driver = self.table.match, self.driver
        assert match is not None
        assert driver is not None
        on, began = match.asked[seat], self.clock()
        answer = await self.house.thinkers.answer(bot, match.game, match.game.clone(match.state), seat)
        async with self.lock:
            self._thinking.pop(seat, None)
            if driver is self.driver and match.asked[seat] == on and self.table.places[seat].bot:
                driver.plan(seat, answer, began, pace=self.house.settings.pace)
            self._go_on()

    async def _strike(self) -> None:
        async with self.lock:
            if self.driver is None:
                return
            await self.races.settle_all()
            if self.driver.strike(self.clock()) is None:
                self._go_on()
            else:
                await self.commit()

    # What is sent.

    def _show_steps(self) -> None:
        for seat, feed in self._feeds.items():
            step = feed.step()
            if step is not None:
                body = encode(step)
                for viewer in self.viewers:
                    if viewer.seat == seat:
                        viewer.push_step(body)

    def show_table(self) -> None:
        """Tell everybody that the table has changed."""
        for viewer in self.viewers:
            viewer.push(self._table_message(viewer))

    def _table_message(self, viewer: Viewer) -> bytes:
        host = viewer.person is not None and viewer.person == self.table.host
        return encode(wire.TableDown(self.info(), viewer.seat, host))

    def info(self) -> wire.TableInfo:
        """The table as everybody may see it."""
        table, match = self.table, self.table.match
        here = {viewer.seat for viewer in self.viewers}
        outcome = None if match is None else match.outcome
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
            commit=commit_to(table.secret).hex(),
            next=table.next,
            ranks=outcome.ranks if outcome else (),
            scores=outcome.scores if outcome else (),
            ending=outcome.ending if outcome else "",
        )

    async def whole(self, viewer: Viewer) -> None:
        """All that a viewer may know now, in one go."""
        async with self.lock:
            viewer.seat = self.seat_of(viewer.person)
            messages = [self._table_message(viewer)]
            match = self.table.match
            if match is not None:
                feed = self._feed(match, viewer.seat)
                body = encode(feed.sync())
                messages.append(b'{"type":"sync","v":0,"now":%d,%s' % (self.clock(), body[1:]))
            viewer.begin_anew(messages)
            self._drop_unwatched_feeds()

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
        return next((seat for seat, place in enumerate(self.table.places) if place.person == person), None)

    def enter_viewer(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        viewer.seat = self.seat_of(viewer.person)
        viewer.ask_sync()
        self.show_table()

    def leave_viewer(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._drop_unwatched_feeds()
        self.idle_since = self.house.now()
        self.show_table()

    @property
    def has_contests(self) -> bool:
        match = self.table.match
        return match is not None and match.game.has_contests

    def start_match(self, header: Header, started: int) -> None:
        """Begin play; the caller commits."""
        self.table.started = started
        self.table.status = "playing"
        self.table.match = Match(header)
        self._begin(self.table.match)
        for viewer in self.viewers:
            viewer.ask_sync()

    def log_hand(self, seat: Seat, to: str) -> None:
        """Note in the log that a seat was handed to a bot, or back."""
        match = self.table.match
        if match is not None:
            match.append(Entry(len(match.log), self.clock(), TABLE, hand(seat, to)))

    async def close(self) -> None:
        """Forget everything; the store has it."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [*self._thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seed_of(table: Table) -> bytes:
    """The seed of a table's dice: its secret and the nonces that its header froze."""
    assert table.match is not None
    header = table.match.header
    return derive_seed(table.secret, header.id, [bytes.fromhex(nonce) for nonce in header.nonces])
