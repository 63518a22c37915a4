"""Pieces travel, a few at a time, and a tap brings them down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.browser.test_blackmore import act, my_turn

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser

# Flights are animations made by script; those of the stylesheet have classes of their own. What waits does not fly yet.
FLYING = """document.getAnimations().filter((animation) =>
  animation.constructor === Animation && animation.playState === "running" && animation.currentTime >= 0)"""
WATCH = f"""
window.most = 0;
(function look() {{ window.most = Math.max(window.most, {FLYING}.length); requestAnimationFrame(look); }})();
"""


def slow_down(page: Page, rate: float) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": rate})


def test_at_most_three_pieces_are_in_the_air_and_a_tap_brings_them_down(open_page: Open) -> None:
    page = open_page(moving=True)
    knows_the_game(page, "blackmore")
    page.add_init_script(WATCH)
    deal(page, "blackmore", 6)
    for _ in range(3):  # with six at the table a trick that is swept and six cards that are drawn are a crowd
        assert my_turn(page)
        act(page)
    while my_turn(page) and page.locator(".choice").count():
        act(page)
    assert 2 <= page.evaluate("window.most") <= 3
    slow_down(page, 0.01)
    page.locator(".hand .can").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    while not page.evaluate(f"(window.caught = {FLYING}).length"):
        pass
    page.mouse.click(5, 5)
    assert page.evaluate("window.caught.every((flight) => flight.playState === 'finished')")


def test_nothing_flies_for_who_wants_it_still(open_page: Open) -> None:
    page = open_page()
    knows_the_game(page, "blackmore")
    page.add_init_script(WATCH)
    deal(page, "blackmore", 2)
    for _ in range(2):
        assert my_turn(page)
        act(page)
    assert my_turn(page)
    assert page.evaluate("window.most") == 0
