"""The guide of a first game: it waits, says what is true now, covers nothing it speaks of, and can be begun anew."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from envol.texts import Texts
from tests import limits
from tests.browser.conftest import PLAINLY, Open
from tests.browser.pictures.geometry import violations
from tests.browser.pictures.positions import Position
from tests.browser.pictures.situations import Situation, see
from tests.browser.pictures.studio import SIZES, Studio, serving
from tests.browser.tables import deal
from tests.browser.test_blackmore import my_turn, start
from tests.server.harness import Server

WORDS_PER_SECOND = 150 / 60
SECONDS_PER_ACTION = 3
KEYS = ("hand", "wheel", "trump", "rank", "lead", "follow", "change", "end")


def lines(server: Server, table: str) -> list[str]:
    """The log of a table as the store has it, without chance."""
    with contextlib.closing(sqlite3.connect(f"file:{server.settings.store}?mode=ro", uri=True)) as store:
        found = store.execute("SELECT move FROM entry WHERE match = ? AND seat <> -1 ORDER BY n", (table,))
        return [move for (move,) in found]


def until(server: Server, table: str, last: str) -> list[str]:
    """Wait until this is the last line."""
    late = time.monotonic() + limits.STATE
    while (found := lines(server, table))[-1:] != [last]:
        assert time.monotonic() < late, found
        time.sleep(0.05)
    return found


def test_nothing_moves_while_the_guide_speaks_to_somebody_who_plays_alone(open_page: Open, server: Server) -> None:
    page = open_page(guided=True)
    table = deal(page, "blackmore", 3)
    guide = page.locator("aside")
    expect(guide).to_have_attribute("data-key", "guide-hand")
    expect(guide.locator(".main")).to_be_focused()
    until(server, table, "pause")
    page.keyboard.press("Enter")
    expect(guide).to_have_attribute("data-key", "guide-wheel")
    page.reload()  # a cut, or another day: it stands, and is where it was
    expect(guide).to_have_attribute("data-key", "guide-wheel")
    assert lines(server, table)[-1] == "pause"
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('main.table') !== null"), "the keyboard is at the table"
    assert my_turn(page)
    played = lines(server, table)
    for n, line in enumerate(played):
        assert line != "pause" or played[n + 1] == "resume", "nobody moved in between"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Explain the table").click()
    expect(guide).to_have_attribute("data-key", "guide-hand")
    until(server, table, "pause")
    page.locator(".hand .can").first.click()
    page.locator(".go:enabled").click()  # whoever plays on goes on
    expect(guide.and_(page.locator("[data-key=guide-hand]"))).to_have_count(0)
    assert "resume" in lines(server, table)[-6:]


@pytest.mark.full
def test_among_people_it_is_brief_and_goes_by_itself(open_page: Open, server: Server) -> None:
    anna, bert = open_page(guided=True), open_page(guided=True)
    anna.get_by_role("button", name="friends").first.wait_for()
    table = deal(anna, "blackmore", 3)
    bert.goto(f"/t/{table}")
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Ask for a seat").click()
    bert.get_by_role("dialog").get_by_role("button", name="Ask").first.click()
    anna.locator("[role=status] button").first.click()
    expect(bert.locator("aside.brief")).to_be_visible()
    until_over = lines(server, table)
    assert until_over[until_over.index("hand 1 person") - 1] in ("resume", "pause") or "pause" not in until_over
    expect(anna.locator("aside .main")).to_have_count(0)
    first = bert.locator("aside").get_attribute("data-key")
    expect(bert.locator(f"aside[data-key={first}]")).to_have_count(0)  # after the time that reading takes
    assert "pause" not in lines(server, table)[until_over.index("hand 1 person") :]


@pytest.mark.full
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_guide_plays_the_first_trick_with_a_newcomer(open_page: Open, language: str) -> None:
    page = open_page(language=language, size=(360, 640), has_touch=True, guided=True)
    start(page)
    words, actions = 0, 1  # one tap on the box
    steps: list[str] = []
    guide = page.locator("aside")
    while "guide-end" not in steps:
        guide.wait_for()
        key = guide.get_attribute("data-key") or ""
        assert key not in steps, "nothing is said twice"
        steps.append(key)
        words += len(guide.locator("p").inner_text().split())
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
        expect(page.locator(f"aside[data-key={key}]")).to_have_count(0)
    assert steps[:4] == ["guide-hand", "guide-wheel", "guide-trump", "guide-rank"]
    assert steps[4] in ("guide-lead", "guide-follow")
    assert words / WORDS_PER_SECOND + actions * SECONDS_PER_ACTION < 120, (words, actions)


@pytest.mark.full
@pytest.mark.parametrize("language", ["fr", "en"])
def test_even_a_newcomer_who_wins_the_first_trick_needs_less_than_two_minutes(language: str) -> None:
    texts = Texts(language, "blackmore")
    words = {key: len(texts(f"guide-{key}").split()) for key in KEYS}
    most = sum(words.values()) - min(words["lead"], words["follow"])
    taps = 1 + 4 + 2 + 2 + 1  # the box, four words, a card, a change of trump, the last word
    assert most / WORDS_PER_SECOND + taps * SECONDS_PER_ACTION < 120, words


# The odd ways: what is told then, and what must not be.
ODD = [
    (Position("brooms-cat", 28, 1), "guide-stuck", "guide-flight"),  # a flight that came to nothing
    (Position("blackmore-6", 44, 1), "guide-taken", "guide-change"),  # a bot wins the first trick,
    (Position("blackmore-6", 46, 1), "guide-changed", "guide-change"),  # and changes the trump
    (Position("air-5", 24, 2), "guide-fall", "guide-land"),
    (Position("oz-4", 16, 0), "guide-columns", "guide-take"),  # it is not one's turn
]


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Studio]:
    with serving(tmp_path_factory.mktemp("guide"), [position for position, _, _ in ODD]) as server:
        yield Studio(browser, server.url, PLAINLY)


def walked(page: Page) -> list[str]:
    """All that the guide says here to somebody who only reads."""
    said: list[str] = []
    guide = page.locator("aside")
    while guide.count():
        key = guide.get_attribute("data-key") or ""
        said.append(key)
        guide.locator(".main").click()
        expect(page.locator(f"aside[data-key={key}]")).to_have_count(0)
    return said


@pytest.mark.full
@pytest.mark.parametrize(("position", "says", "never"), ODD, ids=[says for _, says, _ in ODD])
def test_a_guide_says_what_is_true_now(studio: Studio, position: Position, says: str, never: str) -> None:
    situation = Situation(says, position, see("aside"), guided=True)
    for _, page in studio.show(situation, "en", SIZES[-2:-1]):
        said = walked(page)
        assert says in said
        assert never not in said


@pytest.mark.full
@pytest.mark.parametrize("game", ["air", "blackmore", "oz", "carpets", "brooms"])
def test_no_bubble_stands_on_what_can_be_touched(open_page: Open, game: str) -> None:
    """At a table against two; where a low screen has no room at all, at least not on what the words speak of."""
    page = open_page(guided=True, language="fr")
    deal(page, game, 3)
    guide = page.locator("aside.placed")
    guide.wait_for()
    while guide.count():
        key = guide.get_attribute("data-key")
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            expect(page.locator(f"aside.placed[data-at='{size.width}x{size.height}']")).to_have_count(1)
            tight = guide.get_attribute("data-tight") is not None
            assert not tight or (game == "oz" and size.height <= 400), f"{key} at {size}"
            behind = [one for one in violations(page, size) if one.kind == "control-behind-words"]
            assert tight or behind == [], f"{key} at {size}"
        guide.locator(".main").click()
        expect(page.locator(f"aside[data-key={key}]")).to_have_count(0)
