"""How long the main thread of a page is busy at a stretch while a card, a carpet or a broom flies, on a slow phone.

The processor is slowed four times and Chromium traces itself; of five flights the smoothest counts, since anything else
that runs on this machine makes one jerk. Drawing itself (raster) is done by other threads, and is left out."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.pictures.positions import COOKIE, Position
from tests.browser.pictures.studio import KNOWS, SETTLED, launched, serving

SLOWED = 4
TIMES = 5
MOST = 50.0  # milliseconds: what is longer is felt as a jerk
PHONE = {"width": 360, "height": 640}
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]


@dataclass(frozen=True)
class Flight:
    """Something that flies, from a position, and for how long it is watched."""

    name: str
    position: Position
    begin: Callable[[Page], None]
    ms: int = 2_500

    def at(self, copy: int) -> Position:
        return Position(self.position.record, self.position.ply, self.position.seat, copy)


def _tap(*selectors: str) -> Callable[[Page], None]:
    def tap(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.tap()

    return tap


def _keys(*keys: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return press


def _fold(page: Page) -> None:
    page.locator(".hands").focus()
    _keys("ArrowRight", "Enter")(page)


FLIGHTS = (
    Flight("Air: a card is drawn", Position("air-5", 259, 3), _tap(".go:enabled")),
    Flight("Blackmore: a card is played", Position("blackmore-6", 86, 0), _tap(".hand .can", ".go:enabled")),
    Flight("Oz: a column is taken", Position("oz-4", 92, 1), _tap(".theatre .can", ".go:enabled")),
    Flight("Magic Fold: a carpet is folded", Position("carpets-calm", 132, 0), _fold),
    Flight("Brooms: a broom flies", Position("brooms-school", 45, 0), _keys("v"), 6_000),
)


def longest(browser: Browser, url: str, flight: Flight, copy: int) -> float:
    """The longest task of the main thread during one flight, in milliseconds."""
    context = browser.new_context(viewport=PHONE, base_url=url, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.add_cookies([{"name": "envol", "value": COOKIE, "url": url}])
    context.add_init_script(KNOWS)
    page = context.new_page()
    page.goto(f"/t/{flight.at(copy).id}")
    page.locator("main[data-asked], main.table .can").first.wait_for()
    page.evaluate(SETTLED)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    before = page.locator("main.table").inner_html()
    browser.start_tracing(page=page, categories=CATEGORIES)
    flight.begin(page)
    page.wait_for_timeout(flight.ms)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    assert page.locator("main.table").inner_html() != before, f"{flight.name}: nothing has happened"
    context.close()
    return max(_tasks(events), default=0.0)


def _tasks(events: list[dict[str, object]]) -> list[float]:
    """The tasks of the main threads of pages."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"] == {"name": "CrRendererMain"}
    }
    return [
        float(str(event["dur"])) / 1000
        for event in events
        if event.get("ph") == "X" and str(event["name"]).endswith("RunTask") and (event["pid"], event["tid"]) in main
    ]


def main() -> None:
    tables = [flight.at(copy) for flight in FLIGHTS for copy in range(TIMES)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), tables) as server, launched() as browser:
        for flight in FLIGHTS:
            all_of_them = [longest(browser, server.url, flight, copy) for copy in range(TIMES)]
            best = min(all_of_them)
            told = "" if best <= MOST else f", more than {MOST:.0f}"
            others = ", ".join(f"{ms:.0f}" for ms in sorted(all_of_them))
            print(f"{flight.name}: the longest task takes {best:.0f} ms{told} (of {others})", flush=True)


if __name__ == "__main__":
    main()
