"""A room: one table, its match, and all who watch it. Every change goes check → store → send, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Executable

from envol import catalogue
from envol.drive import Driver
from envol.game import TABLE, Move, Seat
from envol.log import Entry, Header
from envol.match import Match, hand, is_break, resume, undo
from envol.server import wire
from envol.server.access import Person
from envol.server.bot_workers import BotWorkers
from envol.server.refusals import Refused
from envol.server.rooms.autoplay import Autoplay
from envol.server.rooms.broadcast import Broadcast, table_info
from envol.server.rooms.move_check import check_move, is_open_to_bot
from envol.server.rooms.news import News
from envol.server.rooms.presence import RESTART_MS, Presence
from envol.server.rooms.races import Claim, Races, rival_delays
from envol.server.rooms.saved_table import SavedTable
from envol.server.rooms.tasks import RoomTasks
from envol.server.rooms.wishes import TakeBack, is_told_to_all
from envol.server.settings import Settings
from envol.server.store import Table, Writer
from envol.server.viewer import Viewer, tick
from envol.server.wire import Ack, MoveUp, No

MOST_TABLE_LINES = 200  # seats handed to and fro, and moves taken back, in one match
WISH_MS = 10_000  # for so long the wish of a latecomer whose connection is cut can be taken up again


@dataclass
class RoomServices:
    """What all rooms of one server share."""

    writer: Writer
    bot_workers: BotWorkers
    now: Callable[[], int]
    load: Callable[[str], Awaitable[Table | None]]  # a table as the store has it
    listing_changed: Callable[[], None]  # what everybody may see of a listed table is not as it was
    own_changed: Callable[..., None]  # a table is not as it was, for its people and for these others
    settings: Settings
    began: int  # when the server was started


class Room:
    """One table in memory. Its lock makes changes follow one another; nothing is sent before it is durable."""

    def __init__(self, services: RoomServices, table: Table) -> None:
        self._services = services
        self.lock = asyncio.Lock()
        self.tasks = RoomTasks(table.id)
        settings = services.settings
        self.broadcast = Broadcast(table, settings.wishes_per_person)
        self.news = News(services.now)
        self.presence = Presence(
            table, self.broadcast.viewers, self.news, self.tasks, services.now, settings, self._show_table
        )
        if table.status == "playing" and services.now() < services.began + RESTART_MS:
            self.presence.expect()
        self.races = Races()
        self.tick = tick
        self.idle_since = services.now()
        self.take_back: TakeBack | None = None  # what somebody asks for now
        self.takes_back = 0  # how often somebody has asked to
        self.outs: dict[Seat, set[Seat]] = {}  # the seats that some would like a bot to play, and who
        self.again: set[Seat] = set()  # whose people have said that they play the next game too
        self._unsure: list[Claim] = []  # moves of which it is not known whether the store took them
        self._saved = SavedTable(
            table,
            services.writer,
            lambda: services.load(table.id),
            services.now,
            self.lock,
            self.tasks,
            self._after_read_back,
            lambda: self.autoplay.go_on(),
        )
        self.autoplay = Autoplay(
            self._saved,
            self.races,
            self.tasks,
            services.bot_workers,
            settings.pace,
            self.locked,
            self._play_bot,
            self.commit,
        )

    @property
    def table(self) -> Table:
        return self._saved.table

    @property
    def driver(self) -> Driver | None:
        return self._saved.driver

    @property
    def is_sound(self) -> bool:
        """Whether memory holds what the store holds, and no more."""
        return self._saved.is_sound

    @property
    def is_idle(self) -> bool:
        """Nobody watches, and nothing is under way."""
        return not (self.broadcast.viewers or self.lock.locked() or self.tasks.are_running) and self.is_sound

    def clock(self) -> int:
        """Milliseconds since the match started; never before the last line."""
        return self._saved.clock()

    def locked(self) -> Room:
        """One change at a time; one that ends in a fault may be half done, so memory is not trusted after it."""
        return self

    async def __aenter__(self) -> None:  # by hand: every move comes this way
        await self.lock.acquire()

    async def __aexit__(self, _: object, error: BaseException | None, trace: object) -> None:
        if error is not None and not isinstance(error, Refused):
            self._saved.distrust()
        self.lock.release()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """The same, but only while memory can be trusted, and the table is there."""
        async with self.locked():
            if self.tasks.is_closed:
                raise Refused(404, "no-such-table")
            if not self.is_sound:
                raise Refused(503, "not-saved")
            yield

    async def close(self) -> None:
        """Forget everything; the store has it."""
        self.autoplay.stop()
        await self.tasks.close()
        # Its parts call one another back: untied, all of it goes at once, and no search for garbage must find it.
        self.autoplay.untie()
        self._saved.untie()
        self.presence.untie()

    # A seat's move: check → store → send.

    async def play(self, viewer: Viewer, up: MoveUp) -> None:
        """A seat's move: it is answered, always, and applied once however often it is sent."""
        arrived = self.tick()
        async with self.locked():
            seat = self.table.seat_of(viewer.person)
            held = None if seat is None else self.races.held(seat)
            waiting = [claim for claim in (held, *self._unsure) if claim and (claim.seat, claim.id) == (seat, up.id)]
            if seat is not None and (seat, up.id) in self.table.ids:
                viewer.answer(Ack(up.id))
            elif waiting:
                if viewer not in waiting[0].viewers:  # sent again over a new connection: the answer goes there too
                    waiting[0].viewers.append(viewer)
            elif not self.is_sound:
                viewer.answer(wire.refuse(up.id, "envol.11", "not-saved"))
            elif held is not None:
                viewer.answer(wire.refuse(up.id, "envol.12", "claim-waits"))
            else:
                found = self._check(seat, up)
                if isinstance(found, No) or seat is None:
                    viewer.answer(found)
                else:
                    await self._claim(Claim(seat, found, up.on, arrived, viewer.delay, up.id, [viewer]))

    def _check(self, seat: Seat | None, up: MoveUp) -> No | Move:
        """The move, or why it cannot be the next line; a game that fails over it changes nothing either."""
        try:
            return check_move(self.table, self.driver, seat, up, self.clock())
        except Exception as error:
            self.tasks.report(error)
            return wire.refuse(up.id, "envol.11", "our-fault")

    async def _claim(self, claim: Claim) -> None:
        """Play a move that was checked; one that others race for may have to wait."""
        assert self.driver is not None
        match = self.driver.match
        key = match.game.contest(match.state, claim.seat, claim.move)
        if key is None:
            await self._enter(claim)
        elif self.races.joins(key, claim) or self._begin_race(key, claim):
            self.autoplay.go_on()
        else:
            await self._enter(claim, hold=0)

    async def _play_bot(self, seat: Seat, move: Move) -> None:
        """A bot's move, which was checked."""
        assert self.driver is not None
        await self._claim(Claim(seat, move, self.driver.match.asked[seat], self.tick()))

    def _begin_race(self, key: str, claim: Claim) -> bool:
        """Whether others could still be earlier; then the claim waits for them."""
        wait = self.races.hold(key, claim, rival_delays(self.table, self.broadcast.viewers, key, claim))
        if wait:
            self.tasks.after(max(0, claim.arrived + wait - self.tick()), partial(self._end_race, key))
        return wait > 0

    async def _end_race(self, key: str) -> None:
        """The earliest departure is played; of the others whatever is still possible then, as a rule nothing."""
        async with self.locked():
            for claim in self.races.end(key, self.table):
                await self._try_claim(claim, hold=self.tick() - claim.arrived)
            self.autoplay.go_on()

    async def _try_claim(self, claim: Claim, hold: int) -> None:
        """Play a move that has waited, if it is still possible after what was played meanwhile."""
        if claim.id is None:
            if self.is_sound and is_open_to_bot(self.table, self.driver, claim.seat, claim.on, claim.move):
                await self._enter(claim, hold)
        elif (claim.seat, claim.id) in self.table.ids:
            claim.answer(Ack(claim.id))
        elif not self.is_sound:
            claim.answer(wire.refuse(claim.id, "envol.11", "not-saved"))
        else:
            found = self._check(claim.seat, MoveUp(claim.id, claim.on, str(claim.move)))
            if isinstance(found, No):
                claim.answer(found)
            else:
                await self._enter(claim, hold)

    async def _enter(self, claim: Claim, hold: int | None = None) -> None:
        """Add a move that was checked and make it durable; then answer and show it."""
        assert self.driver is not None
        delay = None if hold is None else claim.delay
        try:
            self.end_pause()  # whoever moves goes on
            match, goes_on = self.driver.match, False
            n = len(match.log)
            play = partial(self.driver.play, claim.seat, claim.move, self.clock(), delay, hold)
            if self.take_back is None or claim.id is None:
                play()
            else:
                goes_on = is_told_to_all(match, claim.seat, play)
            saved = await self.commit(ids={n: claim.id} if claim.id is not None else {})
        except Exception as error:  # of the game: the move may be half applied, or even saved
            self.tasks.report(error)
            self._saved.distrust()
            saved = False
        if saved:
            claim.answer(Ack(claim.id or ""))
            if self.take_back is not None and goes_on:  # whoever plays on has declined, unless that is a secret
                self.news.tell("undo-over", seat=self.take_back.seat)
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
        changes = await self._saved.save(statements, ids or {})
        if changes is None:
            return False
        if statements or changes:
            self.broadcast.reseat()
        self.broadcast.show_steps()
        self.show_own()
        if "status" in changes:
            self.show_table()
        self.autoplay.go_on()
        return True

    def _after_read_back(self) -> None:
        """The table was read anew: whoever waits is answered, and everybody is sent the whole."""
        self.take_back = None
        self.outs.clear()
        self.broadcast.wishes.waiting = []
        self.broadcast.take(self.table)
        self.presence.take(self.table)
        unsure, self._unsure = self._unsure, []
        for claim in unsure:
            self._answer_lost(claim)
        self.broadcast.reseat()
        self.broadcast.sync_all()
        self.show_own()
        self.autoplay.go_on()

    # Those who watch.

    def enter_viewer(self, viewer: Viewer) -> None:
        viewer.begin_sync = partial(self.tasks.spawn, partial(self._send_whole, viewer))
        self.broadcast.enter(viewer)
        self.presence.come(viewer)
        viewer.ask_sync()
        if self.broadcast.wishes.waiting:
            self.presence.show_soon()

    def leave_viewer(self, viewer: Viewer) -> None:
        self.broadcast.leave(viewer)
        viewer.begin_sync = lambda: None  # it held the viewer
        self.presence.go(viewer)
        self.idle_since = self._services.now()
        if self.broadcast.wishes.waiting:
            self.presence.show_soon()
        if self.broadcast.wishes.of(viewer.person) is not None:
            self.forget_wishes_soon()

    def forget_wishes_soon(self) -> None:
        """A latecomer who is not there asks nothing, and after a while has never asked."""
        self.tasks.after(WISH_MS, self._forget_wishes)

    async def _forget_wishes(self) -> None:
        present = self.broadcast.present_people()
        for wish in self.broadcast.wishes.waiting:
            if wish.person not in present:
                self.broadcast.wishes.drop(wish)

    async def _send_whole(self, viewer: Viewer) -> None:
        try:
            async with self.lock:
                if self.is_sound:  # else it is asked again when the table has been read back
                    self.broadcast.send_whole(viewer, self.info(), self.presence.attendance(), self.clock())
        except Exception:
            viewer.close(wire.CLOSE_FAULT, "our-fault")  # it would wait for ever: its client must come back
            raise
        finally:
            viewer.end_sync()

    def send_story(self, viewer: Viewer) -> None:
        """Tell a viewer all that it has or could have seen before."""
        self.tasks.spawn(partial(self._send_story, viewer))

    async def _send_story(self, viewer: Viewer) -> None:
        async with self.lock:
            if self.is_sound and not viewer.stale:  # else it is sent the whole first, and asks again
                await self.broadcast.send_story(viewer)

    def info(self) -> wire.TableInfo:
        """The table as everybody may see it."""
        wishes = self.broadcast.shown_wishes()
        return table_info(self.table, self.presence.seats(), self.take_back, wishes, self.outs, self.again)

    def show_table(self) -> None:
        """Tell everybody that the table has changed."""
        if self.table.listed:
            self._services.listing_changed()
        self.show_own()
        self.broadcast.show_table(self.info(), self.presence.attendance())

    def show_own(self, *others: str | None) -> None:
        """Tell those whose table it is, wherever they are, and others who have left it."""
        self._services.own_changed(self.table, *others)

    async def _show_table(self) -> None:
        """Tell everybody once what is being changed is durable, if anything is."""
        async with self.lock:
            if self.is_sound:
                self.show_table()

    # The match.

    @property
    def has_contests(self) -> bool:
        """Whether seats can race here; connections are measured before play begins."""
        table = self.table
        if table.match is not None:
            return table.match.game.has_contests
        return catalogue.create(table.game, len(table.places), table.options, table.rules).has_contests

    def playing(self, person: Person) -> tuple[Match, Seat]:
        """The match that goes on here, and the seat that this person plays at it."""
        match, seat = self.table.match, self.table.seat_of(person.id)
        if seat is None:
            raise Refused(403, "only-players")
        if match is None:
            raise Refused(409, "not-started")
        if self.table.status == "over":
            raise Refused(409, "match-over")
        if self.table.places[seat].bot is not None:
            raise Refused(409, "bot-plays")
        return match, seat

    def finished(self) -> Match:
        """The match that is over; refused while it is not."""
        if self.table.status != "over" or self.table.match is None:
            raise Refused(409, "record-when-over")
        return self.table.match

    def start_match(self, header: Header, started: int) -> None:
        """Begin play; the caller commits."""
        self.table.started = started
        self.table.status = "playing"
        self._saved.begin(Match(header))
        self.broadcast.sync_all()

    def log_hand(self, seat: Seat, to: str) -> None:
        """Note in the log that a seat was handed to a bot, or back."""
        if self.driver is not None:
            self.end_pause()  # nobody is alone at it now, or nobody is left to say that it goes on
            self._log(hand(seat, to))
            self.driver.drop(seat)
            self.outs.pop(seat, None)
            for others in self.outs.values():
                others.discard(seat)
            if self.take_back is not None and self.take_back.seat == seat:
                self.take_back = None

    def log_undo(self, line: int) -> None:
        """Take this line back, and all after it; the caller commits."""
        if self.driver is not None:
            self.end_pause()
            self._log(undo(line))
            for seat in range(self.driver.match.game.seats):
                self.driver.drop(seat)

    def _log(self, move: Move) -> None:
        """Add a line of the table's own. They come from people, and nothing in the rules limits their number."""
        match = self.table.match
        assert match is not None
        if sum(1 for line in match.log if line.seat == TABLE and not is_break(line)) >= MOST_TABLE_LINES:
            raise Refused(429, "too-many-changes", most=MOST_TABLE_LINES)
        self.log_break(move)

    def end_pause(self) -> bool:
        """Whether the table stood still; then it goes on, and the caller commits."""
        if self.table.match is None or self.table.match.still_since is None:
            return False
        self.log_break(resume())
        return True

    def log_break(self, move: Move) -> None:
        """Add a line of the table's own that counts among no others; the caller commits."""
        match = self.table.match
        assert match is not None
        match.append(Entry(len(match.log), self.clock(), TABLE, move))
