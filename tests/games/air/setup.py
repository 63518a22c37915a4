"""Scripted tables of Air Sorcière: any position, and a game that follows a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from envol.game import Event, IllegalMove, Seat
from envol.games.air.options import Options
from envol.games.air.rules import Air
from envol.games.air.state import (
    COLOUR,
    COLOURS,
    COLUMN,
    COMMON,
    DECK,
    DISCARD,
    FLY,
    HAND,
    LETTERS,
    NAME,
    NUMBER,
    PHASES,
    State,
    cards_at,
    column_of,
)
from tests.games.scripted import Scripted


class Table(Scripted[Air, State]):
    """A game that follows a script, each line checked; `told` keeps its events as short words."""

    def __init__(self, game: Air, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[str] = []

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def scores(self) -> tuple[int, ...]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome.scores

    def hand(self, seat: Seat) -> str:
        return names(cards_at(self.state, HAND + seat))

    def columns(self, seat: Seat) -> str:
        """All columns of a seat, black first."""
        return " | ".join(
            names(column_of(self.state, seat, colour)) for colour in range(5) if column_of(self.state, seat, colour)
        )

    @property
    def common(self) -> str:
        return names(cards_at(self.state, COMMON))

    @property
    def discard(self) -> str:
        return names(cards_at(self.state, DISCARD))

    def go(self, *lines: str) -> Table:
        """Let whoever is asked, chance included, make these moves."""
        for line in lines:
            seat = self.asked
            assert seat is not None, f"nobody is left to {line}"
            move = self.game.parse(line)
            self.game.check(self.state, seat, move)
            self.game.apply(self.state, seat, move, self._hear)
        return self

    def draw(self, card: str, *then: str) -> Table:
        """Draw this very card, and go on."""
        return self.go("draw", f"reveal {card}", *then)

    def refused(self, line: str, seat: Seat | None = None) -> str:
        """The rule and the reason for which this move of the asked seat, or of another, is refused."""
        who = seat if seat is not None else self.asked
        assert who is not None, "name a seat: nobody is asked"
        with pytest.raises(IllegalMove) as caught:
            self.game.check(self.state, who, self.game.parse(line))
        return f"{caught.value.rule} {caught.value.why}"

    def _hear(self, event: Event) -> None:
        words = [event.kind]
        for name, value in event.data.items():
            match name:
                case "card":
                    words.append(f"{value['colour']}{value['value']}")
                case "colour":
                    words.append(COLOURS[LETTERS.index(value["colour"])])
                case _:
                    words.append(str(value))
        self.told.append(" ".join(words))


def names(cards: Sequence[int]) -> str:
    return " ".join(NAME[card] for card in cards)


def position(
    *,
    seats: int = 2,
    columns: Sequence[str] = (),
    hands: Sequence[str] = (),
    common: str = "",
    discard: str = "",
    deck: str | None = None,
    rest: int | None = None,
    books: Sequence[str] = (),
    left: str = "",
    active: Seat = 0,
    turns: int = 10,
    rules: int = Air.newest,
    **options: Any,
) -> Table:
    """A turn about to begin. Books are written as letters ("gg v"). Cards that are not named are in the deck; where the
    deck is named, in the place `rest`, or in the hand of the last seat."""
    game = Air(seats, Options(**options), rules)
    state = game.start()
    state.phase, state.active, state.turn, state.turns = FLY, active, active, turns
    if deck is not None:
        state.where = [HAND + seats - 1 if rest is None else rest] * len(state.where)
    zones = [(common, COMMON), (discard, DISCARD), (deck or "", DECK)]
    zones += [(held, HAND + seat) for seat, held in enumerate(hands)]
    zones += [(flying, COLUMN + seat) for seat, flying in enumerate(columns)]
    for cards, place in zones:
        for name in cards.split():
            state.where[NUMBER[name]] = place
    for seat, owned in enumerate(books):
        for letter in owned.replace(" ", ""):
            state.books[seat][LETTERS.index(letter)] += 1
            state.left[LETTERS.index(letter)] -= 1
    for word in left.split():
        state.left[LETTERS.index(word[0])] = int(word[1:])
    return Table(game, state)


def exam(hand: str, *, books: str = "", left: str = "", **more: Any) -> Table:
    """Seat 0 after a landing, with this hand."""
    first, *others = hand.split()
    table = position(columns=[first], hands=[" ".join(others)], books=[books], left=left, **more)
    # Something must be drawn before a landing: the lowest card of another colour stays aloft.
    drawn = next(card for card in cards_at(table.state, DECK) if COLOUR[card] != COLOUR[NUMBER[first]])
    return table.draw(NAME[drawn], "keep", f"land {COLOURS[COLOUR[NUMBER[first]]]}")
