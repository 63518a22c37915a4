"""The shelf and the lobby: open tables as they change, seats, bots and their levels, what a host may do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_blackmore import act
from tests.browser.test_everyone import faults

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser


def open_table(page: Page, seats: int, name: str = "Anna", *, listed: bool = False, hints: bool = True) -> str:
    """A table for friends; its address."""
    page.locator("[data-game=blackmore]").get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill(name)
    page.locator(".choice", has_text=str(seats)).first.click()
    page.locator("dialog").get_by_text("ascending (harder)").click()
    if listed:
        page.get_by_label("Show this table to everyone").check()
    page.get_by_label("Players may ask for hints").set_checked(hints)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Who plays?").wait_for()
    return page.url


def test_the_shelf_shows_open_tables_as_they_come_fill_and_go(open_page: Open) -> None:
    onlooker, host = open_page(bypass_csp=True), open_page()
    shown = onlooker.locator(".tables").get_by_role("link", name=re.compile("Witches of Blackmore"))
    open_table(host, 3, "Ursule", listed=True, hints=False)
    expect(shown).to_contain_text("Ursule")
    expect(shown).to_contain_text("2 free seats")
    expect(shown).to_contain_text("ascending (harder)")
    expect(shown).to_contain_text("No hints")
    expect(host.get_by_text("This table is listed on the home page")).to_be_visible()
    host.get_by_role("button", name="Add a bot").first.click()
    expect(shown).to_contain_text("1 free seat")
    assert faults(onlooker) == []

    shown.click()
    onlooker.get_by_label("Your name").fill("Brian")
    onlooker.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Brian")).to_be_visible()
    late = open_page()
    expect(late.get_by_role("link", name=re.compile("Brian"))).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    expect(late.get_by_role("link", name=re.compile("Brian"))).to_have_count(0)
    expect(onlooker.locator(".hand button").first).to_be_visible()
    expect(onlooker.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_form_asks_only_what_is_for_so_many_players(open_page: Open) -> None:
    """Three tokens are for two: what was ticked there is not sent from a table of four."""
    page = open_page()
    page.locator("[data-game=carpets]").get_by_role("button", name="With friends").click()
    players, three = page.get_by_role("group", name="Players"), page.get_by_label("Three tokens a round")
    for number in (4, 3):
        players.get_by_text(str(number)).click()
        expect(three).to_have_count(0)
    players.get_by_text("2").click()
    three.check()
    players.get_by_text("4").click()
    expect(three).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Who plays?").wait_for()
    expect(page.get_by_text("Three tokens")).to_have_count(0)


def test_where_websockets_do_not_get_through_the_shelf_asks_again_and_again(open_page: Open) -> None:
    onlooker = open_page("/t/none")
    onlooker.route_web_socket(re.compile("/ws/tables$"), lambda socket: socket.close())
    onlooker.goto("/")
    host = open_page()
    open_table(host, 2, "Zelda", listed=True)
    expect(onlooker.get_by_role("link", name=re.compile("Zelda"))).to_be_visible()
    onlooker.get_by_role("button", name="FR", exact=True).click()
    expect(onlooker.get_by_role("heading", name="Tables ouvertes")).to_be_visible()


def test_a_host_chooses_bots_and_their_levels_frees_seats_and_closes_the_table(open_page: Open) -> None:
    host, friend = open_page(bypass_csp=True), open_page()
    friend.goto(open_table(host, 4))
    expect(host.get_by_label("Options")).to_contain_text("ascending (harder)")
    expect(host.get_by_label("Options")).to_contain_text("Players may ask for hints")
    expect(host.get_by_label("Options")).to_contain_text("about 30 min")
    friend.get_by_label("Your name").fill("Brian")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("Brian")).to_be_visible()
    host.get_by_role("button", name="Add a bot").first.click()
    level = host.get_by_label(re.compile(r"Level \("))
    expect(level.locator("option")).to_have_text(["apprentice bot", "adept bot", "master bot", "archmage bot"])
    expect(level).to_have_value("companion")
    level.select_option("master")
    expect(friend.get_by_text("master bot")).to_be_visible()
    host.get_by_role("button", name="Bots for the rest").click()
    expect(host.get_by_label(re.compile(r"Level \("))).to_have_count(2)
    expect(friend.get_by_text("master bot")).to_have_count(2)
    expect(friend.get_by_role("button", name="Close the table")).to_have_count(0)
    assert faults(host) == []

    friend.get_by_label("Your name").fill("Brice")
    friend.get_by_label("Your name").blur()
    expect(host.get_by_text("Brice")).to_be_visible()
    host.get_by_role("button", name="Free this seat (Brice)").click()
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(1)
    host.get_by_role("button", name="Close the table").click()
    host.locator("dialog").get_by_role("button", name="Close the table").click()
    for page in (host, friend):
        expect(page.get_by_text("This table was closed.")).to_be_visible()
        page.get_by_role("button", name="Back to the home page").click()
        expect(page.locator(".box:enabled").first).to_be_visible()


def test_a_seat_is_left_to_a_bot_and_taken_back_and_a_watcher_asks_for_a_bot_s(open_page: Open) -> None:
    host, friend = open_page(), open_page()
    friend.goto(open_table(host, 3))
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(host.get_by_role("button", name="Add a bot")).to_have_count(1)
    host.get_by_role("button", name="Bots for the rest").click()
    host.get_by_role("button", name="Begin").click()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Your seat").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    host.locator("dialog").get_by_role("button", name="Play for myself again").wait_for()
    host.keyboard.press("Escape")
    expect(host.locator(".hand button")).to_have_count(0)  # whoever has left sees as a spectator
    expect(host.get_by_role("status").get_by_text("A bot is playing for you.")).to_be_visible()
    host.get_by_role("button", name="Play for myself again").click()
    expect(host.get_by_text("A bot is playing for you.")).to_have_count(0)
    host.locator(".hand button").first.wait_for()

    watcher = open_page(host.url)
    watcher.get_by_role("button", name="Menu").click()
    watcher.get_by_role("button", name="Ask for a seat").click()
    watcher.get_by_label("Your name").fill("Carla")
    watcher.get_by_role("button", name="Ask for this seat").click()
    expect(watcher.get_by_role("status")).to_contain_text("Waiting for the answer")
    host.get_by_role("button", name="Let them play").click()
    watcher.locator(".hand button").first.wait_for()
    expect(host.locator(".plate", has_text="Carla")).to_be_visible()
    has_played: set[Page] = set()
    while len(has_played) < 3:
        for page in (host, friend, watcher):
            if page.locator(".hand .can, .choice").count():
                act(page)
                has_played.add(page)


def test_who_was_seated_for_a_rematch_brings_a_number_for_the_dice_by_coming(open_page: Open) -> None:
    """However they come: here by the address alone."""
    host, friend = open_page(), open_page()
    friend.goto(open_table(host, 2))
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Begin").click()
    for seat, page in enumerate((host, friend)):  # bots play it out for them
        page.locator(".hand button").first.wait_for()
        table = host.url.rpartition("/")[2]
        page.evaluate(f"fetch('/api/tables/{table}/seats/{seat}', {{method: 'DELETE'}})")
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_text("not here yet")).to_be_visible()
    friend.goto(host.url)
    expect(host.get_by_text("not here yet")).to_have_count(0)
    host.get_by_role("button", name="Begin").click()
    friend.locator(".hand button").first.wait_for()
