"""Oz's table in sentences: what each line says, and what is kept closed."""

from __future__ import annotations

import re

from envol.games.oz import terminal
from envol.games.oz.options import Options
from envol.games.oz.rules import Oz
from envol.games.oz.view import View
from envol.match import Match
from envol.texts import Texts, sources
from tests.cli.program import ROOT
from tests.games.oz.setup import Table, held

NAMES = ("Ada", "Bo")


def table(*, over: bool = False) -> View:
    """Seat 0 has taken a column in the first round; with `over`, the game is at its end."""
    made = Table(2).lay("dl each-l", "ts few-r", "og lead-g").go("take 3")
    if over:
        made.go("take 1").finish()
    else:
        made.state.hands = [held("2o g"), held("3d")]
    return made.game.view(made.state, None)


def lines(view: View, language: str = "en", *, me: int | None = 0, memory: bool = True) -> list[str]:
    return terminal.lines(Oz(2, Options(memory=memory), 1), view, me, Texts(language, "oz", NAMES, me))


def test_the_table_in_english() -> None:
    assert lines(table()) == [
        "First choice in this round: you",
        "Column 1: Dorothy and Lion; 1 point per Lion card",
        "Column 2: Toto and Scarecrow; 4 points with at most 1 Robot card",
        "Column 3: taken",
        "Bo: 3 characters (Dorothy ×3)",
        "You: 3 characters",
        "  8 points if no other player holds more Glinda cards (now 8 points)",
        "Your hand: Oz ×2, Glinda ×1",
    ]


def test_the_table_in_french() -> None:
    assert lines(table(), "fr") == [
        "Premier choix de ce tour : vous",
        "Colonne 1 : Dorothy et Lion ; 1 point par carte Lion",
        "Colonne 2 : Toto et Épouvantail ; 4 points avec au plus 1 carte Robot",
        "Colonne 3 : prise",
        "Bo : 3 personnages (Dorothy ×3)",
        "Vous : 3 personnages",
        "  8 points si aucun autre joueur n’a plus de cartes Glinda (pour l’instant 8 points)",
        "Votre main : Oz ×2, Glinda ×1",
    ]


def test_19_without_the_memory_aid_hands_are_closed_and_no_comparison_with_them_is_given_away() -> None:
    told = lines(table(), memory=False)
    assert "Bo: 3 characters" in told
    assert "  8 points if no other player holds more Glinda cards" in told
    assert "Your hand: Oz ×2, Glinda ×1" in told
    assert not any("Dorothy ×3" in line for line in told)


def test_3_and_19_hands_are_closed_unless_the_table_asks_for_the_memory_aid() -> None:
    match = Match.new("oz", 2)
    assert match.header.options == {"memory": False}
    told = terminal.lines(Oz(2, match.game.options, match.game.rules), table(), 0, Texts("en", "oz", NAMES, 0))
    assert told == lines(table(), memory=False) != lines(table(), memory=True)


def test_19_a_spectator_sees_what_the_table_shows() -> None:
    assert lines(table(), me=None)[4] == "Ada: 3 characters (Oz ×2, Glinda ×1)"
    told = lines(table(), me=None, memory=False)
    assert told[4] == "Ada: 3 characters"
    assert not any("×" in line for line in told)


def test_15_at_the_end_everything_is_shown() -> None:
    told = lines(table(over=True), memory=False)
    assert sum("(now " in line for line in told) == 8
    assert told[0].startswith("Bo: 16 characters (Dorothy ×")
    assert ", 4 stories face down" in told[0]


def test_the_heading_counts_the_rounds() -> None:
    made = Table(2)
    texts = Texts("en", "oz", NAMES, 0)
    assert terminal.heading(made.game, made.game.view(made.state, 0), texts) is None
    made.play_to(8).lay()
    assert terminal.heading(made.game, made.game.view(made.state, 0), texts) == "Round 8 of 8"


def test_laying_the_columns_is_told_only_at_length() -> None:
    made = Table(2)
    texts, view = Texts("en", "oz", NAMES, 0), made.game.view(made.state, 0)
    deal, take = made.game.parse("deal s"), made.game.parse("take 2")
    assert terminal.sentence(made.game, view, -1, deal, texts, True) is None
    assert terminal.sentence(made.game, view, -1, deal, texts, False) == "The Scarecrow comes on stage."
    assert terminal.sentence(made.game, view, 1, take, texts, True) == "Bo takes column 2."


def test_every_message_of_the_terminal_is_used_and_every_one_used_exists() -> None:
    code = (ROOT / "src" / "envol" / "games" / "oz" / "terminal.py").read_text("utf-8")
    *_, (_, text) = sources("en", "oz")
    defined = set(re.findall(r"^(board-[a-z-]+) =", text, re.MULTILINE))
    assert set(re.findall(r'"(board-[a-z-]+)"', code)) == defined
