"""Air Sorcière in a real browser, from positions in which something is about to happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.air_table import act, complaints, my_turn, phase, sit
from tests.browser.conftest import Open
from tests.server.harness import GUESTS, Server, running

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser

SIZES = [(360, 640), (667, 375), (740, 360), (640, 400), (844, 390), (1280, 800), (1920, 1080)]
# Every text that is seen, with its size; a drawing's letters as large as they come out.
SMALLEST = """() => {
    const sizes = [];
    for (const node of document.querySelectorAll('main.table *')) {
        const own = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
        const box = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        if (!own || node.closest('.unseen') || box.width < 2 || style.visibility === 'hidden') continue;
        const drawing = node.closest('svg');
        const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
        sizes.push([parseFloat(style.fontSize) * scale, node.textContent.trim().slice(0, 20)]);
    }
    return sizes.sort((a, b) => a[0] - b[0])[0];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = (*GUESTS, "tests.games.air.scenes:Scene")
    with running(tmp_path_factory.mktemp("scenes"), pace=0.02, games=games) as made:
        yield made


def test_the_black_cat_cuts_hands_to_five(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    sit(page, 2)
    expect(page.locator(".hand button")).to_have_count(8)
    page.locator(".deck").click()
    expect(page.locator(".drama.cat")).to_contain_text("Black cat!")
    expect(page.locator(".whose")).to_have_text("The black cat! Discard 3 cards.")
    assert complaints(page) == []
    for left in (7, 6, 5):
        act(page)
        expect(page.locator(".hand button")).to_have_count(left)
    assert my_turn(page)  # the bot has chosen too
    expect(page.locator(".turned")).to_be_visible()
    expect(page.locator(".held").first).to_contain_text("5")
    act(page, ".zone.own .can")
    expect(page.locator(".zone.own [data-piece=v15]")).to_be_visible()


def test_a_fall_is_a_small_drama_and_a_beginner_catches_the_witch(open_page: Open) -> None:
    page = open_page(bypass_csp=True, moving=True)
    sit(page, 3)
    expect(page.locator(".gauge b")).to_have_text("0%")
    page.locator(".go:enabled").click()
    expect(page.locator(".common button")).to_have_count(1)  # it did not fit
    expect(page.locator(".gauge b")).to_have_text("100%")
    expect(page.locator(".gauge small")).to_have_text("1 of 1")
    page.locator(".go:enabled").click()
    expect(page.locator(".drama.fall strong")).to_have_text("A fall!")
    expect(page.locator(".whose")).to_contain_text("catch her in your hand?")
    expect(page.locator(".zone.own [data-piece^=g]")).to_have_count(0)
    expect(page.locator(".zone.own [data-piece=b2]")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Catch the witch who fell").click()
    expect(page.locator(".hand [data-piece^=g]")).to_have_count(1)


def test_a_diploma_with_jokers_and_a_card_that_is_refused(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    sit(page, 4)
    white = page.locator(".books li").last
    expect(white.locator("em")).to_have_text("+2")  # what a landing could pay is lit before it
    expect(page.locator(".zone.own button:has([data-piece=w2]) em")).to_contain_text("This landing can pay 2 white")
    page.locator(".common [data-piece=b5]").click()
    expect(page.locator(".go")).to_have_text("Take black 5")
    page.locator(".common [data-piece=b5]").click()
    expect(page.locator(".zone.own [data-piece=b5]")).to_be_visible()
    page.locator(".zone.own button:has([data-piece=w2])").click()
    expect(page.locator(".hint")).to_have_text("This landing can pay 2 white spellbooks.")
    act(page, ".go")
    assert phase(page) == "exam"
    expect(white.locator("em")).to_have_text("+2")
    act(page, ".books .can >> nth=-1")  # white is the last
    expect(page.locator(".parchment")).to_contain_text("Diploma for the white witches")
    page.locator(".hand button:has([data-piece=o13])").click()
    expect(page.get_by_role("alert")).to_contain_text("you have no orange spellbook yet")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(".wanted")).to_contain_text("A diploma is for one colour")
    page.keyboard.press("Escape")
    for card in ("w2", "w7", "v10", "g12"):
        page.locator(f".hand button:has([data-piece={card}])").click()
        expect(page.locator(f".parchment [data-piece={card}]")).to_be_visible()
    expect(page.locator(".hand button:has([data-piece=v11])")).not_to_have_class(re.compile("can"))
    assert complaints(page) == []
    before = page.locator(".books li").last.inner_text()
    page.get_by_role("button", name="Receive 2 spellbooks").click()
    expect(page.locator(".parchment")).to_have_count(0)
    expect(page.locator(".own .shelf")).to_contain_text("2 white spellbooks")
    assert before.startswith("9")
    expect(page.locator(".books li").last).to_contain_text("7 white spellbooks left")
    assert my_turn(page)
    expect(page.locator(".hand button")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_five_players_fit_on_one_screen_and_every_number_can_be_read(open_page: Open, size: tuple[int, int]) -> None:
    """A column of fourteen, a hand of eleven, two dozen open cards: no part lies on another, no letter is too small."""
    page = open_page(size=size, language="fr")
    sit(page, 5)
    fits = (
        "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"
    )
    assert page.evaluate(fits)
    small, text = page.evaluate(SMALLEST)
    assert small >= 11.9, f"“{text}” is {small} pixels high"
    places = {}
    for name in (".others .plate", ".deck", ".common", ".books", ".whose", ".zone.own", ".tray", ".go"):
        for number, thing in enumerate(page.locator(name).all()):
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= -2, name
            assert box["x"] + box["width"] <= size[0] + 2, name
            assert box["y"] + box["height"] <= size[1], name
            places[f"{name} {number}"] = box
    assert len(places) == 4 + 7
    for (one, a), (other, b) in combinations(places.items(), 2):
        apart = (
            a["x"] + a["width"] <= b["x"] + 3
            or b["x"] + b["width"] <= a["x"] + 3
            or a["y"] + a["height"] <= b["y"] + 8
            or b["y"] + b["height"] <= a["y"] + 8
        )
        assert apart, f"{one} and {other} overlap"
    hand = page.locator(".hand")
    assert hand.evaluate("hand => hand.scrollWidth <= hand.clientWidth"), "all eleven cards are in sight"
    assert hand.evaluate("hand => Math.min(...[...hand.children].map(card => card.clientWidth))") >= 24
    common = page.locator(".common").bounding_box()
    last = page.locator(".common li").last.bounding_box()
    assert common is not None
    assert last is not None
    assert last["y"] + last["height"] <= common["y"] + common["height"] + 2
    page.locator(".look").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("les mains restent cachées")


def test_cards_fly_to_their_columns_and_books_to_the_shelf(open_page: Open) -> None:
    page = open_page(moving=True)
    sit(page, 4)
    page.evaluate(
        """() => {
            window.flown = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                window.flown.push(this.dataset.piece ?? 'swept');
                return animate.apply(this, how);
            };
        }"""
    )
    act(page, ".common [data-piece=b5]")
    page.wait_for_function("window.flown.includes('b5')")
    act(page, ".zone.own button:has([data-piece=w2])")
    page.wait_for_function("window.flown.includes('w2')")
    act(page, ".books .can >> nth=-1")
    for card in ("w2", "w7", "v10"):
        act(page, f".hand button:has([data-piece={card}])")
    act(page, ".go")
    page.wait_for_function(
        "window.flown.includes('book-0-4-0') && window.flown.filter(name => name === 'swept').length >= 3"
    )
