"""After a crash: which curves would have fitted where one did not."""

from __future__ import annotations

from typing import Final

from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, PIECES, Curve, Disc, reverse_curve
from envol.games.brooms.flying.sky import Sky
from envol.games.brooms.moves import SIDES

MOST: Final = 3  # more would fill the sky, and nobody would look at them


def fitting(
    sky: Sky, x: int, y: int, heading: int, failed: int, back: bool, obstacles: list[Disc], tail_only: list[Disc]
) -> str:
    """The curves that can be laid from here with room for a broom at their end, as a book names them: those that end
    nearest to where the failed one would have ended come first."""
    wished = _laid(failed, heading, back)
    found: list[tuple[int, int]] = []
    for code in range(len(CURVES)):
        curve = _laid(code, heading, back)
        if sky.curve_meets(curve, x, y, obstacles) != 0:
            continue
        end = (curve.heading + HALF_TURN) % HEADINGS if back else curve.heading
        if sky.broom_meets(x + curve.x, y + curve.y, end, obstacles, tail_only) == 0:
            apart = (curve.x - wished.x) * (curve.x - wished.x) + (curve.y - wished.y) * (curve.y - wished.y)
            found.append((apart, code))
    found.sort()
    return ", ".join([f"{PIECES[code // 2]} {SIDES[code % 2]}" for _, code in found[:MOST]])


def _laid(code: int, heading: int, back: bool) -> Curve:
    return reverse_curve(code, heading) if back else CURVES[code][heading]
