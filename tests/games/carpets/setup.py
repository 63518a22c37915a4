"""Scripted tables of the carpet race: whoever is named folds what he is told, and chance deals what the test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from envol.game import CLOCK, NATURE, Event, IllegalMove, Seat
from envol.games.carpets.calm_race import current
from envol.games.carpets.cards import CARDS
from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES
from envol.games.carpets.options import Options
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import PHASES, State

# One card of each size, standard and easy: what they give is 1 and a Genie, 2, 3.
PAIR, ROW, SQUARE = 1, 9, 19
ROUND = (SQUARE, ROW, PAIR, ROW + 1)


class Table:
    """A race that follows a script, each line checked; `told` keeps its events as short words."""

    def __init__(self, seats: int = 4, *, rules: int = Carpets.newest, **options: Any) -> None:
        self.game = Carpets(seats, Options(**options), rules)
        self.state: State = self.game.start()
        self.told: list[str] = []
        self.whispered: list[str] = []  # to some seats only

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.game.to_move(self.state)

    @property
    def places(self) -> list[int]:
        return self.state.places

    @property
    def genies(self) -> list[int]:
        return self.state.genies

    def offered(self, seat: Seat) -> list[str]:
        return [str(move) for move in self.game.moves(self.state, seat)]

    def go(self, seat: Seat, *lines: str) -> Table:
        """Let a seat, chance or the clock make these moves."""
        for line in lines:
            move = self.game.parse(line)
            self.game.check(self.state, seat, move)
            self.game.apply(self.state, seat, move, self._hear)
        return self

    def deal(self, *cards: int) -> Table:
        """Let chance lay out these cards; or four easy ones, the square before token 1; or the first of the deck."""
        easy = ROUND if set(ROUND) <= set(self.state.deck) else tuple(self.state.deck)
        laid = (cards or easy)[: self.game.course.tokens]
        self.go(NATURE, *(f"deal {card}" for card in laid))
        return self

    def fold(self, seat: Seat, card: int, genies: int = 0) -> Table:
        """Let a seat fold its carpet, spread out, into a card."""
        way = ways(card)[genies]
        assert way is not None
        return self.go(seat, *(str(CHANGES[change]) for change in way))

    def right(self, seat: Seat, token: int) -> Table:
        """Let a seat fold the card of a token and take it."""
        return self.fold(seat, self.state.cards[token - 1]).go(seat, f"claim {token}")

    def wrong(self, seat: Seat, token: int) -> Table:
        """Let a seat take a card with its carpet spread out."""
        return self.go(seat, f"claim {token}")

    def time(self) -> Table:
        """Let the timer that stands run out."""
        timer = self.game.timer(self.state)
        assert timer is not None
        return self.go(CLOCK, str(timer.move))

    def refused(self, seat: Seat, line: str) -> tuple[str, str]:
        """The rule and the reason for which a move is refused."""
        with pytest.raises(IllegalMove) as caught:
            self.game.check(self.state, seat, self.game.parse(line))
        return caught.value.rule, caught.value.why

    def put(self, places: Sequence[int]) -> Table:
        """Put the pawns on these clouds."""
        self.state.places = list(places)
        return self

    def carpet(self, seat: Seat) -> list[str]:
        return [str(CHANGES[change]) for change in current(self.state, seat)]

    def _hear(self, event: Event) -> None:
        told = self.told if event.to is None else self.whispered
        data = {**event.data}
        who = "ghost" if data.pop("pawn", "") == "ghost" else ""
        words = [event.kind, who, *(str(value) for value in data.values())]
        told.append(" ".join(word for word in words if word))


def flown(seats: int, *claims: tuple[Seat, int], places: Sequence[int] = (), **options: Any) -> Table:
    """A table on which these seats have folded and taken these tokens' easy cards; the others take none."""
    table = Table(seats, **options).deal()
    if places:
        table.put(places)
    for seat, token in claims:
        table.right(seat, token)
    if table.phase == "fold":
        table.time()
    return table


def card_of(*needs: str) -> int:
    """The number of the card that asks for this."""
    return next(card.number for card in CARDS if sorted(card.needs) == sorted(needs))
