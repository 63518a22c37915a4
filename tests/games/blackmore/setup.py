"""Scripted tables of Blackmore: one dealt from the start, one set up in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from envol.game import Event, IllegalMove, Seat
from envol.games.blackmore.moves import CARDS, NAME, NUMBER, VALUE
from envol.games.blackmore.options import Options
from envol.games.blackmore.rules import HAND, Blackmore
from envol.games.blackmore.state import NO_CARD, PHASES, PLAY, State
from tests.games.scripted import Scripted

Side = Literal["descending", "ascending"]


class Table(Scripted[Blackmore, State]):
    """A game that follows a script, each line checked; `told` keeps its events as short words."""

    def __init__(self, game: Blackmore, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[str] = []
        self.drew: list[Event] = []

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def chances(self) -> list[str]:
        """The outcomes chance may bring, which in this game all weigh the same."""
        outcomes = self.game.chances(self.state)
        assert {weight for _, weight in outcomes} == {1}
        return [str(move) for move, _ in outcomes]

    @property
    def pile(self) -> str:
        return names(self.state.pile)

    @property
    def hands(self) -> list[str]:
        return [names(hand) for hand in self.state.hands]

    @property
    def captured(self) -> list[str]:
        return [names(sorted(cards)) for cards in self.state.captured]

    @property
    def scores(self) -> tuple[int, ...]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome.scores

    def go(self, *lines: str) -> Table:
        """Let whoever is asked, chance included, make these moves."""
        for line in lines:
            seat = self.asked
            assert seat is not None, f"nobody is left to {line}"
            move = self.game.parse(line)
            self.game.check(self.state, seat, move)
            self.game.apply(self.state, seat, move, self._hear)
        return self

    def trick(self, cards: str) -> Table:
        """Play these cards, from the leader on."""
        return self.go(*(f"play {name}" for name in cards.split()))

    def refill(self, cards: str) -> Table:
        """Let chance deal these cards, from the winner on."""
        return self.go(*(f"draw {name}" for name in cards.split()))

    def refused(self, line: str, seat: Seat | None = None) -> tuple[str, str]:
        """The rule and the reason for which this move of the asked seat, or of another, is refused."""
        who = seat if seat is not None else self.asked
        assert who is not None, "name a seat: nobody is asked"
        with pytest.raises(IllegalMove) as caught:
            self.game.check(self.state, who, self.game.parse(line))
        return caught.value.rule, caught.value.why

    def _hear(self, event: Event) -> None:
        if event.kind in ("dealt", "refilled", "drawn"):  # who drew has a list of its own
            self.drew.append(event)
            return
        words = [event.kind]
        if "seat" in event.data:
            words.append(str(event.data["seat"]))
        if "card" in event.data:
            words.append(f"{event.data['card']['colour']}{event.data['card']['value']}")
        if "value" in event.data:
            words.append(str(event.data["value"]))
        self.told.append(" ".join(words))


def names(cards: Sequence[int]) -> str:
    return " ".join(NAME[card] for card in cards)


def numbers(cards: str) -> list[int]:
    return [NUMBER[name] for name in cards.split()]


def rules(seats: int, side: Side = "descending") -> Blackmore:
    return Blackmore(seats, Options(wheel=side), 1)


def dealt(hands: Sequence[str], trump: str, first: Seat = 0, side: Side = "descending") -> Table:
    """A table dealt by chance; hands that name less than six cards are filled up from silver 9 downwards."""
    named = {trump, *" ".join(hands).split()}
    spare = (NAME[card] for card in reversed(CARDS) if NAME[card] not in named)
    full = [[*hand.split(), *(next(spare) for _ in range(HAND - len(hand.split())))] for hand in hands]
    table = Table(game := rules(len(hands), side), game.start())
    order = [full[count % len(full)][count // len(full)] for count in range(HAND * len(full))]
    return table.refill(" ".join(order)).go(f"turn {trump}", f"first {first}")


def position(
    hands: Sequence[str],
    *,
    pile: str,
    deck: str = "",
    leader: Seat = 0,
    wheel: int | None = None,
    captured: Sequence[str] = (),
    side: Side = "descending",
) -> Table:
    """A table in the middle of a game, a trick about to be led; cards that are not named are out of play."""
    trumps = numbers(pile)
    state = State(
        phase=PLAY,
        turn=leader,
        leader=leader,
        left=0,
        final=not deck,
        wheel=wheel if wheel is not None else VALUE[trumps[-1]],
        hands=[sorted(numbers(hand)) for hand in hands],
        known=[[] for _ in hands],
        table=[NO_CARD] * len(hands),
        deck=sorted(numbers(deck)),
        pile=trumps,
        captured=[numbers(cards) for cards in captured or [""] * len(hands)],
    )
    return Table(rules(len(hands), side), state)
