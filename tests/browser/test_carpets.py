"""Magic Fold in a real browser: whole races with people, bots and the ghost, by mouse and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.carpets_table import do_something, fold_a_card, play_on, shown, sit_down, take
from tests.browser.conftest import Open
from tests.server.harness import ROOT

SIZES = [(360, 640), (844, 390), (1280, 800), (1920, 1080)]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(n => n.html)]))"
FITS = "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"


@pytest.mark.full
def test_a_race_of_two_people_and_two_bots(open_page: Open) -> None:
    host, friend = open_page(), open_page()
    sit_down([host, friend], 2, first_game=True)
    host.locator(".hands").focus()
    token = fold_a_card(host)
    # The others see the carpet fold, and the card go.
    expect(friend.locator(f'[data-seat="0"] [data-carpet="{shown(host)}"]')).to_have_count(1)
    take(host, token)
    while not host.locator(".own .token").count():  # a bot was faster
        do_something(host)
    expect(friend.locator("ul.cards")).to_contain_text("taken by Anna 0")
    expect(friend.get_by_role("timer")).to_have_attribute("aria-label", re.compile("seconds? left"))
    play_on(host, friend)
    for page in (host, friend):
        expect(page.locator(".ceremony li")).to_have_count(4)


@pytest.mark.full
def test_a_card_that_is_gone_is_not_offered_any_more(open_page: Open) -> None:
    """Keys are for the table wherever one is on it: nothing has been given the focus here."""
    host, friend = open_page(), open_page()
    sit_down([host, friend], 0)
    host.keyboard.press("2")
    expect(host.locator(".go")).to_be_enabled()
    take(friend, 2)
    expect(host.locator(".go")).to_be_disabled()
    host.keyboard.press("2")
    expect(host.get_by_role("alert")).to_contain_text("Anna 1")
    host.keyboard.press("ArrowRight")
    host.keyboard.press("Enter")
    expect(host.locator(".hands")).to_have_attribute("data-carpet", "0234678abcef")
    expect(host.get_by_role("alert")).to_have_count(0)


def test_a_race_with_the_ghost_pilot(open_page: Open) -> None:
    page = open_page()
    sit_down([page], 1, start="cloud")
    expect(page.locator(".pilot", has_text="The ghost pilot")).to_be_visible()
    expect(page.locator("[data-pawn]")).to_have_count(3)
    play_on(page)
    expect(page.locator(".ceremony li")).to_have_count(3)
    # What each round was worth: times, folds, and how a card that was missed is folded.
    page.locator(".ceremony .report").click()
    expect(page.get_by_role("row", name=re.compile(r"^You \d+ of \d+ [\d.]+ s"))).to_be_visible()
    page.get_by_role("button", name="How it folds", expanded=True).first.wait_for()


@pytest.mark.full
def test_a_championship_of_three_races(open_page: Open) -> None:
    page = open_page()
    sit_down([page], 1, first_game=True, championship=True)
    expect(page.get_by_text("Race 1 of 3")).to_be_visible()
    play_on(page)
    expect(page.get_by_text("Race 3 of 3")).to_be_visible()
    expect(page.locator(".ceremony li", has_text="point")).to_have_count(3)


GHOST_OR_AGAIN = """() => {
    const told = document.querySelector('.verdict');
    if (told) return told.textContent.includes('The ghost pilot takes token') && 'ghost';
    return document.querySelector('.cards .can') && 'again';
}"""


@pytest.mark.full
def test_a_calm_race_by_keyboard_alone(open_page: Open) -> None:
    """From the first fold to the palace without a mouse; the end of a round is told token by token."""
    page = open_page(moving=True)
    sit_down([page], 1, first_game=True, calm=True)
    for _ in range(30):
        if page.evaluate("document.activeElement.matches('.hands')"):
            break
        page.keyboard.press("Tab")
    take(page, fold_a_card(page))
    # Why each pawn moves: who chose what, the ghost's token, the verdict on my carpet.
    expect(page.locator(".verdict p")).to_contain_text("You chose card")
    while not page.wait_for_function(GHOST_OR_AGAIN).evaluate("found => found === 'ghost'"):
        page.locator(".hands").press("s")  # the bot chose the same card, and goes before me
        take(page, fold_a_card(page))
    expect(page.locator(".verdict p")).to_contain_text("your carpet shows the card")
    expect(page.locator(".verdict .mark.right")).to_be_visible()
    play_on(page)
    expect(page.locator(".ceremony li")).to_have_count(3)


@pytest.mark.full
@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing_at_the_table_nor_in_the_rules(open_page: Open, language: str) -> None:
    page = open_page(language=language, bypass_csp=True)
    sit_down([page], 2, calm=True)
    page.locator(".hands").focus()
    page.keyboard.press("ArrowRight")
    page.add_script_tag(path=str(AXE))
    assert page.evaluate(VIOLATIONS) == []
    page.get_by_role("button", name="Règles" if language == "fr" else "Rules").click()
    page.locator("dialog figure .hands").wait_for()
    assert page.evaluate(VIOLATIONS) == []


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_fits_on_one_screen(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="fr")
    sit_down([page], 3, calm=True)
    page.keyboard.press("2")
    assert page.evaluate(FITS)
    parts = (".pilot", ".cards button", ".track", ".hands", ".tools button", ".go", ".genies")
    for part in parts:
        things = page.locator(part).all()
        assert things, part
        for thing in things:
            box = thing.bounding_box()
            assert box is not None, part
            assert box["x"] >= 0, part
            assert box["y"] >= 0, part
            assert box["x"] + box["width"] <= size[0], part
            assert box["y"] + box["height"] <= size[1], part
    carpet, card = page.locator(".hands").bounding_box(), page.locator(".cards button").first.bounding_box()
    assert carpet is not None
    assert card is not None
    assert carpet["width"] >= 200, "a finger must find a line"
    assert card["width"] >= 64, "a card can be read"


@pytest.mark.full
def test_the_carpet_is_told_by_rows_and_a_fold_by_what_lies_on_top(open_page: Open) -> None:
    page = open_page()
    sit_down([page], 1, calm=True)
    carpet = page.locator(".hands")
    expect(carpet).to_have_accessible_description(re.compile("Row 1: blue palace, violet lamp, red camel"))
    carpet.focus()
    page.keyboard.press("ArrowRight")
    expect(carpet).to_contain_text("Fold the left column over")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Now on top: blue palace, red camel, yellow moon")).to_have_count(1)
    # What to do is said once in a round, not after each fold.
    page.keyboard.press("t")
    expect(page.get_by_text("Now on top: yellow moon, red camel")).to_have_count(1)
    expect(page.get_by_role("log", name="Moves").get_by_text("Fold in private")).to_have_count(1)


@pytest.mark.full
def test_a_first_game_has_a_guide(open_page: Open) -> None:
    page = open_page(guided=True)
    sit_down([page], 1, is_first=True, calm=True)
    guide = page.get_by_role("complementary")
    expect(guide).to_contain_text("This is your carpet")
    guide.get_by_role("button", name="Go on").click()
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("fold the carpet in half")
    page.locator(".hands").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(guide).to_contain_text("Undo the fold")
