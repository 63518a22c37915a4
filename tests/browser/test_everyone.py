"""The table is for everyone: a whole game by keyboard alone and by touch, and from what is spoken alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.browser.test_blackmore import my_turn
from tests.server.harness import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What a reader of the screen would speak: each sentence that is added to a live region.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node.nodeType !== 1) continue;
    const said = node.matches("[role=log] p") ? [node] : node.querySelectorAll("[role=log] p");
    window.heard.push(...[...said].map((sentence) => sentence.textContent.trim()));
  }
}).observe(document, { childList: true, subtree: true });
"""
COUNT_VOICES = """
window.voices = 0;
const createGain = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () {
  window.voices += 1;
  return createGain.call(this);
};
"""


class Listener:
    """Follows a game by its sentences alone, and counts as the players would."""

    PLAY = re.compile(r"(\w+) plays? (\w+ \d)\.")
    TRICK = re.compile(r"(\w+) takes? the trick with (\w+ \d)\.")
    LAY = re.compile(r"(\w+) lays? (\w+ \d) on the trump pile: it is the new trump\.")
    KEEP = re.compile(r"(\w+) keeps? the trump\.")
    SCORE = re.compile(r"(\d)\. (\w+): (\d+) points?")
    END = re.compile(
        r"(.+) controls? the Wheel with (\d+) points\.|(.+) share the Wheel(?: with (.+))?: (\d+) points each\."
    )

    def __init__(self) -> None:
        self.trick: list[str] = []
        self.taker = ""
        self.points: dict[str, int] = {}
        self.scores: dict[str, int] = {}
        self.ranks: dict[str, int] = {}
        self.plays = 0
        self.end = ""

    def hear(self, said: str) -> None:
        if found := self.PLAY.fullmatch(said):
            self.capture()  # the last trick of all is followed by no decision
            self.plays += 1
            self.trick.append(found[2])
            self.points.setdefault(found[1], 0)
        elif found := self.TRICK.fullmatch(said):
            assert found[2] in self.trick
            self.taker = found[1]
        elif found := self.LAY.fullmatch(said):
            self.trick.remove(found[2])
            self.capture()
        elif self.KEEP.fullmatch(said):
            self.capture()
        elif found := self.SCORE.fullmatch(said.rstrip(".")):
            self.ranks[found[2]], self.scores[found[2]] = int(found[1]), int(found[3])
        elif self.END.fullmatch(said):
            self.capture()
            self.end = said

    def capture(self) -> None:
        if self.taker:
            self.points[self.taker] += sum(int(card[-1]) for card in self.trick)
            self.trick, self.taker = [], ""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what is wanted has the focus."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never reaches {selector}")


def choose_by_keyboard(page: Page) -> None:
    """The first card and Enter twice, or leave the trump as it is."""
    if page.locator(".choice").count():
        tab_to(page, ".go")
        page.keyboard.press("Enter")
        expect(page.locator(".choice")).to_have_count(0)
    else:
        tab_to(page, ".hand .can")
        page.keyboard.press("Enter")
        card = page.locator(".hand .chosen").get_attribute("data-piece")
        page.keyboard.press("Enter")
        expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)


def choose_by_touch(page: Page) -> None:
    """Two taps on a card; in the choice of a trump a card of the trick, then the button."""
    if page.locator(".choice").count():
        page.locator(".choice button").first.tap()
        page.locator(".go:enabled").tap()
        expect(page.locator(".choice")).to_have_count(0)
    else:
        page.locator(".hand .can").last.tap()
        card = page.locator(".hand .chosen").get_attribute("data-piece")
        page.locator(".hand .chosen").tap()
        expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)


@pytest.mark.full
def test_two_people_and_two_bots_play_a_whole_game_by_keyboard_by_touch_and_by_ear(open_page: Open) -> None:
    """Zoé never touches a mouse, Brian plays on a phone, and what is spoken on his phone tells the whole game."""
    zoe = open_page(language="fr", moving=True)
    knows_the_game(zoe, "blackmore")
    zoe.reload()
    tab_to(zoe, "[data-game=blackmore] button.quiet")
    zoe.keyboard.press("Enter")
    tab_to(zoe, "dialog [autocomplete=nickname]")
    zoe.keyboard.type("Zoé")
    zoe.keyboard.press("Enter")
    zoe.get_by_text("Qui joue ?").wait_for()

    phone = open_page(zoe.url, size=(360, 640), has_touch=True, is_mobile=True)
    knows_the_game(phone, "blackmore")
    phone.add_init_script(LISTEN)
    phone.reload()
    phone.get_by_label("Your name").fill("Brian")
    phone.get_by_role("button", name="Sit here").first.tap()
    expect(zoe.get_by_text("Brian")).to_be_visible()
    for _ in range(2):
        before = zoe.get_by_role("button", name="Ajouter un robot").count()
        zoe.get_by_role("button", name="Ajouter un robot").first.focus()
        zoe.keyboard.press("Enter")
        expect(zoe.get_by_role("button", name="Ajouter un robot")).to_have_count(before - 1)
    tab_to(zoe, ".main:enabled")
    zoe.keyboard.press("Enter")

    either = ".hand .can, .choice, .ceremony"
    over = False
    while not over:
        for page, choose in ((zoe, choose_by_keyboard), (phone, choose_by_touch)):
            while page.locator(either).count() and not (over := page.locator(".ceremony").count() > 0):
                choose(page)
    expect(phone.locator(".ceremony")).to_be_visible()
    expect(zoe.locator(".ceremony")).to_be_visible()

    listener = Listener()
    for said in phone.evaluate("window.heard"):
        listener.hear(said)
    table = phone.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")
    names = [seat["name"] if seat["name"] != "Brian" else "You" for seat in table["seats"]]
    assert listener.points == dict(zip(names, table["scores"], strict=True)), "counted from the sentences alone"
    assert listener.scores == listener.points
    assert listener.ranks == dict(zip(names, table["ranks"], strict=True))
    assert listener.end
    assert listener.plays in range(52, 57)


def faults(page: Page) -> Any:
    """What axe has to say about the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    return page.evaluate("axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(n => n.html)]))")


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.full)])
def test_axe_finds_nothing_on_any_page(open_page: Open, language: str) -> None:
    french = language == "fr"
    page = open_page(language=language, bypass_csp=True, guided=True)
    page.locator(".box:enabled").first.wait_for()
    assert faults(page) == [], "the shelf"
    page.locator("[data-game=blackmore] button.quiet").click()
    page.get_by_role("dialog").wait_for()
    assert faults(page) == [], "a new table"
    page.get_by_role("button", name="Ouvrir la table" if french else "Open the table").click()
    page.get_by_role("button", name="Ajouter un robot" if french else "Add a bot").first.wait_for()
    assert faults(page) == [], "the lobby"

    deal(page, "blackmore", 6)
    page.locator("aside").wait_for()
    assert faults(page) == [], "the guide"
    page.locator("aside .end").click()
    assert my_turn(page)
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == [], "the table, with its menu"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Règles" if french else "Rules").click()
    page.locator("dialog figure").first.wait_for()
    assert faults(page) == [], "the rules"
    page.keyboard.press("Escape")
    page.locator(".plate .stack").first.click()
    assert faults(page) == [], "a captured pile"
    page.keyboard.press("Escape")
    ask = page.get_by_role("button", name="Conseil" if french else "Hint")
    ask.focus()
    page.keyboard.press("?")
    expect(page.locator(".advice button")).to_be_focused()  # it stands over the button that asked
    assert faults(page) == [], "a hint"
    page.locator(".advice button").press("Enter")
    expect(page.locator(".advice")).to_have_count(0)
    expect(ask).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("keep")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    assert faults(page) == [], "a refusal"

    over = deal(page, "blackmore", 6, person=None)
    page.locator(".ceremony").wait_for()
    assert faults(page) == [], "the ceremony"
    page.goto(f"/r/{over}?ply=30&seat=1")
    page.get_by_role("slider").wait_for()
    assert faults(page) == [], "the replay"
    page.get_by_role("button", name="Plus" if french else "More", exact=True).click()
    assert faults(page) == [], "what else a replay offers"
    page.get_by_role("button", name="Vérifier les tirages" if french else "Check the draws").click()
    page.locator("dialog li").first.wait_for()
    assert faults(page) == [], "the proof of the dice"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Analyse" if french else "Analysis").click()
    page.locator(".analysis tbody").wait_for()
    assert faults(page) == [], "the analysis"
    page.locator(".analysis li.choice button, .analysis li.luck button").first.click()
    page.locator(".moment section").wait_for()
    assert faults(page) == [], "a turning point"


@pytest.mark.full
def test_sounds_are_off_until_asked_for_and_the_wish_is_kept(open_page: Open) -> None:
    page = open_page()
    knows_the_game(page, "blackmore")
    page.add_init_script(COUNT_VOICES)
    deal(page, "blackmore", 2)
    assert my_turn(page)
    choose_by_keyboard(page)
    assert my_turn(page)
    assert page.evaluate("window.voices") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Sound volume")
    expect(volume).to_have_value("0")
    volume.press("ArrowRight")
    expect(page.locator("output")).to_have_text("10%")
    page.keyboard.press("Escape")
    asked = page.evaluate("window.voices")
    assert asked > 0
    choose_by_keyboard(page)
    assert page.evaluate("window.voices") > asked
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Sound volume")).to_have_value("10")
