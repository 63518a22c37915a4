"""Oz in a real browser: whole games at two, three and four, by finger, mouse and keyboard, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.server.harness import ROOT

SIZES = [(360, 640), (640, 400), (667, 375), (740, 360), (844, 390), (1280, 800), (1920, 1080)]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(n => n.html)]))"
WORDS = {
    "en": ("With friends", "Show everyone’s hand", "Open the table", "Bots for the rest", "Begin"),
    "fr": ("Entre amis", "Montrer toutes les mains", "Ouvrir la table", "Des robots pour", "Commencer"),
}


def start(page: Page, seats: int = 4, language: str = "en", *, memory: bool = True, guided: bool = False) -> None:
    """Open a table of Oz and fill it with bots; unless the table asks for it, hands are closed."""
    friends, aid, opened, bots, begin = WORDS[language]
    if not guided:
        page.evaluate("localStorage.setItem('envol-guided-oz', 'yes')")
    box = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Oz"))
    box.get_by_role("button", name=friends).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(str(seats), exact=True).click()
    expect(dialog.get_by_label(aid)).not_to_be_checked()
    if memory:
        dialog.get_by_label(aid).check()
    dialog.get_by_role("button", name=opened).click()
    page.get_by_role("button", name=bots).click()
    page.get_by_role("button", name=begin).click()
    page.locator(".theatre .page").first.wait_for()


def my_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the match is over; whether it is the former."""
    page.locator(".theatre .can, .stories .can, .reckoning").first.wait_for()
    return page.locator(".reckoning").count() == 0


def act(page: Page, how: str = "tap") -> None:
    """Take the last column there is, or turn the story that scores least, and wait until the server has done it."""
    if page.locator(".stories .can").count():
        texts = page.locator(".stories b").all_inner_texts()
        scores = [int(text.replace("−", "-").replace("?", "9")) for text in texts]
        thing = page.locator(".stories .can").nth(scores.index(min(scores)))
        story = thing.get_attribute("data-piece")
        gone = page.locator(f'.stories [data-piece="{story}"]')
    else:
        thing = page.locator(".theatre .can").last
        story = thing.locator(".page").get_attribute("data-piece")
        gone = page.locator(f'.theatre [data-piece="{story}"]')
    if how == "tap":
        thing.click()
        page.locator(".go:enabled").click()
    else:
        thing.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".chosen")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(gone).to_have_count(0)


def play_to_the_end(page: Page) -> None:
    while my_turn(page):
        act(page)


def reckoned(page: Page) -> list[int]:
    """The totals of the reckoning once all is counted; each is what its stories add up to."""
    page.locator('.reckoning[data-counted="all"]').wait_for()
    totals = []
    for row in page.locator(".reckoning > li").all():
        points = [int(text.replace("−", "-")) for text in row.locator(".told b").all_inner_texts()]
        assert len(points) == 4
        totals.append(int(row.locator("strong").inner_text().replace("−", "-")))
        assert sum(points) == totals[-1]
    return totals


def test_a_game_for_two_by_keyboard_alone_and_spoken(open_page: Open) -> None:
    page = open_page()
    start(page, 2)
    log = page.get_by_role("log", name="Moves")
    expect(page.locator(".theatre li")).to_have_count(3)
    assert my_turn(page)
    expect(log).to_contain_text("Your turn: choose a column.")
    while my_turn(page):
        act(page, "keys")
    assert len(reckoned(page)) == 2
    expect(log).to_contain_text(" in all.")


@pytest.mark.full
def test_a_game_for_three_with_closed_hands_in_which_axe_finds_nothing_to_complain_about(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    start(page, 3, memory=False)
    expect(page.locator(".theatre li")).to_have_count(4)
    expect(page.locator(".company .closed")).to_have_count(2)
    expect(page.locator(".company .held")).to_have_count(0)
    page.add_script_tag(path=str(AXE))
    assert my_turn(page)
    assert page.evaluate(VIOLATIONS) == []
    while not page.locator(".stories .can").count():
        act(page)
        assert my_turn(page)
    assert page.evaluate(VIOLATIONS) == []
    expect(page.locator(".theatre .gain").first).to_contain_text(re.compile("^[+−]"))
    page.locator(".company .before").first.click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(4)  # another's stories, in words
    expect(page.get_by_role("dialog").locator("li").first).to_contain_text("point")
    assert page.evaluate(VIOLATIONS) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.locator("figure").last.wait_for()
    assert page.evaluate(VIOLATIONS) == []
    page.keyboard.press("Escape")
    play_to_the_end(page)
    assert len(reckoned(page)) == 3
    expect(page.locator(".ceremony")).to_have_count(0)  # without motion the reader goes on when all is read
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator(".ceremony li")).to_have_count(3)
    assert page.evaluate(VIOLATIONS) == []


@pytest.mark.full
def test_a_game_for_four_by_tapping_and_its_reckoning_story_by_story(open_page: Open) -> None:
    page = open_page(language="fr", has_touch=True)
    start(page, 4, "fr")
    expect(page.locator(".theatre li")).to_have_count(5)
    expect(page.locator(".company .held")).to_have_count(3)
    while my_turn(page):
        if page.get_by_text("Tour 8 sur 8").count():
            page.emulate_media(reduced_motion="no-preference")
        act(page)
    page.locator('.reckoning[data-counted="2"]').wait_for()
    expect(page.locator(".reckoning .told b")).to_have_count(2)
    expect(page.locator(".reckoning .now")).to_have_count(1)
    expect(page.locator(".ceremony")).to_have_count(0)
    page.locator(".reckoning").click()  # a tap skips it
    totals = reckoned(page)
    assert len(totals) == 4
    expect(page.locator(".ceremony li")).to_have_count(4)
    expect(page.locator(".ceremony .first").first).to_contain_text(f"{max(totals)} points")
    page.get_by_role("button", name="Revoir la partie").click()
    page.get_by_role("slider").fill("5")
    expect(page.locator(".theatre li")).to_have_count(5)


@pytest.mark.full
def test_columns_are_told_in_words_and_nothing_is_told_card_by_card(open_page: Open) -> None:
    page = open_page(language="fr")
    start(page, 4, "fr")
    assert my_turn(page)
    act(page)
    log = page.get_by_role("log", name="Coups")
    expect(log).to_contain_text("Tour 2 sur 8")
    expect(log).to_contain_text("Colonne 5 : ")
    assert "entre en scène" not in (log.text_content() or "")
    names = page.locator(".theatre button > .unseen").all_text_contents()
    assert [name.split("\u00a0: ")[0] for name in names] == [f"Colonne {number}" for number in range(1, 6)]


@pytest.mark.full
def test_a_taken_column_is_refused_with_its_rule_and_a_move_can_be_typed(open_page: Open) -> None:
    page = open_page()
    start(page)
    assert my_turn(page)
    act(page)
    assert my_turn(page)
    if page.locator(".theatre .closed").count() == 0:  # first of the round: take one, and look from the next round on
        act(page)
        assert my_turn(page)
    page.locator(".theatre .closed").first.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("has been taken")
    refusal.get_by_role("button").click()
    expect(page.locator(".wanted")).to_contain_text("no more and no less")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(refusal).to_have_count(0)


@pytest.mark.full
def test_everything_fits_on_one_screen_of_every_size(open_page: Open) -> None:
    page = open_page(language="fr")
    start(page, 4, "fr")
    while my_turn(page) and not page.locator(".stories .can").count():
        act(page)  # up to the fifth story, when most lies on the table
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"innerWidth === {width}")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        things = page.locator(".theatre li, .stories li, .piles li, .plate, .tale, .one, .go")
        boxes = things.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert len(boxes) > 40
        for box in boxes:
            assert box["left"] >= -1
            assert box["right"] <= width + 1
            assert box["bottom"] <= height + 1


@pytest.mark.full
def test_a_first_game_is_guided_and_the_language_changes_in_place(open_page: Open) -> None:
    page = open_page(guided=True)
    start(page, 2, guided=True)
    guide = page.get_by_label("First game")
    expect(guide).to_contain_text("little theatre")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("Coin: it scores every time")
    page.get_by_role("button", name="FR", exact=True).click()
    guide = page.get_by_label("Première partie")
    expect(guide).to_contain_text("Pièce : les points comptent")
    guide.get_by_role("button", name="Continuer").click()
    assert my_turn(page)
    expect(guide).to_contain_text("Touchez une colonne")
    act(page)
    expect(guide).to_contain_text("Le nombre sur chacune")


@pytest.mark.full
def test_puppets_and_stories_fly_to_whoever_took_them(open_page: Open) -> None:
    page = open_page(moving=True)
    start(page, 2)
    assert my_turn(page)
    page.evaluate(
        """() => {
            window.flown = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                window.flown.push(this.className);
                return animate.apply(this, how);
            };
        }"""
    )
    act(page)
    page.wait_for_function("window.flown.some(name => name.includes('puppet'))")
    page.wait_for_function("window.flown.length >= 3")
