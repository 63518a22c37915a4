"""Coming back: the shelf begins with one's own tables, and wherever one is, a table that waits is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.browser.test_everyone import faults
from tests.server.harness import Server, running

TWO = """async ([game, name]) => {
  const call = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { id } = await call("POST", "/tables", { game, seats: 2, options: {}, listed: false });
  await call("POST", `/tables/${id}/seats/0`, { name, nonce: "ab".repeat(16) });
  return id;
}"""
SIT = """async ([id, seat, name]) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name, nonce: "cd".repeat(16) });
  const answer = await fetch(`/api/tables/${id}/seats/${seat}`, { method: "POST", headers, body });
  localStorage.setItem(`envol-link-${id}`, (await answer.json()).personal);
  await fetch(`/api/tables/${id}/start`, { method: "POST", headers, body: "{}" });
}"""
TURN = "a.whole:has-text('Your turn')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("own"), pace=0.05, listings_per_second=20.0) as made:
        yield made


def duel(anna: Page, bert: Page) -> str:
    """A table of Blackmore for two, begun; neither looks at it."""
    for page in (anna, bert):
        knows_the_game(page, "blackmore")
    table: str = anna.evaluate(TWO, ["blackmore", "Anna"])
    bert.evaluate(SIT, [table, 1, "Bert"])
    return table


def own(page: Page) -> list[str]:
    """What one's own tables say."""
    return page.locator("[data-own] .says").all_inner_texts()


def whose_turn(anna: Page, bert: Page, table: str) -> tuple[Page, Page]:
    """Who is to play there, and who waits, both on the shelf."""
    for page in (anna, bert):
        page.goto("/")
        expect(page.locator("[data-own] .card")).to_have_count(1)
    return (anna, bert) if own(anna) == ["Your turn"] else (bert, anna)


def play_first_card(page: Page) -> None:
    card = page.locator(".hand .can").first
    card.click()
    card.click()


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def test_leaving_by_the_arrow_one_finds_the_table_on_the_shelf_and_is_called_there(open_page: Open) -> None:
    anna, bert = open_page(), open_page()
    table = duel(anna, bert)
    mover, other = whose_turn(anna, bert, table)
    assert own(other) == ["Waiting for the others"]
    expect(mover).to_have_title("(1) Envol")
    expect(other).to_have_title("Envol")
    assert icon(mover).startswith("data:image/svg+xml")
    assert icon(other) == "/emblem.svg"
    mover.locator(TURN).click()
    expect(mover).to_have_title(re.compile(r"^\(1\) .* · Envol"))
    play_first_card(mover)
    expect(mover).not_to_have_title(re.compile(r"^\("))
    mover.get_by_role("link", name="Back to the home page").click()
    expect(mover.get_by_text("You can come back to your table here.")).to_be_visible()
    expect(mover.locator("[data-own] .card.left")).to_have_count(1)
    expect(other.locator("[data-own] .says")).to_have_text("Your turn")
    expect(other).to_have_title("(1) Envol")


@pytest.mark.full
def test_at_another_table_a_banner_calls_and_leads_there(open_page: Open) -> None:
    anna, bert = open_page(), open_page()
    table = duel(anna, bert)
    mover, other = whose_turn(anna, bert, table)
    deal(other, "oz", 2, person="Bert")
    banner = other.get_by_role("status").get_by_role("link", name=re.compile("Your turn: The Witches of Blackmore"))
    expect(banner).to_have_count(0)
    mover.locator(TURN).click()
    play_first_card(mover)
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("with ")
    expect(other.get_by_role("link", name=re.compile("1 other table waits for you"))).to_be_visible()
    assert icon(other).startswith("data:image/svg+xml")
    banner.focus()
    other.keyboard.press("Enter")
    expect(other).to_have_url(re.compile(table))
    expect(banner).to_have_count(0)
    expect(other.locator(".hand .can").first).to_be_visible()


@pytest.mark.full
def test_a_second_tab_and_another_device_are_as_the_first(open_page: Open) -> None:
    anna, bert = open_page(), open_page()
    table = duel(anna, bert)
    mover, _ = whose_turn(anna, bert, table)
    mover.goto(f"/t/{table}")
    link = mover.evaluate(
        """async (id) => (await (await fetch(`/api/tables/${id}/link`, { method: "POST" })).json()).personal""", table
    )
    tab = mover.context.new_page()
    tab.goto("/")
    phone = open_page(f"/t/{table}#{link}", size=(360, 640))
    expect(phone.locator(".hand .can").first).to_be_visible()
    phone.get_by_role("link", name="Back to the home page").click()
    for page in (tab, phone):
        expect(page.locator("[data-own] .says")).to_have_text("Your turn")
        expect(page).to_have_title("(1) Envol")
    play_first_card(mover)
    for page in (tab, phone):
        expect(page.locator("[data-own] .says")).to_have_text("Waiting for the others")
        expect(page).to_have_title("Envol")


@pytest.mark.full
def test_after_a_restart_and_a_cut_the_list_is_true_again(open_page: Open, server: Server) -> None:
    with BreakableProxy(server.settings.port).running() as proxy:
        anna, bert = open_page(), open_page()
        table = duel(anna, bert)
        mover, other = whose_turn(anna, bert, table)
        other.goto("/")
        server.kill()
        server.start()
        mover.locator(TURN).click()
        play_first_card(mover)
        expect(other.locator("[data-own] .says")).to_have_text("Your turn")
        cookies = [{**cookie, "url": proxy.url} for cookie in other.context.cookies()]
        for cookie in cookies:
            cookie.pop("domain", None)
            cookie.pop("path", None)
        far = open_page()
        far.context.add_cookies(cookies)  # type: ignore[arg-type]
        far.goto(proxy.url)
        expect(far.locator("[data-own] .says")).to_have_text("Your turn")
        proxy.cut()
        other.locator(TURN).click()
        play_first_card(other)
        proxy.mend()
        expect(far.locator("[data-own] .says")).not_to_have_text("Your turn")


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_machine_finds_no_fault_in_the_list(open_page: Open, language: str) -> None:
    page = open_page(language=language, bypass_csp=True)
    deal(page, "oz", 2)
    deal(page, "blackmore", 3)
    page.goto("/")
    expect(page.locator("[data-own] .card")).to_have_count(2)
    assert faults(page) == []
