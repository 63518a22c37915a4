"""The house around the tables: its light by day and by night, and guests without a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal
from tests.browser.test_everyone import faults

pytestmark = pytest.mark.full


def ground(page: Page) -> str:
    """The colour of the page."""
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def test_the_light_follows_the_system_until_it_is_set_and_a_guest_is_called_in_the_readers_language(
    open_page: Open,
) -> None:
    page = open_page(look="light")
    day = ground(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-look=night]")).to_have_count(1)
    assert ground(page) != day
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Day", exact=True).click()
    expect(page.locator("html[data-look=day]")).to_have_count(1)
    expect(page.locator("dd b").nth(3)).to_have_text("archmage bot")  # what its four stars mean
    page.keyboard.press("Escape")
    deal(page, "blackmore", 2, person="Joueur 1")
    expect(page.locator("html[data-look=day]")).to_have_count(1)
    watcher = open_page(page.url[page.url.index("/t/") :])
    expect(watcher.locator(".plate").first).to_contain_text("Player 1")
    assert ground(watcher) != day
    watcher.get_by_role("button", name="FR", exact=True).click()
    expect(watcher.locator(".plate").first).to_contain_text("Joueur 1")


def test_axe_finds_nothing_by_day(open_page: Open) -> None:
    page = open_page(look="light", bypass_csp=True)
    page.locator(".box").first.wait_for()
    assert faults(page) == [], "the shelf"
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog dl").wait_for()
    assert faults(page) == [], "the settings"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends").nth(1).click()
    assert faults(page) == [], "a new table"
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("combobox").first.wait_for()
    assert faults(page) == [], "the lobby"
    over = deal(page, "oz", 2, person=None, bot="random")
    page.locator(".reckoning").wait_for()
    result = page.get_by_role("button", name="Show the result")
    if result.count():  # whoever saw the end goes on when they have read it
        result.click()
    page.locator(".ceremony").wait_for()
    assert faults(page) == [], "the ceremony"
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog figure").first.wait_for()
    assert faults(page) == [], "the rules"
    page.goto(f"/r/{over}?analysis")
    page.locator(".analysis li.choice button").first.click()
    page.locator("[data-ring]").first.wait_for()
    assert faults(page) == [], "the analysis with a turning point"
