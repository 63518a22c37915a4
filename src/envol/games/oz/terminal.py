"""Oz told in sentences: for a terminal, and for ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.oz.moves import KIND, LEAD, LETTERS, NUMBER, Deal, Open, Recall, pair_data, story_data
from envol.games.oz.rules import Oz
from envol.games.oz.view import View

if TYPE_CHECKING:
    from envol.texts import Texts


def lines(game: Oz, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The table as this seat, or a spectator, sees it: the columns, the others, then one's own cards."""
    told = _columns(view, texts)
    mine = -1 if seat is None else seat
    for step in range(1, game.seats + 1):
        other = (mine + step) % game.seats
        told += _mine(game, view, other, texts) if other == seat else _other(game, view, other, texts)
    return told


def heading(game: Oz, view: View, texts: Texts) -> str | None:
    """The number of the round."""
    if view.phase not in ("take", "turn"):
        return None
    return texts("board-part", round=view.round, rounds=view.rounds)


def sentence(game: Oz, view: View, seat: Seat, move: Move, texts: Texts, brief: bool) -> str | None:
    """What a line did; if brief, without the cards that are laid, which the table shows."""
    return None if brief and isinstance(move, Deal | Open | Recall) else texts.move(seat, move)


def is_open(game: Oz, view: View) -> bool:
    """Whether everybody's hand is shown: by the memory aid, or because the match is over (15, 19)."""
    return bool(game.options.memory) or view.phase == "over"


def _columns(view: View, texts: Texts) -> list[str]:
    if view.phase not in ("take", "turn"):
        return []
    told = [texts("board-first", seat=view.first)]
    for number, column in enumerate(view.columns, start=1):
        if column:
            one, two = (LETTERS.index(letter) for letter in column[:2])
            story = story_data(NUMBER[column[2]])
            told.append(texts("board-column", column=number, **pair_data(one, two), **story))
        else:
            told.append(texts("board-column-taken", column=number))
    return told


def _other(game: Oz, view: View, seat: Seat, texts: Texts) -> list[str]:
    hand = view.hands[seat]
    line = texts(
        "board-seat",
        seat=seat,
        count=sum(hand),
        known="yes" if is_open(game, view) and any(hand) else "no",
        cards=_cards(hand, texts),
        turned=len(view.turned[seat]),
    )
    return [line, *_stories(game, view, seat, texts, counted=is_open(game, view))]


def _mine(game: Oz, view: View, seat: Seat, texts: Texts) -> list[str]:
    hand = view.hands[seat]
    line = texts("board-mine", count=sum(hand), turned=len(view.turned[seat]))
    stories = _stories(game, view, seat, texts, counted=True)
    return [line, *stories, texts("board-hand", count=sum(hand), cards=_cards(hand, texts))]


def _stories(game: Oz, view: View, seat: Seat, texts: Texts, *, counted: bool) -> list[str]:
    """Each face-up story; where hands are closed, a comparison with them is not given away."""
    told = []
    for name, points in zip(view.open[seat], view.points[seat], strict=True):
        story = NUMBER[name]
        shown = counted and (KIND[story] != LEAD or is_open(game, view))
        if shown:
            told.append(texts("board-story", points=points, **story_data(story)))
        else:
            told.append(texts("board-story-closed", **story_data(story)))
    return told


def _cards(hand: Sequence[int], texts: Texts) -> str:
    held = [
        texts("board-held", one={"character": LETTERS[character]}, count=count)
        for character, count in enumerate(hand)
        if count
    ]
    return texts.listing(held, last="list-more")
