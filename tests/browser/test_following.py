"""One can follow: others' moves come one by one, at a speed one chooses, a tap holds, the story is beside the table."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from envol.texts import LANGUAGES, Texts
from tests import limits
from tests.browser.conftest import Open
from tests.browser.tables import deal
from tests.browser.test_guide import lines
from tests.server.harness import Server


def shown(page: Page) -> list[str]:
    """The cards that lie in the middle of the table now."""
    cards: list[str] = page.locator(".trick [data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    return cards


def test_a_tap_holds_the_moves_of_others_and_a_tap_goes_on(open_page: Open, server: Server) -> None:
    page = open_page(followed=True, size=(1440, 900))
    page.clock.install()
    table = deal(page, "blackmore", 4)
    expect(page.locator(".hand .can").first).to_be_visible()  # one's own turn: nothing is to be held
    expect(page.locator(".hold")).to_have_count(0)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))  # the page's time runs only when it is told to
    page.locator(".hand .can").first.click()
    page.locator(".go:enabled").click()
    page.get_by_role("button", name="Hold").click()
    expect(page.locator(".whose")).to_contain_text("You hold the table")
    late = time.monotonic() + limits.STATE
    while len([line for line in lines(server, table) if line.startswith("play ")]) < 4:
        assert time.monotonic() < late, "the bots play on"
        time.sleep(0.05)
    held, told = shown(page), page.locator(".story li").count()
    page.clock.run_for(8_000)  # longer than all of them would take, and the line would be thought dead after more
    assert shown(page) == held
    assert page.locator(".story li").count() == told
    page.get_by_role("button", name="Go on").click()
    page.clock.resume()
    expect(page.locator(".whose")).not_to_contain_text("You hold the table")
    expect(page.locator(".go:enabled, .hand .can").first).to_be_visible()
    assert page.locator(".story li").count() > told


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_speed_of_others_is_chosen_and_kept(open_page: Open, language: str) -> None:
    say = Texts(language)
    page = open_page(followed=True, language=language)
    page.get_by_role("button", name=say("ui-settings")).click()
    calm = page.get_by_role("radio", name=say("ui-pace-of", pace="calm"))
    expect(page.get_by_role("radio", name=say("ui-pace-of", pace="normal"))).to_be_checked()
    calm.check()
    page.reload()
    page.get_by_role("button", name=say("ui-settings")).click()
    expect(calm).to_be_checked()


@pytest.mark.full
def test_the_story_stands_beside_the_table_where_there_is_room_until_it_is_put_away(open_page: Open) -> None:
    page = open_page(followed=True, size=(1440, 900))
    deal(page, "oz", 3)
    story = page.get_by_role("region", name="Moves", exact=True)
    expect(story).to_be_visible()
    page.set_viewport_size({"width": 1279, "height": 800})
    expect(story).to_have_count(0)
    page.set_viewport_size({"width": 1920, "height": 1080})
    story.get_by_role("button", name="Close").click()
    expect(story).to_have_count(0)
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    expect(story).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Moves").click()
    expect(story).to_be_visible()


@pytest.mark.full
def test_a_draw_of_air_brings_the_witch_home_and_a_turn_of_another_is_one_sentence(open_page: Open) -> None:
    page = open_page(followed=True)
    deal(page, "air", 2)
    go = page.locator(".launch .main:enabled")
    go.click()
    expect(page.locator(".launch .main")).to_contain_text("Let her fly, draw on")
    go.click()  # she flies, and the next one is drawn: one tap for a card
    expect(page.locator(".zone-own [data-piece]")).not_to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Type a move").click()
    for _ in range(9):
        if page.locator("main.table").get_attribute("data-phase") == "place":
            page.locator("#text-line").fill("keep")
            page.locator("#text-line").press("Enter")
            expect(page.locator("main.table")).not_to_have_attribute("data-phase", "place")
        else:
            break
    page.locator("#text-line").fill("stop")
    page.locator("#text-line").press("Enter")
    expect(page.locator(".turn .hint")).to_contain_text(": +")
