"""A finished match, step by step, through anybody's eyes."""

from __future__ import annotations

from typing import Any

import msgspec

from envol.feed import Feed
from envol.game import Seat
from envol.log import Header
from envol.match import Match
from envol.updates import Step


class Replay(msgspec.Struct):
    """The view before the first line, then what each line changed for the viewer."""

    header: Header
    first: Any
    steps: list[Step]


def replay_of(match: Match, viewer: Seat | None) -> Replay:
    """All that a viewer was shown, line by line; a line of which it saw nothing has an empty step."""
    past = Match(match.header)
    feed = Feed(past, viewer)
    past.watchers.append(feed)
    first = feed.sync()
    steps = []
    for entry in match.log:
        past.append(entry)
        seen = feed.step()
        steps.append(seen or Step((), (), feed.sync().view, feed.sync().you))
    return Replay(match.header, first.view, steps)
