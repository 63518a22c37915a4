"""What there is to say about races that are over: how fast cards were taken, with how many folds, how missed ones fold.

Rules have no clock, so that it is made from the lines of the log, which have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from envol.game import Event, Move, Seat
from envol.games.carpets.calm_race import current
from envol.games.carpets.cards import CARDS, shows
from envol.games.carpets.fold import carpet_after, count_folds
from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES, Change, Claim, Deal
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import FOLD, State
from envol.games.carpets.view import Card


class Attempt(msgspec.Struct, frozen=True):
    """What a seat did in a round; tokens are numbered from 1."""

    token: int | None  # that it took
    right: bool
    ms: int | None  # from the last card laid out until it took one; None at a calm table
    folds: int
    least: int  # folds that do it, with as many Genies
    missed: int | None  # if it was not right: the card that it got wrong, or the nearest one that it could have had


class RoundDebrief(msgspec.Struct, frozen=True):
    """A round: its cards and the shortest way to fold each, by token; what everybody did, by seat."""

    race: int
    round: int
    cards: tuple[Card, ...]
    ways: tuple[tuple[str, ...], ...]
    seats: tuple[Attempt, ...]


class SeatDebrief(msgspec.Struct, frozen=True):
    """All rounds of a seat together; folds are those of the cards that were right."""

    right: int
    ms: int | None  # for a card that it took, on average
    folds: int
    least: int


class Debrief(msgspec.Struct, frozen=True):
    """All that there is to say about a match."""

    rounds: tuple[RoundDebrief, ...]
    seats: tuple[SeatDebrief, ...]


class _Round:
    """A round while it is read: as it lay before the last choice, and what became of it."""

    def __init__(self, state: State) -> None:
        self.race = state.race
        self.within = state.round - state.first + 1
        self.cards = state.cards[:]
        self.carpets = [current(state, seat)[:] for seat in range(len(state.changes))]
        self.judged: dict[Seat, tuple[int, int, bool]] = {}  # token from 0, Genies, whether it was right

    def hear(self, event: Event) -> None:
        if event.kind in ("right", "wrong"):
            data = event.data
            self.judged[data["seat"]] = (data["token"] - 1, data["genies"], event.kind == "right")

    def judge_the_rest(self, state: State) -> None:
        """Somebody was at the palace before these claims were resolved."""
        for token, seat in enumerate(state.takers):
            if 0 <= seat < len(self.carpets) and seat not in self.judged:
                carpet, genies = carpet_after(self.carpets[seat]), state.offered[seat]
                self.judged[seat] = (token, genies, shows(carpet, self.cards[token], genies))

    def told(self, taken: dict[Seat, int]) -> RoundDebrief:
        shortest = [ways(card)[0] or [] for card in self.cards]
        return RoundDebrief(
            self.race,
            self.within,
            tuple(CARDS[card] for card in self.cards),
            tuple(tuple(str(CHANGES[change]) for change in way) for way in shortest),
            tuple(self._attempt(seat, shortest, taken.get(seat)) for seat in range(len(self.carpets))),
        )

    def _attempt(self, seat: Seat, shortest: Sequence[Sequence[int]], ms: int | None) -> Attempt:
        folds = count_folds(self.carpets[seat])
        if seat not in self.judged:
            taken = [token for token, _, _ in self.judged.values()]
            left = [token for token in range(len(self.cards)) if token not in taken] or range(len(self.cards))
            nearest = min(left, key=lambda token: len(shortest[token]))
            return Attempt(None, right=False, ms=None, folds=folds, least=0, missed=nearest + 1)
        token, genies, is_right = self.judged[seat]
        way = ways(self.cards[token])[genies] or shortest[token]
        missed = None if is_right else token + 1
        return Attempt(token + 1, is_right, ms, folds, count_folds(list(way)), missed)


def debrief(game: Carpets, lines: Iterable[tuple[int, Seat, Move]]) -> Debrief:
    """Of a match that is over, from its lines that stand: when, who and what."""
    state, told = game.start(), list[RoundDebrief]()
    round: _Round | None = None
    laid_out, taken = 0, dict[Seat, int]()
    for at, seat, move in lines:
        if isinstance(move, Deal):
            if round is not None:
                told.append(round.told(taken))
            round, laid_out, taken = None, at, {}
        elif state.phase == FOLD and not isinstance(move, Change):
            round = _Round(state)  # nobody has been judged while others still fold
            if isinstance(move, Claim) and not game.is_calm:
                taken[seat] = at - laid_out
        game.apply(state, seat, move, None if round is None else round.hear)
    if round is not None:
        round.judge_the_rest(state)
        told.append(round.told(taken))
    return Debrief(tuple(told), tuple(_summed([one.seats[seat] for one in told]) for seat in range(game.seats)))


def _summed(attempts: Sequence[Attempt]) -> SeatDebrief:
    right = [attempt for attempt in attempts if attempt.right]
    times = [attempt.ms for attempt in attempts if attempt.ms is not None]
    return SeatDebrief(
        len(right),
        sum(times) // len(times) if times else None,
        sum(attempt.folds for attempt in right),
        sum(attempt.least for attempt in right),
    )
