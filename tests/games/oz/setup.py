"""Scripted tables of Oz: chance lays what the script says, and anything else is dealt from what is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from envol.dice import FastDice
from envol.game import NATURE, Event, IllegalMove, Seat
from envol.games.oz.moves import LETTERS, NAME, NUMBER
from envol.games.oz.options import Options
from envol.games.oz.rules import Oz, points
from envol.games.oz.state import PHASES, State
from tests.games.scripted import Scripted


class Table(Scripted[Oz, State]):
    """A game that follows a script, each line checked; `told` keeps its events."""

    def __init__(self, seats: int, first: Seat = 0) -> None:
        self.game = Oz(seats, Options(), 1)
        self.state: State = self.game.start()
        self.told: list[Event] = []
        self.dice = FastDice(f"oz {seats}")
        self.go(f"first {first}")

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes chance may bring, with their weights."""
        return {str(move): weight for move, weight in self.game.chances(self.state)}

    def go(self, *lines: str) -> Table:
        """Let whoever is asked, chance included, make these moves."""
        for line in lines:
            seat = self.asked
            assert seat is not None, f"nobody is left to {line}"
            move = self.game.parse(line)
            self.game.check(self.state, seat, move)
            self.game.apply(self.state, seat, move, self.told.append)
        return self

    def lay(self, *columns: str) -> Table:
        """Let chance lay these columns, each such as `dl each-l`; without any, whatever it likes."""
        parts = [column.split() for column in columns]
        self.go(*(f"deal {letter}" for pair, _ in parts for letter in pair), *(f"open {story}" for _, story in parts))
        while self.asked == NATURE:
            self.game.apply(self.state, NATURE, self.game.nature(self.state, self.dice), self.told.append)
        return self

    def choose(self) -> Table:
        """Let the seat that is asked take the first column there is, or turn its oldest story."""
        return self.go(self.offered[0])

    def finish_round(self) -> Table:
        """Lay, if need be, and choose until the round is over."""
        self.lay()
        number = self.state.round
        while self.asked not in (None, NATURE) and self.state.round == number:
            self.choose()
        return self

    def play_to(self, number: int) -> Table:
        """Go on until the columns of this round are to be laid."""
        while self.state.round < number:
            self.finish_round()
        return self

    def finish(self) -> Table:
        while self.asked is not None:
            self.finish_round()
        return self

    def refused(self, line: str, seat: Seat | None = None) -> tuple[str, str]:
        """The rule and the reason for which this move of the asked seat, or of another, is refused."""
        who = seat if seat is not None else self.asked
        assert who is not None, "name a seat: nobody is asked"
        with pytest.raises(IllegalMove) as caught:
            self.game.check(self.state, who, self.game.parse(line))
        return caught.value.rule, caught.value.why

    def hand(self, seat: Seat) -> str:
        return written(self.state.hands[seat])

    def open(self, seat: Seat) -> list[str]:
        return [NAME[story] for story in self.state.open[seat]]

    def turned(self, seat: Seat) -> list[str]:
        return [NAME[story] for story in self.state.turned[seat]]


def held(text: str) -> list[int]:
    """A hand from `4d 3o t`: a number, one if there is none, and a letter."""
    hand = [0] * 8
    for word in text.split():
        hand[LETTERS.index(word[-1])] += int(word[:-1] or 1)
    return hand


def written(hand: Sequence[int]) -> str:
    return " ".join(f"{count}{letter}" for count, letter in zip(hand, LETTERS, strict=True) if count)


def score(story: str, mine: str, *others: str) -> int:
    """What a story scores for a hand, against these other ones."""
    return points(NUMBER[story], 0, [held(hand) for hand in (mine, *others)])
