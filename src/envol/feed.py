"""What one viewer of a match is sent, and nothing else: the only door through which a match leaves the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from envol.catalogue import part
from envol.game import NATURE, TABLE, Event, Move, Seat
from envol.log import Entry, Header
from envol.match import QUIET, Match, Watcher, is_quiet
from envol.updates import Replay, SeatClock, Step, Sync, Told, You


def _never() -> bool:
    return False


class Feed(Watcher):
    """One viewer's messages: a watcher of the match that turns its lines into what this viewer may know.

    Whether asides of events are for this viewer is asked anew each time: who plays a seat may change."""

    def __init__(self, match: Match, viewer: Seat | None, hears_asides: Callable[[], bool] = _never) -> None:
        self._hears_asides = hears_asides
        self._match = match
        self._viewer = viewer
        self._seen: list[tuple[Seat, str]] = []
        self._events: list[dict[str, Any]] = []
        self._after: list[int] = []  # for each event, how many lines were seen before it
        self._has_break = (
            False  # the table has paused or gone on: it is told by how it looks now, and is no part of a story
        )

    def sync(self) -> Sync:
        """All that the viewer may know now."""
        return Sync(self._match.header, self._view(), self._you())

    def watch(self, seat: Seat, move: Move) -> None:
        """Note what the viewer will see of a line that is about to be added."""
        match = self._match
        if seat == TABLE and move.kind in QUIET:
            self._has_break = True
            return
        if seat == TABLE:
            # The number of a line would tell how many lines went unseen.
            self._seen.append((seat, move.kind if move.kind == "undo" else str(move)))
            return
        seen = match.game.seen(match.state, seat, move, self._viewer)
        if seen is not None:
            self._seen.append((seat, str(seen)))

    def hear(self, event: Event) -> None:
        """Note an event if it is for this viewer."""
        if event.to is None or self._viewer in event.to:
            aside = event.aside if event.aside and self._hears_asides() else {}
            self._events.append({"kind": event.kind, **event.data, **aside})
            self._after.append(len(self._seen))

    def told(self) -> Told | None:
        """What has happened since it was last asked, or None if the viewer saw nothing of it."""
        if not self._seen and not self._events:
            return None
        after = tuple(self._after) if self._after and self._after[0] < len(self._seen) else ()
        told = Told(tuple(self._seen), tuple(self._events), after)
        self._seen, self._events, self._after = [], [], []
        return told

    def step(self) -> Step | None:
        """The same, with how it looks now."""
        told = self.told()
        if told is None and not self._has_break:
            return None
        self._has_break = False
        if told is None:
            return Step((), (), view=self._view(), you=self._you())
        return Step(told.seen, told.events, told.after, view=self._view(), you=self._you())

    def _view(self) -> Any:
        return self._match.game.view(self._match.state, self._viewer)

    def _you(self) -> You:
        match, seat = self._match, self._viewer
        pace = None if match.clocks is None else match.clocks.pace
        clocks = () if pace is None else self._clocks()
        if seat is None:
            return You(0, (), match.due, match.still_since, pace, clocks)
        moves = match.game.moves(match.state, seat) if seat in match.to_move else ()
        offered = tuple([str(move) for move in moves])
        return You(match.asked[seat], offered, match.due, match.still_since, pace, clocks)

    def _clocks(self) -> tuple[SeatClock, ...]:
        """One's own as it is, those of others as everybody may know them."""
        clocks = self._match.clocks
        assert clocks is not None
        told = list[SeatClock]()
        for seat in range(self._match.game.seats):
            is_own = seat == self._viewer
            time = clocks.seats[seat] if is_own else clocks.shown[seat]
            until = clocks.deadline(seat) if is_own else clocks.shown_deadline(seat)
            # While it runs, what was used at the last line would tell when that was, even of one that is a secret.
            told.append(SeatClock(time.bank, time.used) if until is None else SeatClock(time.bank, until=until))
        return tuple(told)


def story(match: Match, viewer: Seat | None, hears_asides: Callable[[], bool] = _never) -> Iterator[Told]:
    """All that a viewer has seen since the match began, step by step as it was sent to those who were there."""
    past = Match(match.header)
    feed = Feed(past, viewer, hears_asides)
    past.watchers.append(feed)
    for number, entry in enumerate(match.log, start=1):
        past.append(entry)
        if number == len(match.log) or match.log[number].seat != NATURE:  # chance goes out with the line before it
            told = feed.told()
            if told is not None:
                yield told


def replay_of(header: Header, log: Iterable[Entry], viewer: Seat | None) -> Replay:
    """All that a viewer was shown, line by line; a line of which it saw nothing has an empty step."""
    past = Match(header)
    feed = Feed(past, viewer, lambda: True)
    past.watchers.append(feed)
    first = feed.sync()
    steps, stops, draws = list[Step](), [0], 0
    contents = Contents(past)
    for number, entry in enumerate(log, start=1):
        past.append(entry)
        contents.turn(entry)
        draws += entry.seat == NATURE
        if entry.seat == NATURE or is_quiet(entry):  # it goes with the line before it
            stops.pop()
        seen = feed.step()
        if seen is None:
            now = feed.sync()
            seen = Step((), (), view=now.view, you=now.you)
        steps.append(seen)
        stops.append(number)
    return Replay(header, first.view, steps, stops, contents.chapters, draws)


class Contents:
    """Where the chapters of a match begin, if its game has a module `chapters` that tells them apart."""

    def __init__(self, match: Match) -> None:
        self.chapters: list[int] = []
        self._match = match
        self._module = part(type(match.game), "chapters")
        self._names: list[Any] = []  # what the game calls each of them

    def turn(self, entry: Entry) -> None:
        """Come to the position after a line that has just been added."""
        match = self._match
        if self._module is None or match.outcome is not None:
            return
        if entry.seat == TABLE and entry.move.kind == "undo":
            while self.chapters and self.chapters[-1] >= entry.move.data["n"]:
                self.chapters.pop()  # it is void, and begins anew or never
                self._names.pop()
        now = self._module.chapter(match.state)
        if now is not None and now not in self._names[-1:]:
            self.chapters.append(len(match.log))
            self._names.append(now)
