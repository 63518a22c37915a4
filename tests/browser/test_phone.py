"""A phone in the local network: the address that `make play HOST=0.0.0.0` prints lets it in, sit down and play."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from envol.cli.address import local_address
from tests.browser.conftest import Open
from tests.browser.test_blackmore import act, my_turn
from tests.browser.test_lobby import open_table
from tests.server.harness import running

pytestmark = pytest.mark.full  # `make test` plays a match of each game in the browser


def test_a_phone_joins_by_the_address_in_the_network(tmp_path: Path, open_page: Open) -> None:
    """Plain http under an address that is no name of this machine alone: no clipboard, and another Origin."""
    with running(tmp_path, host="0.0.0.0", pace=0.05) as server:
        address = f"http://{local_address()}:{server.settings.port}"
        host = open_page(f"{address}/")
        link = open_table(host, 2)
        assert link.startswith(address)
        assert host.evaluate("isSecureContext") is (local_address() == "127.0.0.1")
        host.get_by_role("button", name="Share the link").click()
        expect(host.get_by_role("button", name="Link copied")).to_be_visible()
        phone = open_page(link, size=(412, 839), is_mobile=True, has_touch=True)
        phone.get_by_label("Your name").fill("Brian")
        phone.get_by_role("button", name="Sit here").tap()
        phone.get_by_role("button", name="Begin").tap()
        for page in (host, phone):
            page.locator(".hand button").first.wait_for()
        while not phone.locator(".hand .can").count():
            if host.locator(".hand .can, .choice").count():
                act(host)
        assert my_turn(phone)
        card = phone.locator(".hand .can").first.get_attribute("data-piece")
        phone.locator(f'.hand [data-piece="{card}"]').tap()
        phone.locator(".go:enabled").tap()
        expect(phone.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
