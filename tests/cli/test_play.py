"""`envol play`: a person at the terminal against bots, in lines that can be read and heard."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pexpect
import pytest

from envol.game import NATURE
from envol.games.blackmore.moves import CARDS, NAME, NUMBER, card_data
from envol.match import Match
from envol.record import read
from envol.texts import Texts
from tests import limits
from tests.cli.program import run, spawn, wait_until_it_reads

ME = 0
WORDS = {
    "en": ("The Witches of Blackmore", "Your turn. You can:", "You play ", "The game is over."),
    "fr": ("Les Sorcières de Blackmore", "À vous de jouer. Vous pouvez :", "Vous jouez le ", "La partie est terminée."),
}
ALWAYS_FIRST = "1\n" * 100


def play(*words: str, stdin: str, lang: str = "en", seed: int = 1) -> str:
    done = run("play", "blackmore", "--seed", str(seed), "--lang", lang, *words, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_can_be_played_by_typing_1(lang: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "match.envol"
    told = play("--seats", str(seats), "--save", str(file), stdin=ALWAYS_FIRST, lang=lang)
    title, turn, mine, over = WORDS[lang]
    match = read(file.read_text("utf-8"))
    decisions = [entry for entry in match.log if entry.seat == ME]
    assert told.startswith(f"{title}\n\n")
    assert told.count(turn) == told.count("\n> 1\n") == len(decisions)
    assert told.count(f"\n{mine}") == sum(entry.move.kind == "play" for entry in decisions)
    assert match.outcome is not None
    texts = Texts(lang, "blackmore", match.header.seats, ME)
    ending = told[told.index(over) :].splitlines()
    assert ending[1] == texts.ending(match.outcome)
    assert len(ending) == 2 + seats + 1
    scores = [int(re.findall(r": (\d+) ", line)[0]) for line in ending[2:-1]]
    assert scores == sorted(match.outcome.scores, reverse=True)
    assert str(file) in ending[-1]
    assert run("verify", str(file)).returncode == 0


def test_the_same_seed_and_answers_give_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "three")]
    for file, seed in zip(files, (8, 8, 9), strict=True):
        play("--save", str(file), stdin="2\n" * 5, seed=seed)
    one, two, three = (file.read_text("utf-8") for file in files)
    assert one == two != three


def test_a_move_may_be_typed_in_notation_whatever_its_case() -> None:
    told = play(stdin="play s6\n", seed=3)
    assert "\n> play s6\nYou play silver 6.\n" in told
    assert "\n>   PLAY   S6\nYou play silver 6.\n" in play(stdin="  PLAY   S6\n", seed=3)


REFUSED = {
    "play b1": ("Not possible (blackmore.17): You do not hold blue 1.", "Type “rules blackmore.17” to read this rule."),
    "keep": (
        "Not possible (blackmore.5): You can change the trump only",
        "Type “rules blackmore.5” to read this rule.",
    ),
    "draw b1": ("Not possible (blackmore.18): ", "Type “rules blackmore.18” to read this rule."),
    "play z9": (
        "“play z9” is no move of this game.",
        "Type the number of a move, or the move itself, such as “play b3”.",
    ),
    "draw ?": ("“draw ?” is no move of this game.", "Type the number of a move"),
    "undo 1": ("“undo 1” is no move of this game.", "Type the number of a move"),
    "7": ("There is no move 7: the numbers go from 1 to 6.", ">"),
    "0": ("There is no move 0: ", ">"),
    "9" * 5000: ("There is no move 999", ">"),
    "²": ("“²” is no move of this game.", "Type the number of a move"),
    "\x1b[2J": ("“\ufffd[2J” is no move of this game.", "Type the number of a move"),
}


def test_what_cannot_be_played_is_refused_with_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    plain, tried = tmp_path / "plain", tmp_path / "tried"
    play("--save", str(plain), stdin="3\n1\n", seed=3)
    told = play("--save", str(tried), stdin="".join(f"{text}\n" for text in REFUSED) + "3\n1\n", seed=3)
    assert plain.read_text() == tried.read_text()
    answers = told.split("\n> ")[1:]
    for (text, (refusal, hint)), answer in zip(REFUSED.items(), answers, strict=False):
        lines = [*answer.splitlines(), ">"]
        assert lines[0] == text.replace("\x1b", "\ufffd")
        assert lines[1].startswith(refusal)
        assert lines[2].startswith(hint)


def test_a_refusal_in_french() -> None:
    told = play(stdin="play b1\n", lang="fr", seed=3)
    assert "\nImpossible (blackmore.17) : Vous n’avez pas le 1 bleu en main.\n" in told
    assert "\nTapez « règles blackmore.17 » pour lire cette règle.\n" in told


def test_rules_can_be_read_at_the_table() -> None:
    told = play(stdin="rules 5\nrules blackmore.5\nrules envol.3\nrules 99\nrules chess.1\nrules\nhelp\n", seed=3)
    answers = told.split("\n> ")
    assert answers[1].splitlines()[1].startswith("5. The winner of a trick may give up one card")
    assert answers[2].splitlines()[1] == answers[1].splitlines()[1]
    assert answers[3].splitlines()[1].startswith("3. You choose among the moves")
    assert answers[4].splitlines()[1] == "There is no rule “99”."
    assert answers[5].splitlines()[1] == "There is no rule “chess.1”."
    assert all(f"\n{number}. " in answers[6] for number in range(1, 19))
    assert "**" not in answers[6]
    assert "#" not in answers[6]
    assert "such as “play b3”" in answers[7]
    french = play(stdin="règles 5\nrules 5\naide\n", lang="fr", seed=3)
    assert french.count("\n5. Le vainqueur d’un pli peut céder une carte") == 2
    assert "comme « play b3 »" in french


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_the_master_is_asked_for_a_hint_and_says_the_same_twice_and_changes_nothing(
    lang: str, word: str, tmp_path: Path
) -> None:
    plain, asked = tmp_path / "plain", tmp_path / "asked"
    play("--save", str(plain), "--seats", "2", stdin="3\n", lang=lang, seed=3)
    told = play("--save", str(asked), "--seats", "2", stdin=f"{word}\n{word}\n3\n", lang=lang, seed=3)
    assert plain.read_text() == asked.read_text()
    match = read(plain.read_text("utf-8"))
    past = Match(match.header)
    for entry in match.log[: next(entry.n for entry in match.log if entry.seat == ME)]:
        past.append(entry)
    moves = past.game.moves(past.state, ME)
    offers = [Texts(lang, "blackmore", match.header.seats, ME).offer(move) for move in moves]
    hints = [answer.splitlines()[1] for answer in told.split("\n> ")[1:3]]
    assert hints[0] == hints[1]
    assert sum(offer in hints[0] for offer in offers) == 3, "the move, and two others that it weighed"
    assert hints[0].count("%") == 3


def test_enter_alone_shows_the_table_again() -> None:
    told = play(stdin="\n", seed=3)
    assert told.count("Your turn. You can:") == 2
    assert told.count("Your hand: ") == 2


@pytest.mark.parametrize("stdin", ["quit\n", "", "1\nquit\n", "1\n"])
def test_who_leaves_is_bidden_goodbye_and_keeps_the_record(stdin: str, tmp_path: Path) -> None:
    file = tmp_path / "match"
    told = play("--save", str(file), stdin=stdin)
    assert told.endswith(f"\n\nYou leave the table. Until next time!\nThe game record is in {file}.\n")
    done = run("verify", str(file))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "The game is not over yet.")
    assert play(stdin="quitter\n", lang="fr").endswith("\n\nVous quittez la table. À bientôt !\n")


def test_names_at_the_table() -> None:
    assert "You are Ada. With you at the table: Circe (greedy), Morgan (greedy) and" in play("--name", "Ada", stdin="")
    assert "You are Circe. With you at the table: Morgan (random)." in play(
        "--name", "Circe", "--bots", "random", "--seats", "2", stdin=""
    )
    assert "Circe (random) and Morgan (greedy).\n" in play("--bots", "random,greedy", stdin="")


def test_captured_points_are_shown_only_at_the_end_or_if_the_table_wishes() -> None:
    hidden = play(stdin=ALWAYS_FIRST)
    assert "points" not in hidden[: hidden.index("The game is over.")]
    assert re.search(r"captured for \d+ points?\n", play("--option", "totals=true", stdin="1\n" * 12))


def test_a_game_of_hidden_choices_and_one_in_real_time_can_be_played_too() -> None:
    vote = run("play", "tests.games.vote.rules:Vote", "--seats", "3", stdin=ALWAYS_FIRST)
    assert (vote.returncode, vote.stderr) == (0, "")
    assert "\nThe game is over.\n" in vote.stdout
    snap = run("play", "tests.games.snap.rules:Snap", "--seed", "1", stdin="2\n" * 100)
    assert (snap.returncode, snap.stderr) == (0, "")
    assert "\nThe game is over.\n" in snap.stdout


# Nothing hidden is printed (blackmore.13): what stands above a prompt names only cards this seat has seen by then.


def named(told: str, lang: str) -> set[str]:
    """The cards that a text names."""
    names = {_name(card, lang): NAME[card] for card in CARDS}
    pattern = r"\b(?:blue|yellow|red|green|violet|silver) [1-9]\b"
    if lang == "fr":
        pattern = r"\b[1-9] (?:bleu|jaune|rouge|vert|violet|argenté)\b"
    return {names[name] for name in re.findall(pattern, told)}


def _name(card: int, lang: str) -> str:
    return Texts(lang, "blackmore").format("card", card_data(card)["card"])


def leaks(told: str, match: Match, lang: str) -> list[set[str]]:
    """For each decision of seat 0, the cards named above it that this seat had not seen."""
    seen: set[str] = set()
    past = Match(match.header)
    found: list[set[str]] = []
    prompts = [prompt.end() for prompt in re.finditer(r"^> ", told, re.MULTILINE)]
    for entry in match.log:
        if entry.seat == ME:
            found.append(named(told[: prompts[len(found)]], lang) - seen)
        if entry.seat != NATURE or entry.move.kind == "turn" or past.state.turn == ME:
            seen |= set(str(entry.move).split()) & set(NUMBER)
        past.append(entry)
    return found


@pytest.mark.parametrize(("lang", "seed"), [("en", 1), ("fr", 2), ("en", 3)])
def test_nothing_hidden_is_printed(lang: str, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "match"
    told = play("--save", str(file), stdin=ALWAYS_FIRST, lang=lang, seed=seed)
    match = read(file.read_text("utf-8"))
    found = leaks(told, match, lang)
    assert len(found) >= 14
    assert not any(found)
    assert named(told, lang) == set(NUMBER), "in the end every card has been seen"


def test_a_leak_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "match"
    told = play("--save", str(file), stdin=ALWAYS_FIRST)
    match = read(file.read_text("utf-8"))
    hidden = next(entry.move for entry in match.log if entry.move.kind == "draw" and entry.n == 1)  # seat 1 draws it
    line = Texts("en", "blackmore", match.header.seats).move(NATURE, hidden)
    assert any(leaks(f"{line}\n{told}", match, "en"))


# In a real terminal.


def test_a_terminal_is_never_steered_and_ctrl_c_leaves_politely() -> None:
    child = spawn("play", "blackmore", "--seed", "3")
    child.expect_exact("> ")
    shown = child.before
    child.sendline("1")
    child.expect_exact("You play blue 3.")
    child.expect_exact("> ")
    shown += child.before
    assert not re.search(r"\x1b(?!\[[0-9;]*m)", shown), "bold headings are all that a terminal adds"
    assert "\x1b[1mTrick 2 of 14\x1b[0m" in shown
    wait_until_it_reads(child)
    child.sendintr()
    farewell = "You leave the table. Until next time!"
    until = time.monotonic() + limits.STATE
    while child.expect_exact([farewell, pexpect.TIMEOUT], timeout=limits.BLINK) == 1:
        # It came a moment before the program read: Python tells it of that at the next key. People press again.
        assert time.monotonic() < until
        child.sendline("")
        child.sendintr()
    child.wait()
    assert child.exitstatus == 0


def test_the_end_of_input_at_a_terminal_leaves_politely() -> None:
    child = spawn("play", "blackmore", LANG="fr_FR.UTF-8")
    child.expect_exact("> ")
    child.sendeof()
    child.expect_exact("Vous quittez la table. À bientôt !")
    child.wait()
    assert child.exitstatus == 0
