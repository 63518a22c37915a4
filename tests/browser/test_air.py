"""Air Sorcière in a real browser: a whole game of three, a turn by keyboard, the guide, the table's options."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.air_table import act, complaints, my_turn, phase, sit
from tests.browser.conftest import Open
from tests.browser.tables import deal
from tests.server.harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that hardly think: a whole game has hundreds of their decisions."""
    with running(tmp_path_factory.mktemp("air"), pace=0.004) as made:
        yield made


def test_a_whole_game_of_three(open_page: Open) -> None:
    page = open_page()
    sit(page, 3)
    seen: set[str] = set()
    while my_turn(page):
        seen.add(phase(page))
        act(page)
    assert {"fly", "place", "exam", "pay"} <= seen
    expect(page.locator(".ceremony li")).to_have_count(3)
    expect(page.locator(".ceremony")).to_contain_text("in hand")


@pytest.mark.full
def test_axe_finds_nothing_to_complain_about_whatever_is_asked(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    sit(page, 3)
    seen: set[str] = set()
    while not {"fly", "place", "exam", "pay"} <= seen:
        assert my_turn(page), "a whole game asks for all of them"
        if phase(page) not in seen:
            seen.add(phase(page))
            assert complaints(page) == []
        act(page)
    deal(page, "air", 3, person=None)
    expect(page.locator(".ceremony li")).to_have_count(3)
    assert complaints(page) == []


@pytest.mark.full
def test_the_gauge_can_be_switched_off_and_hands_opened(open_page: Open) -> None:
    page = open_page()
    sit(page, 2, gauge=False, memory=True)
    expect(page.locator(".gauge")).to_have_count(0)
    page.locator(".look").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("stay hidden")


@pytest.mark.full
def test_a_turn_by_keyboard_alone_and_spoken(open_page: Open) -> None:
    page = open_page()
    sit(page, 2)
    log = page.get_by_role("log", name="Moves")
    expect(log).to_contain_text("Your turn: let your witches fly!")
    page.locator(".deck").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turned")).to_be_visible()
    expect(log).to_contain_text(re.compile(r"(The deck shows|A black cat:) \w+ \d+[.!]"))
    page.locator(".zone.own button.can").first.focus()  # the button would draw on at once
    page.keyboard.press("Enter")
    expect(log).to_contain_text("You let her fly in your own zone.")
    column = page.locator(".zone.own button.can").first
    column.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".go")).to_contain_text("Land the")
    page.keyboard.press("Enter")
    expect(log).to_contain_text(re.compile(r"You land the \w+ witches\."))
    expect(page.locator(".hand button")).to_have_count(1)
    assert my_turn(page)
    page.wait_for_function("document.activeElement.matches('.go')")  # the keyboard is where the next thing is asked


@pytest.mark.full
def test_a_first_game_is_guided_and_the_language_changes_in_place(open_page: Open) -> None:
    page = open_page(guided=True)
    deal(page, "air", 2)
    guide = page.get_by_label("First game")
    expect(guide).to_contain_text("These spellbooks are what you play for")
    page.get_by_role("button", name="FR", exact=True).click()
    guide = page.get_by_label("Première partie")
    expect(guide).to_contain_text("Ces grimoires sont l’enjeu")
    guide.get_by_role("button", name="Continuer").click()
    assert my_turn(page)
    expect(guide).to_contain_text("Piochez une carte ici")
    page.locator(".deck").click()
    expect(guide).to_contain_text("La première sorcière")
    page.locator(".zone.own button.can").first.click()  # the button would draw on at once
    expect(guide).to_contain_text("toujours vers le haut")
    page.get_by_role("button", name="Règles").click()
    expect(page.locator("figure svg").first).to_be_visible()
    expect(page.locator("figure")).to_have_count(4)
