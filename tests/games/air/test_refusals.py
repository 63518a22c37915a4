"""Air Sorcière: what a seat may not do, with the rule and the reason it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from envol.game import NATURE, BadNotation
from envol.games.air.moves import MOVES
from envol.games.air.rules import Air
from envol.texts import LANGUAGES, Texts
from tests.games.air.setup import Table, exam, position

SIX = "b1 b2 b3 b4 b5 b6"


def flying() -> Table:
    return position(columns=["g3 g6 b2"], hands=["w1"], common="g4 v5")


def cat() -> Table:
    return position(hands=[SIX]).draw("v15")


def turned() -> Table:
    return flying().draw("g9")


def fallen() -> Table:
    return position(columns=["g6"]).draw("g4").draw("g5")


def forced() -> Table:
    return flying().draw("o1", "share")


def landed() -> Table:
    return exam("w1 w2 w3 w11 v10 v11 b12", books="v", left="o0")


def paying(*cards: str) -> Table:
    return landed().go("diploma white", *(f"pay {name}" for name in cards))


def jokers() -> Table:
    return exam("w2 v15 g10 b12", books="vgb").go("diploma white", "pay v15", "pay g10", "pay b12")


def short_of_books() -> Table:
    return exam("w1 w2 w3 w4", left="w1").go("diploma white", "pay w1", "pay w2", "pay w3")


def undecided(rules: int) -> Table:
    table = exam("w1 w2 w3", rules=rules)
    for _ in range(10):
        table.go("diploma white", "withdraw")
    return table


def nothing_left() -> Table:
    return position(deck="b1", common="b4", rules=1).draw("b1", "keep")


# Every refusal that the game declares.
REFUSALS: list[tuple[Callable[[], Table], str, str]] = [
    (cat, "draw", "air.16 cat-first"),
    (turned, "draw", "air.5 place-first"),
    (fallen, "draw", "air.7 bonus-first"),
    (landed, "draw", "air.9 landed"),
    (paying, "draw", "air.24 payment-open"),
    (flying, "discard w1", "air.16 no-cat"),
    (flying, "keep", "air.5 nothing-turned"),
    (flying, "catch", "air.7 no-fall"),
    (flying, "finish", "air.12 land-first"),
    (landed, "pay w1", "air.12 no-payment"),
    (flying, "reveal b1", "air.25 not-for-seats"),
    (nothing_left, "draw", "air.15 nothing-to-draw"),
    (flying, "take w1", "air.3 not-in-common"),
    (forced, "take o1", "air.3 own-card"),
    (flying, "take g4", "air.4 too-low"),
    (flying, "stop", "air.1 fly-first"),
    (forced, "land white", "air.9 no-column"),
    (forced, "land green", "air.9 not-smallest"),
    (forced, "stop", "air.9 must-land"),
    (paying, "pay w9", "air.12 not-in-hand"),
    (cat, "discard w9", "air.16 not-held"),
    (landed, "diploma orange", "air.14 no-books"),
    (landed, "diploma black", "air.13 no-diploma"),
    (lambda: undecided(rules=1), "diploma white", "air.24 withdrawn-often"),
    (lambda: undecided(rules=2).go("diploma white"), "withdraw", "air.24 must-complete"),
    (
        lambda: exam("w1 w2 w3 w4 w5 w6").go("diploma white", *(f"pay w{n}" for n in range(1, 6))),
        "pay w6",
        "air.13 five-at-most",
    ),
    (short_of_books, "pay w4", "air.14 too-few-books"),
    (lambda: paying("w1", "v10"), "pay w11", "air.13 above-joker"),
    (paying, "pay b12", "air.13 joker-without-book"),
    (lambda: paying("w1", "v10"), "pay v11", "air.13 joker-twice"),
    (lambda: paying("w11"), "pay v10", "air.13 joker-too-low"),
    (lambda: exam("w2 w9 w10 g4", books="g").go("diploma white"), "pay g4", "air.13 leads-nowhere"),
    (lambda: paying("w1"), "graduate", "air.13 too-few-cards"),
    (jokers, "graduate", "air.13 needs-natural"),
]


@pytest.mark.parametrize(("table", "line", "refused"), REFUSALS, ids=[refused for _, _, refused in REFUSALS])
def test_a_refusal_names_the_rule_and_the_reason(table: Callable[[], Table], line: str, refused: str) -> None:
    there = table()
    before = there.game.clone(there.state)
    assert there.refused(line) == refused
    assert there.state == before
    assert line not in there.offered


def test_every_refusal_the_game_declares_is_tested_here() -> None:
    assert {refused.split()[1] for _, _, refused in REFUSALS} == set(Air.kinds.refusals)


def test_a_refused_card_says_why_in_both_languages() -> None:
    table = paying("w1", "w11")
    refusal = table.game.refusal(table.state, 0, table.game.parse("pay v10"))
    assert refusal is not None
    told = [Texts(language, "air", ["Ada", "Bo"], 0).refusal(refusal) for language in reversed(LANGUAGES)]
    assert told == [
        "The violet 10 is too low for a joker: it must be higher than 11.",
        "Le 10 violet est trop bas pour un joker : il doit dépasser 11.",
    ]


def test_only_the_seat_that_is_asked_may_move() -> None:
    assert flying().refused("draw", seat=1) == "envol.2 not-your-turn"
    assert flying().refused("reveal b1", seat=NATURE) == "envol.2 not-your-turn"
    assert cat().refused("keep", seat=1) == "envol.2 not-your-turn"
    table = flying().go("draw")
    assert table.refused("reveal g6") == "envol.5 no-such-chance"


@pytest.mark.parametrize("text", ["", "take", "take g0", "take g16", "take z1", "Draw", "land g", "pay ?", "first 5"])
def test_a_text_that_spells_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        flying().game.parse(text)


def test_every_move_has_one_spelling() -> None:
    # take, reveal, discard, pay a card; land, diploma a colour; name one of five seats; nine single words
    assert len(MOVES) == 4 * 75 + 2 * 5 + 5 + 9
    assert all(str(flying().game.parse(text)) == text for text in MOVES)
