"""What the box of a game shows lies in the game's own folder; what is missing is made up."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from envol import bots, catalogue
from envol.box import ACCENTS, MOST_PIPS, Box, Demands
from envol.catalogue import box_of, file_of
from envol.texts import LANGUAGES, own_text, title_of
from tests.games.vote.rules import Vote

FIRST_FIVE = ("air", "blackmore", "brooms", "carpets", "oz")
WEB = Path(__file__).parent.parent / "web" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("key", catalogue.game_keys())
def test_what_a_game_of_the_library_says_of_itself_fits_its_box(key: str) -> None:
    for language in LANGUAGES:
        assert title_of(key, language) == own_text(key, language, "title") != ""
        if pitch := own_text(key, language, "pitch"):
            assert 40 < len(pitch) <= 120
            assert pitch.endswith(".")
            assert pitch.count(".") == 1, "one sentence"


@pytest.mark.parametrize("key", catalogue.game_keys())
def test_a_first_game_can_be_opened_and_what_a_game_is_takes_two_sentences(key: str) -> None:
    kind = catalogue.find(key)
    first = box_of(kind).first
    if first is not None:
        catalogue.create(key, first.seats, dict(first.options))
        assert first.level in bots.offered(kind)
    for language in LANGUAGES:
        if about := own_text(key, language, "about"):
            assert 80 < len(about) <= 260
            assert about.endswith(".")
            assert about.count(". ") == 1, "two sentences"


@pytest.mark.parametrize("key", [key for key in catalogue.game_keys() if file_of(catalogue.find(key), "emblem.svg")])
def test_an_emblem_is_a_drawing_of_120_and_nothing_else(key: str) -> None:
    """It is shown as a picture, which gets neither fonts nor styles of the page."""
    path = file_of(catalogue.find(key), "emblem.svg")
    assert path is not None
    tree = ElementTree.fromstring(path.read_bytes())
    assert (tree.tag, tree.get("viewBox")) == (f"{SVG}svg", "0 0 120 120")
    assert {found.tag for found in tree.iter()} <= {f"{SVG}{tag}" for tag in ("svg", "g", "path", "circle", "ellipse")}


@pytest.mark.parametrize("key", FIRST_FIVE)
def test_the_first_five_games_have_every_part_that_others_may_leave_out(key: str) -> None:
    kind = catalogue.find(key)
    for name in ("box", "greedy", "heuristics", "tensor", "terminal"):
        assert catalogue.part(kind, name) is not None, name
    box = box_of(kind)
    assert box.minutes
    assert box.demands is not None
    assert box.first is not None
    assert all(getattr(kind.Options(), name) is False for name, _ in box.longer), "options that can be put on"
    assert file_of(kind, "emblem.svg") is not None
    assert all(own_text(key, language, text) for language in LANGUAGES for text in ("pitch", "about", "first-game"))
    assert (WEB / key / "index.ts").exists()


def test_accents_that_games_of_the_library_name_tell_them_apart() -> None:
    named = [key for key in catalogue.game_keys() if catalogue.part(catalogue.find(key), "box") is not None]
    accents = {box_of(catalogue.find(key)).accent for key in named}
    assert len(accents - {*ACCENTS}) == len(named) >= len(FIRST_FIVE), "nor is one of them made up for others"


def test_a_game_that_says_nothing_of_itself_gets_an_accent_by_its_key_and_goes_by_it() -> None:
    class Bare(Vote):
        key = "bare"

    Bare.__module__ = "bare"  # in no folder
    catalogue.register(Bare)
    assert box_of(Bare) == box_of(Bare)
    assert box_of(Bare).accent in ACCENTS
    assert box_of(Bare).minutes is None
    assert file_of(Bare, "emblem.svg") is None
    assert file_of(Vote, "emblem.svg") is None
    assert file_of(Vote, "texts/en.ftl") is not None
    assert [title_of("bare", language) for language in LANGUAGES] == ["bare", "bare"]
    assert own_text("bare", "en", "pitch") == own_text("vote", "en", "pitch") == ""


@pytest.mark.parametrize("accent", ["teal", "#4FC3B8", "#4fc3b", "#12132b", "#7f6a00"])
def test_an_accent_is_a_colour_on_which_ink_is_read(accent: str) -> None:
    with pytest.raises(ValueError, match=accent):
        Box(accent=accent)


@pytest.mark.parametrize("amount", [-1, MOST_PIPS + 1])
def test_pips_are_few(amount: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"luck": 0, "thought": amount, "speed": 0}, Demands)


def test_all_accents_that_are_made_up_can_be_read() -> None:
    assert len({Box(accent) for accent in ACCENTS}) == len(ACCENTS) >= 8
