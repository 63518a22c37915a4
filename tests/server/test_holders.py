"""Who holds a seat while a match is played: a bot for whoever leaves, and personal links that bring one back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from envol import record
from envol.game import TABLE
from tests.server.harness import Server, running
from tests.server.talk import Connection, connected, guests, handed, let_in, play_out, played, refused, sitting

# Hand a seat to a bot and back


@played
async def test_a_seat_is_handed_to_a_bot_and_back_and_the_record_tells_it(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=3) as (table, (anna, bert)):
        async with connected(anna, table) as mine, connected(bert, table) as other:
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
            step = await other.next("step")
            assert step["seen"] == [[TABLE, "hand 0 bot"]]
            await other.until(lambda _: other.view["voted"] == [True, False])
            assert (other.table["seats"][0]["kind"], other.table["seats"][0]["name"]) == ("bot", "P0")
            await mine.until(lambda _: mine.view["voted"] == [True, False])
            assert (await mine.move("vote red"))["why"] == "bot-plays"
            await anna.sit(table, 0, "Anna")
            await other.until(lambda message: message.get("seen") == [[TABLE, "hand 0 person"]])
            assert (await other.move("vote blue"))["type"] == "ack"
            await mine.until(lambda _: mine.view["round"] == 2)
            assert (await mine.move("vote red"))["type"] == "ack"
        text = await play_out(table, anna, bert)
        assert handed(text) == ["hand 0 bot", "hand 0 person"]
        assert record.verify(text).served


@played
async def test_a_leavers_seat_is_kept_by_a_bot_until_he_is_back_and_given_to_nobody(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=2) as (table, (anna, bert)):
        async with guests(server, 1) as (stranger,), connected(bert, table) as other:
            await anna.call("DELETE", f"/tables/{table}/seats/0")
            await anna.call("DELETE", f"/tables/{table}/seats/0")  # leaving twice is leaving
            await other.until(lambda _: other.view["voted"] == [True, False])
            assert await refused(stranger, "POST", f"/tables/{table}/seats/0", json={"name": "S"}) == (
                409,
                "seat-taken",
            )
            assert await refused(bert, "DELETE", f"/tables/{table}/seats/0") == (403, "not-your-seat")
            assert await refused(bert, "PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"}) == (
                403,
                "not-your-seat",
            )
            await anna.sit(table, 0, "Anna")
        assert handed(await play_out(table, anna, bert)) == ["hand 0 bot", "hand 0 person"]


@played
async def test_a_bot_is_exchanged_for_another_without_a_line_in_the_record(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=1) as (table, (anna, bert)):
        for bot in ("random", "search:5"):
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": bot})
        assert handed(await play_out(table, bert)) == ["hand 0 bot"]


@played
async def test_what_a_bot_was_going_to_do_lapses_when_its_person_is_back(tmp_path: Path) -> None:
    with running(tmp_path, pace=0.1) as brisk:
        async with sitting(brisk, "vote", 2) as (table, (anna, _bert)), connected(anna, table) as mine:
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
            await anna.sit(table, 0, "Anna")
            await asyncio.sleep(0.25)  # what must not happen cannot be waited for; a bot thinks 60 to 150 ms here
            await mine.say({"type": "sync"})
            await mine.until(lambda message: message["type"] == "sync" and mine.seat == 0)
            assert mine.view["voted"] == [False, False]
            assert (await mine.move("vote red"))["type"] == "ack"


@played
async def test_during_play_a_person_takes_a_seat_from_a_bot(dozing: Server) -> None:
    """Who sits down later brings no nonce."""
    async with guests(dozing, 3) as (anna, bert, carl):
        table = await anna.open("vote", 2, rounds=1)
        await anna.sit(table, 0, "Anna")
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{table}/start")
        async with connected(anna, table) as mine:
            await let_in(anna, bert, table, 1, "Bert")
            await bert.sit(table, 1, "Bert", "ee" * 16)
            assert (await mine.next("step"))["seen"] == [[TABLE, "hand 1 person"]]
            await mine.until(lambda _: mine.table["seats"][1]["kind"] == "person")
            assert await refused(carl, "POST", f"/tables/{table}/seats/1", json={"name": "C"}) == (409, "seat-taken")
            async with connected(bert, table) as other:
                assert (other.seat, other.you["moves"]) == (1, ["vote red", "vote blue"])
                assert (await other.move("vote red"))["type"] == "ack"
            assert (await mine.move("vote red"))["type"] == "ack"
            await mine.until(lambda _: mine.table["status"] == "over")
        text = await anna.call("GET", f"/tables/{table}/record")
        assert handed(text) == ["hand 1 person"]
        assert record.read(text).header.nonces[1] == ""


# Links


@played
async def test_a_personal_link_brings_its_owner_back_on_another_device(dozing: Server) -> None:
    async with (
        sitting(dozing, "vote", 2) as (table, (anna, _bert)),
        guests(dozing, 1) as (phone,),
        AsyncExitStack() as stack,
    ):
        laptop = await stack.enter_async_context(connected(anna, table))
        async with connected(phone, table) as watching:
            assert watching.seat is None  # the table link alone never opens a taken seat
        await phone.call("POST", "/links/claim", json={"secret": anna.personal})
        mobile = await stack.enter_async_context(connected(phone, table))
        assert (mobile.seat, mobile.view, mobile.you) == (0, laptop.view, laptop.you)
        assert (await mobile.move("vote red"))["type"] == "ack"
        assert (await laptop.next("step"))["view"]["mine"] == "red"


@played
async def test_a_personal_link_is_a_bots_token_for_its_seat(dozing: Server) -> None:
    async with sitting(dozing, "vote", 2) as (table, (_anna, bert)), guests(dozing, 1) as (bot,):
        headers = {"authorization": f"Bearer {bert.personal}"}
        address = f"ws://127.0.0.1:{dozing.settings.port}/ws/tables/{table}"
        import websockets

        async with websockets.connect(address, additional_headers=headers) as socket:
            made = Connection(socket)
            await made.asked()
            assert made.seat == 1
            assert (await made.move("vote blue"))["type"] == "ack"
        bot.http.headers.update(headers)
        del bot.http.headers["origin"]
        shown = await bot.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        assert shown["seats"][1]["kind"] == "bot"
        assert await refused(bot, "POST", "/tables", json={"game": "vote", "seats": 2}) == (403, "not-in-scope")


@played
async def test_a_revoked_link_opens_nothing_and_who_came_by_it_is_out(dozing: Server) -> None:
    """The owner's own device stays in; a thief's does not."""
    async with (
        sitting(dozing, "vote", 2) as (table, (anna, _bert)),
        guests(dozing, 2) as (thief, late),
        connected(anna, table) as mine,
    ):
        stolen = anna.personal
        await thief.call("POST", "/links/claim", json={"secret": stolen})
        async with connected(thief, table) as open_connection:
            assert open_connection.seat == 0
            new = (await anna.call("POST", f"/tables/{table}/link"))["personal"]
            assert await refused(late, "POST", "/links/claim", json={"secret": stolen}) == (401, "bad-token")
            await open_connection.socket.wait_closed()
        async with connected(thief, table) as again:
            assert again.seat is None
        await late.call("POST", "/links/claim", json={"secret": new})
        assert (await mine.move("vote red"))["type"] == "ack"
        assert await refused(thief, "POST", f"/tables/{table}/link") == (401, "who-are-you")


@played
async def test_coming_back_to_ones_seat_ends_no_link(dozing: Server) -> None:
    """Whoever wrote a link down must be able to use it, also after a bot has kept the seat for a while."""
    async with sitting(dozing, "vote", 2) as (table, (anna, _bert)), guests(dozing, 2) as (phone, tablet):
        first = anna.personal
        await phone.call("POST", "/links/claim", json={"secret": first})
        await phone.call("DELETE", f"/tables/{table}/seats/0")
        await phone.sit(table, 0, "Anna")
        for device, secret in ((tablet, first), (tablet, phone.personal)):
            await device.call("POST", "/links/claim", json={"secret": secret})
            async with connected(device, table) as back:
                assert back.seat == 0
        async with connected(phone, table) as back:
            assert back.seat == 0


@played
async def test_a_link_is_no_cookie_and_a_cookie_no_link(dozing: Server) -> None:
    async with sitting(dozing, "vote", 2) as (table, (anna, _bert)), guests(dozing, 1) as (other,):
        cookie = next(iter(anna.http.cookies.values()))
        assert await refused(other, "POST", "/links/claim", json={"secret": cookie}) == (401, "bad-token")
        assert await refused(other, "POST", "/links/claim", json={"secret": table}) == (401, "bad-token")
        other.http.cookies.set("envol", anna.personal)
        assert await refused(other, "DELETE", f"/tables/{table}/seats/0") == (401, "who-are-you")
