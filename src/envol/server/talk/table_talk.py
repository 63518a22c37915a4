"""What is said at one table, and to whom of those who are there it is sent."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable, Collection
from functools import cache

from envol.codec import encode
from envol.fluent import MissingText
from envol.server import wire
from envol.server.access import TokenBuckets, clean_text
from envol.server.store import Away, Conflict, Table
from envol.server.talk.audience import is_aside, may_hear
from envol.server.talk.kept_talk import KeptTalk, Line
from envol.server.viewer import Viewer
from envol.server.wire import Ack, MuteUp, ReportUp, SaidInfo, SayUp
from envol.texts import Texts

LONGEST = 280  # signs of a line
MOST = 200  # lines in memory; older ones are in the store
MOST_TOLD = 60  # to whoever comes
MOST_REPORTED = 20


class TableTalk:
    """The talk of one table. It has a lock of its own: whoever talks holds up no move."""

    def __init__(
        self,
        table: Table,
        viewers: Collection[Viewer],
        name_of: Callable[[str], str],
        kept: KeptTalk,
        limits: TokenBuckets,
        now: Callable[[], int],
        keep_ms: int,
    ) -> None:
        self._table = table
        self._viewers = viewers
        self._name_of = name_of
        self._kept = kept
        self._limits = limits
        self._now = now
        self._keep_ms = keep_ms
        self._lock = asyncio.Lock()
        self._lines: deque[Line] = deque(maxlen=MOST)
        self._mutes: dict[str, set[str]] = {}

    async def load(self) -> None:
        """Read what was said before the table was woken."""
        self._lines = deque(await self._kept.last(self._table.id, MOST), MOST)
        self._mutes = await self._kept.mutes(self._table.id)

    def take(self, table: Table) -> None:
        """The table was read anew."""
        self._table = table

    def untie(self) -> None:
        """Know the room no longer."""
        del self._name_of

    # What people do

    async def say(self, viewer: Viewer, up: SayUp) -> None:
        """A line: it is answered, always, and said once however often it is sent."""
        async with self._lock:
            viewer.answer(await self._say(viewer.person, up))

    async def _say(self, person: str | None, up: SayUp) -> wire.No | Ack:
        if person is None:
            return wire.refuse(up.id, "envol.16", "not-known")
        if any((line.person, line.id) == (person, up.id) for line in self._lines):
            return Ack(up.id)
        text = clean_text(up.text)
        if bool(up.phrase) == bool(up.text):
            return wire.refuse(up.id, "envol.8", "message-unreadable")
        if up.phrase and not is_phrase(self._table.game, up.phrase):
            return wire.refuse(up.id, "envol.16", "no-such-phrase")
        if up.text and not self._table.words:
            return wire.refuse(up.id, "envol.16", "no-words")
        if text is None or (up.text and not text):
            return wire.refuse(up.id, "envol.16", "bad-words")
        if len(text) > LONGEST:
            return wire.refuse(up.id, "envol.16", "too-many-words", {"most": LONGEST})
        if not self._limits.take(person):
            return wire.refuse(up.id, "envol.8", "too-fast")
        seat = self._table.eyes_of(person)
        number = self._lines[-1].number + 1 if self._lines else 1
        aside = is_aside(self._table, person)
        line = Line(number, self._now(), person, self._name_of(person), seat, aside, up.phrase, text, up.id)
        try:
            await self._kept.keep(self._table.id, line)
        except (Conflict, Away):
            return await self._answer_lost(person, up)
        self._lines.append(line)
        for viewer in self._viewers:
            if self._is_for(line, viewer.person):
                viewer.hears = True
                viewer.push(encode(wire.SaidDown(self._info(line, viewer.person))))
        return Ack(up.id)

    async def _answer_lost(self, person: str, up: SayUp) -> wire.No | Ack:
        """The store did not take the line: it was there already, or nothing happened."""
        try:
            await self.load()  # its numbers may be others than those in memory
            if await self._kept.has(self._table.id, person, up.id):
                return Ack(up.id)
        except Away:
            pass
        return wire.refuse(up.id, "envol.11", "not-saved")

    async def mute(self, viewer: Viewer, up: MuteUp) -> None:
        """Hear somebody no longer at this table, or again; nobody else is told."""
        async with self._lock:
            person, muted = viewer.person, self._person_of(up.who)
            if person is None or muted is None or muted == person:
                viewer.answer(wire.refuse(up.id, "envol.16", "not-known"))
            elif not self._limits.take(person):
                viewer.answer(wire.refuse(up.id, "envol.8", "too-fast"))
            else:
                try:
                    await self._kept.mute(self._table.id, person, muted, self._now(), on=up.muted)
                except (Conflict, Away):
                    viewer.answer(wire.refuse(up.id, "envol.11", "not-saved"))
                    return
                mine = self._mutes.setdefault(person, set())
                if up.muted:
                    mine.add(muted)
                else:
                    mine.discard(muted)
                viewer.answer(Ack(up.id))
                for other in self._viewers:
                    if other.person == person:
                        self._show_whole(other)

    async def report(self, viewer: Viewer, up: ReportUp) -> None:
        """Keep a line for the operator, with those before it as this viewer heard them."""
        async with self._lock:
            person = viewer.person
            heard = [line for line in self._heard_by(person) if line.number <= up.number][-MOST_REPORTED:]
            if person is None or not heard or heard[-1].number != up.number or heard[-1].person == person:
                viewer.answer(wire.refuse(up.id, "envol.16", "no-such-line"))
            elif not self._limits.take(person):
                viewer.answer(wire.refuse(up.id, "envol.8", "too-fast"))
            else:
                try:
                    await self._kept.report(self._table.id, person, heard[-1], up.why, self._now(), heard)
                except Away:
                    viewer.answer(wire.refuse(up.id, "envol.11", "not-saved"))
                else:
                    viewer.answer(Ack(up.id))

    # What is sent

    def whole(self, viewer: Viewer) -> list[bytes]:
        """The last lines that a viewer may hear, as one message; none where there is nothing to tell."""
        person = viewer.person
        lines = tuple(self._info(line, person) for line in self._heard_by(person))[-MOST_TOLD:]
        muted = tuple(wire.MutedInfo(self._who(one), self._last_name(one)) for one in sorted(self._muted_by(person)))
        if not (lines or muted or viewer.hears):
            return []
        viewer.hears = True
        return [encode(wire.TalkDown(lines, muted))]

    def show_all(self) -> None:
        """The match is over: everybody may hear everything."""
        for viewer in self._viewers:
            self._show_whole(viewer)

    def _show_whole(self, viewer: Viewer) -> None:
        for message in self.whole(viewer):
            viewer.push(message)

    def _info(self, line: Line, person: str | None) -> SaidInfo:
        return SaidInfo(
            number=line.number,
            at=line.at,
            who=self._who(line.person),
            name=line.name,
            seat=line.seat,
            phrase=line.phrase,
            text=line.text,
            mine=line.person == person,
            aside=line.aside,
        )

    def _heard_by(self, person: str | None) -> list[Line]:
        since = self._since()
        return [line for line in self._lines if line.at >= since and self._is_for(line, person)]

    def _is_for(self, line: Line, person: str | None) -> bool:
        return may_hear(self._table, line, person) and line.person not in self._muted_by(person)

    def _muted_by(self, person: str | None) -> set[str]:
        return self._mutes.get(person, set()) if person is not None else set()

    def _since(self) -> int:
        return self._now() - self._keep_ms

    # Who is meant

    def _who(self, person: str) -> str:
        """What others know a speaker by, at this table only."""
        return hashlib.blake2b(f"{self._table.id} {person}".encode(), digest_size=9).hexdigest()

    def _person_of(self, who: str) -> str | None:
        speakers = {line.person for line in self._lines}.union(*self._mutes.values())
        return next((person for person in speakers if self._who(person) == who), None)

    def _last_name(self, person: str) -> str:
        return next((line.name for line in reversed(self._lines) if line.person == person), "")


@cache
def is_phrase(game: str, phrase: str) -> bool:
    """Whether there is such a text, for all games or for this one; a game of others may have none."""
    try:
        return f"phrase-{phrase}" in Texts("en", game)
    except (MissingText, OSError, ImportError, ValueError):
        return f"phrase-{phrase}" in Texts("en")
