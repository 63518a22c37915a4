"""A room: one table, its match, and all who watch it. Every change goes check → store → send, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from envol import catalogue
from envol.dice import ServedDice
from envol.drive import Driver
from envol.game import CLOCK, NATURE, TABLE, IllegalMove, Move, Seat
from envol.log import Entry, Header
from envol.match import Match, hand, undo
from envol.server import wire
from envol.server.archive import Table, entry_row, row_changes
from envol.server.audience import Audience
from envol.server.judge import is_open_to_bot, judge
from envol.server.people import Person
from envol.server.race import Claim, Races
from envol.server.refusal import Refused
from envol.server.store import Conflict
from envol.server.store.schema import game_match
from envol.server.viewer import Viewer, tick
from envol.server.wire import Ack, MoveUp, No

if TYPE_CHECKING:
    from envol.server.house import House

log = logging.getLogger("envol.room")
MOST_TABLE_LINES = 200  # seats handed to and fro, and moves taken back, in one match
QUIET_MS = 500  # after a failure of the store nothing is tried again before


class Room(Audience):
    """One table in memory. Its lock makes changes follow one another; nothing is sent before it is durable."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self.tick = tick
        self._timer: asyncio.TimerHandle | None = None
        self._quiet_until = 0
        self._thinking: set[Seat] = set()
        self._unsure: list[Claim] = []  # moves of which it is not known whether the store took them
        self.races = Races(self)
        self.takes_back = 0  # how often somebody has asked to
        self.take(table)

    def take(self, table: Table) -> None:
        """Start from what the store knows, at first and whenever memory and store may differ."""
        self.table = table
        self.take_back = None
        self._stored = 0
        self._feeds.clear()
        self.driver: Driver | None = None
        if table.match is not None:
            self._begin(table.match)

    def _begin(self, match: Match) -> None:
        thrown = sum(1 for line in match.log if line.seat == NATURE)
        self.driver = Driver(match, ServedDice(self.table.seed, thrown))
        self._stored = len(match.log)

    def locked(self) -> Room:
        """One change at a time; one that ends in a fault may be half done, so memory is not trusted after it."""
        return self

    async def __aenter__(self) -> None:  # by hand: every move comes this way
        await self.lock.acquire()

    async def __aexit__(self, _: object, error: BaseException | None, trace: object) -> None:
        if error is not None and not isinstance(error, Refused):
            self._distrust()
        self.lock.release()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """The same, but only while memory can be trusted, and the table is there."""
        async with self.locked():
            if self._is_closed:
                raise Refused(404, "no-such-table")
            if not self.is_sound:
                raise Refused(503, "not-saved")
            yield

    # What a person may do here.

    async def play(self, viewer: Viewer, up: MoveUp) -> None:
        """A seat's move: it is answered, always, and applied once however often it is sent."""
        arrived = self.tick()
        async with self.locked():
            seat = self.seat_of(viewer.person)
            held = None if seat is None else self.races.held(seat)
            waiting = [claim for claim in (held, *self._unsure) if claim and (claim.seat, claim.id) == (seat, up.id)]
            if seat is not None and (seat, up.id) in self.table.ids:
                viewer.answer(Ack(up.id))
            elif waiting:
                if viewer not in waiting[0].viewers:  # sent again over a new line: the answer goes there too
                    waiting[0].viewers.append(viewer)
            elif not self.is_sound:
                viewer.answer(wire.refuse(up.id, "envol.11", "not-saved"))
            elif held is not None:
                viewer.answer(wire.refuse(up.id, "envol.12", "claim-waits"))
            else:
                found = self._judge(seat, up)
                if isinstance(found, No) or seat is None:
                    viewer.answer(found)
                else:
                    await self._claim(Claim(seat, found, up.on, arrived, viewer.delay, up.id, [viewer]))

    def _judge(self, seat: Seat | None, up: MoveUp) -> No | Move:
        """The move, or why it cannot be the next line; a game that fails over it changes nothing either."""
        try:
            return judge(self.table, self.driver, seat, up, self.clock())
        except Exception as error:
            self.report(error)
            return wire.refuse(up.id, "envol.11", "our-fault")

    async def _claim(self, claim: Claim) -> None:
        """Play a move that was judged; one that others race for may have to wait."""
        assert self.driver is not None
        match = self.driver.match
        key = match.game.contest(match.state, claim.seat, claim.move)
        if key is None:
            await self._enter(claim)
        elif self.races.hold(key, claim):
            self.go_on()
        else:
            await self._enter(claim, hold=0)

    async def try_claim(self, claim: Claim, hold: int) -> None:
        """Play a move that has waited, if it is still possible after what was played meanwhile."""
        if claim.id is None:
            if self.is_sound and is_open_to_bot(self.table, self.driver, claim.seat, claim.on, claim.move):
                await self._enter(claim, hold)
        elif (claim.seat, claim.id) in self.table.ids:
            claim.answer(Ack(claim.id))
        elif not self.is_sound:
            claim.answer(wire.refuse(claim.id, "envol.11", "not-saved"))
        else:
            found = self._judge(claim.seat, MoveUp(claim.id, claim.on, str(claim.move)))
            if isinstance(found, No):
                claim.answer(found)
            else:
                await self._enter(claim, hold)

    async def _enter(self, claim: Claim, hold: int | None = None) -> None:
        """Add a move that was judged and make it durable; then answer and show it."""
        assert self.driver is not None
        n, delay = len(self.driver.match.log), None if hold is None else claim.delay
        try:
            self.driver.play(claim.seat, claim.move, self.clock(), delay, hold)
            saved = await self.commit(ids={n: claim.id} if claim.id is not None else {})
        except Exception as error:  # of the game: the move may be half applied, or even saved
            self.report(error)
            self._distrust()
            saved = False
        if saved:
            claim.answer(Ack(claim.id or ""))
            if self.take_back is not None and claim.id is not None:  # whoever plays on has declined
                self.take_back = None
                self.show_table()
        elif self.is_sound:
            self._answer_lost(claim)
        else:
            self._unsure.append(claim)

    def _answer_lost(self, claim: Claim) -> None:
        """The store did not take the line: either the very same command was there already, or nothing happened."""
        if claim.id is not None and (claim.seat, claim.id) in self.table.ids:
            claim.answer(Ack(claim.id))
        else:
            claim.answer(wire.refuse(claim.id or "", "envol.11", "not-saved"))

    async def commit(self, *statements: Executable, ids: dict[int, str] | None = None) -> bool:
        """Let chance follow, write the new lines, and show them once they are durable; with the lock held."""
        table, match, ids = self.table, self.table.match, ids or {}
        rows: list[tuple[Any, ...]] = []
        if match is not None and self.driver is not None:
            self.driver.settle(self.clock())
            rows = [entry_row(table.id, line, ids.get(line.n)) for line in match.log[self._stored :]]
        changes = row_changes(table)
        if changes:
            statements = (*statements, game_match.update().where(game_match.c.id == table.id).values(**changes))
        try:
            if statements or rows:
                await self.house.writer.write(*statements, entries=rows)
        except Exception as error:
            if not isinstance(error, Conflict):
                log.warning("table %s: the store failed (%s)", table.id, type(error).__name__)
            self._quiet_until = self.house.now() + QUIET_MS
            if not await self._read_back():
                self._distrust()
            return False
        if match is not None:
            table.ids.update({(match.log[n].seat, id): n for n, id in ids.items()})
            self._stored = len(match.log)
        table.status, table.due = changes.get("status", table.status), changes.get("due", table.due)
        if statements:
            self._reseat()
        self._show_steps()
        if "status" in changes:
            self.show_table()
        self.go_on()
        return True

    # When memory is ahead of the store, or behind another node: the store is the truth.

    async def _read_back(self) -> bool:
        """Whether the table could be read anew; then everybody is sent the whole."""
        try:
            table = await self.house.load(self.table.id)
        except Exception as error:
            log.warning("table %s: the store does not answer (%s)", self.table.id, type(error).__name__)
            return False
        if table is not None:
            self.take(table)
        self.is_sound = True
        unsure, self._unsure = self._unsure, []
        for claim in unsure:
            self._answer_lost(claim)
        self._reseat()
        for viewer in self.viewers:
            viewer.ask_sync()
        self.go_on()
        return True

    def _distrust(self) -> None:
        """Do and show nothing until the table could be read back."""
        if self.is_sound and not self._is_closed:
            self.is_sound = False
            self._quiet_until = self.house.now() + QUIET_MS
            self.go_on()
            self.spawn(self._heal)

    async def _heal(self) -> None:
        while True:
            async with self.lock:
                if await self._read_back():
                    return
            await asyncio.sleep(QUIET_MS / 1000)

    # What happens by itself.

    def go_on(self) -> None:
        """Ask the bots that are to move, and wait for what is due next; with the lock held."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        driver = self.driver
        if driver is None or self._is_closed or not self.is_sound:
            return
        places = self.table.places
        if driver.has_plans or any(place.bot for place in places):
            for seat, place in enumerate(places):
                if place.bot is None:
                    driver.drop(seat)  # its person is back
            for seat in driver.idle():
                bot = places[seat].bot
                if bot is not None and seat not in self._thinking and self.races.held(seat) is None:
                    self._ask(driver, seat, bot)
        at = driver.next_at()
        if at is not None:
            wait = max(0, self.table.started + at - self.house.now(), self._quiet_until - self.house.now())
            self._timer = self.after(wait, self._strike)

    def _ask(self, driver: Driver, seat: Seat, bot: str) -> None:
        """Let a bot think about the question that is put to it now, whatever happens meanwhile."""
        match = driver.match
        on, began, state = match.asked[seat], self.clock(), match.game.clone(match.state)

        async def think() -> None:
            answer = await self.house.thinkers.answer(bot, match.game, state, seat)
            async with self.locked():
                self._thinking.discard(seat)
                if driver is self.driver and match.asked[seat] == on and self.table.places[seat].bot == bot:
                    driver.plan(seat, answer, began, pace=self.house.settings.pace)
                self.go_on()

        self._thinking.add(seat)
        self.spawn(think)

    async def _strike(self) -> None:
        """Do the first thing that is due: a bot's move, or a timer's."""
        async with self.locked():
            driver = self.driver
            found = None if driver is None or not self.is_sound else driver.ripe(self.clock())
            if driver is None or found is None:
                self.go_on()
                return
            seat, move = found
            if seat == CLOCK and self.races.are_held:
                return  # the race began before the timer struck; when it has ended, all goes on
            driver.drop(seat)
            try:
                driver.match.check(seat, move)
            except IllegalMove:  # somebody was faster: the bot is asked again
                self.go_on()
                return
            if seat == CLOCK:
                driver.play(seat, move, self.clock())
                await self.commit()
            else:
                await self._claim(Claim(seat, move, driver.match.asked[seat], self.tick()))

    # The match.

    @property
    def is_idle(self) -> bool:
        """Nobody watches, and nothing is under way."""
        return not self.viewers and not self.lock.locked() and not self._tasks and self.is_sound

    @property
    def has_contests(self) -> bool:
        """Whether seats can race here; lines are measured before play begins."""
        table = self.table
        if table.match is not None:
            return table.match.game.has_contests
        return catalogue.create(table.game, len(table.places), table.options, table.rules).has_contests

    def playing(self, person: Person) -> tuple[Match, Seat]:
        """The match that goes on here, and the seat that this person plays at it."""
        match, seat = self.table.match, self.seat_of(person.id)
        if seat is None:
            raise Refused(403, "only-players")
        if match is None:
            raise Refused(409, "not-started")
        if self.table.status == "over":
            raise Refused(409, "match-over")
        if self.table.places[seat].bot is not None:
            raise Refused(409, "bot-plays")
        return match, seat

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
        if self.driver is not None:
            self._log(hand(seat, to))
            self.driver.drop(seat)
            if self.take_back is not None and self.take_back.seat == seat:
                self.take_back = None

    def log_undo(self, line: int) -> None:
        """Take this line back, and all after it; the caller commits."""
        if self.driver is not None:
            self._log(undo(line))
            for seat in range(self.driver.match.game.seats):
                self.driver.drop(seat)

    def _log(self, move: Move) -> None:
        """Add a line of the table's own. They come from people, and nothing in the rules limits their number."""
        match = self.table.match
        assert match is not None
        if sum(1 for line in match.log if line.seat == TABLE) >= MOST_TABLE_LINES:
            raise Refused(429, "too-many-changes", most=MOST_TABLE_LINES)
        match.append(Entry(len(match.log), self.clock(), TABLE, move))

    async def close(self) -> None:
        """Forget everything; the store has it."""
        if self._timer is not None:
            self._timer.cancel()
        await self.end_tasks()
