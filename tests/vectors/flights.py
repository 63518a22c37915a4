"""Flights of Brooms for the browser's tests: the view before, the step, the view after, from the kept transcripts.

Every kind of event is among them; from the view before and the events alone the browser must come to the view after.
`words` is how the terminal tells that view to seat 1 in French: the browser has to say the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from envol.feed import Feed
from envol.games.brooms.rules import Brooms
from envol.games.brooms.terminal import lines
from envol.match import Match
from envol.record import read
from envol.texts import Texts

FILE = Path(__file__).parent / "brooms-flights.json"
FOLDER = Path(__file__).parent.parent / "transcripts" / "brooms"
MATCHES = ("caught-cat", "gate-undone", "theft", "struck", "castles-gone", "own-goals")


def flights() -> list[dict[str, Any]]:
    """Steps that are the first to tell something, as a spectator is sent them."""
    told: set[str] = set()
    kept = []
    for name in MATCHES:
        log = read((FOLDER / f"{name}.envol").read_text("utf-8"))
        match = Match(log.header)
        feed = Feed(match, None, lambda: True)
        match.watchers.append(feed)
        before = feed.sync()
        for entry in log.log:
            match.append(entry)
            step = feed.step()
            if step is not None and not {event["kind"] for event in step.events} <= told:
                told |= {event["kind"] for event in step.events}
                words = words_of(match, step.view)
                kept.append({"header": log.header, "before": before.view, "step": step, "words": words})
            before = feed.sync()
    return [msgspec.to_builtins(flight) for flight in kept]


def words_of(match: Match, view: Any) -> list[str]:
    assert isinstance(match.game, Brooms)
    return lines(match.game, view, 1, Texts("fr", "brooms", match.header.seats, me=1))


def text() -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(flight).decode() for flight in flights()) + "\n]\n"
