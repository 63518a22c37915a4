"""What the program says of itself: games, rules, help, version, and the messages behind them."""

from __future__ import annotations

import re

import pytest

import envol
from envol.texts import Texts, sources
from tests.cli.program import ROOT, run


def test_the_games_are_listed_with_names_players_and_options() -> None:
    english, french = run("games").stdout, run("games", "--lang", "fr").stdout
    assert re.search(
        r"^blackmore +The Witches of Blackmore +2 to 6 +wheel=descending \(Side of the wheel", english, re.M
    )
    assert re.search(r"^blackmore +Les Sorcières de Blackmore +2 à 6 +wheel=descending \(Côté de la roue", french, re.M)
    assert "totals=false (Show the points captured so far: true, false)" in english


def test_the_rules_can_be_read_whole_or_by_number() -> None:
    whole = run("rules", "blackmore").stdout
    assert whole.startswith("The Witches of Blackmore\n\nFifty-four witches")
    assert all(f"\n{number}. " in whole for number in range(1, 19))
    assert run("rules", "blackmore", "5").stdout.startswith("5. The winner of a trick may give up one card")
    assert run("rules", "blackmore", "blackmore.5").stdout == run("rules", "blackmore", "5").stdout
    assert run("rules", "blackmore", "envol.2", "--lang", "fr").stdout.startswith("2. Seuls jouent ceux")


def test_a_list_in_a_rule_is_told_item_by_item() -> None:
    kinds = run("rules", "oz", "10").stdout.splitlines()
    assert [line.startswith("- ") for line in kinds] == [False] + 9 * [True]
    assert kinds[5] in run("rules", "oz").stdout.splitlines()


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout == f"envol {envol.__version__}\n"


@pytest.mark.parametrize(
    "words", [(), ("--help",), *((name, "--help") for name in ["games", "sim", "play", "replay", "verify", "rules"])]
)
def test_help_is_in_the_readers_language(words: tuple[str, ...]) -> None:
    english, french = run(*words), run(*words, LANG="fr_FR.UTF-8")
    for done in (english, french):
        assert (done.returncode, done.stderr) == (0, "")
    assert english.stdout.startswith("Usage: envol")
    assert french.stdout.startswith("Usage : envol")
    told = set(re.findall(r"[A-Z][a-z’]+ [a-z’]+ [a-zé’]+", english.stdout))
    assert told
    assert not told & set(re.findall(r"[A-Z][a-z’]+ [a-z’]+ [a-zé’]+", french.stdout)), "something is not translated"


def test_every_message_of_the_command_line_is_used_and_every_one_used_exists() -> None:
    """A key is a string in the code, or begins like an f-string there (`help-{name}`)."""
    modules = [
        *(ROOT / "src" / "envol").glob("*.py"),
        *(ROOT / "src" / "envol" / "cli").glob("*.py"),
        ROOT / "src" / "envol" / "games" / "blackmore" / "terminal.py",
    ]
    code = "\n".join(path.read_text("utf-8") for path in modules)
    prefix = r"(?:cli|play|sim|games|replay|verify|help|word|list|bot|board|record|serve)"
    used = set(re.findall(rf'"({prefix}-[a-z-]+[a-z])"', code))
    built = tuple(re.findall(rf'f"({prefix}-)\{{', code))
    text = "\n".join(body for _, body in sources("en", "blackmore"))
    defined = set(re.findall(rf"^({prefix}-[a-z_-]+) =", text, re.MULTILINE))
    referred = set(re.findall(rf"\{{ ({prefix}-[a-z-]+) \}}", text))
    assert used <= defined
    assert {key for key in defined - used - referred if not key.startswith(built)} == set()


def test_a_list_reads_as_the_language_lists() -> None:
    english, french = Texts("en"), Texts("fr")
    assert english.listing([]) == ""
    assert english.listing(["Ada"]) == "Ada"
    assert english.listing(["Ada", "Bo"]) == "Ada and Bo"
    assert french.listing(["Ada", "Bo", "Cy"]) == "Ada, Bo et Cy"
    assert english.listing(["Ada", "Bo", "Cy"], last="list-more") == "Ada, Bo, Cy"
