"""Lessons in a real browser: one thing to do, an answer to what is done, and a place to come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from envol import catalogue
from envol.texts import LANGUAGES, Texts
from envol.tutorial import Tutorial, tutorial_of
from tests.browser.air_table import complaints
from tests.browser.conftest import Open

TAUGHT = [key for key in catalogue.game_keys() if tutorial_of(catalogue.find(key))]
SIZES = ((360, 640), (844, 390), (640, 400), (1280, 800), (1920, 1080))


def lesson_of(key: str) -> Tutorial:
    found = tutorial_of(catalogue.find(key))
    assert found is not None
    return found


def expect_says(page: Page, text: str) -> None:
    expect(page.locator(".words[role=status]")).to_contain_text(text)


def type_move(page: Page, move: str) -> None:
    field = page.locator("#text-line")
    if not field.is_visible():
        page.keyboard.press("/")
    field.fill(move)
    field.press("Enter")


def test_a_lesson_answers_what_is_done_and_is_resumed_where_it_was_left(open_page: Open) -> None:
    say = Texts("en", "blackmore")
    page = open_page("/g/blackmore/learn", size=(360, 640), has_touch=True, bypass_csp=True)
    expect_says(page, say("tutorial-colour-do"))
    for _ in range(2):
        page.locator("[data-piece=b4]").tap()
    expect_says(page, say("tutorial-colour-wrong"))
    for _ in range(2):
        page.locator("[data-piece=y5]").tap()
    expect_says(page, say("tutorial-colour-right"))
    page.get_by_role("button", name=say("ui-guide-on")).tap()
    expect_says(page, say("tutorial-capture-do"))
    assert complaints(page) == []
    page.reload()
    expect_says(page, say("tutorial-capture"))
    # By the keyboard alone, and a move that breaks a rule is refused with it.
    type_move(page, "play b4")
    expect_says(page, say("refusal-decide-first"))
    expect(page.locator(".words .rule")).to_be_visible()
    type_move(page, "keep")
    expect_says(page, say("tutorial-capture-right"))
    expect(page.get_by_role("button", name=say("ui-guide-on"))).to_be_focused()
    page.keyboard.press("Enter")
    expect_says(page, say("tutorial-wheel-do"))
    for card in ("b8", "b9"):
        type_move(page, f"play {card}")
        expect_says(page, say("tutorial-wheel-wrong"))
    page.get_by_role("button", name=say("ui-lesson-show")).tap()
    expect_says(page, say("tutorial-wheel-right"))


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_walked_from_end_to_end(
    open_page: Open, game: str, language: str, size: tuple[int, int]
) -> None:
    say = Texts(language, game)
    page = open_page(f"/g/{game}/learn", size=size, language=language, has_touch=size[0] < 1000, bypass_csp=True)
    for step in lesson_of(game).steps:
        expect_says(page, say(f"tutorial-{step.name}-do"))
        expect(page.locator(".lesson-ring")).to_be_visible()
        assert complaints(page) == []
        for move in step.solution:
            table = page.locator("main.table")
            before = table.get_attribute("data-on") or ""
            type_move(page, move)
            expect(table).not_to_have_attribute("data-on", before)
        expect_says(page, say(f"tutorial-{step.name}-right"))
        page.get_by_role("region", name=say("ui-lesson"), exact=True).get_by_role(
            "button", name=say("ui-guide-on")
        ).click()
    expect_says(page, say("tutorial-end"))
    assert complaints(page) == []
    page.reload()
    expect_says(page, say(f"tutorial-{lesson_of(game).steps[0].name}"))


def test_a_lesson_is_opened_from_the_menu_of_a_table_and_leads_back(open_page: Open) -> None:
    say = Texts("en")
    page = open_page("/")
    page.locator("[data-game=blackmore] .box:enabled").click()
    expect(page.locator("main.table")).to_be_visible()
    table = page.url
    page.get_by_role("button", name=say("ui-menu")).click()
    page.get_by_role("button", name=say("ui-learn")).click()
    expect_says(page, Texts("en", "blackmore")("tutorial-colour-do"))
    page.get_by_role("link", name=say("ui-lesson-leave")).click()
    expect(page.locator("main.table")).to_be_visible()
    assert page.url == table
