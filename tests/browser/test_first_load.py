"""How much a newcomer fetches before the shelf stands there."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.conftest import Open

MOST = 120_000  # bytes as they travel, fonts apart


def test_the_first_load_is_small(open_page: Open) -> None:
    page = open_page()
    page.locator(".box:enabled").first.wait_for()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload()
    page.locator(".box:enabled").first.wait_for()
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in fetched
        if answer.request.resource_type in ("document", "script", "stylesheet")
    }
    assert len(sizes) >= 3
    assert min(sizes.values()) > 0, sizes
    assert sum(sizes.values()) < MOST, sizes
