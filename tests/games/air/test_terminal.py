"""Air Sorcière told in sentences: what each line says, and that no message is idle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from envol.dice import FastDice
from envol.games.air import terminal
from envol.games.air.options import Options
from envol.games.air.rules import Air
from envol.match import Match
from envol.texts import Texts, sources
from tests.games.air.setup import Table, exam, position

ROOT = Path(__file__).parents[3]


def lines(table: Table, language: str = "en", me: int | None = 0) -> list[str]:
    texts = Texts(language, "air", ("Ada", "Bo"), me)
    return terminal.lines(table.game, table.game.view(table.state, me), me, texts)


def table(**more: Any) -> Table:
    return position(
        columns=["g3 g6 b2", "v1"], hands=["w1 w2", "o1 o2"], common="g4", discard="b1", books=["bbg", ""], **more
    ).draw("v5", "share")


def test_the_table_in_english() -> None:
    assert lines(table()) == [
        "Deck: 64 cards, discard pile: 1 card",
        "Common zone: green 4, violet 5",
        "Spellbooks left: black 5, green 6, orange 7, violet 7, white 7",
        "You: 3 points; spellbooks: black 2, green 1; 2 cards in hand",
        "  Flying: black 2, green 3 6",
        "Bo: 0 points; spellbooks: none; 2 cards in hand",
        "  Flying: violet 1",
        "The next card: 3 of 64 make you fall",
        "Your hand: white 1, white 2",
    ]


def test_the_table_in_french() -> None:
    assert lines(table(), "fr") == [
        "Pioche : 64 cartes, défausse : 1 carte",
        "Zone commune : 4 vert, 5 violet",
        "Grimoires restants : 5 pour les noires, 6 pour les vertes, 7 pour les orange, 7 pour les violettes, "
        "7 pour les blanches",
        "Vous : 3 points ; grimoires : 2 pour les noires, 1 pour les vertes ; 2 cartes en main",
        "  En vol : noires 2, vertes 3 6",
        "Bo : 0 point ; grimoires : aucun ; 2 cartes en main",
        "  En vol : violettes 1",
        "Prochaine carte : 3 sur 64 seraient une chute pour vous",
        "Votre main : 1 blanc, 2 blanc",
    ]


def test_20_the_gauge_can_be_off_and_the_hands_open() -> None:
    told = lines(table(gauge=False, memory=True))
    assert not any(line.startswith("The next card") for line in told)
    assert "Bo: 0 points; spellbooks: none; 2 cards in hand (orange 1, orange 2)" in told
    assert "You: 3 points; spellbooks: black 2, green 1; 2 cards in hand" in told


def test_a_turned_card_and_a_payment_are_told() -> None:
    assert "Turned up: green 9" in lines(position().draw("g9"))
    paying = exam("w1 w2 w3").go("diploma white")
    assert "Diploma for the white witches: no card yet" in lines(paying)
    paying.go("pay w2")
    assert "Diploma for the white witches: white 2" in lines(paying)
    assert "Your hand: white 1, white 3" in lines(paying)
    assert not any("Diploma" in line for line in lines(paying, me=1))


def test_a_spectator_has_no_hand() -> None:
    told = lines(table(), me=None)
    assert "The next card: 3 of 64 make Ada fall" in told
    assert not any(line.startswith("Your") for line in told)


def test_turns_are_numbered_and_draws_told_once() -> None:
    match = Match.new("air", ["Ada", "Bo"])
    texts, dice = Texts("en", "air", ["Ada", "Bo"], 0), FastDice("headings")
    headings: list[str] = []
    while match.to_move and len(headings) < 9:
        seat = match.to_move[0]
        view = match.game.view(match.state, 0)
        heading = terminal.heading(match.game, view, texts)  # type: ignore[arg-type]
        if heading is not None and heading not in headings[-1:]:
            headings.append(heading)
        moves = match.game.moves(match.state, seat) if seat >= 0 else [match.game.nature(match.state, dice)]
        move = moves[dice.below(len(moves))]
        said = terminal.sentence(match.game, view, seat, move, texts, True)  # type: ignore[arg-type]
        assert (said is None) == (move.kind == "draw")
        if move.kind == "reveal":
            assert said is not None
            assert said.startswith("You turn up" if view.active == 0 else "Bo turns up")
        match.play(seat, move)
    assert [heading.partition(":")[0] for heading in headings] == [f"Turn {number}" for number in range(1, 10)]


def test_every_message_is_used_and_every_one_used_exists() -> None:
    """By its kind, by the terminal, or by the client."""
    code = (ROOT / "src/envol/games/air/terminal.py").read_text("utf-8")
    code += "".join(path.read_text("utf-8") for path in sorted((ROOT / "web/src/games/air").rglob("*.*")))
    *_, (_, text) = sources("en", "air")
    defined = set(re.findall(r"^([a-z][a-z_-]*) =", text, re.MULTILINE))
    kinds = Air.kinds
    needed = {"title", "pitch", "about", "first-game", "card", "colour", "analysis-scope-own"}
    needed |= {f"option-{name}" for name in Options.__struct_fields__}
    needed |= {f"move-{kind}" for kind in kinds.moves} | {f"event-{kind}" for kind in kinds.events}
    needed |= {f"offer-{kind}" for kind in kinds.moves if kind not in ("first", "reveal")}
    needed |= {f"refusal-{why}" for why in kinds.refusals} | {f"ending-{ending}" for ending in kinds.endings}
    needed |= set(re.findall(r'"((?:board|table|guide)-[a-z-]+[a-z])"', code)) | {"chapter"}
    lessons = (ROOT / "src/envol/games/air/lessons.py").read_text("utf-8")
    needed |= {text for text in defined if text.startswith("lesson-") and f'"{text[7:]}"' in lessons}
    needed |= {text for text in defined if text.startswith("tutorial-")}  # which tests/test_tutorials.py looks for
    needed |= {text for text in defined if text.startswith("phrase-")}  # which the panel of talk finds by their names
    needed |= set(re.findall(r"\{ ([a-z][a-z-]+) \}", text))
    assert defined == needed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_numbered_rule_can_be_read_alone(language: str) -> None:
    texts = Texts(language, "air")
    for number in range(1, 27):
        assert texts.rule(f"air.{number}").startswith(f"{number}. ")
