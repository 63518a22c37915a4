"""Hints and taking back in the browser: at once against bots, and by everybody's leave among people."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_blackmore import act, my_turn, start
from tests.browser.test_coming_and_going import hand, my_card, story
from tests.browser.test_lobby import open_table

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take back my last move").click()


def ask_for_a_hint(page: Page) -> None:
    """By key and by button: the sentence is shown and spoken, and the card that it names is marked meanwhile."""
    assert my_turn(page)
    page.keyboard.press("?")
    advice = page.locator(".advice")
    expect(advice).to_contain_text("The master would choose")
    expect(page.get_by_role("log", name="Moves")).to_contain_text("The master would choose")
    marked = page.locator("[data-hinted]")
    expect(marked.first).to_be_visible()
    assert f"“{marked.first.get_attribute('aria-label')}”" in advice.inner_text()
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_have_count(0)
    expect(marked).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(advice).to_contain_text("to win")


def test_against_bots_the_master_advises_and_the_last_move_is_taken_back_at_once(open_page: Open) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('envol-guided-blackmore', 'yes')")  # no guide is in the way
    start(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Take back my last move")).to_have_count(0)
    page.keyboard.press("Escape")
    my_card(page)
    ask_for_a_hint(page)
    held = hand(page)
    act(page)
    expect(page.locator(".advice")).to_have_count(0)
    assert my_turn(page)
    assert hand(page) != held
    take_back(page)
    expect(page.get_by_role("log", name="Moves")).to_contain_text("A move is taken back")
    assert my_turn(page)
    assert hand(page) == held
    assert "A move is taken back, with all that came after it." in story(page)
    act(page)
    assert my_turn(page)


def test_among_people_everybody_is_asked(open_page: Open) -> None:
    host, friend = open_page(), open_page()
    friend.goto(open_table(host, 2))
    friend.get_by_label("Your name").fill("Brian")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.locator(".hand button")).to_have_count(6)
    first, second = (host, friend) if host.locator(".hand .can").count() else (friend, host)
    held = hand(first)
    act(first)
    assert my_turn(second)
    act(second)  # the trick is over: cards were drawn
    take_back(first)
    expect(first.get_by_role("status").get_by_text("You asked to take back a move.")).to_be_visible()
    asked = second.get_by_role("status")
    expect(asked).to_contain_text("asks to take back a move")
    asked.get_by_role("button", name="No").click()
    for page in (first, second):
        expect(page.get_by_role("status").get_by_text("take back")).to_have_count(0)
    take_back(first)
    asked.get_by_role("button", name="Agree").click()
    expect(first.get_by_role("log", name="Moves")).to_contain_text("A move is taken back")
    assert my_turn(first)
    assert hand(first) == held
