"""The flying sorcerers in a real browser, from positions in which something is about to happen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.air_table import complaints
from tests.browser.brooms_table import my_turn, sit
from tests.browser.conftest import Open
from tests.browser.test_air_scenes import SMALLEST
from tests.server.harness import GUESTS, Server, running

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser

SIZES = [(360, 640), (844, 390), (1280, 800), (1920, 1080)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = (*GUESTS, "tests.games.brooms.scenes:Scene")
    with running(tmp_path_factory.mktemp("scenes"), pace=0.02, games=games) as made:
        yield made


def note_beats(page: Page) -> None:
    """Keep what is told of a flight, beat by beat, in the order in which it was seen."""
    page.evaluate(
        """() => {
            window.beats = [];
            const main = document.querySelector('main.table');
            const note = () => main.dataset.beat && window.beats.push(main.dataset.beat);
            new MutationObserver(note).observe(main, {attributes: true, attributeFilter: ['data-beat']});
        }"""
    )


def told(page: Page) -> list[str]:
    """Wait until the flight has been told; its kinds of beats, each once in a row."""
    page.wait_for_function("() => !document.querySelector('main.table').dataset.beat && window.beats.length")
    kinds: list[str] = page.evaluate("window.beats")
    return kinds


def test_15_a_flight_is_laid_lit_and_interrupted_and_says_what_it_touched(open_page: Open) -> None:
    page = open_page(bypass_csp=True, moving=True)
    sit(page, 2)
    note_beats(page)
    page.get_by_role("button", name="Fly", exact=True).click()
    assert told(page) == ["laid", "stopped"]
    expect(page.locator(".caption")).to_contain_text("touches the edge of the table. Your flight is interrupted.")
    expect(page.locator(".sky .bad")).to_have_count(1)  # it stays to be looked at
    expect(page.locator(".sky .faint")).to_have_count(1)
    expect(page.locator(".sky .fits")).to_have_count(3)  # nobody but bots is there to mind (8)
    expect(page.locator(".caption")).to_contain_text("What would have fitted: ")
    page.get_by_role("button", name="See it again, slowly").click()
    expect(page.locator(".whose")).to_have_text("Once more, slowly")
    page.keyboard.press("Escape")
    expect(page.locator(".whose")).not_to_have_text("Once more, slowly")
    assert complaints(page) == []
    page.locator(".caption").get_by_role("button", name="Rule 15").click()
    expect(page.locator(".wanted")).to_contain_text("The first curve that touches an obstacle")


def test_17_whoever_is_stuck_decides_what_becomes_of_the_pieces(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    sit(page, 3)
    page.keyboard.press("v")
    expect(page.locator(".whose")).to_contain_text("You are stuck")
    expect(page.locator(".caption")).to_contain_text("touches the edge of the table")
    assert complaints(page) == []
    page.locator(".choice").last.click()
    expect(page.locator(".go")).to_contain_text("start again from hut")
    page.locator(".go").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator(".go:enabled").click()
    expect(page.get_by_role("log", name="Moves")).to_contain_text("You give up your curves and start again from hut")
    assert my_turn(page)
    expect(page.locator(".book")).to_contain_text("spellbook empty")


def test_20_the_cat_is_caught_and_the_school_is_finished(open_page: Open) -> None:
    page = open_page(moving=True)
    sit(page, 4)
    note_beats(page)
    page.keyboard.press("v")
    flight = told(page)
    assert flight[-1] == "over"
    expect(page.locator(".ceremony h2")).to_have_text("You have caught the cat and won.")
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    note_beats(page)
    page.keyboard.press("End")
    page.get_by_role("button", name="Previous step").click()
    page.get_by_role("button", name="Play", exact=True).click()  # by itself it waits until a flight is told
    page.wait_for_function("last => window.beats.at(-1) === last", arg=flight[-1])
    assert told(page)[-len(flight) :] == flight


def test_23_the_others_choose_a_hut_in_secret(open_page: Open) -> None:
    page = open_page(bypass_csp=True)
    sit(page, 3, adventure="bumblebee")
    expect(page.locator(".whose")).to_contain_text("Your choice stays secret for now.")
    expect(page.locator(".sky .can")).to_have_count(3)
    assert complaints(page) == []
    hut = page.locator(".sky .can").first.bounding_box()
    assert hut is not None
    for _ in range(2):  # once to choose, once to do it
        page.mouse.click(hut["x"] + hut["width"] / 2, hut["y"] + hut["height"] / 2)
    expect(page.get_by_role("log", name="Moves")).to_contain_text(re.compile(r"You chose hut \d\."))


def test_22_coming_home_and_the_hut_that_the_opponent_chose_is_marked(open_page: Open) -> None:
    page = open_page()
    sit(page, 2, adventure="bumblebee")
    page.keyboard.press("v")
    expect(page.get_by_role("log", name="Moves")).to_contain_text(re.compile(r"You have to land on hut \d\."))
    expect(page.locator(".own .plate")).to_contain_text(re.compile(r"hut \d"))


def test_27_a_theft_sends_the_victim_away_and_the_flight_goes_on(open_page: Open) -> None:
    page = open_page(bypass_csp=True, moving=True)
    sit(page, 2, adventure="cat")
    note_beats(page)
    page.keyboard.press("v")
    assert told(page) == ["laid", "stolen"]
    expect(page.locator(".whose")).to_contain_text("You have the cat! To which castle do you send")
    expect(page.locator(".caption")).to_contain_text("You have taken the cat from")
    expect(page.locator(".sky .tag")).to_have_count(1)
    assert complaints(page) == []
    page.locator(".choice").first.click()
    page.locator(".go:enabled").click()
    log = page.get_by_role("log", name="Moves")
    expect(log).to_contain_text("A point for you: that makes 1.")
    expect(page.locator(".own .plate")).to_contain_text("holds the cat")
    assert my_turn(page)
    expect(page.locator(".sky .tag")).to_have_count(2)


def test_29_the_fifth_point_wins(open_page: Open) -> None:
    page = open_page(size=(360, 640))
    sit(page, 3, adventure="cat")
    expect(page.locator(".own small")).to_have_text("holds the cat")
    assert page.locator(".own small").evaluate("words => words.scrollHeight <= words.clientHeight + 2")
    page.keyboard.press("v")
    expect(page.locator(".ceremony h2")).to_have_text("You win the cat hunt with 5 points.")
    expect(page.locator(".ceremony li").first).to_contain_text("5 points")


def test_37_a_castle_vanishes(open_page: Open) -> None:
    page = open_page(bypass_csp=True, moving=True)
    sit(page, 2, adventure="fou")
    note_beats(page)
    page.keyboard.press("v")
    beats = told(page)
    assert "fou-laid" in beats
    assert "vanished" in beats
    expect(page.locator(".sky .gone")).to_have_count(1)
    expect(page.locator(".caption")).to_contain_text("Castle 1 vanishes!")
    expect(page.get_by_role("region", name="The sky in words")).not_to_contain_text("Castle 1:")
    assert complaints(page) == []


def test_38_a_neighbour_chooses_the_hut_of_whom_the_fool_has_struck(open_page: Open) -> None:
    page = open_page()
    sit(page, 3, adventure="fou")
    page.keyboard.press("v")
    expect(page.locator(".whose")).to_contain_text("The Fool has hit")
    page.locator(".choice").last.click()
    page.locator(".go:enabled").click()
    expect(page.get_by_role("log", name="Moves")).to_contain_text(
        re.compile(r"You choose hut \d for the broom that was hit\.")
    )


def test_a_curve_is_dragged_to_the_book_and_a_refusal_names_its_rule(open_page: Open) -> None:
    page = open_page()
    sit(page, 2)
    page.locator(".sides button").last.click()
    page.locator("[data-piece-id=E]").drag_to(page.locator(".place.next"))
    expect(page.get_by_role("log", name="Moves")).to_contain_text("You take curve E (95 mm, 25° to the right).")
    assert my_turn(page)
    page.locator("[data-piece-id=D]").click()
    page.locator("[data-piece-id=D]").click()  # a second tap takes it
    assert my_turn(page)
    expect(page.locator(".whose")).to_have_text("Your turn: fly!")
    page.locator("[data-piece-id=A]").click()
    expect(page.get_by_role("alert")).to_contain_text("You cannot take any more curves: now you must fly.")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(".wanted")).to_contain_text("On your turn you take one curve from the supply, or you fly.")


def test_the_sky_is_looked_at_closely_by_wheel_buttons_keys_and_dragging(open_page: Open) -> None:
    page = open_page()
    sit(page, 2)
    sky = page.locator(".sky svg")

    def box() -> list[float]:
        return [float(number) for number in (sky.get_attribute("viewBox") or "").split()]

    def drawn_alike() -> bool:
        """Whether a millimetre of the sky is as long as one of the curves beside it: judging by eye is the game."""
        seen, curve = sky.bounding_box(), page.locator("[data-piece-id=C] svg").bounding_box()
        assert seen is not None
        assert curve is not None
        return bool(curve["height"] / 144 == pytest.approx(seen["width"] / box()[2], rel=0.02))

    near = box()
    assert drawn_alike()
    page.get_by_role("button", name="The whole sky").click()
    whole = box()
    assert whole[2] > near[2] * 1.1  # by itself the sky is seen as near as broom and goal allow
    assert drawn_alike()
    page.get_by_role("button", name="Closer").click()
    assert box()[2] == pytest.approx(whole[2] / 1.5)
    page.keyboard.press("+")
    assert box()[2] == pytest.approx(whole[2] / 2.25)
    before = box()
    page.keyboard.press("Shift+ArrowRight")
    assert box()[0] > before[0]
    place = sky.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    before = box()
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert box()[0] < before[0]
    assert box()[1] < before[1]
    page.mouse.wheel(0, 3000)
    page.wait_for_function(
        "wide => Math.abs(document.querySelector('.sky svg').viewBox.baseVal.width - wide) < 1", arg=whole[2]
    )
    page.mouse.down()
    page.mouse.move(x, place["y"] + place["height"] + 40, steps=4)
    page.mouse.up()  # let go outside of the sky: the pointer holds nothing any more
    page.keyboard.press("+")
    before = box()
    page.mouse.move(x + 60, y + 40, steps=4)
    assert box() == before
    page.keyboard.press("1")
    assert box() == pytest.approx(near)


def test_two_fingers_come_closer_on_a_phone_and_nothing_else_moves(open_page: Open) -> None:
    page = open_page(size=(360, 640), has_touch=True)
    sit(page, 3)
    room = page.locator(".sky-room").bounding_box()
    assert room is not None
    x, y = room["x"] + 150, room["y"] + 120
    near = float((page.locator(".sky svg").get_attribute("viewBox") or "").split()[2])
    touch = page.context.new_cdp_session(page)
    for kind, reach in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", 0)):
        fingers = [{"x": x - reach, "y": y, "id": 1}, {"x": x + reach, "y": y, "id": 2}] if reach else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wide = float((page.locator(".sky svg").get_attribute("viewBox") or "").split()[2])
    assert near / 3.4 < wide < near / 2.6  # three times as close
    page.locator(".fly").click()
    expect(page.locator(".whose")).to_contain_text("You are stuck")
    assert page.locator(".sky-room").bounding_box() == room  # whatever is asked, nothing jumps


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_four_players_fit_on_one_screen_and_every_word_can_be_read(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="fr")
    sit(page, 4, adventure="cat")
    assert page.evaluate(
        "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"
    )
    small, text = page.evaluate(SMALLEST)
    assert small >= 11.9, f"“{text}” is {small} pixels high"
    for name in (".plate", ".sky-room", ".piece", ".book", ".sides", ".go", ".fly"):
        for thing in page.locator(name).all():
            at = thing.bounding_box()
            assert at is not None
            assert at["x"] >= 0, name
            assert at["y"] >= 0, name
            assert at["x"] + at["width"] <= size[0], name
            assert at["y"] + at["height"] <= size[1], name
    assert page.evaluate(
        "[...document.querySelectorAll('.plate b')].every(name => name.scrollWidth <= name.clientWidth)"
    )
    assert page.evaluate("(title => title.scrollWidth <= title.clientWidth)(document.querySelector('h1'))")
    said, under = (
        page.locator(".said").bounding_box(),
        page.locator(".panel" if size[0] < 900 else ".book").bounding_box(),
    )
    assert said is not None
    assert under is not None
    assert said["y"] + said["height"] <= under["y"] + 2  # what is said hides no piece
