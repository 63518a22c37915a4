"""The kept transcripts of a game: their texts, their lines one by one, and what holds for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from envol.game import Event, Outcome
from envol.log import Entry
from envol.match import Match
from envol.record import read, verify, write


class Kept:
    """The transcripts in a game's folder, by name, and how each of them ends."""

    def __init__(self, game: str, endings: Mapping[str, Outcome]) -> None:
        self.folder = Path(__file__).parent.parent / "transcripts" / game
        self.endings = endings

    def text(self, name: str) -> str:
        return _read(self.folder / f"{name}.envol")

    def replay(self, name: str) -> Iterator[tuple[Any, Entry, list[Event]]]:
        """The state after each line, with the line and what it told."""
        kept = read(self.text(name))
        match = Match(kept.header)
        for entry in kept.log:
            events: list[Event] = []
            match.append(entry, events.append)
            yield match.state, entry, events

    def events(self, name: str) -> list[Event]:
        """All that was told."""
        return [event for _, _, events in self.replay(name) for event in events]

    def check_all_are_described(self) -> None:
        """Each file has an ending here, and each ending a file."""
        assert sorted(path.stem for path in self.folder.glob("*.envol")) == sorted(self.endings)

    def check(self, name: str) -> None:
        """It ends like this, is written as it was read, and its dice mean what it says."""
        match = read(self.text(name))
        assert match.outcome == self.endings[name]
        assert write(match) == self.text(name)
        proof = verify(self.text(name))
        assert proof.finished
        assert proof.chances == sum(entry.t is not None for entry in match.log)  # a written one has no numbers

    def seats(self) -> set[int]:
        """With how many players they are played."""
        return {len(read(self.text(name)).header.seats) for name in self.endings}


@cache
def _read(path: Path) -> str:
    return path.read_text("utf-8")
