"""Talk between two to four people: each in their language, by keyboard and by ear, over nothing, cut and restarted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.air_table import complaints
from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.conftest import Open
from tests.browser.test_together import call, sit_together
from tests.server.harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("talk")
    with running(folder, games=(), pace=0.05, grace_seconds=0.3, lines_at_once=100) as made:
        yield made


def say(page: Page, phrase: str) -> None:
    page.locator("header button.talk").click()
    page.get_by_role("button", name=phrase, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def write(page: Page, words: str) -> None:
    page.locator("header button.talk").click()
    page.get_by_role("textbox").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox")).to_have_value("")
    page.keyboard.press("Escape")


# A bubble may lie on the page's title, and on nothing else that is there to be read, touched or played.
COVERS = """([seat]) => {
  const bubble = document.querySelector(`.bubble.placed[data-says="${seat}"]`).getBoundingClientRect();
  const things = ":is(button, a, input, select, [data-piece], [data-holds], [data-seat], .whose, .hint)";
  return [...document.querySelectorAll(things)]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && box.height && box.left < bubble.right - 1 && box.right > bubble.left + 1
        && box.top < bubble.bottom - 1 && box.bottom > bubble.top + 1;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def test_a_phrase_flies_from_its_speaker_s_plate_and_everybody_reads_it_in_their_own_language(open_page: Open) -> None:
    anna, brian = open_page(bypass_csp=True), open_page(language="fr", size=(360, 640))
    sit_together([anna, brian])
    say(anna, "Well played!")
    expect(anna.locator(".bubble.placed[data-says='0']")).to_have_text("Well played!")
    expect(brian.locator(".bubble.placed[data-says='0']")).to_have_text("Bien joué !")
    for page in (anna, brian):
        assert page.evaluate(COVERS, [0]) == []
    expect(brian.get_by_role("log", name="Parler")).to_contain_text("Anna : Bien joué !")
    expect(brian.locator("header button.talk")).to_have_accessible_name("Parler, 1 nouveau message")
    write(brian, "Merci\u00a0! http://127.0.0.1/x")
    expect(anna.locator(".bubble.placed[data-says='1']")).to_contain_text("Merci")
    anna.locator("header button.talk").click()
    lines = anna.get_by_role("dialog").locator("ol li")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text("Brian")
    expect(lines.last.get_by_role("link")).to_have_count(0)  # it leads to another server
    lines.last.get_by_role("button", name="What to do about this message (Brian)").click()
    assert complaints(anna) == []
    anna.get_by_role("button", name="Mute Brian").click()
    expect(lines).to_have_count(1)
    anna.reload()
    write(brian, "Still there?")
    anna.locator("header button.talk").click()
    expect(anna.get_by_role("dialog").get_by_text("Muted: Brian")).to_be_visible()
    expect(lines).to_have_count(1)
    anna.get_by_role("button", name="Hear again (Brian)").click()
    expect(lines).to_have_count(3)


@pytest.mark.full
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bubble_lies_over_no_card_and_no_control(open_page: Open, size: tuple[int, int], seats: int) -> None:
    pages = [open_page(size=size) for _ in range(seats)]
    sit_together(pages)
    for seat, page in enumerate(pages):
        write(page, "It was not me, it was the cat, and it has run away with both my brooms again.")
        expect(pages[0].locator(f".bubble.placed[data-says='{seat}']")).to_be_visible()
        assert pages[0].evaluate(COVERS, [seat]) == []


@pytest.mark.full
def test_a_line_that_meets_a_cut_connection_is_said_once_when_it_is_back(open_page: Open, server: Server) -> None:
    with BreakableProxy(server.settings.port).running() as proxy:
        anna, brian = open_page(), open_page(proxy.url)
        made = call(anna, "POST", "/tables", {"game": "oz", "seats": 2, "options": {}})
        table = str(made["id"])
        for seat, page in enumerate((anna, brian)):
            body = {"name": ("Anna", "Brian")[seat], "nonce": f"{seat:02x}" * 16}
            call(page, "POST", f"/tables/{table}/seats/{seat}", body)
        anna.goto(f"/t/{table}")
        brian.goto(f"{proxy.url}/t/{table}")
        brian.locator("header button.talk").wait_for()
        proxy.cut()
        expect(brian.get_by_text("Connection lost")).to_be_visible()
        brian.locator("header button.talk").click()
        brian.get_by_role("textbox").fill("Can you hear me?")
        brian.keyboard.press("Enter")
        expect(brian.get_by_text("Waiting for the connection.")).to_be_visible()
        proxy.mend()
        expect(brian.get_by_text("Waiting for the connection.")).to_have_count(0)
        expect(brian.get_by_role("dialog").locator("ol li")).to_have_count(1)
        anna.locator("header button.talk").click()
        expect(anna.get_by_role("dialog").locator("ol li")).to_have_count(1)


@pytest.mark.full
def test_talk_outlives_a_restart_and_a_reload_and_stands_in_the_story(tmp_path: Path, open_page: Open) -> None:
    with running(tmp_path, pace=0.05) as own:
        anna, brian = open_page(f"{own.url}/"), open_page(f"{own.url}/")
        sit_together([anna, brian])
        write(anna, f"Look: {own.url}/t/abc#secret")
        own.kill()
        expect(brian.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(brian.get_by_text("Connection lost")).to_have_count(0)
        brian.reload()
        brian.locator("header button.talk").click()
        link = brian.get_by_role("dialog").get_by_role("link")
        expect(link).to_have_attribute("href", "/t/abc")  # without what would make its reader somebody else
        brian.keyboard.press("Escape")
        brian.get_by_role("button", name="Menu").click()
        brian.get_by_role("button", name="Moves").click()
        expect(brian.locator("li.beside", has_text="Anna: Look")).to_have_count(1)


@pytest.mark.full
def test_those_who_watch_talk_among_themselves_until_the_match_is_over(open_page: Open) -> None:
    pages = [open_page() for _ in range(2)]
    table = sit_together(pages)
    anna, _brian = pages
    watchers = [open_page(f"/t/{table}"), open_page(f"/t/{table}")]
    for page in watchers:  # nobody has ever asked them for anything
        page.locator("main.table").wait_for()
        page.locator("header button.talk").click()
        expect(page.get_by_text("only those who watch can hear you")).to_be_visible()
        page.get_by_role("textbox").fill("she holds the blue one")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").locator("ol li.mine")).to_have_count(1)
    expect(watchers[0].get_by_role("dialog").locator("ol li")).to_have_count(2)
    anna.locator("header button.talk").click()
    expect(anna.get_by_text("Nobody has said anything yet")).to_be_visible()
    anna.keyboard.press("Escape")
    for seat, page in enumerate(pages):
        call(page, "DELETE", f"/tables/{table}/seats/{seat}")  # bots finish it
    anna.locator(".ceremony").wait_for()
    anna.locator("header button.talk").click()
    expect(anna.get_by_role("dialog", name="Talk").locator("ol li")).to_have_count(2)


@pytest.mark.full
def test_words_can_be_turned_off_and_are_not_offered_where_the_table_has_none(open_page: Open) -> None:
    anna, brian = open_page(), open_page()
    sit_together([anna, brian])
    anna.locator("header button.talk").click()
    anna.get_by_role("checkbox", name="Show what others write").uncheck()
    anna.keyboard.press("Escape")
    write(brian, "noise")
    say(brian, "Ouch!")
    expect(anna.locator("header button.talk")).to_have_accessible_name("Talk, 1 new message")
    anna.locator("header button.talk").click()
    expect(anna.get_by_role("dialog").locator("ol li")).to_have_count(1)
    anna.get_by_role("checkbox", name="Show what others write").check()
    expect(anna.get_by_role("dialog").locator("ol li")).to_have_count(2)
    body = {"game": "oz", "seats": 2, "options": {}, "listed": True}
    table = call(anna, "POST", "/tables", body)["id"]
    for seat, page in enumerate((anna, brian)):
        call(page, "POST", f"/tables/{table}/seats/{seat}", {"name": "P", "nonce": f"{seat:02x}" * 16})
        page.goto(f"/t/{table}")
    expect(anna.get_by_text("Ready-made phrases only")).to_be_visible()
    anna.locator("header button.talk").click()
    expect(anna.get_by_text("people speak in ready-made phrases")).to_be_visible()
    expect(anna.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)
