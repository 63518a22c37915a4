"""Oz: what each kind of story scores, the rulebook's example, and the readings of it that are wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from envol.games.oz.moves import CAST, KIND, KINDS, NUMBER
from envol.games.oz.rules import points
from tests.games.oz.setup import Table, held, score

# Story, hand, the others' hands, points. The first of each kind is the rulebook's.
EXAMPLES: list[tuple[str, str, tuple[str, ...], int]] = [
    ("each-l", "4l 2d", (), 4),
    ("each-l", "2d", (), 0),
    ("couple-ds", "3d 2s", (), 4),
    ("couple-ds", "3d", (), 0),
    ("couple-dl", "4d 4l", (), 8),
    ("twins-t", "4t", (), 6),
    ("twins-t", "5t", (), 6),
    ("twins-t", "t", (), 0),
    ("series-dlsr", "3d 2l 2s 2r", (), 8),
    ("series-dlsr", "3d 2l 2s", (), 0),
    ("trio-dto", "d t o", (), 2),
    ("trio-dto", "2d 3t 2o", (), 7),
    ("trio-dto", "3d 3t 3o", (), 12),
    ("trio-dto", "4d 4t 4o", (), 12),
    ("trio-dto", "4d 4t", (), 0),
    ("few-r", "", (), 4),
    ("few-r", "r", (), 4),
    ("few-r", "2r", (), 0),
    ("crowd-w", "5w 4d", ("9w",), 5),
    ("crowd-w", "4w 4d", (), 5),
    ("crowd-w", "3w 4d", (), 0),
    ("lead-g", "3g 5d", ("2g", "g"), 8),
    ("lead-g", "3g", ("3g", "g"), 8),
    ("lead-g", "3g", ("2g", "4g"), 0),
    ("lead-g", "d", ("d", "t"), 8),
    ("feud-ogw", "3o g w", (), 7),
    ("feud-ogw", "o 2g 3w", (), -2),
    ("feud-ogw", "2o", ("5g",), 6),
]


@pytest.mark.parametrize(("story", "mine", "others", "expected"), EXAMPLES)
def test_10_a_story_scores(story: str, mine: str, others: tuple[str, ...], expected: int) -> None:
    assert score(story, mine, *others) == expected


def test_10_there_is_an_example_of_each_of_the_nine_kinds() -> None:
    assert {KIND[NUMBER[story]] for story, *_ in EXAMPLES} == set(range(len(KINDS)))
    assert len(KINDS) == 9


def philippe() -> Table:
    """The rulebook's own example as the end of a game of three: the others hold the rest."""
    table = Table(3).finish()
    mine = held("4d 4l 3o 3t 2s g w")
    assert sum(mine) == 18
    table.state.hands = [mine, held("9r 5s 4g"), held("5d 5l 4w 4g")]
    table.state.open[0] = [NUMBER[name] for name in ("couple-dl", "crowd-l", "few-s", "feud-ogw")]
    table.state.open[1] = table.state.open[2] = []
    return table


def test_14_the_example_of_the_rulebook_scores_20() -> None:
    table = philippe()
    assert table.game.view(table.state, 0).points[0] == (8, 5, 0, 7)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores[0] == 20


def test_14_a_card_serves_several_stories_and_each_in_full() -> None:
    hand = "4l 4d"
    assert [score(name, hand) for name in ("each-l", "twins-l", "couple-dl", "crowd-l")] == [4, 6, 8, 5]


def test_11_a_lead_scores_if_nobody_has_any() -> None:
    assert score("lead-g", "", "", "") == 8


def test_12_with_two_players_the_others_are_the_one_opposite() -> None:
    assert score("lead-l", "2l", "3l") == 0
    assert score("lead-l", "3l", "3l") == 8


def test_13_a_feud_may_cost_points_and_a_total_may_be_below_zero() -> None:
    table = philippe()
    table.state.hands[0] = held("9w 9g")
    table.state.open[0] = [NUMBER["feud-ogw"]]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (-18, 0, 0)
    assert outcome.ranks == (3, 1, 1)


def test_15_all_hands_are_compared_as_they_are_at_the_end() -> None:
    """Both hold the lead of Glinda, each counts against the other's whole hand."""
    table = philippe()
    table.state.open = [[NUMBER["lead-w"]], [NUMBER["lead-g"]], [NUMBER["few-g"]]]
    assert table.game.view(table.state, None).points == ((0,), (8,), (0,))


def test_16_who_ties_for_most_wins_together() -> None:
    table = philippe()
    table.state.open = [[NUMBER["each-d"]], [NUMBER["each-g"]], [NUMBER["few-d"]]]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.ending) == ((4, 4, 0), (1, 1, 3), "shared")


def test_16_otherwise_one_wins() -> None:
    outcome = philippe().game.outcome(philippe().state)
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((1, 2, 2), "won")


def test_17_a_crowd_compares_characters_and_a_lead_compares_players() -> None:
    mine, other = "3l 2d", "5l 6t"
    assert score("crowd-l", mine, other) == 5
    assert score("lead-l", mine, other) == 0
    mine, other = "3l 4d", "2l"
    assert score("crowd-l", mine, other) == 0
    assert score("lead-l", mine, other) == 8


def test_the_reckoning_is_told_story_by_story_and_adds_up() -> None:
    table = Table(4).finish()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    for seat in range(4):
        scored = [event.data["points"] for event in table.told if event.kind == "scored" and event.data["seat"] == seat]
        (total,) = [
            event.data["points"] for event in table.told if event.kind == "total" and event.data["seat"] == seat
        ]
        assert len(scored) == 4
        assert sum(scored) == total == outcome.scores[seat]


# Planted: readings of the rules that are wrong. The examples must tell each of them from the right one.
Reading = Callable[[int, list[list[int]]], int]


def _only(kind: str, wrong: Reading) -> Reading:
    """The right points, but for stories of one kind."""
    return lambda story, hands: wrong(story, hands) if KINDS[KIND[story]] == kind else points(story, 0, hands)


def _mine(story: int, hands: list[list[int]]) -> list[int]:
    return [hands[0][character] for character in CAST[story]]


def _others(story: int, hands: list[list[int]]) -> list[int]:
    return [other[CAST[story][0]] for other in hands[1:]]


WRONG: dict[str, Reading] = {
    "a couple of either": _only("couple", lambda story, hands: 2 * max(_mine(story, hands))),
    "three points for each of twins": _only("twins", lambda story, hands: 3 * _mine(story, hands)[0]),
    "half a pair counts": _only("twins", lambda story, hands: 3 * -(-_mine(story, hands)[0] // 2)),
    "a series once only": _only("series", lambda story, hands: 4 * min(1, *_mine(story, hands))),
    "a fourth trio pays": _only("trio", lambda story, hands: (0, 2, 7, 12, 17)[min(_mine(story, hands))]),
    "few means none": _only("few", lambda story, hands: 4 * (_mine(story, hands)[0] == 0)),
    "few means exactly one": _only("few", lambda story, hands: 4 * (_mine(story, hands)[0] == 1)),
    "a crowd must be alone": _only(
        "crowd", lambda story, hands: points(story, 0, hands) * (hands[0].count(max(hands[0])) == 1)
    ),
    "a crowd among players": _only(
        "crowd", lambda story, hands: 5 * all(_mine(story, hands)[0] >= other for other in _others(story, hands))
    ),
    "a lead must be alone": _only(
        "lead", lambda story, hands: 8 * all(_mine(story, hands)[0] > other for other in _others(story, hands))
    ),
    "a lead in one's own hand": _only("lead", lambda story, hands: 8 * (_mine(story, hands)[0] == max(hands[0]))),
    "a lead of nothing is none": _only(
        "lead", lambda story, hands: points(story, 0, hands) if _mine(story, hands)[0] else 0
    ),
    "a feud never costs": _only("feud", lambda story, hands: max(0, points(story, 0, hands))),
    "a feud with one foe": _only("feud", lambda story, hands: 3 * _mine(story, hands)[0] - _mine(story, hands)[1]),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_examples_tell_a_wrong_reading_from_the_right_one(name: str) -> None:
    found = [
        story
        for story, mine, others, expected in EXAMPLES
        if WRONG[name](NUMBER[story], [held(hand) for hand in (mine, *others)]) != expected
    ]
    assert found, name
