"""One server and one browser for all situations: a page is opened once in each language and seen at every size."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from envol.texts import Texts
from tests import limits
from tests.browser import chromium
from tests.browser.pictures.positions import COOKIE, Lobby, Position, prepare
from tests.browser.pictures.situations import SITUATIONS, Situation
from tests.server.fixed import Fixed
from tests.server.harness import Server, free_port

GAMES = ("air", "blackmore", "oz", "carpets", "brooms")
LANGUAGES = ("en", "fr")
USUAL_PORT = 20_020


@dataclass(frozen=True)
class Size:
    """A screen; one of touch is a phone."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(360, 640, touch=True),
    Size(667, 375, touch=True),
    Size(740, 360, touch=True),
    Size(844, 390, touch=True),
    Size(640, 400),  # 1280×800 at 200 %
    Size(1280, 800),
    Size(1920, 1080),
)

# The hourglass stands, and whatever a table knows of time.
STAND_STILL = "performance.now = () => 1000;"
KNOWS = ";".join(f"localStorage.setItem('envol-guided-{game}', 'yes')" for game in GAMES)
# Fonts and pictures are there, what moves has arrived, and what was changed last is drawn.
SETTLED = """async () => {
  await document.fonts.ready;
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running'
    && one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving().map((one) => one.finished));
  await Promise.allSettled([...document.images].map((one) => one.decode()));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


class Studio:
    """Opens situations one after the other in the same page, of which there is one in each language."""

    def __init__(self, browser: Browser, url: str, plainly: str = "") -> None:
        self._browser = browser
        self._url = url
        self._plainly = plainly
        self._pages: dict[str, tuple[Page, CDPSession]] = {}

    def show(self, situation: Situation, language: str, sizes: Sequence[Size]) -> Iterator[tuple[Size, Page]]:
        """The page of a situation at each size."""
        page, devtools = self._page(language)
        for number, size in enumerate(sizes):
            page.set_viewport_size({"width": size.width, "height": size.height})
            devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
            if number == 0:
                self._open(page, situation, language)
            page.evaluate(SETTLED)
            yield size, page

    def _open(self, page: Page, situation: Situation, language: str) -> None:
        page.context.clear_cookies()
        if situation.known:
            page.context.add_cookies([{"name": "envol", "value": COOKIE, "url": self._url}])
        page.evaluate("localStorage.clear()")
        if not situation.guided:
            page.evaluate(KNOWS)
        page.goto(situation.path)
        page.locator(situation.ready).first.wait_for()
        page.evaluate(SETTLED)
        situation.act(page, Texts(language))

    def _page(self, language: str) -> tuple[Page, CDPSession]:
        if language not in self._pages:
            context = self._browser.new_context(
                locale=language, base_url=self._url, reduced_motion="reduce", color_scheme="dark", bypass_csp=True
            )
            context.add_init_script(STAND_STILL + self._plainly)
            page = context.new_page()
            page.set_default_timeout(1000 * limits.STATE)
            page.goto("/")
            self._pages[language] = page, context.new_cdp_session(page)
        return self._pages[language]


@contextmanager
def opened(folder: Path, browser: Browser, plainly: str = "", port: int | None = None) -> Iterator[Studio]:
    """A studio with a server of its own."""
    tables = [situation.at for situation in SITUATIONS if isinstance(situation.at, Position | Lobby)]
    with serving(folder, tables, port) as server:
        yield Studio(browser, server.url, plainly)


@contextmanager
def serving(folder: Path, tables: Sequence[Position | Lobby], port: int | None = None) -> Iterator[Server]:
    """A server with these tables, in which nothing happens by itself."""
    server = Server(
        folder,
        port=port or free_port(),
        games=(),
        plant="tests.browser.pictures.standing:install",
        analysis_simulations=2,
        own_at_most=5,  # of all the tables that there are here
        own_over_at_most=3,
        think_seconds=limits.STATE,  # a hint is the same on a busy machine
    )
    prepare(folder, server.settings, tables)
    Fixed(folder).begin(0)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def usual_port() -> int:
    """The same each time, if it is free: it is part of the links that a lobby shows."""
    with socket.socket() as probe, suppress(OSError):
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", USUAL_PORT))
        return USUAL_PORT
    return free_port()


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        yield browser
        browser.close()
