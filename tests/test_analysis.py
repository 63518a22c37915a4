"""The analysis of a match: sums that add up, faults that are found, and nobody blamed for luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from envol import catalogue, record
from envol.analysis import Analysis, Decision, count, reviewed, summed
from envol.bots import Ask, create, master_of
from envol.bots.review import Reviewer
from envol.catalogue import AnyGame
from envol.cli.analyse import sentences
from envol.dice import FastDice
from envol.game import CLOCK
from envol.log import Entry
from envol.match import Match
from envol.texts import LANGUAGES, Texts
from tests.games.vote.rules import Vote
from tests.laws.plays import Line, Play, random_play
from tests.laws.secrecy import match_of, swap
from tests.lessons.shared_checks import CHECKS as SHARED

catalogue.register(Vote)
TRANSCRIPTS = Path(__file__).parent / "transcripts"
FEW = 12  # simulations: enough to add up


def analyse(match: Match, simulations: int | None = FEW) -> Analysis:
    reviewer = Reviewer(match.game, simulations)
    return summed(match, [decision for decision in reviewed(match, reviewer) if decision], reviewer.simulations)


def kept(name: str) -> Match:
    return record.read((TRANSCRIPTS / name).read_text("utf-8"))


def played(bots: list[str], seed: str) -> Match:
    """A match of Blackmore between these bots."""
    match, dice = Match.new("blackmore", len(bots)), FastDice(seed)
    players = [create(name, type(match.game)) for name in bots]
    while match.to_move:
        match.settle(dice)
        for seat in match.to_move[:1]:
            match.play(seat, players[seat].answer(question(match, seat, dice)).move)
    return match


def question(match: Match, seat: int, dice: FastDice) -> Ask:
    view = match.game.view(match.state, seat)
    return Ask(match.game, seat, match.game.moves(match.state, seat), lambda: view, dice)


@pytest.mark.parametrize("name", ["blackmore/control", "oz/shared", "carpets/ghost", "brooms/caught-fou"])
def test_what_choices_cost_and_luck_brought_adds_up_to_the_result(name: str) -> None:
    match = kept(f"{name}.envol")
    found = analyse(match)
    assert found.decisions
    assert found.turning
    for one in found.seats:
        assert one.result is not None
        assert one.start - one.choices - one.speed + one.others + one.luck == pytest.approx(one.result, abs=0.002)
        assert one.choices >= 0
    given = sum(one.choices + one.speed for one in found.seats)
    assert sum(one.others for one in found.seats) == pytest.approx(given, abs=0.002)
    for decision in found.decisions:
        assert 0 <= decision.after <= decision.before <= decision.before + decision.late <= 1
        assert match.log[decision.n].seat in (decision.seat, CLOCK)
        assert str(match.log[decision.n].move) == decision.move
    sizes = [abs(turn.size) for turn in found.turning if turn.kind == "choice"]
    costs = sorted((decision.cost for decision in found.decisions), reverse=True)
    assert sorted(sizes, reverse=True) == pytest.approx(costs[: len(sizes)], abs=0.001), "the greatest are named"


@pytest.mark.parametrize("name", ["blackmore/control", "oz/shared", "carpets/ghost", "brooms/caught-fou", "air/sets"])
def test_three_sentences_are_said_about_a_match_in_both_languages(name: str) -> None:
    """What choices were worth is made up here: the dearest are those of the first seat."""
    match = kept(f"{name}.envol")
    mine = [entry for entry in match.standing if entry.seat == 0]
    decisions = [Decision(entry.n, 0, str(entry.move), str(entry.move), 0.5, 0.45) for entry in mine]
    found = summed(match, decisions, FEW)
    assert len(found.lessons) == 3
    assert len({lesson.says for lesson in found.lessons}) == 3
    for language in LANGUAGES:
        texts = Texts(language, match.header.game, match.header.seats)
        said = [*sentences(match, found, texts)][:3]
        assert all(sentence.endswith(".") for sentence in said)
    own = catalogue.part(type(match.game), "lessons").lessons
    assert {lesson.says for lesson in found.lessons} - set(SHARED), f"{own.__module__} says nothing about it"


def test_a_game_without_lessons_of_its_own_gets_those_that_hold_for_every_game() -> None:
    match = Match.new("vote", 2, {"rounds": 1})
    assert summed(match, [], 1).lessons == (), "it is not over"
    match.play(0, "vote red")
    match.play(1, "vote blue")
    found = summed(match, [Decision(0, 0, "vote red", "vote blue", 0.9, 0.1), Decision(1, 1, "a", "a", 0.9, 0.9)], 1)
    assert {lesson.says for lesson in found.lessons} <= set(SHARED)
    dearest = [lesson for lesson in found.lessons if lesson.says == "dearest"]
    assert [(lesson.n, lesson.data["percent"]) for lesson in dearest] == [(0, 80)]


def test_the_same_record_and_budget_give_the_same_analysis() -> None:
    match = kept("blackmore/tie.envol")
    first, half = analyse(match), count(match) // 2
    assert analyse(kept("blackmore/tie.envol")) == first
    reviewer = Reviewer(match.game, FEW)
    parts = [list(reviewed(match, reviewer))[:half], list(reviewed(match, reviewer, half))]
    slices = [decision for part in parts for decision in part if decision]
    assert tuple(slices) == first.decisions, "in slices too"


def test_an_obvious_blunder_is_the_turning_point() -> None:
    """At the end of a duel all can be counted out: whoever throws the match away there is named for it."""
    for seed in range(40):
        match, dice, blunder = Match.new("blackmore", 2), FastDice(f"blunder {seed}"), None
        bot, master = create("greedy", type(match.game)), master_of(type(match.game))
        while match.to_move:
            match.settle(dice)
            for seat in match.to_move[:1]:
                asked = question(match, seat, dice)
                move = bot.answer(asked).move
                if match.state.final:  # from here on both play as well as can be, but for once
                    counted = master.weigh(asked)
                    move = counted[0].move
                    if blunder is None and (counted[0].worth, counted[-1].worth) == (1, 0) and len(counted) > 1:
                        blunder, move = len(match.log), counted[-1].move
                match.play(seat, move)
        if blunder is None:
            continue
        found = analyse(match)
        worst = max((turn for turn in found.turning if turn.kind == "choice"), key=lambda turn: turn.size)
        assert (worst.n, worst.size) == (blunder, 1.0)
        assert all(turn.n < blunder for turn in found.turning if turn.kind == "luck"), "it was no luck for the other"
        return
    raise AssertionError("no match could be thrown away")


def test_what_a_choice_costs_goes_to_the_others_by_their_chances() -> None:
    match = Match.new("vote", 3, {"rounds": 2})
    found = summed(match, [Decision(0, 1, "a", "a", 0.6, 0.6), Decision(1, 0, "a", "b", 0.4, 0.1)], 1)
    assert [one.others for one in found.seats] == [0, 0, 0], "nobody has come to a decision since"
    found = summed(match, [*found.decisions, Decision(2, 1, "a", "a", 0.8, 0.8), Decision(3, 2, "a", "a", 0.1, 0.1)], 1)
    given = 0.3 * 0.6 / (0.6 + 1 / 3)
    assert found.seats[1].others == pytest.approx(given, abs=0.001)
    assert found.seats[1].luck == pytest.approx(0.6 - 1 / 3 + 0.2 - given, abs=0.001)
    assert found.seats[2].others == pytest.approx(0.3 - given, abs=0.001)


def test_who_plays_at_random_pays_for_it_and_a_master_hardly() -> None:
    found = analyse(played(["master", "random", "random"], "skill"), 40)
    master, *others = found.seats
    assert 3 * master.choices < sum(other.choices for other in others)


@pytest.mark.parametrize("name", ["carpets/palace", "carpets/calm"])
def test_in_a_race_of_carpets_cards_and_pushes_count_and_no_fold(name: str) -> None:
    found = analyse(kept(f"{name}.envol"))
    kinds = {decision.move.split()[0] for decision in found.decisions}
    assert "claim" in kinds
    assert kinds <= {"claim", "pass", "push", "hourglass", "sunset"}


def test_who_folds_too_slowly_is_slow_and_not_unlucky() -> None:
    """One takes a card at once, with the carpet that shows it; the other always lets the sand run out."""
    match, dice = Match.new("carpets", 2), FastDice("slow")
    while match.to_move:
        match.settle(dice)
        while 1 in match.to_move:
            match.play(1, create("greedy:master", type(match.game)).answer(question(match, 1, dice)).move)
        if match.game.timer(match.state) is not None:
            match.play(CLOCK, f"hourglass {match.state.round}")
    found = analyse(match)
    slow, quick = found.seats
    assert slow.speed > 0.2
    assert quick.speed == 0
    assert "speed" in {turn.kind for turn in found.turning}
    assert {decision.move.split()[0] for decision in found.decisions if decision.seat == 0} == {"hourglass"}
    calm = analyse(kept("carpets/calm.envol"))
    assert not any(one.speed for one in calm.seats), "where nobody races, nobody is slow"


def test_how_a_diploma_is_paid_does_not_count() -> None:
    """Only whether one is prepared: see what is said of it beside the analysis."""
    match = kept("air/sets.envol")
    assert any(line.move.kind == "pay" for line in match.log)
    kinds = {decision.move.split()[0] for decision in reviewed(match, Reviewer(match.game, 2)) if decision}
    assert "draw" in kinds
    assert not kinds & {"pay", "graduate", "withdraw"}


def test_what_was_taken_back_does_not_count() -> None:
    match = Match.new("vote", 2, {"rounds": 1})
    match.play(0, "vote red")
    match.play(-3, "undo 0")
    match.play(0, "vote blue")
    match.play(1, "vote red")
    assert [decision.n for decision in analyse(match).decisions] == [2, 3]


def test_a_match_that_is_not_over_has_no_result_yet() -> None:
    match = Match.new("vote", 3, {"rounds": 2})
    match.play(0, "vote red")
    assert [one.result for one in analyse(match).seats] == [None, None, None]


def decisions(play: Play, lines: list[Line], viewer: int) -> list[Decision]:
    match = match_of(play)
    for n, (seat, move) in enumerate(lines):
        match.append(Entry(n, n, seat, move))
    found = [decision for decision in reviewed(match, Reviewer(match.game, 4)) if decision]
    return [decision for decision in found if decision.seat == viewer]


def test_nobody_is_judged_by_what_they_could_not_know() -> None:
    """Two outcomes that a seat never saw are swapped: its decisions are worth what they were."""
    kind: type[AnyGame] = catalogue.find("blackmore")
    game, dice, compared = kind(3, kind.Options(), kind.newest), FastDice("judged"), 0
    for number in range(100):
        play = random_play(game, f"judged {number}")
        viewer, truth, other = swap(play, dice) or (None, [], [])
        if viewer is not None:
            mine = decisions(play, truth, viewer)
            assert mine == decisions(play, other, viewer)
            compared += len(mine)
        if compared > 20:
            return
    raise AssertionError("nothing could be swapped")
