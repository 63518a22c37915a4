"""A finished match again: leafed through, run, shared, and what its turning points show on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal

pytestmark = pytest.mark.full  # `make test` sees a whole game again in test_blackmore


def value(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_replay_is_leafed_through_by_keys_and_a_turning_point_shows_both_moves(open_page: Open) -> None:
    page = open_page()
    over = deal(page, "oz", 4, person=None, bot="random")  # of so many choices some are poor
    page.locator(".reckoning").wait_for()
    page.goto(f"/r/{over}")
    slider = page.get_by_role("slider")
    expect(page.locator(".ply")).to_contain_text("Round 1")
    first = value(page)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".ply")).to_contain_text("Round 2")
    expect(page).to_have_url(re.compile(rf"ply={value(page)}$"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageUp")
    expect(page.locator(".ply")).to_contain_text("Round 2")  # first to where it begins
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(first))
    page.keyboard.press("End")
    page.get_by_role("button", name="Play from the start").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Speed: fast")).to_be_visible()
    page.wait_for_function("from => Number(document.querySelector('[type=range]').value) > from", arg=first)
    page.get_by_role("button", name="Pause").click()

    page.keyboard.press("a")
    expect(page.locator(".lessons li")).to_have_count(3)
    turn = page.locator(".analysis li.choice button").first
    ply, name = re.findall(r"Step (\d+): (.+) chose", turn.inner_text())[0]
    turn.click()
    expect(slider).to_have_value(ply)  # before it was made, through the eyes of who made it
    expect(page.get_by_label("Point of view")).to_have_text(re.compile(name))
    assert page.get_by_label("Point of view").evaluate("select => select.selectedOptions[0].text").strip() == name
    expect(page.locator("[data-ring].chosen")).not_to_have_count(0)
    expect(page.locator("[data-ring].better")).not_to_have_count(0)
    expect(page.locator(".analysis")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("You")


def test_a_moment_is_shared_as_a_link_and_a_picture(open_page: Open) -> None:
    page = open_page()
    over = deal(page, "carpets", 2, person=None)
    page.locator(".ceremony").wait_for()
    page.goto(f"/r/{over}?ply=20&seat=1")
    at = value(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Share this moment").click()
    picture = page.locator("dialog img")
    picture.wait_for()
    assert picture.evaluate("async image => (await image.decode(), image.naturalWidth)") >= 1000
    expect(page.locator("dialog .link")).to_have_text(re.compile(rf"/r/{over}\?ply={at}&seat=1$"))
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the picture").click()
    assert kept.value.suggested_filename == f"envol-{over}-{at}.png"
