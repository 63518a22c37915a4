"""What is told after a race: times, folds beside the fewest, and how the cards that were missed are folded."""

from __future__ import annotations

from envol.game import CLOCK, NATURE, Seat
from envol.games.carpets.cards import shows
from envol.games.carpets.debrief import Attempt, Debrief, debrief
from envol.games.carpets.fold import carpet_after
from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES, NUMBER
from envol.games.carpets.options import Options
from envol.games.carpets.rules import Carpets
from envol.sim import Job, play_one
from tests.games.carpets.setup import PAIR, ROUND, ROW

FOLDED = [str(CHANGES[change]) for change in ways(PAIR)[0] or []]


def told(seats: int, *script: tuple[int, Seat, str], calm: bool = False) -> Debrief:
    """Of these lines, after the first four cards have been laid out in a second."""
    game = Carpets(seats, Options(calm=calm), Carpets.newest)
    lines = [*((1000, NATURE, f"deal {card}") for card in ROUND), *script]
    return debrief(game, [(at, seat, game.parse(move)) for at, seat, move in lines])


def test_time_and_folds_of_a_card_and_how_a_wrong_one_is_folded() -> None:
    folded = [(2000, 0, "fold left 1 over"), (2100, 0, "unfold"), *((2200, 0, fold) for fold in FOLDED)]
    found = told(2, *folded, (8500, 0, "claim 3"), (9000, 1, "claim 2"))
    (round,) = found.rounds
    assert [card.number for card in round.cards] == [*ROUND]
    least = len(FOLDED)
    assert round.seats[0] == Attempt(3, right=True, ms=7500, folds=least, least=least, missed=None)
    assert (round.seats[1].token, round.seats[1].right, round.seats[1].missed) == (2, False, 2)
    way = [NUMBER[change] for change in round.ways[1]]
    assert shows(carpet_after(way), ROW, 0), "it is told how the card folds"
    assert (found.seats[0].right, found.seats[0].ms, found.seats[0].folds) == (1, 7500, least)
    assert (found.seats[1].right, found.seats[1].ms) == (0, 8000)


def test_who_took_nothing_is_shown_the_nearest_card_that_was_left() -> None:
    found = told(2, (5000, 0, "claim 3"), (35000, CLOCK, "hourglass 1"))
    late = found.rounds[0].seats[1]
    assert (late.token, late.ms) == (None, None)
    left = [1, 2, 4]
    assert late.missed == min(left, key=lambda token: len(found.rounds[0].ways[token - 1]))


def test_a_calm_race_has_no_times() -> None:
    found = told(2, *((2000, 0, fold) for fold in FOLDED), (3000, 0, "claim 3"), (4000, 1, "pass"), calm=True)
    mine = found.rounds[0].seats[0]
    assert (mine.right, mine.ms, mine.folds) == (True, None, len(FOLDED))


def test_whole_races_are_told_round_by_round() -> None:
    for number, options in enumerate(({}, {"calm": True}, {"first_game": True, "championship": True})):
        match = play_one(Job("carpets", ("greedy", "greedy", "random"), options, 1), number)
        assert isinstance(match.game, Carpets)
        found = debrief(match.game, [(entry.at, entry.seat, entry.move) for entry in match.standing])
        assert len(found.rounds) == match.state.round
        for round in found.rounds:
            for seat in round.seats:
                assert seat.missed is None if seat.right else seat.missed in (1, 2, 3, 4)
                assert seat.folds >= seat.least or not seat.right
