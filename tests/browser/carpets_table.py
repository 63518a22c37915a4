"""Tables of Magic Fold for the browser's tests: sitting down, folding by keys, taking cards."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES
from tests import limits

ARROWS = {"left": "ArrowRight", "right": "ArrowLeft", "top": "ArrowDown", "bottom": "ArrowUp"}

CALL = """async ([method, path, body]) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch('/api' + path, {method, headers, body: body === null ? null : JSON.stringify(body)});
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : null;
}"""
FREE = "[...document.querySelectorAll('.cards .can')].map(card => [card.dataset.token, card.dataset.card].map(Number))"
TAKEN = """([round, token]) => {
    const {round: now, phase} = document.querySelector('main.table').dataset;
    return now !== round || phase !== 'fold' || !document.querySelector(`.can[data-token='${token}']`);
}"""


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    return page.evaluate(CALL, [method, path, body])


def sit_down(people: list[Page], bots: int, *, is_first: bool = False, **options: object) -> None:
    """A table for these people and so many bots; everybody is at it, and the cards lie open."""
    host, seats = people[0], len(people) + bots
    wish = {"game": "carpets", "seats": seats, "options": options, "listed": False}
    table = call(host, "POST", "/tables", wish)["id"]
    for seat, person in enumerate(people):
        call(person, "POST", f"/tables/{table}/seats/{seat}", {"name": f"Anna {seat}", "nonce": "ab" * 16})
    for seat in range(len(people), seats):
        call(host, "PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
    call(host, "POST", f"/tables/{table}/start")
    for person in people:
        if not is_first:
            person.evaluate("localStorage.setItem('envol-guided-carpets', 'yes')")
        person.goto(f"/t/{table}")
        person.locator(".cards button:enabled").first.wait_for()


def shown(page: Page) -> str:
    """What lies on top of one's own carpet, square by square."""
    return page.locator(".hands").get_attribute("data-carpet") or ""


def fold(page: Page, notation: str) -> None:
    """One change of the carpet, by keys."""
    if notation == "turn":
        page.keyboard.press("t")
        return
    _, side, count, way = notation.split()
    for _ in range(int(count)):
        page.keyboard.press(ARROWS[side])
    page.keyboard.press("Enter" if way == "over" else "Shift+Enter")


def fold_a_card(page: Page) -> int:
    """Fold the free card that needs the fewest folds, by keys on the carpet; its token. The first one only if there is
    no other: whoever has it is asked whom to push before the round is told to its end."""
    solved = [(way, token) for token, card in page.evaluate(FREE) if (way := ways(card)[0]) is not None]
    way, token = min(solved, key=lambda found: (found[1] == 1, len(found[0])))
    for change in way:
        fold(page, str(CHANGES[change]))
    return int(token)


def take(page: Page, token: int) -> None:
    """Take a card by its number: once to lift it, once more to take it."""
    seen = page.locator("main.table").get_attribute("data-round")
    page.keyboard.press(str(token))
    page.keyboard.press(str(token))
    page.wait_for_function(TAKEN, arg=[seen, str(token)])


def do_something(page: Page) -> None:
    """Skip what is told, push the first pawn, or take whatever card is left: right or wrong, the race goes on."""
    if page.locator(".verdict").count():
        page.keyboard.press("Escape")
    elif page.locator(".choice button").count():
        page.locator(".choice button").first.press("Enter")
        expect(page.locator(".choice")).to_have_count(0)
    elif free := page.evaluate(FREE):
        take(page, free[0][0])


def play_on(*people: Page) -> None:
    """Until the match is over for everybody. Who has a card waits for the others, so each is asked in turn."""
    playing = list(people)
    until = time.monotonic() + limits.MATCH
    while playing:
        assert time.monotonic() < until, "the race does not end"
        for page in playing:
            do_something(page)
        playing = [page for page in playing if not page.locator(".ceremony").count()]
