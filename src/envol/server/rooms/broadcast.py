"""Those who watch a table, and what each of them is sent: its feed and no more, and nothing before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial

from envol.codec import encode
from envol.dice import commit_to
from envol.feed import Feed, story
from envol.game import Seat
from envol.match import Match
from envol.server import wire
from envol.server.rooms.presence import Attendance
from envol.server.rooms.wishes import SeatWish, SeatWishes, TakeBack, judges_of
from envol.server.store import Table
from envol.server.viewer import Viewer
from envol.updates import Told

AT_ONCE = 100  # steps of a story that are told before other tables have their turn


class Broadcast:
    """The viewers of one table. Its room says when something is durable, and holds its lock meanwhile."""

    def __init__(self, table: Table, wishes_per_person: int) -> None:
        self.viewers: set[Viewer] = set()
        self.wishes = SeatWishes(wishes_per_person)  # of those who watch
        self._table = table
        self._feeds: dict[Seat | None, Feed] = {}

    def take(self, table: Table) -> None:
        """The table was read anew: nothing that was fed before holds."""
        self._table = table
        self._feeds.clear()

    # What is sent

    def show_steps(self) -> None:
        """Send every viewer what the new lines have changed for it."""
        bodies = {seat: encode(step) for seat, feed in self._feeds.items() if (step := feed.step()) is not None}
        for viewer in self.viewers:
            body = bodies.get(viewer.seat)
            if body is not None:
                viewer.push_step(body)

    def show_table(self, info: wire.TableInfo, attendance: Attendance) -> None:
        """Tell everybody that the table has changed."""
        for viewer in self.viewers:
            viewer.push(self._table_message(viewer, info, attendance))

    def _table_message(self, viewer: Viewer, info: wire.TableInfo, attendance: Attendance) -> bytes:
        person, table = viewer.person, self._table
        wishes = self.shown_wishes()
        news = attendance.news.since(viewer.told)
        viewer.told = attendance.news.last
        return encode(
            wire.TableDown(
                info,
                viewer.seat,
                host=person is not None and person == table.host,
                kept=table.seat_of(person) if viewer.seat is None else None,
                asks=next((wish.number for wish in wishes if wish.person == person), None),
                admits=tuple(wish.number for wish in wishes if person in (self.judges(wish.person) or ())),
                joins=self.wishes.open_to(person, table),
                keeps=tuple(attendance.long_away) if viewer.seat is not None else (),
                away=attendance.away,
                watching=attendance.watching,
                news=news,
            )
        )

    def send_whole(self, viewer: Viewer, info: wire.TableInfo, attendance: Attendance, clock: int) -> None:
        """Send a viewer all that it may know now, in one go."""
        viewer.seat = self._table.eyes_of(viewer.person)
        viewer.told = 0
        messages = [self._table_message(viewer, info, attendance)]
        match = self._table.match
        if match is not None:
            body = encode(self._feed(match, viewer.seat).sync())
            messages.append(b'{"type":"sync","v":0,"now":%d,%s' % (clock, body[1:]))
        viewer.begin_anew(messages)
        self._drop_unwatched_feeds()

    async def send_story(self, viewer: Viewer) -> None:
        """Tell a viewer, between two of its steps, all that it has or could have seen before."""
        match, steps = self._table.match, list[Told]()
        for told in story(match, viewer.seat, partial(self._is_alone, viewer.seat)) if match is not None else ():
            steps.append(told)
            if len(steps) % AT_ONCE == 0:
                await asyncio.sleep(0)
        viewer.push(encode(wire.StoryDown(steps)))

    def sync_all(self) -> None:
        """Have everybody sent the whole."""
        for viewer in self.viewers:
            viewer.ask_sync()

    def _feed(self, match: Match, seat: Seat | None) -> Feed:
        if seat not in self._feeds:
            self._feeds[seat] = Feed(match, seat, partial(self._is_alone, seat))
            match.watchers.append(self._feeds[seat])
        return self._feeds[seat]

    def _is_alone(self, seat: Seat | None) -> bool:
        """Whether all other seats are bots', and no person's whom a bot plays for."""
        return all(place.bot and not place.person for number, place in enumerate(self._table.places) if number != seat)

    def _drop_unwatched_feeds(self) -> None:
        watched = {viewer.seat for viewer in self.viewers}
        for seat in [seat for seat in self._feeds if seat not in watched]:
            feed = self._feeds.pop(seat)
            if self._table.match is not None:
                self._table.match.watchers.remove(feed)

    # Who watches

    def present_people(self) -> set[str | None]:
        """Whose connections are open."""
        return {viewer.person for viewer in self.viewers}

    def shown_wishes(self) -> list[SeatWish]:
        """The seats that are asked for by those who are there."""
        if not self.wishes.waiting or self._table.status != "playing":
            return []
        present = self.present_people()
        return [wish for wish in self.wishes.waiting if wish.person in present]

    def judges(self, person: str) -> set[str] | None:
        """Who may let this latecomer in; None if there is nobody to ask."""
        return judges_of(self._table, person, self.present_people())

    def reseat(self) -> None:
        """Let every viewer be whom the table says it is; who has become another is sent the whole anew."""
        self.wishes.drop_settled(self._table)
        for viewer in self.viewers:
            seat = self._table.eyes_of(viewer.person)
            if viewer.seat != seat:
                viewer.seat = seat
                viewer.ask_sync()

    def enter(self, viewer: Viewer) -> None:
        viewer.seat = self._table.eyes_of(viewer.person)
        self.viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._drop_unwatched_feeds()


def table_info(
    table: Table,
    present: Collection[Seat],
    take_back: TakeBack | None,
    wishes: Sequence[SeatWish] = (),
    outs: Mapping[Seat, Collection[Seat]] | None = None,
    again: Collection[Seat] = (),
) -> wire.TableInfo:
    """A table as everybody may see it, with the seats whose people are here and what is asked for."""
    match = table.match
    # In memory a match may be over a moment before that is durable.
    outcome = match.outcome if match is not None and table.status == "over" else None
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        seats=tuple(
            wire.SeatInfo(place.name, place.kind, place.bot, bool(place.nonce or place.bot), number in present)
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
        undo=take_back.info(table) if take_back is not None and table.status == "playing" else None,
        wishes=tuple(wish.info() for wish in wishes),
        outs=tuple(wire.OutInfo(seat, tuple(sorted(by))) for seat, by in sorted((outs or {}).items()) if by),
        again=tuple(sorted(again)),
    )
