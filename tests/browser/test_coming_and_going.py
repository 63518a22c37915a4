"""Coming and going: the personal link, cut lines, second tabs, a server that dies; the page heals by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_blackmore import act, my_turn, start


def hand(page: Page) -> list[str]:
    return sorted(card.get_attribute("data-piece") or "" for card in page.locator(".hand button").all())


def personal_link(page: Page) -> str:
    """The link in the menu of one's seat; the menu stays open."""
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
    host.get_by_role("button", name="With friends").click()
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
