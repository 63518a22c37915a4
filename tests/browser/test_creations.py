"""Skies of one's own in a real browser: drawn, refused, mended, flown, kept, shared, played by somebody else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests import limits
from tests.browser.air_table import complaints
from tests.browser.brooms_table import act, my_turn
from tests.browser.conftest import Open
from tests.browser.tables import knows_the_game

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser

SIZES = [(360, 640), (844, 390), (1280, 800), (1920, 1080)]
# A page fits if it needs no scrolling sideways, and the editor's sky and buttons none at all.
OUTSIDE = """() => [...document.querySelectorAll('.fly, .tools button, main svg, header a')].filter(node => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map(node => node.outerHTML.slice(0, 80))"""


def bench(page: Page) -> None:
    """Wait until the sky on the workbench has been looked over, and is sound."""
    expect(page.locator(".verdict")).to_have_attribute("data-state", "sound")


def drag(page: Page, thing: str, dx: float, dy: float) -> None:
    """Drag a thing of the sky by so many pixels, as a hand would."""
    pull(page, f"[data-thing='{thing}']", dx, dy)


def pull(page: Page, what: str, dx: float, dy: float) -> None:
    box = page.locator(what).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def swipe(page: Page, what: str, dx: float, dy: float) -> None:
    """The same by a finger."""
    box = page.locator(what).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", 1.0)):
        points = [] if kind == "touchEnd" else [{"x": x + dx * part, "y": y + dy * part}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def to(page: Page, thing: str, other: str) -> tuple[float, float]:
    """The way from one thing to another, in pixels."""
    a, b = (page.locator(f"[data-thing='{name}']").bounding_box() for name in (thing, other))
    assert a is not None
    assert b is not None
    return b["x"] + b["width"] / 2 - a["x"] - a["width"] / 2, b["y"] + b["height"] / 2 - a["y"] - a["height"] / 2


def place(page: Page, thing: str) -> str:
    return page.locator(f"[data-thing='{thing}']").get_attribute("aria-label") or ""


def start(page: Page) -> None:
    """Choose a hut or an angle; then somebody else may be asked."""
    before = page.locator("main.table").get_attribute("data-phase")
    if before == "start":
        page.locator(".choice").last.click()
    page.locator(".go:enabled").click()
    page.wait_for_function(
        "phase => (({ asked, phase: now }) => !asked || now !== phase)(document.querySelector('main.table').dataset)",
        arg=before,
    )


def drawer(page: Page, name: str) -> None:
    page.locator(".drawers").get_by_role("button", name=name).click()


def test_a_sky_is_drawn_refused_mended_flown_kept_and_played_by_somebody_else(open_page: Open) -> None:
    page = open_page("/g/brooms", bypass_csp=True)
    knows_the_game(page, "brooms")
    page.get_by_role("link", name="Adventure gallery").click()
    page.get_by_role("link", name="Create an adventure").click()
    bench(page)
    before = place(page, "castle 1")

    # onto the other castle: refused, with both marked
    drag(page, "castle 1", *to(page, "castle 1", "castle 2"))
    expect(page.locator(".verdict")).to_contain_text("overlap: castle 1 and castle 2")
    expect(page.locator("[data-thing] .wrong")).to_have_count(2)
    expect(page.get_by_role("button", name="Test-fly")).to_be_disabled()
    assert complaints(page) == []

    # mended: one undo takes the whole drag back
    page.keyboard.press("Control+z")
    assert place(page, "castle 1") == before
    bench(page)
    expect(page.locator(".wrong")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".verdict")).to_contain_text("overlap")
    drag(page, "castle 1", -90, 90)
    bench(page)

    # all of it at once: mirrored and back, and copied as far as the box goes
    before = place(page, "castle 1")
    page.keyboard.press("Control+a")
    expect(page.locator("[data-thing][aria-pressed=true]")).to_have_count(page.locator("[data-thing]").count())
    page.get_by_role("button", name="Mirror left and right").click()
    assert place(page, "castle 1") != before
    page.get_by_role("button", name="Mirror left and right").click()
    assert place(page, "castle 1") == before
    page.keyboard.press("Control+d")
    expect(page.locator("[data-thing^='castle']")).to_have_count(4)
    page.keyboard.press("Control+z")
    bench(page)

    # named, flown at once against a bot, and there again after it
    drawer(page, "Table")
    page.get_by_label("Title").fill("<b>Night</b> of cats")
    page.get_by_label("By", exact=True).fill("Ursule")
    moved = place(page, "castle 1")
    page.get_by_role("button", name="Test-fly").click()
    assert my_turn(page)
    act(page)
    page.get_by_role("link", name="Back to the workshop").click()
    bench(page)
    assert place(page, "castle 1") == moved
    drawer(page, "Table")
    expect(page.get_by_label("Title")).to_have_value("<b>Night</b> of cats")

    # kept, shown to everybody, and its link opened by a stranger, who hosts a table with it and plays
    drawer(page, "Share")
    page.get_by_label("Show it in the gallery").check()
    page.get_by_role("button", name="Save to my creations").click()
    expect(page.get_by_text("everyone can see it in the gallery")).to_be_visible()
    link = page.get_by_label("Its link").input_value()
    stranger = open_page(link, bypass_csp=True)
    knows_the_game(stranger, "brooms")
    expect(stranger.get_by_role("heading", name="<b>Night</b> of cats")).to_be_visible()
    expect(stranger.get_by_text("by Ursule")).to_be_visible()
    assert complaints(stranger) == []
    stranger.get_by_label("Your name").fill("Zelda")
    stranger.get_by_role("button", name="Play with friends").click()
    expect(stranger.get_by_label("Options")).to_contain_text("An adventure of your own: <b>Night</b> of cats")
    page.goto(stranger.url)
    page.get_by_role("button", name="Sit here").click()
    stranger.get_by_role("button", name="Begin").click()
    has_played: set[Page] = set()
    while len(has_played) < 2:
        for player in (page, stranger):
            if player.locator("main[data-asked]").count():
                start(player)
                has_played.add(player)
    for seat, player in enumerate((stranger, page)):  # bots play it out for them
        table = player.url.rpartition("/")[2]
        player.evaluate(f"fetch('/api/tables/{table}/seats/{seat}', {{method: 'DELETE'}})")
    for player in (page, stranger):
        expect(player.locator(".ceremony")).to_be_visible(timeout=1000 * limits.MATCH)


def test_the_gallery_finds_shows_remixes_reports_and_discards(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/w/brooms/new", bypass_csp=True)
    bench(page)
    drawer(page, "Table")
    page.get_by_label("Title").fill("The lonely owl")
    page.get_by_label("A few words").fill("Mind the\nhuts.")
    drawer(page, "Share")
    page.get_by_label("Show it in the gallery").check()
    page.get_by_role("button", name="Save to my creations").click()
    expect(page.locator(".estimate")).to_contain_text("Bots win it in about")  # by itself, after a pause
    page.get_by_role("link", name="See its page").click()
    expect(page.get_by_text("Mind the")).to_be_visible()
    expect(page.get_by_text("What to do: the first to touch the cat wins.")).to_be_visible()
    expect(page.locator(".estimate")).to_contain_text("The bots’ verdict")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "owl.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["title"] == "The lonely owl"

    # somebody else finds it, makes another of it, and the origin is told
    other = open_page("/w/brooms", bypass_csp=True)
    other.get_by_role("searchbox").fill("lonely")
    found = other.get_by_role("link", name="The lonely owl")
    expect(found.locator("svg")).to_be_visible()
    card = other.get_by_role("article").filter(has_text="The lonely owl")
    expect(card).to_contain_text("flights")
    assert complaints(other) == []
    card.get_by_role("button", name="Play with friends").click()
    expect(other.get_by_label("Options")).to_contain_text("The lonely owl")
    expect(other.get_by_label("Options")).to_contain_text("flights")  # how long it takes, as on its card
    other.goto("/w/brooms")
    night = other.get_by_role("article").filter(has_text="The night post")
    night.scroll_into_view_if_needed()  # what is seen is fetched whole
    night.get_by_role("button", name="Play now").click()
    other.locator("main.table").wait_for()  # against bots, at once
    other.goto("/w/brooms")
    expect(other.get_by_role("article").filter(has_text="by Envol").first).to_be_visible()
    expect(other.get_by_role("article").filter(has_text="The night post")).to_contain_text("flights")
    other.get_by_role("searchbox").fill("nothing like it")
    expect(other.get_by_text("No adventure matches.")).to_be_visible()
    other.get_by_role("searchbox").fill("")
    other.get_by_role("button", name="Most played").click()
    card.get_by_role("link", name="Edit a copy").click()
    bench(other)
    drawer(other, "Table")
    expect(other.get_by_label("Title")).to_have_value("The lonely owl")
    other.get_by_label("Title").fill("Two owls")
    drawer(other, "Share")
    other.get_by_role("button", name="Save to my creations").click()
    other.get_by_role("link", name="See its page").click()
    expect(other.get_by_text("Made from")).to_be_visible()
    other.get_by_role("link", name="The lonely owl").click()
    expect(other.get_by_role("heading", name="The lonely owl")).to_be_visible()
    other.get_by_role("button", name="Report").click()
    expect(other.get_by_text("The site team will have a look")).to_be_visible()

    # one's own shelf has the unlisted one too, until it is discarded
    other.get_by_role("link", name="Back to the gallery").click()
    other.get_by_role("button", name="My creations").click()
    expect(other.get_by_role("article")).to_have_count(1)
    expect(other.get_by_role("article")).to_contain_text("only by its link")
    other.get_by_role("button", name="Delete").click()
    other.get_by_role("button", name="Delete for good?").click()
    expect(other.get_by_text("You have no creations yet")).to_be_visible()

    # a file comes back as it was; another file is refused
    fresh = open_page("/w/brooms/new")
    bench(fresh)
    drawer(fresh, "Share")
    fresh.locator("input[type=file]").set_input_files(file)
    expect(fresh.get_by_text("There it is.")).to_be_visible()
    fresh.locator("input[type=file]").set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"no"})
    expect(fresh.get_by_role("alert")).to_have_text("This file is not an adventure.")
    for written, said in ((b'{"title": "A", "title": "B"}', "is there twice"), ("{é}".encode("latin-1"), "UTF-8")):
        fresh.locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "text/plain", "buffer": written}
        )
        expect(fresh.get_by_text(said)).to_be_visible()
    drawer(fresh, "Table")
    expect(fresh.get_by_label("Title")).to_have_value("The lonely owl")


@pytest.mark.parametrize("lost", ["**/assets/Creations-*.js", "**/assets/creations-*.js"], ids=["page", "game"])
def test_what_could_not_be_fetched_is_tried_again(open_page: Open, lost: str) -> None:
    page = open_page("/g/brooms")
    page.get_by_role("link", name="Adventure gallery").wait_for()
    page.route(lost, lambda request: request.abort())
    page.route("**/api/health", lambda request: request.abort())
    page.get_by_role("link", name="Adventure gallery").click()
    expect(page.get_by_role("status")).to_contain_text("The server does not answer. Please try again in a moment.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()  # still there, and the bar with the way back
    expect(page.get_by_role("link", name="Back to the home page")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="The adventure gallery")).to_be_visible()


def test_by_keyboard_and_labelled_controls_alone(open_page: Open) -> None:
    page = open_page("/w/brooms/new", bypass_csp=True)
    bench(page)
    page.get_by_role("button", name="+ Castle").press("Enter")
    page.locator("[data-thing='castle 3']").focus()
    here = [int(number) for number in re.findall(r"(\d+) mm", place(page, "castle 3"))]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    assert place(page, "castle 3") == f"castle 3, {here[0] + 10} mm from the left, {here[1] + 50} mm from below"
    page.keyboard.press("+")
    expect(page.get_by_label("Radius, mm")).to_have_value("70")
    page.get_by_label("Radius, mm").fill("40")
    page.get_by_label("Radius, mm").press("Enter")
    page.get_by_label("Number").select_option("8")
    expect(page.locator("[data-thing='castle 8']")).to_have_count(1)
    page.get_by_label("Players may start from this castle").check()
    expect(page.locator(".verdict")).to_contain_text("only one place to start from")
    page.locator("[data-thing='castle 8']").focus()
    page.keyboard.press("Delete")
    expect(page.locator("[data-thing^=castle]")).to_have_count(2)
    bench(page)

    # a second goal, which needs what is not allowed yet
    drawer(page, "Goals")
    page.get_by_label("Another goal").select_option("Land in reverse on a hut")
    page.get_by_role("button", name="Add", exact=True).press("Enter")
    expect(page.locator("main svg .flag text")).to_have_text(["1", "2"])  # their order is seen in the sky
    bench(page)
    drawer(page, "Table")
    page.get_by_label("Reverse is allowed").uncheck()
    expect(page.locator(".verdict")).to_contain_text("Goal 2 is a landing")
    page.get_by_label("Reverse is allowed").check()
    page.get_by_label("Width, mm").fill("900")
    page.get_by_label("Width, mm").press("Enter")
    assert "885 mm from the left" in place(page, "cat 0")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.get_by_role("button", name="Vol d’essai")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fits_and_a_finger_draws(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page("/w/brooms/new", size=size, has_touch=True, bypass_csp=True)
    bench(page)
    for name in ("Things", "Goals", "Table", "Share"):
        drawer(page, name)
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
    before = place(page, "cat 0")
    swipe(page, "[data-thing='cat 0']", -30, 20)
    expect(page.locator("[data-thing='cat 0']")).not_to_have_attribute("aria-label", before)
    drawer(page, "Things")
    page.locator("[data-thing='castle 1']").focus()
    pull(page, ".grip", 12, 0)
    assert int(page.get_by_label("Radius, mm").input_value()) > 70
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Radius, mm")).to_have_value("65")
    page.goto("/w/brooms")
    page.get_by_role("searchbox").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/w/brooms/house-labyrinth")
    for name in ("Play now", "Play with friends"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)  # before anything is scrolled
