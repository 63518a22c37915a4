"""A table on the television, large and without anything to touch, for phones that are the hands; and shared links."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.tables import knows_the_game
from tests.browser.test_lobby import open_table


@pytest.mark.full
def test_a_family_plays_by_phone_and_watches_on_the_television(open_page: Open) -> None:
    anna = open_page(size=(360, 640))
    knows_the_game(anna, "blackmore")
    address = open_table(anna, 3)
    screen = open_page(f"{address}?screen", size=(1920, 1080))
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    expect(screen.get_by_role("list")).to_contain_text("Anna")
    anna.get_by_role("button", name="Bots for the rest").click()
    expect(screen.get_by_role("img", name="QR code")).to_have_count(0)
    anna.get_by_role("button", name="Begin").click()
    anna.locator(".hand button").first.wait_for()
    screen.locator("main.table").wait_for()
    expect(screen.locator(".hand button")).to_have_count(0)
    assert screen.evaluate("document.querySelectorAll('button:not([inert] *), a:not([inert] *)').length") == 0
    # The browser in which somebody plays shows no hand on a screen either.
    beside = anna.context.new_page()
    beside.goto(f"{address}?screen")
    beside.locator("main.table").wait_for()
    expect(beside.locator(".hand button")).to_have_count(0)
    screen.reload()
    screen.locator("main.table").wait_for()


@pytest.mark.full
def test_what_is_shared_speaks_the_sharers_language_and_whoever_comes_by_it_their_own(open_page: Open) -> None:
    anna = open_page(permissions=["clipboard-read", "clipboard-write"], language="fr")
    anna.evaluate("navigator.share = undefined")
    anna.locator("[data-game=oz]").get_by_role("button", name="Entre amis").click()
    anna.get_by_role("dialog").get_by_role("button", name="Ouvrir la table").click()
    anna.get_by_role("button", name="Partager le lien").click()
    expect(anna.get_by_role("button", name="Lien copié")).to_be_visible()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert link == f"{anna.url}?lang=fr"
    brian = open_page(link, language="en")
    expect(brian.get_by_role("button", name="Sit here").first).to_be_visible()
    assert brian.url == anna.url, "the language is for the preview alone"
