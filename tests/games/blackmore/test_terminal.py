"""Blackmore's table in sentences: what each line says, and in what order."""

from __future__ import annotations

import pytest

from envol.catalogue import create
from envol.dice import FastDice
from envol.games.blackmore import terminal
from envol.games.blackmore.view import View
from envol.match import Match
from envol.texts import Texts

NAMES = ("Ada", "Bo", "Cy")
VIEW = View(
    phase="play",
    turn=0,
    leader=1,
    left=0,
    final=False,
    wheel=7,
    trump="r",
    hand=("b1", "s9"),
    ranks=(7, 8),
    strongest=("b1", "s9"),
    counts=(2, 1, 0),
    known=((), ("g4", "v2"), ()),
    table=(None, "b3", "y8"),
    best=1,
    changes=(),
    deck=1,
    pile=("b5", "r7"),
    captured=(("b9", "b8"), (), ("g1",)),
    points=(17, 0, 1),
    ahead=(0,),
    values=(),
)


def lines(view: View, language: str = "en", *, me: int | None = 0, **options: object) -> list[str]:
    game = create("blackmore", 3, options)
    return terminal.lines(game, view, me, Texts(language, "blackmore", NAMES, me))  # type: ignore[arg-type]


def change(**fields: object) -> View:
    return View(**{**{name: getattr(VIEW, name) for name in VIEW.__struct_fields__}, **fields})


def test_the_table_in_english() -> None:
    assert lines(VIEW) == [
        "Wheel, strongest first: 7 6 5 4 3 2 1 9 8",
        "Trump: red (red 7 on top of a pile of 2 cards)",
        "Deck: 1 card",
        "You: 2 cards in hand, 2 captured",
        "Bo: 1 card in hand (drawn in plain sight: green 4, violet 2), none captured",
        "Cy: no card in hand, 1 captured",
        "Trick: blue 3 (Bo), yellow 8 (Cy)",
        "Your hand: blue 1, silver 9",
    ]


def test_the_table_in_french() -> None:
    assert lines(VIEW, "fr") == [
        "Roue, du plus fort au plus faible : 7 6 5 4 3 2 1 9 8",
        "Atout : rouge (7 rouge au sommet d’une pile de 2 cartes)",
        "Pioche : 1 carte",
        "Vous : 2 cartes en main, 2 capturées",
        "Bo : 1 carte en main (prises au vu de tous : 4 vert, 2 violet), aucune capturée",
        "Cy : aucune carte en main, 1 capturée",
        "Pli : 3 bleu (Bo), 8 jaune (Cy)",
        "Votre main : 1 bleu, 9 argenté",
    ]


def test_2_the_ascending_wheel_is_told_upwards() -> None:
    assert lines(VIEW, wheel="ascending")[0] == "Wheel, strongest first: 7 8 9 1 2 3 4 5 6"


def test_the_trick_is_told_from_the_leader_on() -> None:
    assert "Trick: yellow 8 (Cy), violet 1 (you)" in lines(change(leader=2, turn=1, table=("v1", None, "y8")))
    assert "Trick: no card yet" in lines(change(table=(None, None, None)))


def test_5_a_trick_just_taken_is_told_from_its_winner_on() -> None:
    assert "Cy took this trick: yellow 8 (Cy), blue 1 (you), blue 3 (Bo)" in lines(
        change(phase="change", leader=2, turn=2, table=("b1", "b3", "y8"))
    )


def test_9_without_a_trump_pile_there_is_no_trump() -> None:
    assert lines(change(pile=(), trump=None))[1] == "Trump: none"


def test_13_points_are_told_if_the_table_wishes_or_when_it_is_over() -> None:
    over = change(phase="over", hand=(), counts=(0, 0, 0), known=((), (), ()), table=(None, None, None))
    for told in (lines(VIEW, totals=True), lines(over)):
        assert told[3].endswith(", 2 captured for 17 points")
        assert told[4].endswith(", none captured")
        assert told[5].endswith(", 1 captured for 1 point")
    assert not any("point" in line for line in lines(VIEW))


def test_a_spectator_has_no_hand() -> None:
    told = lines(change(hand=()), me=None)
    assert told[3] == "Ada: 2 cards in hand, 2 captured"
    assert not any("hand:" in line for line in told)


@pytest.mark.parametrize("seats", range(2, 7))
def test_tricks_are_numbered_to_the_last_one(seats: int) -> None:
    for seed in range(5):
        match = Match.new("blackmore", seats)
        texts = Texts("en", "blackmore", match.header.seats, 0)
        dice = FastDice(seed)
        headings: list[str] = []
        while match.to_move:
            view = match.game.view(match.state, 0)
            heading = terminal.heading(match.game, view, texts)  # type: ignore[arg-type]
            if heading is not None and heading not in headings[-1:]:
                headings.append(heading)
            for seat in match.to_move:
                if seat < 0:
                    match.roll(dice)
                else:
                    moves = match.game.moves(match.state, seat)
                    match.play(seat, moves[dice.below(len(moves))])
        total = len(headings)
        assert headings == [f"Trick {number} of {total}" for number in range(1, total + 1)]
