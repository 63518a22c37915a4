"""What one viewer of a match is sent, and nothing else: the only door through which a match leaves the server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from envol.game import NATURE, TABLE, Event, Move, Seat
from envol.log import Entry, Header
from envol.match import Match, Watcher
from envol.updates import Replay, Step, Sync, Told, You


class Feed(Watcher):
    """One viewer's messages: a watcher of the match that turns its lines into what this viewer may know."""

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self._match = match
        self._viewer = viewer
        self._seen: list[tuple[Seat, str]] = []
        self._events: list[dict[str, Any]] = []

    def sync(self) -> Sync:
        """All that the viewer may know now."""
        return Sync(self._match.header, self._view(), self._you())

    def watch(self, seat: Seat, move: Move) -> None:
        """Note what the viewer will see of a line that is about to be added."""
        match = self._match
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
            self._events.append({"kind": event.kind, **event.data})

    def told(self) -> Told | None:
        """What has happened since it was last asked, or None if the viewer saw nothing of it."""
        if not self._seen and not self._events:
            return None
        told = Told(tuple(self._seen), tuple(self._events))
        self._seen, self._events = [], []
        return told

    def step(self) -> Step | None:
        """The same, with how it looks now."""
        told = self.told()
        return None if told is None else Step(told.seen, told.events, self._view(), self._you())

    def _view(self) -> Any:
        return self._match.game.view(self._match.state, self._viewer)

    def _you(self) -> You:
        match, seat = self._match, self._viewer
        if seat is None:
            return You(0, (), match.due)
        moves = match.game.moves(match.state, seat) if seat in match.to_move else ()
        return You(match.asked[seat], tuple([str(move) for move in moves]), match.due)


def story(match: Match, viewer: Seat | None) -> Iterator[Told]:
    """All that a viewer has seen since the match began, step by step as it was sent to those who were there."""
    past = Match(match.header)
    feed = Feed(past, viewer)
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
    feed = Feed(past, viewer)
    past.watchers.append(feed)
    first = feed.sync()
    steps = []
    for entry in log:
        past.append(entry)
        seen = feed.step()
        if seen is None:
            now = feed.sync()
            seen = Step((), (), now.view, now.you)
        steps.append(seen)
    return Replay(header, first.view, steps)
