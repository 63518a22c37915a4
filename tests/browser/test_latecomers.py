"""Whoever comes late asks for a bot's seat, and one tap of the host lets them in or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from envol.texts import Texts
from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.browser.test_coming_and_going import story


def press(page: Page, name: str) -> None:
    """By keyboard, as a hand that holds no mouse would."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((360, 640), "fr"),
        pytest.param((1280, 800), "en", marks=pytest.mark.full),
        pytest.param((640, 360), "en", marks=pytest.mark.full),
    ],
)
def test_a_latecomer_asks_and_the_host_answers_with_one_tap(
    open_page: Open, size: tuple[int, int], language: str
) -> None:
    texts = Texts(language)

    def say(key: str, **names: str) -> str:
        return texts.format(key, names)

    host = open_page(size=size, language=language)
    knows_the_game(host, "blackmore")
    deal(host, "blackmore", 2)
    host.locator(".hand button").first.wait_for()
    late = open_page(host.url, size=size, language=language)
    knows_the_game(late, "blackmore")
    for answer in ("ui-undo-decline", "ui-seat-admit"):
        expect(late.locator(".hand button")).to_have_count(0)
        press(late, say("ui-menu"))
        press(late, say("ui-ask-for-seat"))
        late.get_by_label(say("ui-your-name")).fill("Éloïse")
        press(late, say("ui-ask-seat", name="Basile"))
        expect(late.get_by_role("dialog")).to_have_count(0)
        expect(late.get_by_role("status")).to_contain_text(say("ui-seat-waits", name="Basile"))
        asked = host.get_by_role("status")  # which is read aloud
        expect(asked).to_contain_text(say("ui-seat-asked", guest="Éloïse", name="Basile"))
        for page in (host, late):
            for button in page.get_by_role("status").get_by_role("button").all():
                box = button.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= size[0]
                assert box["y"] + box["height"] <= size[1]
        press(host, say(answer))
        expect(asked.get_by_role("button")).to_have_count(0)
        if answer == "ui-undo-decline":
            expect(late.get_by_role("status")).to_contain_text(say("ui-seat-declined"))
            late.get_by_role("status").get_by_role("button").click()
    late.locator(".hand button").first.wait_for()
    expect(host.locator(".plate", has_text="Éloïse")).to_be_visible()
    late.wait_for_function("() => localStorage.getItem(`envol-link-${location.pathname.slice(3)}`)")
    if language == "en":
        assert any("Éloïse" in line for line in story(host))
