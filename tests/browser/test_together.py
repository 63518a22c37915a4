"""Together: who is here and who is gone, bots for those who are, what happens beside the game, and the next game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.conftest import Open
from tests.browser.tables import knows_the_game
from tests.server.harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """People are called away at once, and a bot may keep their seats a moment later."""
    folder = tmp_path_factory.mktemp("together")
    with running(folder, games=(), pace=0.05, grace_seconds=0.3, keep_seconds=1.0) as made:
        yield made


CALL = """async ([method, path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.status === 204 ? null : answer.json();
}"""


def call(page: Page, method: str, path: str, body: object = None) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(CALL, [method, path, body])
    return found


def sit_together(pages: list[Page], names: tuple[str, ...] = ("Anna", "Brian", "Carla", "Dora")) -> str:
    """A table of Blackmore at which each of these sits, begun; all go there. Its id."""
    made = call(pages[0], "POST", "/tables", {"game": "blackmore", "seats": len(pages), "options": {}})
    table = str(made["id"])
    for seat, page in enumerate(pages):
        knows_the_game(page, "blackmore")
        call(page, "POST", f"/tables/{table}/seats/{seat}", {"name": names[seat], "nonce": f"{seat:02x}" * 16})
    call(pages[0], "POST", f"/tables/{table}/start")
    for page in pages:
        page.goto(f"{page.evaluate('location.origin')}/t/{table}")
        page.locator(".hand button").first.wait_for()
    return table


def test_whoever_closes_the_page_is_seen_to_be_away_and_a_bot_keeps_the_seat_until_they_are_back(
    open_page: Open,
) -> None:
    anna, brian = open_page(), open_page()
    table = sit_together([anna, brian])
    expect(anna.locator("[data-away]")).to_have_count(0)
    brian.goto("/")
    expect(anna.locator(".plate", has_text="Brian").locator("[data-away]")).to_be_visible()
    anna.get_by_role("status").get_by_role("button", name="Let a bot play on").click()
    expect(anna.locator("[data-away]")).to_have_count(0)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Moves").click()
    expect(anna.locator("li.beside", has_text="You let a bot play on for Brian")).to_have_count(1)
    anna.keyboard.press("Escape")
    brian.goto(f"/t/{table}")
    brian.get_by_role("status").get_by_role("button", name="Play for myself again").click()
    brian.locator(".hand button").first.wait_for()
    anna.reload()
    expect(anna.locator(".hand button").first).to_be_visible()
    expect(anna.locator("[data-away]")).to_have_count(0)


@pytest.mark.full
def test_the_sentence_names_whoever_is_away_and_the_restart_of_the_server_calls_nobody_so(
    tmp_path: Path, open_page: Open
) -> None:
    with running(tmp_path, pace=0.05, grace_seconds=3.0) as own:
        anna, brian = open_page(f"{own.url}/"), open_page(f"{own.url}/")
        sit_together([anna, brian])
        pages = [anna, brian]
        first = next(page for page in pages if page.locator(".whose.you").count())
        other = pages[1 - pages.index(first)]
        own.kill()
        for page in pages:
            expect(page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        for page in pages:
            expect(page.get_by_text("Connection lost")).to_have_count(0)
            expect(page.locator("[data-away]")).to_have_count(0)
        first.close()
        expect(other.locator(".whose")).to_contain_text("is away. The table is waiting.")


@pytest.mark.full
def test_two_others_send_somebody_out_and_everybody_is_told(open_page: Open) -> None:
    pages = [open_page(), open_page(language="fr"), open_page()]
    sit_together(pages)
    anna, brian, carla = pages
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Who is here").click()
    anna.get_by_role("button", name="Send out (Carla)").click()
    expect(anna.get_by_role("button", name="Let them stay (Carla)")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(carla.get_by_role("status")).to_contain_text("Anna would like a bot to play on for you.")
    brian.get_by_role("status").get_by_role("button", name="D’accord").click()
    expect(carla.get_by_text("You are watching this table.")).to_be_visible()
    expect(carla.get_by_role("status")).to_contain_text("The others let a bot play on in your seat.")
    carla.reload()
    expect(carla.get_by_text("You are watching this table.")).to_be_visible()


@pytest.mark.full
def test_a_cut_line_is_told_in_the_story_and_a_short_one_to_nobody_else(open_page: Open, server: Server) -> None:
    with BreakableProxy(server.settings.port).running() as proxy:
        anna, brian = open_page(), open_page(proxy.url)
        made = call(anna, "POST", "/tables", {"game": "blackmore", "seats": 2, "options": {}})
        table = str(made["id"])
        for seat, page in enumerate((anna, brian)):
            knows_the_game(page, "blackmore")
            body = {"name": ("Anna", "Brian")[seat], "nonce": f"{seat:02x}" * 16}
            call(page, "POST", f"/tables/{table}/seats/{seat}", body)
        call(anna, "POST", f"/tables/{table}/start")
        anna.goto(f"/t/{table}")
        brian.goto(f"{proxy.url}/t/{table}")
        brian.locator(".hand button").first.wait_for()
        proxy.cut()
        expect(brian.get_by_text("Connection lost")).to_be_visible()
        expect(anna.locator("[data-away]")).to_be_visible()
        proxy.mend()
        expect(brian.get_by_text("Connection lost")).to_have_count(0)
        expect(anna.locator("[data-away]")).to_have_count(0)
        for page, words in ((brian, "The connection is back."), (anna, "Brian is away.")):
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Moves").click()
            expect(page.locator("li.beside", has_text=words).first).to_be_visible()


@pytest.mark.full
def test_a_wanted_rematch_is_seen_by_the_others_and_begins_without_whoever_does_not_come(open_page: Open) -> None:
    pages = [open_page(), open_page(), open_page()]
    table = sit_together(pages)
    for seat, page in enumerate(pages):
        call(page, "DELETE", f"/tables/{table}/seats/{seat}")  # bots finish it
    anna, brian, carla = pages
    for page in pages:
        page.locator(".ceremony").wait_for()
    carla.goto("/")
    anna.get_by_role("button", name="Next game…").click()
    anna.get_by_role("dialog", name="The next game").get_by_role("button", name="Oz").click()
    expect(anna.get_by_text("Who plays?")).to_be_visible()
    expect(brian.get_by_role("status")).to_contain_text("Another game? Already in: Anna.")
    brian.get_by_role("status").get_by_role("button", name="Join in").click()
    expect(brian.get_by_text("Who plays?")).to_be_visible()
    brian.reload()
    expect(anna.get_by_role("button", name="Begin without Carla")).to_be_visible()
    brian.get_by_role("button", name="Begin without Carla").click()
    for page in (anna, brian):
        page.locator("main.table").wait_for()
    assert anna.url == brian.url != f"{anna.url.rsplit('/', 1)[0]}/{table}"
    carla.goto(anna.url)
    carla.get_by_role("status").get_by_role("button", name="Play for myself again").click()
    expect(carla.get_by_role("status").get_by_role("button")).to_have_count(0)
