"""The shelf: it shows what the server tells of its games, and fits however many there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.test_everyone import faults
from tests.server.harness import Server, running

SIZES = ((360, 640), (844, 390), (1280, 800), (1920, 1080))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("shelf"), pace=0.05) as made:
        yield made


# All that is written or drawn on a box lies within it, no two boxes share a place, and nothing is beside the page.
MISPLACED = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found = [];
  const places = [...document.querySelectorAll(".shelf li")].map((place) => place.getBoundingClientRect());
  const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      if (one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1)
        found.push(`boxes ${index} overlap`);
  for (const box of document.querySelectorAll(".box"))
    for (const part of box.querySelectorAll("*"))
      if (getComputedStyle(part).display !== "none" && !part.closest("svg") && !inside(part.getBoundingClientRect(),
        box.getBoundingClientRect())) found.push(`${box.textContent}: ${part.outerHTML}`);
  for (const hung of document.querySelectorAll(".under")) {
    const place = hung.closest("li").getBoundingClientRect();
    for (const part of hung.children) if (!inside(part.getBoundingClientRect(), place)) found.push(part.outerHTML);
  }
  const page = document.querySelector("main");
  if (page.scrollWidth > page.clientWidth) found.push("the page is too wide");
  return found;
}"""


def show(page: Page, games: list[dict[str, Any]]) -> None:
    """The shelf as if the server had these games."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(games))

    page.unroute_all()
    page.route("**/api/games", answer)
    page.goto("/")
    expect(page.locator(".box")).to_have_count(len(games))


@pytest.mark.parametrize(("language", "counts"), [pytest.param("fr", (1, 6, 14), marks=pytest.mark.full), ("en", (5,))])
def test_any_number_of_boxes_fits_on_any_screen(open_page: Open, language: str, counts: tuple[int, ...]) -> None:
    page = open_page(language=language)
    known: list[dict[str, Any]] = page.evaluate("fetch('/api/games').then(answer => answer.json())")
    library = [game for game in known if game["emblem"]]
    guest = next(game for game in known if not game["emblem"])
    guests = [
        {**guest, "key": f"guest{number}", "titles": {"fr": name, "en": name}} for number, name in enumerate(NAMES)
    ]
    for count in counts:
        show(page, [*library, *guests][:count])
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(MISPLACED) == [], f"{count} boxes at {width}x{height}"
            scrolls = page.evaluate("(page => page.scrollHeight > page.clientHeight)(document.querySelector('main'))")
            assert scrolls == (count > {360: 5, 844: 6}.get(width, 14)), f"{count} boxes at {width}x{height}"


NAMES = (
    "Nim",
    "Leduc Poker",
    "Breakthrough",
    "Goofspiel",
    "The Seven Candles",
    "Hex",
    "Ninety-Nine",
    "Hnefatafl",
    "Konane",
)


def test_a_game_without_picture_and_board_has_a_letter_and_can_be_read_about(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    guest = page.locator("[data-game=snap]")
    expect(guest.locator("svg text")).to_have_text("S")
    expect(guest.locator("img")).to_have_count(0)
    expect(guest).to_contain_text("2–4 players")
    expect(guest).not_to_contain_text("min")
    expect(guest.get_by_role("button", name="With friends")).to_have_count(0)
    assert page.locator("[data-game=oz] img").evaluate("async (one) => (await one.decode(), one.naturalWidth)") > 0
    assert faults(page) == []
    guest.locator(".box").click()
    expect(page).to_have_title("Snap · Envol")
    expect(page.get_by_role("main")).to_contain_text("This page has no board for this game.")
    assert faults(page) == []
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog #rule-1")).to_contain_text("A snap, a tap or a pass counts only")


def test_a_table_of_a_game_without_a_board_says_so_with_title_rules_and_moves(open_page: Open) -> None:
    page = open_page()
    table = page.evaluate(OPEN)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("This page has no board for this game.")).to_be_visible()
    expect(page.get_by_role("heading", name="Vote")).to_be_visible()
    expect(page).to_have_title("Vote · Envol")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#rule-1")).to_contain_text("Everybody votes red or blue")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_role("region", name="Moves")).to_contain_text(re.compile("– vote (red|blue) shows"))


OPEN = """async () => {
  const call = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) })).json();
  };
  const options = { rounds: 1 };
  const { id } = await call("POST", "/tables", { game: "vote", seats: 2, options, listed: false });
  for (const seat of [0, 1]) await call("PUT", `/tables/${id}/seats/${seat}/bot`, { bot: "random" });
  await call("POST", `/tables/${id}/start`);
  return id;
}"""
