"""Air Sorcière in a real browser: a whole game of three, the cat, a fall, a diploma with jokers, at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.air_table import act, my_turn, phase
from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.server.harness import GUESTS, ROOT, Server, running

SIZES = [(360, 640), (844, 390), (1280, 800), (1920, 1080)]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(n => n.html)]))"
# Every text that is seen, with its size; a drawing's letters as large as they come out.
SMALLEST = """() => {
    const sizes = [];
    for (const node of document.querySelectorAll('main.table *')) {
        const own = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
        const box = node.getBoundingClientRect();
        if (!own || node.closest('.unseen') || box.width < 2 || getComputedStyle(node).visibility === 'hidden') continue;
        const drawing = node.closest('svg');
        const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
        sizes.push([parseFloat(getComputedStyle(node).fontSize) * scale, node.textContent.trim().slice(0, 20)]);
    }
    return sizes.sort((a, b) => a[0] - b[0])[0];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the game as it is; the scenes have a server of their own."""
    with running(tmp_path_factory.mktemp("air"), pace=0.02) as made:
        yield made


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    games = (*GUESTS, "tests.games.air_scenes:Scene")
    with running(tmp_path_factory.mktemp("scenes"), pace=0.02, games=games) as made:
        yield made.url


def sit(page: Page, seats: int, **options: object) -> None:
    """A table of a visitor who knows the game, with bots on the other seats."""
    knows_the_game(page, "air")
    deal(page, "air", seats, **options)
    assert my_turn(page)


def complaints(page: Page) -> object:
    """What axe has to say against the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    return page.evaluate(VIOLATIONS)


def test_a_whole_game_of_three_in_which_axe_finds_nothing_to_complain_about(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce", bypass_csp=True)
    sit(page, 3)
    seen: set[str] = set()
    while my_turn(page):
        if phase(page) not in seen:
            seen.add(phase(page))
            assert complaints(page) == []
        act(page)
    assert {"fly", "place", "exam", "pay"} <= seen
    expect(page.locator(".ceremony li")).to_have_count(3)
    expect(page.locator(".ceremony")).to_contain_text("in hand")
    assert complaints(page) == []


def test_the_black_cat_cuts_hands_to_five(open_page: Open, scenes: str) -> None:
    page = open_page(f"{scenes}/", bypass_csp=True)
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


def test_a_fall_is_a_small_drama_and_a_beginner_catches_the_witch(open_page: Open, scenes: str) -> None:
    page = open_page(f"{scenes}/", bypass_csp=True)
    sit(page, 3)
    expect(page.locator(".gauge b")).to_have_text("0%")
    page.locator(".go:enabled").click()
    expect(page.locator(".common button")).to_have_count(1)  # it did not fit
    expect(page.locator(".gauge b")).to_have_text("100%")
    expect(page.locator(".gauge small")).to_have_text("1 of 1")
    page.locator(".go:enabled").click()
    expect(page.locator(".drama.fall strong")).to_have_text("A fall!")
    expect(page.locator(".whose")).to_contain_text("As a beginner you may catch her.")
    expect(page.locator(".zone.own [data-piece^=g]")).to_have_count(0)
    expect(page.locator(".zone.own [data-piece=b2]")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Catch the witch who fell").click()
    expect(page.locator(".hand [data-piece^=g]")).to_have_count(1)


def test_a_diploma_with_jokers_and_a_card_that_is_refused(open_page: Open, scenes: str) -> None:
    page = open_page(f"{scenes}/", bypass_csp=True)
    sit(page, 4)
    page.locator(".common [data-piece=b5]").click()
    expect(page.locator(".go")).to_have_text("Take black 5")
    page.locator(".common [data-piece=b5]").click()
    expect(page.locator(".zone.own [data-piece=b5]")).to_be_visible()
    act(page, ".zone.own button:has([data-piece=w2])")
    assert phase(page) == "exam"
    act(page, ".books .can >> nth=-1")  # white is the last
    expect(page.locator(".parchment")).to_contain_text("Diploma for the white witches")
    page.locator(".hand button:has([data-piece=o13])").click()
    expect(page.get_by_role("alert")).to_contain_text("you have no orange book yet")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(".wanted")).to_contain_text("Cards of other colours may help as jokers")
    page.keyboard.press("Escape")
    for card in ("w2", "w7", "v10", "g12"):
        page.locator(f".hand button:has([data-piece={card}])").click()
        expect(page.locator(f".parchment [data-piece={card}]")).to_be_visible()
    expect(page.locator(".hand button:has([data-piece=v11])")).not_to_have_class(re.compile("can"))
    assert complaints(page) == []
    before = page.locator(".books li").last.inner_text()
    page.get_by_role("button", name="Receive 2 books").click()
    expect(page.locator(".parchment")).to_have_count(0)
    expect(page.locator(".own .shelf")).to_contain_text("2 white books")
    assert before.startswith("9")
    expect(page.locator(".books li").last).to_contain_text("7 white books left")
    assert my_turn(page)
    expect(page.locator(".hand button")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_five_players_fit_on_one_screen_and_every_number_can_be_read(
    open_page: Open, scenes: str, size: tuple[int, int]
) -> None:
    """A column of fourteen, a hand of eleven, two dozen open cards: no part lies on another, no letter is too small."""
    page = open_page(f"{scenes}/", size=size, language="fr", reduced_motion="reduce")
    sit(page, 5)
    fits = (
        "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"
    )
    assert page.evaluate(fits)
    small, text = page.evaluate(SMALLEST)
    assert small >= 11.9, f"“{text}” is {small} pixels high"
    places = {}
    for name in (".others .plate", ".deck", ".gauge", ".common", ".books", ".whose", ".zone.own", ".hand", ".go"):
        for number, thing in enumerate(page.locator(name).all()):
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= -2, name
            assert box["x"] + box["width"] <= size[0] + 2, name
            assert box["y"] + box["height"] <= size[1] + 14, name
            places[f"{name} {number}"] = box
    assert len(places) == 4 + 8
    for (one, a), (other, b) in combinations(places.items(), 2):
        apart = (
            a["x"] + a["width"] <= b["x"] + 3
            or b["x"] + b["width"] <= a["x"] + 3
            or a["y"] + a["height"] <= b["y"] + 8
            or b["y"] + b["height"] <= a["y"] + 8
        )
        assert apart, f"{one} and {other} overlap"
    common = page.locator(".common").bounding_box()
    last = page.locator(".common li").last.bounding_box()
    assert common is not None
    assert last is not None
    assert last["y"] + last["height"] <= common["y"] + common["height"] + 2
    page.locator(".look").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("les mains restent fermées")


def test_the_gauge_can_be_switched_off_and_hands_opened(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    sit(page, 2, gauge=False, memory=True)
    expect(page.locator(".gauge")).to_have_count(0)
    page.locator(".look").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("held closed")


def test_a_turn_by_keyboard_alone_and_spoken(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    sit(page, 2)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Your turn: let your witches fly!")
    page.locator(".deck").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turned")).to_be_visible()
    expect(log).to_contain_text(re.compile(r"The deck shows \w+ \d+\."))
    page.locator(".go:enabled").focus()
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


def test_cards_fly_to_their_columns_and_books_to_the_shelf(open_page: Open, scenes: str) -> None:
    page = open_page(f"{scenes}/")
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


def test_a_first_game_is_guided_and_the_language_changes_in_place(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    deal(page, "air", 2)
    guide = page.get_by_label("First game")
    expect(guide).to_contain_text("These books are what you play for")
    page.get_by_role("button", name="FR", exact=True).click()
    guide = page.get_by_label("Première partie")
    expect(guide).to_contain_text("Ces grimoires sont l’enjeu")
    guide.get_by_role("button", name="Continuer").click()
    assert my_turn(page)
    expect(guide).to_contain_text("Piochez une carte ici")
    page.locator(".deck").click()
    expect(guide).to_contain_text("La première sorcière")
    page.locator(".go:enabled").click()
    expect(guide).to_contain_text("toujours vers le haut")
    page.get_by_role("button", name="Règles").click()
    expect(page.locator("figure svg").first).to_be_visible()
    expect(page.locator("figure")).to_have_count(4)
