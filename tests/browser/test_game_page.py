"""The page of a game between shelf and table, the first game that one tap starts, and bots that adapt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from envol.texts import Texts
from tests.browser.conftest import Open
from tests.browser.test_everyone import faults
from tests.server.harness import Server, running

SIZES = ((360, 640), (844, 390), (1280, 800), (1920, 1080))
GAMES = ("air", "blackmore", "brooms", "carpets", "oz")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("game-page"), pace=0.02, games=()) as made:
        yield made


def table_of(page: Page) -> dict[str, Any]:
    """The table that the page shows, as everybody may see it."""
    page.wait_for_url("**/t/*")
    id = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.evaluate("id => fetch(`/api/tables/${id}`).then(answer => answer.json())", id)
    return found


def bots_of(table: dict[str, Any]) -> list[str | None]:
    return [seat["bot"] for seat in table["seats"]]


def finish(page: Page, table: str) -> int:
    """Plays the first move that is offered, again and again, until the match is over; one's rank."""
    rank: int = page.evaluate(FINISH, table)
    return rank


FINISH = """(id) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  let sent = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "no" && message.rule !== "envol.3") fail(new Error(data));
    if (message.type === "table" && message.table.status === "over") {
      socket.close();
      done(message.table.ranks[0]);
    }
    if (message.you?.moves?.length) {
      sent += 1;
      socket.send(JSON.stringify({ type: "move", id: `m${sent}`, on: message.you.on, m: message.you.moves[0] }));
    }
  };
})"""


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("carpets", ["apprentice"] * 3, {"first_game": True, "calm": False}),
        pytest.param("blackmore", ["apprentice"], {"wheel": "descending"}, marks=pytest.mark.full),
        pytest.param("brooms", ["apprentice"], {"adventure": "school"}, marks=pytest.mark.full),
        pytest.param("air", ["apprentice"], {}, marks=pytest.mark.full),
        pytest.param("oz", ["apprentice"], {}, marks=pytest.mark.full),
    ],
)
def test_one_tap_on_a_box_is_a_first_game(
    open_page: Open, game: str, bots: list[str], options: dict[str, object]
) -> None:
    page = open_page()
    page.locator(f"[data-game={game}] .box:enabled").click()
    table = table_of(page)
    assert (table["game"], table["status"], bots_of(table)) == (game, "playing", [None, *bots])
    assert {name: table["options"][name] for name in options} == options
    if game == "brooms":
        expect(page.get_by_role("button", name="Training: see where a curve would lead")).to_have_attribute(
            "aria-pressed", "true"
        )


LOOKED_AT = [
    ("en", (1280, 800), ("carpets",)),
    *(pytest.param(language, size, GAMES, marks=pytest.mark.full) for language in ("fr", "en") for size in SIZES),
]


@pytest.mark.parametrize(("language", "size", "games"), LOOKED_AT)
def test_the_page_says_what_a_game_is_and_leads_into_it(
    open_page: Open, language: str, size: tuple[int, int], games: tuple[str, ...]
) -> None:
    page = open_page(language=language, size=size, bypass_csp=True)
    for game in games:
        say = Texts(language, game)
        page.goto("/")
        page.locator(f"[data-game={game}] a.quiet").click()
        expect(page).to_have_url(re.compile(f"/g/{game}$"))
        expect(page).to_have_title(f"{say('title')} · Envol")
        expect(page.get_by_role("heading", level=1)).to_have_text(say("title"))
        expect(page.locator(".about")).to_have_text(say("about"))
        expect(page.locator(".demands dt")).to_have_text([say("ui-demand", demand=one) for one in DEMANDS])
        expect(page.locator(".picture svg, .picture canvas").first).to_be_visible()
        expect(page.locator(".met")).to_contain_text(say("first-game"))
        expect(page.get_by_role("radio", name=say("ui-adapt"))).to_be_checked()
        main = page.get_by_role("button", name=say("ui-play-bots"), exact=True)
        expect(main).to_be_enabled()
        expect(main).to_be_in_viewport(ratio=1)
        assert page.evaluate("(main => main.scrollWidth <= main.clientWidth)(document.querySelector('main'))")
        assert faults(page) == [], game
        page.get_by_role("button", name=say("ui-rules"), exact=True).click()
        expect(page.locator("dialog #rule-1")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name=say("ui-with-friends"), exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(say("ui-players"))
        page.keyboard.press("Escape")
        gallery = page.locator(f"a[href='/w/{game}']")
        expect(gallery).to_have_count(1 if game == "brooms" else 0)


DEMANDS = ("luck", "thought", "speed")


def test_whom_one_meets_is_chosen_by_keyboard_and_remembered_here_and_on_the_shelf(open_page: Open) -> None:
    page = open_page("/g/oz")
    expect(page.locator(".met")).to_contain_text("You will meet: 1 apprentice.")
    page.get_by_role("radio", name="1", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".met")).to_contain_text("You will meet: 2 apprentices.")
    page.keyboard.press("Tab")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="master", exact=True)).to_be_checked()
    expect(page.locator(".met")).to_contain_text("You will meet: 2 masters.")
    page.reload()
    expect(page.locator(".met")).to_contain_text("You will meet: 2 masters.")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    assert bots_of(table_of(page)) == [None, "master", "master"]
    expect(page.locator(".plate .unseen").filter(has_text="master bot")).to_have_count(2)
    page.goto("/")
    page.locator("[data-game=oz] .box:enabled").click()
    assert bots_of(table_of(page)) == [None, "master", "master"]


@pytest.mark.full
def test_opponents_adapt_to_the_last_matches_on_page_shelf_and_rematch_unless_that_is_switched_off(
    open_page: Open,
) -> None:
    page = open_page("/g/oz")
    expect(page.locator(".met")).to_contain_text("First game")
    page.get_by_role("button", name="Play now").click()
    first = table_of(page)
    rank = finish(page, first["id"])
    assert bots_of(first) == [None, "apprentice"]
    expected = "adept" if rank == 1 else "apprentice"
    page.reload()  # whoever comes later is told the result at once
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: first["id"] not in url)
    assert bots_of(table_of(page)) == [None, {"adept": "companion"}.get(expected, expected)]
    page.goto("/g/oz")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()  # as usual, once a match is finished
    expect(page.locator(".met")).not_to_contain_text("First game")
    met = "1 adept and 2 apprentices" if rank == 1 else "3 apprentices"
    expect(page.locator(".met")).to_contain_text(f"You will meet: {met}.")
    stronger = page.get_by_text("One of them is stronger than last time.")
    expect(stronger).to_have_count(1 if rank == 1 else 0)
    page.get_by_role("radio", name="archmage").check()
    expect(page.locator(".met")).to_contain_text("You will meet: 3 archmages.")
    expect(stronger).to_have_count(0)


def test_an_unknown_game_has_no_page_and_the_way_home_is_shown(open_page: Open) -> None:
    page = open_page()
    page.evaluate("history.pushState(null, '', '/g/chess'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    page.get_by_role("button", name="Back to the home page").click()
    expect(page.locator(".box").first).to_be_visible()


@pytest.mark.full
def test_a_living_picture_moves_and_stands_still_for_whoever_wants_no_motion(open_page: Open) -> None:
    page = open_page("/g/blackmore", moving=True)
    best = page.locator(".picture .best")
    first = best.locator("text").first.text_content()
    expect(best.locator("text").first).not_to_have_text(first or "")
    for game in GAMES:
        page = open_page(f"/g/{game}")
        page.locator(".met").wait_for()
        moving = "() => document.getAnimations().filter(one => one.playState === 'running').length"
        assert page.evaluate(moving) == 0, game
        assert page.locator("animateMotion").count() == 0
