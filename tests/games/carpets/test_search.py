"""The search at the carpet race: it knows the fold book, so it thinks about which card to take, not how to fold it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from envol.bots import heuristics_of
from envol.bots.search import Search
from envol.dice import FastDice
from envol.game import Event
from envol.games.carpets.moves import PASSING, Change, Claim
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import FOLD
from envol.heuristics import Level
from envol.match import Match
from envol.sim import Job, simulate


def calm() -> Match:
    match = Match.new("carpets", 2, {"calm": True})
    match.settle(FastDice("calm"))
    return match


def test_only_first_steps_towards_a_card_are_thought_about() -> None:
    match = calm()
    game, state = match.game, match.state
    moves = game.moves(state, 0)
    tried = heuristics_of(game).worth_trying(state, 0, moves)
    assert set(tried) < set(moves)
    assert PASSING in tried
    assert not any(isinstance(move, Claim) for move in tried)  # a flat carpet shows no card
    assert len(tried) == len(set(tried))


def test_a_carpet_once_begun_is_folded_until_it_shows_a_card() -> None:
    match = calm()
    game, state, heuristics = match.game, match.state, heuristics_of(match.game)
    for step in heuristics.worth_trying(state, 0, game.moves(state, 0)):
        if not isinstance(step, Change):
            continue
        folded, told = game.clone(state), list[Event]()
        game.apply(folded, 0, step)
        game.apply(folded, 1, PASSING)
        while folded.phase == FOLD:
            move = heuristics.routine(folded, 0, game.moves(folded, 0))
            assert move is not None
            game.apply(folded, 0, move, told.append)
        assert [event.kind for event in told].count("right") == 1


def test_where_several_are_asked_it_thinks_about_its_own_move_first() -> None:
    match = calm()
    game, state = match.game, match.state
    thought = Search(heuristics_of(game), game.view(state, 1), 1, game.moves(state, 1), FastDice(1), Level(30))
    thought.run()
    assert sum(node.visits for move in thought.moves for node in thought.tried(move)) == 30
    assert thought.best() in heuristics_of(game).worth_trying(state, 1, game.moves(state, 1))


@pytest.mark.full
def test_it_holds_its_own_against_the_best_pilot_at_a_calm_table(figure: Callable[[str], None]) -> None:
    job = Job(Carpets.key, ("search:40", "greedy:archmage"), {"calm": True}, seed=4)
    tally, _ = simulate(job, 6, cores=1)
    figure(f"carpets, calm: search:40 wins {tally.wins[0]:g} of {tally.games} against an archmage and the ghost")
    assert tally.wins[0] >= 1
