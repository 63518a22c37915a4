"""Messages that are parsed one by one say what Fluent's own runtime says that has parsed everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from envol import catalogue
from envol.fluent import Messages, MissingText, split
from envol.texts import LANGUAGES, sources

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "src").rglob("*.ftl"))
VALUES: tuple[Any, ...] = (0, 1, 2, 7, 999, -3, -1000, 1_234_567, 0.5, 12.25, "yes", "no", "Zoé {x} \\", "\u00a0", True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_split_as_the_parser_splits_it(path: Path) -> None:
    text = path.read_text("utf-8")
    parsed = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Term)]
    names = [f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name for entry in parsed]
    assert sorted(split(text)) == sorted(names)
    for name, entry in zip(names, parsed, strict=True):
        [alone] = FluentParser().parse(f"{name} ={split(text)[name]}").body
        assert entry.equals(alone, ignored_fields=["span", "comment"])


@cache
def parsed(text: str) -> Any:
    return FluentResource(text)


def whole(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language, game):
        bundle.add_resource(parsed(text))
    return bundle


def arguments(text: str) -> Iterator[dict[str, Any]]:
    names = re.findall(r"\$([a-zA-Z][\w-]*)", text)
    for number in range(len(VALUES)):
        yield {name: VALUES[(number + place) % len(VALUES)] for place, name in enumerate(dict.fromkeys(names))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *catalogue.game_keys()])
def test_every_message_says_what_the_runtime_says(game: str | None, language: str) -> None:
    texts = [text for _, text in sources(language, game)]
    ours, theirs, said = Messages(language, texts), whole(language, game), 0
    source = split(texts[-1])  # of the game itself: the shared ones have a turn of their own
    for name in (name for name in source if not name.startswith("-")):
        for given in arguments(source[name]):
            pattern = theirs.get_message(name).value
            assert pattern is not None
            expected, errors = theirs.format_pattern(pattern, given)
            if errors:
                with pytest.raises(MissingText):
                    ours.format(name, given)
            else:
                assert ours.format(name, given) == expected
                said += 1
    assert said > len(source)


def test_of_two_messages_with_one_name_the_first_counts() -> None:
    ours = Messages("en", ["a = one\na = two\n", "a = three\nb = four\n"])
    assert (ours.format("a", {}), ours.format("b", {})) == ("one", "four")


def test_spaces_that_do_not_break_are_kept_and_others_round_a_message_are_not() -> None:
    assert Messages("fr", ["a =  \u00a0fin\u00a0 \n\n# more\n"]).format("a", {}) == "\u00a0fin\u00a0"


def test_a_message_that_is_not_there_or_lacks_an_argument_is_missed() -> None:
    ours = Messages("en", ["a = { $name }\n-term = Term\n"])
    assert "a" in ours
    assert "b" not in ours
    for name in ("a", "b"):
        with pytest.raises(MissingText, match=f"^{name} \\(en\\)"):
            ours.format(name, {})
