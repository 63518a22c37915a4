"""Coming and going: the personal link, cut connections, second tabs, a server that dies; the page heals by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.conftest import Open
from tests.browser.test_blackmore import act, my_turn, start
from tests.server.harness import Server, running


def hand(page: Page) -> list[str]:
    return sorted(card.get_attribute("data-piece") or "" for card in page.locator(".hand button").all())


def personal_link(page: Page) -> str:
    """The link in the menu of one's seat; the menu stays open."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your seat").click()
    return page.get_by_label("Your personal link", exact=True).input_value()


def test_another_device_takes_over_in_mid_game_by_the_personal_link(open_page: Open) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    start(page)
    assert my_turn(page)
    act(page)
    assert my_turn(page)
    link = personal_link(page)
    expect(page.get_by_role("img", name="QR code of your personal link")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.keyboard.press("Escape")

    phone = open_page(link, size=(360, 640))
    assert my_turn(phone)
    assert "#" not in phone.url, "nobody reads the secret over a shoulder"
    assert hand(phone) == hand(page)
    act(phone)
    assert my_turn(phone)
    assert my_turn(page)
    assert hand(phone) == hand(page)
    assert personal_link(phone) == link, "and from here it goes on to a third"

    stranger = open_page(page.url)
    expect(stranger.get_by_text("You are watching this table.")).to_be_visible()
    expect(stranger.locator(".hand button")).to_have_count(0)
    stranger.get_by_role("button", name="Menu").click()
    expect(stranger.get_by_role("button", name="Your seat")).to_have_count(0)


def test_a_replaced_link_opens_nothing_and_shows_its_devices_out(open_page: Open) -> None:
    page = open_page()
    start(page)
    old = personal_link(page)
    phone = open_page(old)
    phone.locator(".hand button").first.wait_for()
    page.get_by_role("button", name="Replace the link").click()
    expect(page.get_by_label("Your personal link", exact=True)).not_to_have_value(old)
    new = page.get_by_label("Your personal link", exact=True).input_value()
    expect(phone.get_by_text("Your personal link was replaced on another device.")).to_be_visible()
    expect(phone.get_by_text("You are watching this table.")).to_be_visible()
    page.keyboard.press("Escape")
    assert my_turn(page)
    thief = open_page(old)
    expect(thief.get_by_text("This link or token is not valid, or no longer.")).to_be_visible()
    expect(thief.get_by_text("You are watching this table.")).to_be_visible()
    phone.goto(new)  # behind the # alone it is the same page, which is not loaded again
    assert my_turn(phone)
    assert hand(phone) == hand(page)


def test_the_lobby_shows_the_personal_link_once_one_sits_and_the_table_link_opens_no_taken_seat(
    open_page: Open,
) -> None:
    host, friend = open_page(), open_page()
    host.locator("[data-game=blackmore] button.quiet").click()
    host.locator(".choice", has_text="2").first.click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Go on playing on another device").click()
    link = host.get_by_label("Your personal link", exact=True).input_value()
    assert link.startswith(f"{host.url}#")
    host.keyboard.press("Escape")

    friend.goto(host.url)
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(1)
    expect(friend.get_by_role("button", name="Go on playing on another device")).to_have_count(0)
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="Go on playing on another device").wait_for()
    late = open_page(host.url)
    late.get_by_text("Who plays?").wait_for()
    expect(late.get_by_role("button", name="Sit here")).to_have_count(0)

    tablet = open_page(link)
    tablet.get_by_role("button", name="Begin").click()
    expect(host.locator(".hand button")).to_have_count(6)
    expect(tablet.locator(".hand button")).to_have_count(6)
    assert hand(tablet) == hand(host)
    assert not set(hand(tablet)) & set(hand(friend))


def test_a_browser_that_lost_its_cookies_comes_back_to_its_seat_by_itself(open_page: Open) -> None:
    page = open_page()
    start(page)
    assert my_turn(page)
    held = hand(page)
    page.context.clear_cookies()
    page.reload()
    assert my_turn(page)
    assert hand(page) == held


# The connection


@pytest.fixture
def proxy(server: Server) -> Iterator[BreakableProxy]:
    with BreakableProxy(server.settings.port).running() as made:
        yield made


def play_blindly(page: Page) -> str:
    """Play a card while nobody answers; its name."""
    card = page.locator(".hand .can").first.get_attribute("data-piece") or ""
    page.locator(f'.hand [data-piece="{card}"]').click()
    page.locator(".go:enabled").click()
    return card


def my_card(page: Page) -> None:
    """Until a card is asked of me, and not a choice."""
    while my_turn(page) and page.locator(".choice").count():
        act(page)


def test_a_cut_connection_is_told_and_mended_and_the_game_goes_on(open_page: Open, proxy: BreakableProxy) -> None:
    page = open_page(proxy.url)
    start(page)
    assert my_turn(page)
    held = hand(page)
    proxy.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert hand(page) == held, "what was known is still shown"
    proxy.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert hand(page) == held
    act(page)
    assert my_turn(page)


def test_a_connection_that_is_dead_without_being_closed_is_noticed(open_page: Open, proxy: BreakableProxy) -> None:
    page = open_page(proxy.url)
    page.clock.install()
    start(page)
    assert my_turn(page)
    proxy.deaden()
    page.clock.fast_forward(11_000)  # it asks whether anybody is there
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.clock.fast_forward(6_000)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    proxy.mend()
    page.clock.fast_forward(6_000)  # the attempt under way has come to nothing either
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    act(page)
    assert my_turn(page)


def test_a_connection_that_lives_is_left_alone_however_long_nothing_happens(
    open_page: Open, proxy: BreakableProxy
) -> None:
    page = open_page(proxy.url)
    page.clock.install()
    sockets: list[WebSocket] = []

    def note(socket: WebSocket) -> None:
        if "besides" not in socket.url:  # that of the table; the one that tells of other tables is no different
            sockets.append(socket)

    page.on("websocket", note)
    start(page)
    assert my_turn(page)
    for _ in range(5):
        with sockets[-1].expect_event("framereceived", lambda frame: '"pong"' in str(frame)):
            page.clock.fast_forward(11_000)
    page.clock.fast_forward(4_000)
    assert len(sockets) == 1


def test_a_move_whose_answer_is_lost_is_sent_again_and_played_once(open_page: Open, proxy: BreakableProxy) -> None:
    page, watcher = open_page(proxy.url), open_page()
    start(page)
    watcher.goto(page.url.replace(proxy.url, ""))
    my_card(page)
    page.clock.install()
    held = hand(page)
    proxy.deafen()
    name = (page.locator(".hand .can").first.get_attribute("aria-label") or "").removeprefix("Play ")
    card = play_blindly(page)
    open_story(watcher)
    expect(watcher.locator(".story li", has_text=f" plays {name}")).to_have_count(1)
    assert card in hand(page), "this page does not know it yet"
    page.clock.fast_forward(6_000)
    expect(page.get_by_text("Your move is saved")).to_be_visible()
    proxy.mend()
    page.clock.fast_forward(6_000)
    expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
    expect(page.get_by_role("status").get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(set(held) - set(hand(page))) == 1


def test_a_device_without_a_network_says_so_and_comes_back(open_page: Open, proxy: BreakableProxy) -> None:
    page = open_page(proxy.url)
    start(page)
    assert my_turn(page)
    page.context.set_offline(True)
    proxy.cut()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    proxy.mend()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    act(page)
    assert my_turn(page)


def test_two_tabs_of_one_person_show_the_same_and_either_may_play(open_page: Open) -> None:
    first = open_page()
    start(first)
    assert my_turn(first)
    second = first.context.new_page()
    second.goto(first.url)
    for mine, other in ((first, second), (second, first)):
        my_card(mine)
        card = play_blindly(mine)
        expect(other.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
        assert my_turn(first)
        assert my_turn(second)
        assert hand(first) == hand(second)
    my_card(first)
    my_card(second)
    card = play_blindly(first)
    if second.locator(f'.hand .can[data-piece="{card}"]').count():  # in the same moment, if it is not too late already
        second.keyboard.press("/")
        second.keyboard.type(f"play {card}")
        second.keyboard.press("Enter")
    for tab in (first, second):
        expect(tab.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)


def test_a_server_that_dies_in_mid_game_costs_nothing(tmp_path: Path, open_page: Open) -> None:
    with running(tmp_path, pace=0.05) as own:
        page = open_page(f"{own.url}/")
        start(page)
        my_card(page)
        held = hand(page)
        page.reload()
        my_card(page)
        assert hand(page) == held
        own.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        card = play_blindly(page)
        expect(page.get_by_text("Your move is saved")).to_be_visible()
        own.start()
        expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        assert my_turn(page)


def open_story(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Moves").click()


def close_story(page: Page) -> None:
    page.get_by_role("region", name="Moves", exact=True).get_by_role("button", name="Close").click()


def story(page: Page) -> list[str]:
    """The moves of the move list, the oldest first, without what happened beside the game."""
    open_story(page)
    page.locator(".story li:not(.beside)").first.wait_for()
    told = page.locator(".story li:not(.beside)").all_inner_texts()
    close_story(page)
    return told[::-1]


def test_whoever_comes_later_or_comes_back_reads_the_whole_match_in_the_move_list(
    open_page: Open, proxy: BreakableProxy
) -> None:
    page = open_page(proxy.url)
    start(page)
    for _ in range(2):
        assert my_turn(page)
        act(page)
    assert my_turn(page)
    before = story(page)
    assert len(before) >= 8, "the deal, and two tricks of four"
    proxy.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert story(page) == before
    proxy.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    act(page)
    assert my_turn(page)
    after = story(page)
    assert after[: len(before)] == before
    assert len(after) > len(before)
    page.reload()
    assert my_turn(page)
    open_story(page)
    expect(page.locator(".story li:not(.beside)")).to_have_count(len(after))
    close_story(page)
    assert story(page) == after
    watcher = open_page(page.url)
    open_story(watcher)
    expect(watcher.locator(".story li", has_text=" plays ")).to_have_count(sum(" play" in line for line in after))
