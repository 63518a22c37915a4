"""Pilots of the carpet race: they know the way to every card, need a human time for it, and differ by level."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from bench.steady import HIGH, LOW, SECONDS, share
from envol import bots
from envol.bots import Answer, Ask
from envol.dice import FastDice
from envol.games.carpets.cards import CARDS, shows
from envol.games.carpets.fold import FOLDS, TURN, carpet_after, make_change
from envol.games.carpets.fold_plans import changes_to, ways
from envol.games.carpets.greedy import LEVELS
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import LEFT
from envol.games.oz.rules import Oz
from envol.sim import Job, simulate
from tests.games.carpets.setup import Table, flown
from tests.tiers import TIER


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_wins_at_least_1_4_times_its_fair_share_against_random(
    seats: int, figure: Callable[[str], None]
) -> None:
    tally, _ = simulate(Job("carpets", ("greedy", *("random",) * (seats - 1)), {}, seed=1), TIER.bot_games, cores=1)
    share = tally.wins[0] / tally.games
    figure(f"carpets: greedy against random at {seats}: wins {share:.3f}, {share * seats:.2f} of its fair share")
    assert share * seats >= 1.4


@pytest.mark.full
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str, figure: Callable[[str], None]) -> None:
    games = TIER.bot_games // 4
    tally, _ = simulate(Job("carpets", (f"greedy:{weaker}", f"greedy:{stronger}"), {}, seed=2), games, cores=1)
    share = tally.wins[1] / tally.games
    figure(f"carpets: {stronger} against {weaker} and the ghost: wins {share:.2f} of {games} races")
    assert share > 0.5


@pytest.mark.full
@pytest.mark.parametrize("level", SECONDS)
def test_a_steady_player_wins_its_share_against_three_of_a_level(level: str, figure: Callable[[str], None]) -> None:
    """By the whole number of races the share itself; by fewer its interval of 99 % must meet what is wished."""
    races = min(800, TIER.bot_games // 2)
    won = share(level, SECONDS[level], races, {})
    figure(f"carpets: {SECONDS[level]} s a card against three of {level}: wins {won:.3f} of {races} races")
    slack = 0.0 if races == 800 else 2.58 * (0.25 * 0.75 / races) ** 0.5
    assert LOW - slack <= won <= HIGH + slack


@pytest.mark.parametrize("card", [1, 20, 40])
def test_a_steady_player_needs_its_time_for_a_card_however_many_folds_it_takes(card: int) -> None:
    table = Table(4).deal().wrong(1, 1).wrong(2, 2).wrong(3, 3)
    table.state.cards[3] = card
    table.state.bans[0] = True
    bot, spent = bots.create("steady:20s", Carpets), 0
    while True:
        found = bot.answer(asked(table, 0))
        spent += found.ms
        if str(found.move) == "claim 4":
            break
        table.go(0, str(found.move))
    assert 19_900 <= spent <= 20_000
    assert shows(carpet_after(table.state.changes[0]), card, 0)


@pytest.mark.parametrize(
    "name", ["steady", "steady:", "steady:s", "steady:0s", "steady:20", "steady:-1s", "steady:2.5s"]
)
def test_a_steady_player_is_named_with_its_seconds(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.create(name, Carpets)
    with pytest.raises(bots.UnknownBot):
        bots.create("steady:20s", Oz)


@pytest.mark.full
def test_races_by_the_virtual_clock(figure: Callable[[str], None]) -> None:
    began = time.process_time()
    tally, _ = simulate(Job("carpets", ("greedy",) * 4, {}, seed=3), 60, cores=1)
    per_minute = 60 * tally.games / (time.process_time() - began)
    figure(f"carpets: {per_minute:,.0f} races of four greedy pilots a minute of one core, interpreted")
    assert tally.games == 60


@pytest.mark.parametrize("card", range(1, len(CARDS)))
def test_from_any_carpet_the_way_that_is_left_leads_to_the_card(card: int) -> None:
    dice = FastDice(f"carpets {card}")
    for genies in range(len(CARDS[card].needs)):
        done: list[int] = []
        for _ in range(dice.below(5)):
            lies = carpet_after(done)
            make_change(done, ([fold for fold in FOLDS if lies.has(fold)] or [TURN])[0] if dice.below(4) else TURN)
        left = changes_to(done, carpet_after(done), card, genies)
        assert left is not None
        for change in left:
            make_change(done, change)
        assert shows(carpet_after(done), card, genies)


def test_more_genies_never_make_the_way_longer() -> None:
    for card in range(1, len(CARDS)):
        lengths = [len([change for change in way if change != TURN]) for way in ways(card) if way is not None]
        assert lengths == sorted(lengths, reverse=True)


def asked(table: Table, seat: int, seed: int = 0) -> Ask:
    game, state = table.game, table.state
    return Ask(game, seat, game.moves(state, seat), lambda: game.view(state, seat), FastDice(f"bot {seed}"))


def answer(ask: Ask, level: str = "companion") -> Answer:
    return bots.create(f"greedy:{level}", Carpets).answer(ask)


def test_21_with_one_hand_a_pilot_takes_twice_as_long() -> None:
    table = Table(4).deal()
    both = answer(asked(table, 0), "master")
    table.state.hands[0] = LEFT
    one = answer(asked(table, 0), "master")
    assert (one.move, one.ms) == (both.move, 2 * both.ms)


def test_the_hands_of_an_apprentice_are_slower_and_slip_more_often() -> None:
    means, slips = {}, {}
    for level in LEVELS:
        table = Table(4).deal()
        answers = [answer(asked(table, 0, seed), level) for seed in range(300)]
        means[level] = sum(found.ms for found in answers) / len(answers)
        usual = max({str(found.move) for found in answers}, key=[str(found.move) for found in answers].count)
        slips[level] = sum(str(found.move) != usual for found in answers)
    assert list(means.values()) == sorted(means.values(), reverse=True)
    assert list(slips.values()) == sorted(slips.values(), reverse=True)
    assert slips["archmage"] == 0
    assert slips["apprentice"] > 5


def test_a_slip_is_undone() -> None:
    table = Table(4).deal().wrong(1, 1).wrong(2, 2).wrong(3, 3)
    table.state.bans[0] = True  # one card and no Genies: there is only one way
    right = answer(asked(table, 0), "archmage").move
    wrong = table.game.parse(str(right).replace("over", "x").replace("under", "over").replace("x", "under"))
    assert wrong != right
    table.go(0, str(wrong))
    assert str(answer(asked(table, 0), "archmage").move) == "unfold"


def test_it_pushes_back_whoever_loses_most_by_it() -> None:
    assert str(answer(asked(flown(4, (0, 1), places=[0, 9, 12, 8]), 0)).move) == "push 2", "onto a cobra"
    assert str(answer(asked(flown(4, (0, 1), places=[0, 8, 3, 2]), 0)).move) == "push 2", "8 would meet a shortcut"
    assert str(answer(asked(flown(2, (0, 1), places=[0, 9, 10]), 0)).move) == "push ghost", "who leads"


@pytest.mark.parametrize("name", ["greedy", "greedy:apprentice", "greedy:archmage"])
def test_a_pilot_answers_the_same_whatever_is_hidden(name: str) -> None:
    table = Table(3, calm=True).deal().go(0, "fold left 1 over")
    view, bot = table.game.view(table.state, 0), bots.create(name, Carpets)
    answers = set()
    for world in range(5):
        table.state = table.game.guess(view, 0, FastDice(world))
        answers.add(str(bot.answer(asked(table, 0))))
    assert len(answers) == 1


@pytest.mark.parametrize("name", ["greedy:", "greedy:wizard", "greedy:master:2"])
def test_a_level_that_is_not_known_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.create(name, Carpets)


def test_when_no_card_can_be_folded_any_more_a_pilot_takes_what_is_left() -> None:
    table = Table(4).deal()
    table.state.used[0] = 99
    assert str(answer(asked(table, 0)).move) == "claim 1"
    calm = Table(4, calm=True).deal()
    calm.state.used[0] = 99
    assert str(answer(asked(calm, 0)).move) == "pass"
