"""A newcomer plays the first trick by the guide, in under two minutes of reading and tapping."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from envol.texts import Texts
from tests.browser.conftest import Open
from tests.browser.test_blackmore import my_turn, start

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser

WORDS_PER_SECOND = 150 / 60
SECONDS_PER_ACTION = 3


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_guide_plays_the_first_trick_with_a_newcomer(open_page: Open, language: str) -> None:
    page = open_page(language=language, size=(360, 640), has_touch=True)
    start(page)
    words, actions = 0, 1  # one tap on the box
    steps: list[str] = []
    guide = page.locator("aside")
    while not steps or "guide-end" not in steps[-1]:
        guide.wait_for()
        said = guide.locator("p").inner_text()
        words += len(said.split())
        texts = Texts(language, "blackmore")
        key = next(key for key in KEYS if texts(key) == said)
        assert key not in steps, "nothing is said twice"
        steps.append(key)
        if key in ("guide-lead", "guide-follow"):
            page.locator(".hand .can").first.tap()
            page.locator(".hand .chosen").tap()
            actions += 2
        elif key == "guide-change":
            page.locator(".go:enabled").tap()
            actions += 1
        else:
            guide.locator(".main").tap()
            actions += 1
        expect(guide.locator("p").filter(has_text=said)).to_have_count(0)
    assert steps[:3] == ["guide-hand", "guide-wheel", "guide-trump"]
    assert steps[3] in ("guide-lead", "guide-follow")
    assert words / WORDS_PER_SECOND + actions * SECONDS_PER_ACTION < 120, (words, actions)
    assert my_turn(page)
    page.reload()
    assert my_turn(page)
    expect(guide).to_have_count(0)  # who knows the game is not taught again


KEYS = ("guide-hand", "guide-wheel", "guide-trump", "guide-lead", "guide-follow", "guide-change", "guide-end")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_even_a_newcomer_who_wins_the_first_trick_needs_less_than_two_minutes(language: str) -> None:
    texts = Texts(language, "blackmore")
    words = {key: len(texts(key).split()) for key in KEYS}
    most = sum(words.values()) - min(words["guide-lead"], words["guide-follow"])
    taps = 1 + 3 + 2 + 2 + 1  # the box, three words, a card, a change of trump, the last word
    assert most / WORDS_PER_SECOND + taps * SECONDS_PER_ACTION < 120, words
