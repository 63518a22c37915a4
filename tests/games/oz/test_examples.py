"""The pictures in the rules are true: each drawn hand scores what is drawn beside it, and the words say the same."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from envol.games.oz.moves import DATA, KIND, KINDS, NUMBER
from envol.texts import Texts
from tests.cli.program import ROOT
from tests.games.oz.setup import score

SCENES: list[dict[str, Any]] = json.loads((ROOT / "web/src/games/oz/scenes.json").read_text("utf-8"))


def captions(language: str) -> dict[str, str]:
    """The sentence under each picture, by its name."""
    text = (ROOT / f"src/envol/games/oz/RULES.{language}.md").read_text("utf-8")
    return {name: sentence for sentence, name in re.findall(r"^!\[(.*)\]\(example:([a-z]+)\)$", text, re.MULTILINE)}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene["name"])
def test_10_a_drawn_hand_scores_what_is_drawn(scene: dict[str, Any]) -> None:
    for story, points in scene["stories"]:
        assert score(story, scene["hand"], *scene["others"]) == points
    total = sum(points for _, points in scene["stories"])
    for language in ("en", "fr"):
        assert captions(language)[scene["name"]].count(f"{total} points") == 1


def test_10_each_of_the_nine_kinds_is_drawn_in_both_languages() -> None:
    drawn = {KINDS[KIND[NUMBER[story]]] for scene in SCENES for story, _ in scene["stories"]}
    assert drawn == set(KINDS)
    names = [scene["name"] for scene in SCENES]
    assert names == list(captions("en")) == list(captions("fr"))
    assert set(KINDS) < set(names)


def test_10_the_rules_say_how_many_stories_each_kind_has() -> None:
    for language in ("en", "fr"):
        told = re.findall(r"^- .*?\((\d) ", Texts(language).rule("oz.10"), re.MULTILINE)
        assert [int(count) for count in told] == [KIND.count(kind) for kind in range(len(KINDS))]


def test_21_the_rules_say_how_many_stories_are_reconstructed() -> None:
    attested = [story["attested"] for story in DATA["stories"]]
    assert (attested.count(True), attested.count(False)) == (13, 35)
    words = {"en": ("thirteen of the forty-eight", "thirty-five"), "fr": ("treize des quarante-huit", "trente-cinq")}
    for language, counts in words.items():
        assert all(count in Texts(language).rules("oz").replace("\n", " ") for count in counts)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_10_the_rules_name_the_characters_of_every_story_of_several(language: str) -> None:
    texts = Texts(language, "oz")
    letters = {texts("character", character=card["letter"]): card["letter"] for card in DATA["characters"]}
    name = re.compile("|".join(letters))
    items = re.findall(r"^- .*$", texts.rule("oz.10"), re.MULTILINE)
    told = [
        ["".join(letters[found] for found in name.findall(part)) for part in re.split("[.;]", item)] for item in items
    ]
    for kind, parts in zip(KINDS, told, strict=True):
        casts = [story["of"] for story in DATA["stories"] if story["kind"] == kind and len(story["of"]) > 1]
        assert [cast for cast in parts if cast] == casts
