"""The ratings drawn as SVG, by hand: a dot for each bot, and a line as long as its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from envol.arena.ratings import Standing

# As in the browser: night, cream, mist, brass.
NIGHT, CREAM, MIST, BRASS, LINE = "#12132b", "#fbf3df", "#c9c4e6", "#d9a441", "#262a57"
FONT = "Atkinson Hyperlegible, Verdana, sans-serif"
WIDTH, ROW, HEAD, MARGIN = 760, 30, 46, 24
SIGN = 7.6  # width of a letter, about
MOST_SIGNS = 34


class Section:
    """One game in its accent, or all games together, with its title and its bots from the best down."""

    def __init__(self, title: str, accent: str | None, standings: Sequence[Standing]) -> None:
        self.title = title
        self.accent = accent or BRASS
        self.standings = standings


def draw(sections: Sequence[Section], caption: str, axis: str) -> str:
    """The whole picture, all sections on one scale."""
    every = [standing for section in sections for standing in section.standings]
    least = floor(min(standing.rating.low for standing in every) / 5) * 5
    most = ceil(max(standing.rating.high for standing in every) / 5) * 5
    left = MARGIN + SIGN * min(MOST_SIGNS, max(len(standing.bot) for standing in every)) + 16
    scale = Scale(least, most, left, WIDTH - MARGIN - 20)
    parts, y = [], 2.0 * MARGIN + 16
    for section in sections:
        parts += _section(section, y, scale)
        y += HEAD + ROW * len(section.standings)
    height = y + 2 * MARGIN + 20
    ticks = [_tick(mark, scale, y) for mark in scale.marks()]
    label = _text((scale.left + scale.right) / 2, height - 14, axis, MIST, 13, "middle")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0f}"',
            f' viewBox="0 0 {WIDTH} {height:.0f}" role="img" font-family="{FONT}">',
            f"<title>{escape(caption)}</title>",
            f'<rect width="{WIDTH}" height="{height:.0f}" fill="{NIGHT}"/>',
            _text(MARGIN, MARGIN + 14, caption, CREAM, 18),
            *ticks,
            *parts,
            label,
            "</svg>\n",
        ]
    )


class Scale:
    """From ratings to the places where they are drawn."""

    def __init__(self, least: float, most: float, left: float, right: float) -> None:
        self.least, self.most, self.left, self.right = least, max(most, least + 5), left, right

    def __call__(self, rating: float) -> float:
        return self.left + (rating - self.least) / (self.most - self.least) * (self.right - self.left)

    def marks(self) -> list[int]:
        """Round numbers, about ten of them."""
        step = 5 * ceil((self.most - self.least) / 50)
        return list(range(ceil(self.least / step) * step, floor(self.most) + 1, step))


def _section(section: Section, top: float, scale: Scale) -> list[str]:
    parts = [_text(MARGIN, top + 26, section.title, section.accent, 15)]
    for row, standing in enumerate(section.standings):
        y = top + HEAD + ROW * (row + 0.5)
        low, value, high = (scale(at) for at in (standing.rating.low, standing.rating.value, standing.rating.high))
        name = standing.bot if len(standing.bot) <= MOST_SIGNS else f"…{standing.bot[1 - MOST_SIGNS :]}"
        told = f"{standing.bot}: {standing.rating.value:.1f} ({standing.rating.low:.1f} - {standing.rating.high:.1f})"
        parts += [
            f"<g><title>{escape(told)}</title>",
            _text(scale.left - 16, y + 5, name, CREAM, 14, "end"),
            f'<path d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 5:.1f}v10M{high:.1f} {y - 5:.1f}v10" '
            f'stroke="{section.accent}" stroke-width="2" fill="none"/>',
            f'<circle cx="{value:.1f}" cy="{y:.1f}" r="5" fill="{section.accent}" stroke="{NIGHT}" stroke-width="2"/>',
            "</g>",
        ]
    return parts


def _tick(mark: int, scale: Scale, bottom: float) -> str:
    x, top = scale(mark), 2 * MARGIN + 16
    line = f'<path d="M{x:.1f} {top}V{bottom + 8:.1f}" stroke="{LINE}"/>'
    return line + _text(x, bottom + 26, str(mark), MIST, 13, "middle")


def _text(x: float, y: float, words: str, colour: str, size: int, anchor: str = "start") -> str:
    look = f'fill="{colour}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(words)}</text>'
