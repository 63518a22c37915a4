"""What players read: a number is the number that is meant, a name is elided, a thing has one name (docs/words.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from envol.texts import unwrapped
from tests.sentences import FILES, ROOT, Sentences

RULES = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("RULES.*.md"))
FRENCH = [path for path in FILES if path.stem == "fr"]


def place(path: Path) -> str:
    """A game's key, or `envol` for what all games share."""
    parts = path.relative_to(ROOT).parts
    return parts[parts.index("games") + 1] if "games" in parts else "envol"


def named(path: Path) -> str:
    return f"{place(path)}-{path.name}"


sentences = cache(Sentences)


def planted(folder: Path, text: str) -> Sentences:
    """A French file with these messages."""
    path = folder / "fr.ftl"
    path.write_text(text, "utf-8")
    return Sentences(path)


# A number: −1 is `one` in both languages, and in French so are 0 and 1.5.

VALUES: tuple[float, ...] = (-1, 0, 1, 2, 1.5)


def is_written(number: float, language: str, text: str) -> bool:
    """Whether the number is in the text as its language writes it, with decimals or without."""
    whole, _, part = str(number).partition(".")
    written = whole + (f"{'[,]' if language == 'fr' else '[.]'}{part}0*" if part else "(?:[.,]0+)?")
    return re.search(rf"(?<![\d.,-]){written}(?![.,]?\d)", text) is not None


def unwritten(texts: Sentences, key: str) -> Iterator[str]:
    """What a message says without the number it was given.

    Where numbers make no difference but for exact variants, such as none, the number is not what is told."""
    for name in texts.numbers(key):
        told = [value for value in VALUES if (name, value) not in texts.parts[key].exact]
        for given in texts.combinations(key):
            said = {value: texts.say(key, given | {name: value}) for value in told}
            if len({*said.values()}) > 1:
                yield from (
                    f"{key} with ${name}={value}: {text}"
                    for value, text in said.items()
                    if not is_written(value, texts.language, text)
                )


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_number_is_in_the_sentence_as_the_language_writes_it(path: Path) -> None:
    texts = sentences(path)
    assert [one for key in texts.parts for one in unwritten(texts, key)] == []


def test_a_number_that_is_not_the_one_meant_is_found(tmp_path: Path) -> None:
    wrong = planted(tmp_path, "free = { $free ->\n    [one] 1 place\n   *[other] { $free } places\n }\n")
    found = [*unwritten(wrong, "free")]
    assert found == [f"free with $free={value}: 1 place" for value in (-1, 0, 1.5)]
    none = "free = { $free ->\n    [0] complet\n    [one] { $free } place\n   *[other] { $free } places\n }\n"
    assert [*unwritten(planted(tmp_path, none), "free")] == []
    switch = "free = { $free ->\n    [0] complet\n   *[other] libre\n }\n"
    assert [*unwritten(planted(tmp_path, switch), "free")] == []


# A name: French leaves out the last vowel of some words before a vowel or a mute h.

NAMES = ("Anna", "Hugo", "Éloïse", "Yann", "Zoé")
SHORT = "de|que|jusque|lorsque|puisque|quoique|parce que|le|la|je|me|te|se|ne|ce"
NOT_ELIDED = re.compile(rf"(?<![\w’-])(?:{SHORT})\s(?:[AEIOUÀÂÉÈÊÎÔÛŒÆaeiouàâéèêîôûœæ]|[Hh]ugo)", re.IGNORECASE)
ELIDED_TOO_MUCH = re.compile(r"\b(?:[dljmtsnc]|qu|jusqu|lorsqu|puisqu)’(?:Yann|Zoé)", re.IGNORECASE)
# By the conventions of `envol.texts`, and what endings, seats and creations are told with.
PEOPLE = {"seat", "other", "name", "names", "winners", "others", "author", "bot", "list", "item"}


def fillings(texts: Sentences, argument: str) -> Iterator[str]:
    """What an argument may be: somebody's name, or what the message of its name says, such as that of a card."""
    if argument in PEOPLE:
        yield from NAMES
    elif argument in texts.parts:
        yield from sorted({texts.say(argument, given) for given in texts.combinations(argument)})
    else:
        yield "x"


def ill_elided(texts: Sentences) -> Iterator[str]:
    """What is said with a vowel too many, or with one too few."""
    for key in texts.parts:
        for given in texts.combinations(key):
            for argument in texts.words(key) or [""]:
                for word in fillings(texts, argument):
                    said = texts.say(key, given | {argument: word})
                    if NOT_ELIDED.search(said) or ELIDED_TOO_MUCH.search(said):
                        yield f"{key}: {said}"


@pytest.mark.parametrize("path", FRENCH, ids=named)
def test_french_elides_before_every_name(path: Path) -> None:
    assert [*ill_elided(sentences(path))] == []


def test_a_name_that_should_be_elided_is_found(tmp_path: Path) -> None:
    zone = planted(tmp_path, "zone = { $me ->\n    [yes] Votre zone\n   *[no] La zone de { $seat }\n }\n")
    assert [*ill_elided(zone)] == [f"zone: La zone de {name}" for name in ("Anna", "Hugo", "Éloïse")]
    assert [*ill_elided(planted(tmp_path, "zone = Ce qu’{ $seat } a pris\n"))] == [
        f"zone: Ce qu’{name} a pris" for name in ("Yann", "Zoé")
    ]
    lion = "one = { $character ->\n    [o] Oz\n   *[l] Lion\n }\nmore = plus que { $one }\n"
    assert [*ill_elided(planted(tmp_path, lion))] == ["more: plus que Oz"]
    assert [*ill_elided(planted(tmp_path, "zone = Zone : { $seat }, touchez-la encore\n"))] == []


# A thing has one name.

GLOSSARY = (ROOT / "docs" / "words.md").read_text("utf-8").partition("## The glossary")[2]
# Where a retired word is right: the names that `--bots` and `--game` take, the box's own word, the first lines of Air.
ALLOWED = ("apprentice, companion, master, archmage", "paquet.module:Classe", "« tronçon » de la boîte", "magic books")


def retired(language: str, where: str) -> dict[str, re.Pattern[str]]:
    """The terms that the glossary retires, each with what finds it as a whole word."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in GLOSSARY.splitlines() if "|" in line]
    column = rows[0].index("not, in French" if language == "fr" else "not, in English")
    found = {}
    for row in rows[2:]:
        if not row[-1] or where in row[-1].split(", "):
            for term in re.findall(r"`([^`]+)`", row[column]):
                ends = re.escape(term).replace(r"\*", r"\w*")
                found[term] = re.compile(rf"(?<!\w){ends}(?!\w)", re.IGNORECASE)
    return found


def paragraphs(path: Path) -> Iterator[tuple[str, str]]:
    """The words of a file, piece by piece, each with the message or the rule that they belong to."""
    if path.suffix == ".ftl":
        yield from ((key, text) for key, parts in sentences(path).parts.items() for text in parts.words)
    else:
        text = re.sub(r"\(example:.*?\)", "", path.read_text("utf-8"))
        yield from ((text.split()[0], text) for text in map(unwrapped, text.split("\n\n")))


@pytest.mark.parametrize("path", [*FILES, *RULES], ids=named)
def test_no_text_uses_a_word_that_the_glossary_retires(path: Path) -> None:
    language = "fr" if path.stem.endswith("fr") else "en"
    terms, found = retired(language, place(path)), []
    assert terms
    for key, text in paragraphs(path):
        for phrase in ALLOWED:
            text = text.replace(phrase, "")
        found += [f"{key}: “{term}” in {text.strip()}" for term, pattern in terms.items() if pattern.search(text)]
    assert found == []


def test_a_retired_word_is_found_as_a_word_where_it_is_retired() -> None:
    french = retired("fr", "blackmore")
    assert french["entam*"].search("Vous entamez le pli.")
    assert french["dés"].search("Vérifier les dés")
    assert not french["dés"].search("Vérifier des désaccords")
    assert "book" in retired("en", "air")
    assert "book" not in retired("en", "oz")


BARE_WHO = re.compile(r"(?:^|[.:;]\s)(?:Who|Qui) (?!begins\b|commence\b)[^.?!…]*[.…]")


@pytest.mark.parametrize("path", [*FILES, *RULES], ids=named)
def test_who_alone_is_no_subject_of_a_rule_or_a_refusal(path: Path) -> None:
    """“Who has no cards left is skipped” sounds like a proverb; who begins is a question, and may be left to chance."""
    stiff = [(key, text) for key, text in paragraphs(path) if BARE_WHO.search(text)]
    assert [(key, text) for key, text in stiff if key[0].isdigit() or key.startswith("refusal-")] == []
