"""The carpet race in sentences: what the table says, a carpet by its rows, a fold by what now lies on top."""

from __future__ import annotations

import re
from pathlib import Path

from envol.cli.terminal import results
from envol.games.carpets import terminal
from envol.texts import Texts, sources
from tests.games.carpets.setup import Table, flown

NAMES = ("Ada", "Bo", "Cy", "Dee")


def texts(language: str = "en", me: int | None = 0) -> Texts:
    return Texts(language, "carpets", NAMES, me)


def lines(table: Table, language: str = "en", me: int | None = 0) -> list[str]:
    return terminal.lines(table.game, table.game.view(table.state, me), me, texts(language, me))


def told(table: Table, seat: int, line: str, language: str = "en", *, brief: bool = True) -> str | None:
    view = table.game.view(table.state, 0)
    return terminal.sentence(table.game, view, seat, table.game.parse(line), texts(language), brief)


def test_the_table_in_english() -> None:
    table = Table(2).deal().put([0, 9, 30]).wrong(1, 3)
    assert lines(table) == [
        "You: at the starting line, 1 Genie",
        "Bo: on cloud 9, 1 Genie",
        "The ghost pilot: at the palace",
        "The track: cobras on 5, 11, 16, 21, 26, 28; shortcuts 7 to 10, 14 to 18, 23 to 25; the palace is number 30.",
        "Cards:",
        "1: blue square, yellow square, red square and violet square (3 clouds)",
        "2: blue square, blue square and red square (2 clouds)",
        "3: blue square and yellow square (1 cloud and a Genie), taken by Bo",
        "4: yellow square, yellow square and red square (2 clouds)",
        "Your carpet. Spread out, 4 columns by 4 rows.",
        "Row 1: blue palace, violet lamp, red camel, yellow moon.",
        "Row 2: red lamp, yellow palace, blue moon, violet camel.",
        "Row 3: yellow camel, red moon, violet palace, blue lamp.",
        "Row 4: violet moon, blue camel, yellow lamp, red palace.",
    ]


def test_the_table_in_french() -> None:
    table = Table(2).deal().put([0, 9, 30]).wrong(1, 3).go(0, "fold left 2 over", "fold top 2 under")
    table.state.hands, table.state.bans = [1, 0], [False, True]
    assert lines(table, "fr") == [
        "Vous : sur la ligne de départ, 1 Génie, main gauche seule",
        "Bo : au nuage 9, 1 Génie, sans l’aide des Génies",
        "Le pilote fantôme : au palais",
        "Le parcours : cobras aux nuages 5, 11, 16, 21, 26, 28 ; raccourcis 7 vers 10, 14 vers 18, 23 vers 25 ; "
        "le palais porte le numéro 30.",
        "Cartes :",
        "1 : case bleue, case jaune, case rouge et case violette (3 nuages)",
        "2 : case bleue, case bleue et case rouge (2 nuages)",
        "3 : case bleue et case jaune (1 nuage et un Génie), prise par Bo",
        "4 : case jaune, case jaune et case rouge (2 nuages)",
        "Votre tapis. 2 plis, 2 colonnes sur 2 rangées.",
        "Rangée 1 : lune rouge, chameau jaune.",
        "Rangée 2 : chameau bleu, lune violette.",
    ]


def test_a_spectator_is_told_every_carpet() -> None:
    told = lines(Table(2).deal(), me=None)
    assert [line for line in told if "carpet" in line] == [
        "Ada’s carpet. Spread out, 4 columns by 4 rows.",
        "Bo’s carpet. Spread out, 4 columns by 4 rows.",
    ]


def test_points_are_told_in_a_championship_and_rounds_by_their_race() -> None:
    table = flown(4, (0, 4), places=[28, 0, 0, 0], championship=True)
    assert lines(table)[0] == "You: at the starting line, 1 Genie, 5 points"
    view = table.game.view(table.state, 0)
    assert terminal.heading(table.game, view, texts()) == "Race 2, round 1"
    single = Table(3)
    assert terminal.heading(single.game, single.game.view(single.state, 0), texts("fr")) == "Tour 1"
    over = flown(4, (0, 4), places=[28, 0, 0, 0])
    assert terminal.heading(over.game, over.game.view(over.state, 0), texts()) is None
    assert lines(over)[0] == "You: at the palace, 1 Genie"
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    assert results(outcome, texts())[2:4] == ["1. You: at the palace", "2. Bo: at the start"]


def test_without_cobras_the_way_says_so() -> None:
    table = Table(4)
    table.state.cobras = []
    assert lines(table)[4].startswith("The track: no cobra is left;")


def test_ones_own_fold_is_told_by_what_now_lies_on_top() -> None:
    table = Table(2).deal().go(0, "fold left 2 over", "fold top 2 over")
    assert told(table, 0, "fold right 1 under") == "You fold the right column under. Now on top: blue moon, red camel."
    table.go(0, "unfold")
    assert told(table, 0, "fold top 3 over", "fr") == (
        "Vous pliez les 3 rangées du haut par-dessus. Sur le dessus maintenant : palais violet, lampe bleue, "
        "lune bleue, chameau violet, chameau rouge, lune jaune."
    )


def test_others_folds_are_told_only_where_every_line_is() -> None:
    table = Table(2).deal()
    assert told(table, 1, "turn") is None
    assert (told(table, 1, "turn", brief=False) or "").startswith("Bo turns their carpet over. Now on top: yellow moon")
    assert told(table, 1, "claim 4 with 1") == "Bo takes card 4, with the help of a Genie."


def test_47_at_a_calm_table_nobody_is_told_what_lies_on_another_s_carpet() -> None:
    table = Table(2, calm=True).deal()
    assert told(table, 1, "turn", brief=False) == "Bo turns their carpet over."
    assert (told(table, 0, "turn", brief=False) or "").startswith("You turn your carpet over. Now on top:")


def test_47_a_choice_is_no_claim_yet_and_what_all_chose_is_told_together() -> None:
    table = Table(2, calm=True).deal()
    assert told(table, 0, "claim 4") == "You have chosen. Everything is shown once everyone has."
    assert told(table, 1, "claim 4") is told(table, 1, "pass", brief=False) is None


def test_every_message_of_the_terminal_is_used_and_every_one_used_exists() -> None:
    code = Path(terminal.__file__).read_text("utf-8")
    used = set(re.findall(r'"((?:board|carpet)-[a-z-]+)"', code))
    text = "\n".join(body for _, body in sources("en", "carpets"))
    assert used == set(re.findall(r"^((?:board|carpet)-[a-z-]+) =", text, re.MULTILINE))
