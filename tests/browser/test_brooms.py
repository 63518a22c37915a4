"""The flying sorcerers in a real browser: a whole game of each adventure, a flight by keyboard, guide, options."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.air_table import complaints
from tests.browser.brooms_table import act, my_turn, phase, sit, take
from tests.browser.conftest import Open
from tests.server.harness import Server, running

ENDINGS = {
    "school": "caught the cat and won",
    "bumblebee": "landed first and won",
    "cat": "wins? the cat hunt with 5 points",
    "fou": "caught the Flying Fool|The last castle has vanished",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that hardly wait: a whole game has dozens of their decisions."""
    with running(tmp_path_factory.mktemp("brooms"), pace=0.004) as made:
        yield made


@pytest.mark.parametrize(
    "adventure", ["school", *(pytest.param(name, marks=pytest.mark.full) for name in ENDINGS if name != "school")]
)
def test_a_whole_game_of_each_adventure(open_page: Open, adventure: str) -> None:
    """Against a master, who needs few flights; in one of them axe looks at all that is asked."""
    page = open_page(bypass_csp=True)
    sit(page, 2, adventure=adventure, bot="greedy:master")
    seen: set[str] = set()
    while my_turn(page):
        if phase(page) not in seen and adventure == "cat":
            assert complaints(page) == []
        seen.add(phase(page))
        act(page)
    assert {"start", "angle", "turn"} <= seen
    expect(page.locator(".ceremony h2")).to_contain_text(re.compile(ENDINGS[adventure]))
    expect(page.locator(".ceremony li")).to_have_count(2)
    if adventure == "cat":
        assert complaints(page) == []


def focused(page: Page, selector: str) -> None:
    page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)


@pytest.mark.full
def test_a_first_flight_by_keyboard_alone_and_spoken(open_page: Open) -> None:
    page = open_page()
    sit(page, 2, adventure="cat")
    log = page.get_by_role("log", name="Moves")
    page.locator(".choice").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # chooses
    expect(page.locator(".choice").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")  # and does it
    expect(log).to_contain_text(re.compile(r"You start from castle \d\."))
    focused(page, "[role=slider]")  # the keyboard is where the next thing is asked
    dial = page.get_by_role("slider")
    before = dial.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowLeft")
    expect(dial).not_to_have_attribute("aria-valuenow", before or "")
    expect(dial).to_have_attribute("aria-valuetext", re.compile(r"^\d+°\. The cat: \d+ cm, "))
    degrees = dial.get_attribute("aria-valuenow")
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.matches('.go')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(log).to_contain_text(f"You turn your broom to {degrees}°.")
    assert my_turn(page)
    focused(page, ".supply button")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("s")  # to the other side
    take(page, "H")
    expect(log).to_contain_text("You take curve H (90 mm, 45° to the right).")
    expect(page.locator(".book")).to_contain_text("spellbook: curve H (90 mm, 45° to the right)")
    assert my_turn(page)
    page.keyboard.press("r")  # in reverse
    take(page, "J")
    expect(log).to_contain_text("You take curve J (60 mm, 80° to the right) to fly in reverse.")
    assert my_turn(page)
    expect(page.locator(".whose")).to_have_text("Your turn: fly!")
    page.keyboard.press("v")
    expect(log).to_contain_text("You take off!")
    expect(log).to_contain_text("Slot 1: curve H (90 mm, 45° to the right)")
    words = page.get_by_role("region", name="The sky in words")
    expect(words).to_contain_text(re.compile(r"Castle 1: \d+ cm, \d+° to the (left|right)"))


@pytest.mark.full
def test_a_newcomer_is_guided_through_the_first_flight_of_the_school(open_page: Open) -> None:
    page = open_page(guided=True)
    page.get_by_role("button", name=re.compile("^The Flying Sorcerers")).first.click()
    expect(page.locator(".others li")).to_have_count(1)  # one tap on the box: the school, against one bot
    guide = page.get_by_label("First game")
    expect(guide).to_contain_text("The first to touch the cat wins")
    page.get_by_role("button", name="FR", exact=True).click()
    guide = page.get_by_label("Première partie")
    expect(guide).to_contain_text("Le premier à toucher le chat gagne")
    guide.get_by_role("button", name="Continuer").click()
    assert my_turn(page)
    for expected, does in (
        ("Choisissez d’où vous partez", (".choice >> nth=0", ".go:enabled")),
        ("Tournez votre balai", (".go:enabled",)),
        ("Un balai ne vole jamais tout droit", (".piece.can >> nth=0",)),
        ("à gauche ou à droite", (".sides button >> nth=1", ".go:enabled")),
        ("La voici dans votre grimoire", ("aside .main",)),
        ("Prenez-en une autre", (".piece.can >> nth=0", ".go:enabled")),
        ("Envolez-vous", (".fly:enabled",)),
        ("Voilà votre vol", ("aside .main",)),
    ):
        expect(guide).to_contain_text(expected)
        for selector in does:
            page.locator(selector).click()
    expect(guide).to_have_count(0)


@pytest.mark.full
def test_the_adventures_are_offered_with_their_stories_and_options(open_page: Open) -> None:
    page = open_page()
    page.locator("li", has_text="The Flying Sorcerers").get_by_role("button", name=re.compile("friends")).click()
    form = page.get_by_role("dialog")
    expect(form.get_by_role("radio", name=re.compile("school|bumblebee|hunt"))).to_have_count(4)
    form.get_by_text("The night post", exact=True).click()
    expect(form).to_contain_text("deliver it as sorcerers do")
    form.get_by_text("The hunt for the Flying Fool", exact=True).click()
    form.get_by_text("flies twice after each flight").click()
    form.locator("button.main").click()
    expect(page.locator("main")).to_contain_text("The hunt for the Flying Fool")
    expect(page.locator("main")).to_contain_text("flies twice after each flight")


@pytest.mark.full
def test_training_shows_where_a_curve_leads_and_flags_the_order_of_the_goals(open_page: Open) -> None:
    page = open_page(size=(360, 640))
    sit(page, 2, adventure="post")
    expect(page.locator(".hint")).to_contain_text("The night post: 1) the cat, 2) in reverse onto hut 1.")
    expect(page.locator(".sky .flag.next")).to_have_text("1")
    expect(page.locator(".sky .flag.later")).to_have_text("2")
    for expected in ("start", "angle"):
        assert my_turn(page)
        assert phase(page) == expected
        act(page)
    assert my_turn(page)
    expect(page.get_by_role("log", name="Moves")).to_contain_text(re.compile(r"take a curve\. Goal 1, the cat: \d+ cm"))
    page.keyboard.press("F")
    expect(page.locator(".sky .trial")).to_have_count(0)  # brooms.8: nobody may try a curve in the sky
    expect(page.locator(".train")).to_be_hidden()  # a phone's sky is not hidden by tools that nobody asked for
    page.get_by_role("button", name="Look at the sky differently").click()
    page.locator(".train").click()
    expect(page.locator(".sky .trial")).to_have_count(1)
