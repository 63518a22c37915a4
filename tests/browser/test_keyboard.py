"""By keyboard alone: whoever plays with Tab, arrows, Enter and Escape always stands where the next thing is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game

ASKED = "document.querySelector('main.table')?.dataset.on"
STANDS = "() => document.activeElement !== document.body && !document.activeElement.matches(':disabled')"
READY = (
    ".can:not(:disabled), .go:enabled, .choice:enabled, .supply [tabindex='0'], .face[tabindex], .reckoning, .ceremony"
)


def stands(page: Page) -> None:
    """Wait until something is asked, and see that the keyboard stands somewhere within a moment, and stays there."""
    page.locator(READY).first.wait_for()
    page.wait_for_function(STANDS)


def reach(page: Page) -> None:
    """Go by Tab to something that can be played."""
    page.locator(READY).first.wait_for()
    while not page.evaluate("things => document.activeElement.matches(things)", READY):
        page.keyboard.press("Tab")


def take_what_is_there(page: Page) -> None:
    """Enter chooses, and Enter does it; where another thing must be pressed, the keyboard is there."""
    before = page.evaluate(ASKED)
    for _ in range(4):
        page.keyboard.press("Enter")
        stands(page)
        if page.evaluate(ASKED) != before:
            return


def play(page: Page, turns: int) -> None:
    for _ in range(turns):
        stands(page)
        if page.locator(".reckoning, .ceremony").count():
            return
        page.keyboard.press("ArrowRight")
        stands(page)
        page.keyboard.press("ArrowLeft")
        stands(page)
        reach(page)
        take_what_is_there(page)


def test_arrows_go_from_column_to_column_and_a_hint_that_closes_leaves_the_keyboard_at_its_next_thing(
    open_page: Open,
) -> None:
    page = open_page()
    knows_the_game(page, "oz")
    deal(page, "oz", 2, memory=True)
    page.locator(".theatre .can").first.wait_for()
    reach(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".theatre .booth").nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".theatre .booth").nth(0)).to_be_focused()
    page.locator(".ask").press("Enter")
    expect(page.locator(".advice button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_be_focused()
    page.locator(".theatre .can").first.focus()
    play(page, 3)


GAMES: dict[str, Callable[[Page], object]] = {
    "air": lambda page: deal(page, "air", 2),
    "blackmore": lambda page: deal(page, "blackmore", 3),
    "oz": lambda page: deal(page, "oz", 3),
    "carpets": lambda page: deal(page, "carpets", 2, calm=True),
    "brooms": lambda page: deal(page, "brooms", 2),
}


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_never_falls_off_the_table(open_page: Open, game: str) -> None:
    page = open_page()
    knows_the_game(page, game)
    GAMES[game](page)
    reach(page)
    first = page.evaluate(ASKED)
    play(page, 6)
    assert page.evaluate(ASKED) != first, "nothing was played"
