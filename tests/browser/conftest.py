"""A real server and a real browser for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests import limits, processor_time
from tests.browser import chromium
from tests.server.harness import Server, running

Open = Callable[..., Page]
# Without a graphics card shadows and glows are most of what painting costs, and no test looks at them.
PLAINLY = """
const plain = new CSSStyleSheet();
plain.replaceSync(`*, ::before, ::after {
  filter: none !important; box-shadow: none !important; text-shadow: none !important;
}`);
document.adoptedStyleSheets = [plain];
"""
# Moves as they come, and the whole page for the table; tests that are about either say so.
AS_IT_COMES = "localStorage.setItem('envol-pace', 'quick'); localStorage.setItem('envol-story-beside', 'no')"
KNOWS = ";".join(
    f"localStorage.setItem('envol-guided-{game}', 'yes')" for game in ("air", "blackmore", "oz", "carpets", "brooms")
)
expect.set_options(timeout=1000 * limits.STATE)


# For a module, not the session: while Playwright is open its event loop runs, and no other test could run its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        yield made
        with processor_time.kept():
            made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("browser"), games=(), pace=0.05, analysis_simulations=12) as made:
        yield made


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a page of the server as a new visitor; whatever goes wrong in it fails the test.

    A table stands still while a guide speaks: who is not `guided` has played every game before. Without a graphics card
    motion costs as much as all else together: a test that is about it says `moving`. Moves are shown as they come, but
    for who follows them (`followed`), one by one and with the story beside the table."""
    contexts, faults = [], []

    def open_one(
        path: str = "/",
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        moving: bool = False,
        look: Literal["dark", "light"] = "dark",
        guided: bool = False,
        followed: bool = False,
        **more: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            base_url=server.url,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme=look,
            **more,  # type: ignore[arg-type]
        )
        context.add_init_script(PLAINLY)
        if not followed:
            context.add_init_script(AS_IT_COMES)
        if not guided:
            context.add_init_script(KNOWS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.set_default_timeout(1000 * limits.STATE)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    # A cut connection, or a link that is not valid, is told to the console by the browser itself; all else is ours.
    expected = ("WebSocket", "ERR_", "status of 401")
    assert [fault for fault in faults if not any(words in fault for words in expected)] == []
