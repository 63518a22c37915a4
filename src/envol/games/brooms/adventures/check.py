"""Whether an adventure that somebody made can be played: for the command line and the server alike."""

from __future__ import annotations

import msgspec

from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.flaws import flaws
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.adventures.format_errors import misfit, read_text
from envol.games.brooms.adventures.reachability import unreachable

LARGEST = 20_000  # bytes of a file: a full sky has a tenth of it


def examine(data: bytes) -> tuple[Adventure | None, list[Flaw]]:
    """The adventure that a file tells, if it has the right form, and all the reasons why it cannot be played."""
    if len(data) > LARGEST:
        return None, [Flaw("too-large", {"count": len(data), "most": LARGEST})]
    text, flaw = read_text(data)
    if flaw is not None:
        return None, [flaw]
    try:
        adventure = msgspec.json.decode(text, type=Adventure)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return None, [misfit(error)]
    if adventure.hash not in ("", adventure.digest):
        return adventure, [Flaw("hash")]
    found = flaws(adventure)
    if not found:  # else there may be nothing to fly in
        out_of_reach = unreachable(adventure)
        found = [] if out_of_reach is None else [out_of_reach]
    return adventure, found
