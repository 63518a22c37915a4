"""What helps who plays on is told where no other person plays, and once the match is over (brooms.8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from envol import record
from envol.codec import encode
from envol.feed import Feed, replay_of
from envol.game import Seat
from envol.match import Match
from envol.server.rooms.broadcast import Broadcast
from envol.server.store.tables import Place, Table

CRASHES = Path(__file__).parents[1] / "transcripts" / "brooms" / "turn-limit.envol"
PERSON, BOT, ABSENT = Place("anna", "Anna"), Place(bot="greedy"), Place("brian", "Brian", bot="greedy")


def told(places: list[Place], viewer: Seat | None) -> bytes:
    """All steps of a match with crashes, as a server sends them to one viewer."""
    whole = record.read(CRASHES.read_text("utf-8"))
    match = Match(whole.header)
    table = Table(
        "t", "brooms", whole.header.rules, {}, "h", "playing", False, 0, 0, None, None, bytes(32), places, match
    )
    feed: Feed = Broadcast(table, 1)._feed(match, viewer)
    sent = b""
    for entry in whole.log[:400]:
        match.append(entry)
        sent += encode(feed.step())
    return sent


@pytest.mark.parametrize(
    ("places", "viewer", "is_told"),
    [
        ([PERSON, BOT], 0, True),
        ([PERSON, PERSON], 0, False),
        ([PERSON, ABSENT], 0, False),
        ([BOT, BOT], None, True),
        ([PERSON, BOT], None, False),
    ],
)
def test_what_would_have_fitted_is_told_where_no_other_person_plays(
    places: list[Place], viewer: Seat | None, is_told: bool
) -> None:
    sent = told(places, viewer)
    assert b'"kind":"stopped"' in sent
    assert (b'"fits"' in sent) == is_told


def test_what_would_have_fitted_is_told_in_every_replay() -> None:
    whole = record.read(CRASHES.read_text("utf-8"))
    assert b'"fits"' in encode(replay_of(whole.header, whole.log[:400], 0))
