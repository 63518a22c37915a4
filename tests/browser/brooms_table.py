"""Tables of the flying sorcerers for the browser's tests: sitting down, and doing one sensible thing after another."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests import limits
from tests.browser.tables import deal, knows_the_game

# The next decision is another one, or there is none any more.
ANSWERED = """on => {
    const { on: now, phase } = document.querySelector('main.table').dataset;
    return now !== on || phase === 'over';
}"""
LETTERS = "FCEBHADIGJ"  # long and gentle curves first


def sit(page: Page, seats: int, **more: Any) -> None:
    """A table of a visitor who knows the game, with bots on the other seats."""
    knows_the_game(page, "brooms")
    deal(page, "brooms", seats, **more)
    assert my_turn(page)


def my_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the match is over; whether it is the former."""
    page.locator("main[data-asked], .ceremony").first.wait_for()
    return page.locator(".ceremony").count() == 0


def phase(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-phase") or ""


def take(page: Page, piece: str) -> None:
    """One curve, by keys: its letter, then Enter. A key that only ended what was being shown is pressed again."""
    is_ready = "() => document.activeElement.matches('.go:enabled')"
    for _ in range(3):
        page.keyboard.press(piece)
        with suppress(TimeoutError):
            page.wait_for_function(is_ready, timeout=limits.STATE * 1000 / 4)
            break
    page.wait_for_function(is_ready)
    page.keyboard.press("Enter")


def act(page: Page) -> None:
    """Do one sensible thing, and wait until the server has answered."""
    on = page.locator("main.table").get_attribute("data-on")
    now = phase(page)
    if now == "turn" and page.locator(".fly:enabled").count():
        page.keyboard.press("v")
    elif now == "turn":
        there = page.locator(".piece.can b").all_inner_texts()
        take(page, next(letter for letter in LETTERS if letter in there))
    else:
        if now != "angle":
            page.locator(".choice").last.click()
        page.locator(".go:enabled").click()
    page.wait_for_function(ANSWERED, arg=on)
