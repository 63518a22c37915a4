"""Tables of Air Sorcière for the browser's tests: waiting for one's turn, and a careful way to play it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.tables import deal, knows_the_game
from tests.server.harness import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(n => n.html)]))"

# The next decision is another one, or there is none any more.
ANSWERED = """on => {
    const { on: now, phase } = document.querySelector('main.table').dataset;
    return now !== on || phase === 'over';
}"""


def sit(page: Page, seats: int, **options: Any) -> None:
    """A table of a visitor who knows the game, with bots on the other seats."""
    knows_the_game(page, "air")
    deal(page, "air", seats, **options)
    assert my_turn(page)


def complaints(page: Page) -> Any:
    """What axe has to say against the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    return page.evaluate(VIOLATIONS)


def my_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the match is over; whether it is the former."""
    page.locator("main[data-asked], .ceremony").first.wait_for()
    return page.locator(".ceremony").count() == 0


def phase(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-phase") or ""


def act(page: Page, wish: str | None = None) -> None:
    """Tap what was wished for, or do one sensible thing; wait until the server has answered."""
    on = page.locator("main.table").get_attribute("data-on")
    now = phase(page)
    if wish is not None:
        page.locator(wish).first.click()
        if page.locator(".chosen").count():
            page.locator(".go:enabled").click()
    elif now == "pay" and page.locator(".hand .can").count():
        page.locator(".hand .can").first.click()  # a card that is paid can be taken back: one tap is enough
    elif now == "cat" or (now == "exam" and not page.locator(".go:enabled").count()):
        page.locator(".hand .can, .books .can").first.click()
        page.locator(".go:enabled").click()
    elif now == "fly" and (column := column_to_land(page)) is not None:
        page.locator(".zone.own button.can").nth(column).click()
        page.locator(".go:enabled").click()
    else:
        page.locator(".go:enabled").click()
    page.wait_for_function(ANSWERED, arg=on)


def column_to_land(page: Page) -> int | None:
    """The longest column that may land, if it has three witches or a fall is possible."""
    sizes = [column.locator("[data-piece]").count() for column in page.locator(".zone.own button.can").all()]
    safe = page.locator(".gauge b").all_inner_texts() in (["0%"], [])
    return sizes.index(max(sizes)) if sizes and (max(sizes) >= 3 or not safe) else None
