"""Blackmore in a real browser: from a cold page to the last trick and beyond."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.tables import deal, knows_the_game
from tests.server.harness import running

SIZES = [(360, 640), (640, 400), (667, 375), (740, 360), (844, 390), (1280, 800), (1920, 1080)]


def start(page: Page) -> None:
    """One tap on the box."""
    page.locator("[data-game=blackmore] .box:enabled").click()
    page.locator(".hand button").first.wait_for()


def my_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the match is over; whether it is the former."""
    page.locator(".hand .can, .choice, .ceremony").first.wait_for()
    return page.locator(".ceremony").count() == 0


def act(page: Page) -> None:
    """Do the first thing that is offered, and wait until the server has taken it."""
    if page.locator(".choice").count():
        page.locator(".go:enabled").click()  # the trump stays as it is
        expect(page.locator(".choice")).to_have_count(0)
    else:
        card = page.locator(".hand .can").first.get_attribute("data-piece")
        page.locator(f'.hand [data-piece="{card}"]').click()
        page.locator(".go:enabled").click()
        expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)


@pytest.mark.full
def test_three_taps_from_a_cold_page_to_the_first_own_move(open_page: Open) -> None:
    page = open_page(moving=True)
    page.evaluate("window.taps = 0; addEventListener('click', () => window.taps++, true)")
    start(page)
    assert my_turn(page)
    page.locator(".hand .can").first.click()
    name = re.sub(r"^Play ", "", page.locator(".go").inner_text())
    page.locator(".go:enabled").click()
    expect(page.locator(".hand").get_by_role("button", name=f"Play {name}")).to_have_count(0)
    assert page.evaluate("window.taps") <= 3


@pytest.mark.full
def test_a_move_can_be_typed_and_a_refusal_names_its_rule(open_page: Open) -> None:
    page = open_page()
    start(page)
    assert my_turn(page)
    held = {button.get_attribute("data-piece") for button in page.locator(".hand button").all()}
    foreign = next(f"b{value}" for value in range(1, 10) if f"b{value}" not in held)
    page.keyboard.press("/")
    page.keyboard.type(f"play {foreign}")
    page.keyboard.press("Enter")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("You do not hold")
    refusal.get_by_role("button").click()
    expect(page.locator(".wanted")).to_contain_text("one card of their own hand")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(refusal).to_have_count(0)


@pytest.mark.full
def test_the_language_changes_in_place(open_page: Open) -> None:
    page = open_page()
    start(page)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.get_by_role("heading", name="Les Sorcières de Blackmore")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_fits_on_one_screen(open_page: Open, size: tuple[int, int]) -> None:
    """With six at the table, which is when it is most crowded; nothing lies on anything else."""
    page = open_page(size=size, language="fr")
    knows_the_game(page, "blackmore")
    deal(page, "blackmore", 6)
    assert my_turn(page)
    fits = (
        "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"
    )
    assert page.evaluate(fits)
    places = {}
    for name in (".plate", "div.disc", ".trump", ".deck", ".whose", "ul.hand", ".go", ".sort", "header h1"):
        for number, thing in enumerate(page.locator(name).all()):
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= -2, name
            assert box["x"] + box["width"] <= size[0] + 2, name
            assert box["y"] + box["height"] <= size[1], f"{name} is cut by the screen"
            places[f"{name} {number}"] = box
    assert len(places) == 14
    for (one, a), (other, b) in combinations(places.items(), 2):
        apart = (
            a["x"] + a["width"] <= b["x"] + 3
            or b["x"] + b["width"] <= a["x"] + 3
            or a["y"] + a["height"] <= b["y"] + 3
            or b["y"] + b["height"] <= a["y"] + 3
        )
        assert apart, f"{one} and {other} overlap"


@pytest.mark.full
def test_nothing_moves_under_the_finger(open_page: Open) -> None:
    """Over a whole trick each card that stays in the hand stays where it is, and so does the main button."""
    page = open_page()
    knows_the_game(page, "blackmore")
    deal(page, "blackmore", 2)

    def places() -> dict[str, float]:
        found = {"": page.locator(".action").bounding_box()}
        for card in page.locator(".hand button").all():
            found[card.get_attribute("data-piece") or ""] = card.bounding_box()
        return {name: round(box["x"]) for name, box in found.items() if box is not None}

    assert my_turn(page)
    before = places()
    card = page.locator(".hand .can").nth(2).get_attribute("data-piece")
    page.locator(".hand .can").nth(2).click()
    page.locator(".go:enabled").click()
    expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
    while my_turn(page) and page.locator(".choice").count():
        act(page)
    after = places()
    assert len(before.keys() & after.keys()) == 6, "five cards and the button"
    assert all(after[name] == before[name] for name in before.keys() & after.keys())
    assert len(after) == 7
    page.get_by_role("button", name="Sort by strength").click()
    strengths = page.locator(".rank").evaluate_all("all => all.map(one => [!one.matches('.gold'), one.dataset.rank])")
    assert len(strengths) == 6
    assert strengths == sorted(strengths), "trumps first, then by the wheel"
    page.get_by_role("button", name="Last trick").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator(".stack").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("face down until the end")
    expect(page.locator("dialog li")).to_have_count(0)


@pytest.mark.full
def test_a_change_of_trump_is_weighed_before_it_is_made(open_page: Open) -> None:
    page = open_page()
    knows_the_game(page, "blackmore")
    while not page.locator(".choice").count():  # who takes no trick in a whole game is never asked
        page.goto("/")
        deal(page, "blackmore", 2)
        while my_turn(page) and not page.locator(".choice").count():
            act(page)
    expect(page.locator(".go")).to_have_text("Keep the trump")
    strongest = page.locator(".disc [role=img]")
    before = strongest.get_attribute("aria-label")
    cards = page.locator(".choice li").all()
    names = {card.get_attribute("data-piece") or "": card for card in cards}
    other = next(name for name in names if name[1] not in str(before))
    names[other].get_by_role("button").click()
    expect(page.locator(".go")).to_have_text(re.compile("^Make .* the trump$"))
    expect(strongest).to_have_attribute("aria-label", f"The wheel: {other[1]} is the strongest")
    expect(page.locator(".trump .cost")).to_contain_text(f"−{other[1]} point")
    page.locator(".go:enabled").click()
    expect(page.locator(f'.trump [data-piece="{other}"]')).to_be_visible()


@pytest.mark.full
def test_two_people_meet_by_a_link(open_page: Open) -> None:
    host, friend = open_page(), open_page()
    host.locator("[data-game=blackmore] button.quiet").click()
    host.get_by_text("ascending (harder)").click()
    host.get_by_label("Show the points captured so far").check()
    host.get_by_label("Your name").fill("Anna")
    host.locator(".choice", has_text="3").first.click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Add a bot").last.wait_for()
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Brian")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("Brian")).to_be_visible()
    host.get_by_role("button", name="Bots for the rest").click()
    host.get_by_role("button", name="Begin").click()
    expect(host.locator(".hand button")).to_have_count(6)
    expect(friend.locator(".hand button")).to_have_count(6)
    expect(friend.locator(".plate").first).to_contain_text("0 points")  # the option that the host chose
    mine, his = (
        {card.get_attribute("data-piece") for card in page.locator(".hand button").all()} for page in (host, friend)
    )
    assert not mine & his
    watcher = open_page(host.url.replace(host.url.split("/t/")[0], ""))
    expect(watcher.get_by_text("You are watching this table.")).to_be_visible()


@pytest.mark.full
def test_the_page_heals_after_a_reload_and_a_restart_of_the_server(
    browser: object, tmp_path: Path, open_page: Open
) -> None:
    with running(tmp_path, pace=0.05) as own:
        page = open_page(f"{own.url}/")
        start(page)
        assert my_turn(page)
        held = [card.get_attribute("data-piece") for card in page.locator(".hand button").all()]
        page.reload()
        assert my_turn(page)
        assert [card.get_attribute("data-piece") for card in page.locator(".hand button").all()] == held
        own.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        act(page)
        assert my_turn(page)


def test_a_whole_game_by_mouse_then_it_is_seen_again_its_dice_are_checked_and_another_begins(open_page: Open) -> None:
    page = open_page(moving=True)
    knows_the_game(page, "blackmore")
    deal(page, "blackmore", 6)
    while my_turn(page):
        act(page)
    expect(page.locator(".ceremony li")).to_have_count(6)
    page.get_by_role("button", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_value(slider.get_attribute("min") or "")  # where the first choice is made
    page.keyboard.press("End")
    page.get_by_role("button", name=re.compile("has captured [1-9]")).first.click()
    expect(page.locator("dialog li").first).to_be_visible()  # face up, now that it is over
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator("dialog li")).to_have_count(3)
    expect(page.locator("dialog .bad")).to_have_count(0)
    page.keyboard.press("Escape")
    page.route("**/assets/Analysis-*.js", lambda request: request.abort())
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Try again").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".analysis")).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Results").press("Enter")  # it has the keyboard
    page.get_by_role("button", name="Analysis").click()  # the shorter way, from the ceremony
    expect(page.locator(".analysis tbody tr")).to_have_count(6)
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".hand button")).to_have_count(6)
