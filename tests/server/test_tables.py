"""What people do with tables: open, sit, leave, come back, bots, links, spectators, rematch."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from envol import record
from envol.game import TABLE
from tests.server.harness import Guest, Player, Server, running
from tests.server.talk import Line, guests, line, played, refused, sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots answer at once."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def dozing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots think for days, so that nothing happens but what the test does."""
    with running(tmp_path_factory.mktemp("dozing"), pace=1_000_000.0) as server:
        yield server


async def play_out(table: str, *people: Guest) -> Any:
    """These people play the table to its end; its record."""
    players = [Player(guest, table, lambda view, moves: moves[0]) for guest in people]
    await asyncio.gather(*(player.play() for player in players))
    return await people[0].call("GET", f"/tables/{table}/record")


def handed(text: str) -> list[str]:
    """The lines of the house in a record."""
    return [str(entry.move) for entry in record.read(text).log if entry.seat == TABLE]


# Open


@played
async def test_a_table_opens_with_its_options_free_seats_and_a_promise_of_its_dice(dozing: Server) -> None:
    async with guests(dozing, 2) as (anna, stranger):
        table = await anna.open("vote", 3, rounds=2, silent=True)
        shown = await stranger.call("GET", f"/tables/{table}")
        assert (shown["game"], shown["status"], shown["listed"]) == ("vote", "open", False)
        assert shown["options"] == {"rounds": 2, "silent": True}
        assert [seat["kind"] for seat in shown["seats"]] == ["empty"] * 3
        assert re.fullmatch("[0-9a-f]{64}", shown["commit"])
        assert table not in [listed["id"] for listed in await stranger.call("GET", "/tables")]


@played
async def test_only_a_listed_table_is_shown_in_the_lobby_and_only_until_it_starts(dozing: Server) -> None:
    async with guests(dozing, 1) as (anna,):
        made = await anna.call("POST", "/tables", json={"game": "vote", "seats": 2, "listed": True})
        await anna.sit(made["id"], 0)
        shown = next(table for table in await anna.call("GET", "/tables") if table["id"] == made["id"])
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", ""]
        await anna.call("PUT", f"/tables/{made['id']}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{made['id']}/start")
        assert made["id"] not in [table["id"] for table in await anna.call("GET", "/tables")]


@played
async def test_what_the_game_does_not_know_cannot_be_opened(dozing: Server) -> None:
    async with guests(dozing, 1) as (anna,):
        for body, answer in [
            ({"game": "chess", "seats": 2}, (404, "no-such-game")),
            ({"game": "vote", "seats": 9}, (400, "bad-options")),
            ({"game": "vote", "seats": 2, "options": {"rounds": 0}}, (400, "bad-options")),
            ({"game": "vote", "seats": 2, "options": {"laps": 1}}, (400, "bad-options")),
        ]:
            assert await refused(anna, "POST", "/tables", json=body) == answer
        assert await refused(anna, "GET", "/tables/nowhere") == (404, "no-such-table")


# Seats


@played
async def test_a_free_seat_is_taken_by_the_table_link_and_a_taken_one_never(dozing: Server) -> None:
    async with guests(dozing, 2) as (anna, bert):
        table = await anna.open("vote", 2)
        await anna.sit(table, 0, "Anna")
        take = {"json": {"name": "Bert", "nonce": "cd" * 16}}
        assert await refused(bert, "POST", f"/tables/{table}/seats/0", **take) == (409, "seat-taken")
        await bert.sit(table, 1, "Bert")
        assert await refused(bert, "POST", f"/tables/{table}/seats/0", **take) == (409, "seated-elsewhere")
        assert await refused(bert, "POST", f"/tables/{table}/seats/5", **take) == (404, "no-such-seat")
        assert [seat["name"] for seat in (await bert.call("GET", f"/tables/{table}"))["seats"]] == ["Anna", "Bert"]


@played
async def test_a_name_and_a_nonce_may_change_until_play_begins_and_then_are_frozen(server: Server) -> None:
    async with guests(server, 2) as people:
        table = await people[0].open("vote", 2, rounds=1)
        promised = (await people[0].call("GET", f"/tables/{table}"))["commit"]
        await people[0].sit(table, 0, "Ana", "11" * 16)
        await people[0].sit(table, 0, "Anna", "22" * 16)
        await people[1].sit(table, 1, "Bert", "")
        await people[1].call("POST", f"/tables/{table}/start")
        await people[0].sit(table, 0, "Other", "33" * 16)
        text = await play_out(table, *people)
        header = record.read(text).header
        assert (header.seats, header.nonces) == (("Anna", "Bert"), ("22" * 16, ""))
        assert header.commit == promised
        assert handed(text) == []
        assert record.verify(text).served


@played
async def test_before_play_a_seat_is_left_by_its_person_or_emptied_by_the_host(dozing: Server) -> None:
    async with guests(dozing, 3) as (anna, bert, carl):
        table = await anna.open("vote", 2)
        await bert.sit(table, 1, "Bert")
        assert await refused(carl, "DELETE", f"/tables/{table}/seats/1") == (401, "who-are-you")
        await carl.sit(table, 0, "Carl")
        assert await refused(carl, "DELETE", f"/tables/{table}/seats/1") == (403, "not-your-seat")
        await bert.call("DELETE", f"/tables/{table}/seats/1")
        await anna.call("DELETE", f"/tables/{table}/seats/0")
        assert [seat["kind"] for seat in (await anna.call("GET", f"/tables/{table}"))["seats"]] == ["empty"] * 2
        await carl.sit(table, 1, "Carl")


@played
async def test_everybody_at_the_table_is_told_who_sits_down_and_who_is_there(dozing: Server) -> None:
    async with guests(dozing, 2) as (anna, bert):
        table = await anna.open("vote", 2)
        async with line(anna, table) as watching:
            assert watching.messages[0]["host"]
            await bert.sit(table, 1, "Bert")
            await watching.until(lambda _: watching.table["seats"][1]["name"] == "Bert")
            assert not watching.table["seats"][1]["here"]
            async with line(bert, table) as other:
                assert (other.seat, other.messages[0]["host"]) == (1, False)
                await watching.until(lambda _: watching.table["seats"][1]["here"])
            await watching.until(lambda _: not watching.table["seats"][1]["here"])
            await anna.sit(table, 0, "Anna")
            await watching.until(lambda _: watching.seat == 0)


# Bots


@played
async def test_bots_are_seated_exchanged_and_removed_by_the_host(dozing: Server) -> None:
    async with guests(dozing, 2) as (anna, bert):
        table = await anna.open("blackmore", 3)
        await bert.sit(table, 2, "Bert")
        for seat, bot in [(0, "random"), (1, "greedy"), (0, "search"), (1, "search:50")]:
            shown = await anna.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": bot})
            assert (shown["seats"][seat]["kind"], shown["seats"][seat]["bot"]) == ("bot", bot)
        path = f"/tables/{table}/seats"
        assert await refused(anna, "PUT", f"{path}/2/bot", json={"bot": "random"}) == (409, "seat-taken")
        assert await refused(bert, "PUT", f"{path}/0/bot", json={"bot": "random"}) == (403, "only-the-host")
        assert await refused(anna, "PUT", f"{path}/0/bot", json={"bot": "genius"}) == (404, "no-such-bot")
        assert await refused(anna, "PUT", f"{path}/0/bot", json={"bot": "Genius!"}) == (400, "bad-request")
        assert await refused(bert, "POST", f"{path}/0", json={"name": "B"}) == (409, "seated-elsewhere")
        await anna.call("DELETE", f"{path}/0")
        assert [seat["kind"] for seat in (await anna.call("GET", f"/tables/{table}"))["seats"]] == [
            "empty",
            "bot",
            "person",
        ]


@played
async def test_a_bot_that_the_game_lacks_cannot_be_seated(dozing: Server) -> None:
    async with guests(dozing, 1) as (anna,):
        table = await anna.open("vote", 2)
        _, why = await refused(anna, "PUT", f"/tables/{table}/seats/0/bot", json={"bot": "greedy"})
        assert why == "no-such-bot"


@played
async def test_a_table_of_bots_alone_plays_by_itself_before_its_spectators(server: Server) -> None:
    async with guests(server, 2) as (anna, stranger):
        table = await anna.open("blackmore", 3)
        for seat, bot in enumerate(["random", "greedy", "search:20"]):
            await anna.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": bot})
        async with line(stranger, table) as watching:
            await anna.call("POST", f"/tables/{table}/start")
            await watching.until(lambda _: watching.table["status"] == "over")
            assert sorted(watching.table["ranks"])[0] == 1
            assert watching.seat is None
            assert all(message["you"]["moves"] == [] for message in watching.messages if "you" in message)
            assert all(message["view"]["hand"] == [] for message in watching.messages if "view" in message)
        assert record.verify(await anna.call("GET", f"/tables/{table}/record")).served


# Start


@played
async def test_play_starts_when_every_seat_is_taken_and_only_by_whom_it_concerns(dozing: Server) -> None:
    async with guests(dozing, 3) as (anna, bert, carl):
        table = await anna.open("vote", 2)
        assert await refused(carl, "POST", f"/tables/{table}/start") == (401, "who-are-you")
        await carl.open("vote", 2)
        assert await refused(carl, "POST", f"/tables/{table}/start") == (403, "only-the-host")
        await bert.sit(table, 0, "Bert")
        assert await refused(anna, "POST", f"/tables/{table}/start") == (409, "seats-free")
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        assert (await bert.call("POST", f"/tables/{table}/start"))["status"] == "playing"
        assert await refused(anna, "POST", f"/tables/{table}/start") == (409, "already-started")


@played
async def test_what_ends_with_the_match_is_refused_before_and_after(server: Server) -> None:
    async with guests(server, 3) as (anna, bert, carl):
        table = await anna.open("vote", 2, rounds=1)
        assert await refused(anna, "GET", f"/tables/{table}/record") == (409, "record-when-over")
        await anna.sit(table, 0, "Anna")
        await bert.sit(table, 1, "Bert")
        await anna.call("POST", f"/tables/{table}/start")
        assert await refused(anna, "GET", f"/tables/{table}/record") == (409, "record-when-over")
        assert await refused(anna, "POST", f"/tables/{table}/rematch") == (409, "not-over")
        await play_out(table, anna, bert)
        seat = f"/tables/{table}/seats/0"
        assert await refused(anna, "POST", seat, json={"name": "Anna"}) == (409, "match-over")
        assert await refused(anna, "DELETE", seat) == (409, "match-over")
        assert await refused(anna, "PUT", f"{seat}/bot", json={"bot": "random"}) == (409, "match-over")
        assert await refused(anna, "POST", f"/tables/{table}/start") == (409, "already-started")
        assert (await carl.call("GET", f"/tables/{table}"))["seats"][0]["name"] == "Anna"


# Spectate, come back


@played
async def test_a_spectator_sees_every_step_and_can_do_nothing(dozing: Server) -> None:
    async with (
        sitting(dozing, "vote", 2) as (table, people),
        guests(dozing, 1) as (stranger,),
        line(people[0], table) as seat,
        line(stranger, table) as watching,
    ):
        assert (watching.seat, watching.you["moves"], watching.you["on"]) == (None, [], 0)
        assert (await watching.move("vote red", on=1))["why"] == "not-seated"
        assert (await seat.move("vote red"))["type"] == "ack"
        step = await watching.next("step")
        assert (step["seen"], step["view"]["mine"]) == ([[0, "vote ?"]], "")
        assert await refused(stranger, "PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"}) == (
            401,
            "who-are-you",
        )


@played
async def test_who_comes_back_finds_his_seat_and_what_was_asked(dozing: Server) -> None:
    async with (
        sitting(dozing, "blackmore", 2) as (table, people),
        line(people[0], table) as first,
        line(people[1], table) as other,
    ):
        mover, waiting = (first, other) if first.you["moves"] else (other, first)
        guest = people[0] if mover is first else people[1]
        before = {key: mover.messages[-1][key] for key in ("header", "view", "you")}
        await mover.socket.close()
        async with line(guest, table) as again:
            assert {key: again.messages[-1][key] for key in ("header", "view", "you")} == before
            assert (await again.move(again.you["moves"][0]))["type"] == "ack"
        await waiting.next("step")


# Hand a seat to a bot and back


@played
async def test_a_seat_is_handed_to_a_bot_and_back_and_the_record_tells_it(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=3) as (table, (anna, bert)):
        async with line(anna, table) as mine, line(bert, table) as other:
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
        async with guests(server, 1) as (stranger,), line(bert, table) as other:
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
        async with sitting(brisk, "vote", 2) as (table, (anna, _bert)), line(anna, table) as mine:
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
            await anna.sit(table, 0, "Anna")
            await asyncio.sleep(0.25)  # what must not happen cannot be waited for; a bot thinks 60 to 150 ms here
            await mine.say({"type": "sync"})
            await mine.next("sync")
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
        async with line(anna, table) as mine:
            await bert.sit(table, 1, "Bert", "ee" * 16)
            assert (await mine.next("step"))["seen"] == [[TABLE, "hand 1 person"]]
            await mine.until(lambda _: mine.table["seats"][1]["kind"] == "person")
            assert await refused(carl, "POST", f"/tables/{table}/seats/1", json={"name": "C"}) == (409, "seat-taken")
            async with line(bert, table) as other:
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
        laptop = await stack.enter_async_context(line(anna, table))
        async with line(phone, table) as watching:
            assert watching.seat is None  # the table link alone never opens a taken seat
        await phone.call("POST", "/links/claim", json={"secret": anna.personal})
        mobile = await stack.enter_async_context(line(phone, table))
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
            made = Line(socket)
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
        line(anna, table) as mine,
    ):
        stolen = anna.personal
        await thief.call("POST", "/links/claim", json={"secret": stolen})
        async with line(thief, table) as open_line:
            assert open_line.seat == 0
            new = (await anna.call("POST", f"/tables/{table}/link"))["personal"]
            assert await refused(late, "POST", "/links/claim", json={"secret": stolen}) == (401, "bad-token")
            await open_line.socket.wait_closed()
        async with line(thief, table) as again:
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
            async with line(device, table) as back:
                assert back.seat == 0
        async with line(phone, table) as back:
            assert back.seat == 0


@played
async def test_a_link_is_no_cookie_and_a_cookie_no_link(dozing: Server) -> None:
    async with sitting(dozing, "vote", 2) as (table, (anna, _bert)), guests(dozing, 1) as (other,):
        cookie = next(iter(anna.http.cookies.values()))
        assert await refused(other, "POST", "/links/claim", json={"secret": cookie}) == (401, "bad-token")
        assert await refused(other, "POST", "/links/claim", json={"secret": table}) == (401, "bad-token")
        other.http.cookies.set("envol", anna.personal)
        assert await refused(other, "DELETE", f"/tables/{table}/seats/0") == (401, "who-are-you")


# Rematch


@played
async def test_a_rematch_is_one_table_for_all_with_the_same_people_and_dice_of_its_own(server: Server) -> None:
    async with guests(server, 3) as (anna, bert, stranger):
        table = await anna.open("vote", 3, rounds=1)
        await anna.sit(table, 0, "Anna", "aa" * 16)
        await bert.sit(table, 2, "Bert", "bb" * 16)
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{table}/start")
        await play_out(table, anna, bert)
        await stranger.open("vote", 2)
        assert await refused(stranger, "POST", f"/tables/{table}/rematch") == (403, "only-players")
        async with line(stranger, table) as watching:
            asked = (guest.call("POST", f"/tables/{table}/rematch") for guest in (anna, bert, anna, bert))
            found = {answer["table"] for answer in await asyncio.gather(*asked)}
            assert len(found) == 1
            (again,) = found
            await watching.until(lambda _: watching.table["next"] == again)
        old, new = await anna.call("GET", f"/tables/{table}"), await anna.call("GET", f"/tables/{again}")
        assert new["status"] == "open"
        assert new["commit"] != old["commit"]
        assert [seat["kind"] for seat in new["seats"]] == ["person", "bot", "person"]
        assert [seat["ready"] for seat in new["seats"]] == [False, True, False]  # each brings a nonce anew
        assert {key: old[key] for key in ("game", "rules", "options")} == {
            key: new[key] for key in ("game", "rules", "options")
        }
        await anna.sit(again, 0, "Anna", "cc" * 16)
        await bert.sit(again, 2, "Bert", "dd" * 16)
        await bert.call("POST", f"/tables/{again}/start")
        text = await play_out(again, anna, bert)
        assert record.read(text).header.nonces == ("cc" * 16, "", "dd" * 16)
        assert record.verify(text).served


@played
async def test_one_table_is_played_by_several_devices_of_several_people_to_its_end(server: Server) -> None:
    """A laptop and a phone of one person, a seat that goes to a bot and back again and again: every ack is a line."""
    async with guests(server, 3) as (anna, phone, bert):
        table = await anna.open("blackmore", 2)
        await anna.sit(table, 0, "Anna")
        await bert.sit(table, 1, "Bert")
        await anna.call("POST", f"/tables/{table}/start")
        await phone.call("POST", "/links/claim", json={"secret": anna.personal})
        players = [Player(guest, table, lambda view, moves: moves[0]) for guest in (anna, phone, bert)]
        tasks = [asyncio.create_task(player.play()) for player in players]

        async def wander() -> None:
            while tasks[2] in (await asyncio.wait(tasks, timeout=0.05))[1]:
                for method in ("DELETE", "POST"):
                    body = {"json": {"name": "Bert"}} if method == "POST" else {}
                    answer = await bert.http.request(method, f"/api/tables/{table}/seats/1", **body)  # type: ignore[arg-type]
                    assert answer.is_success or answer.json()["why"] == "match-over"

        await asyncio.gather(wander(), *tasks)
        match = record.read(await anna.call("GET", f"/tables/{table}/record"))
        played = [str(entry.move) for entry in match.log if entry.seat == 0]
        acked = [move for player in players[:2] for _, move in player.acked]
        assert sorted(acked) == sorted(played)
        assert all(
            message["why"] in ("stale", "bot-plays", "not-your-turn", "match-over")
            for p in players
            for message in p.refused
        ), json.dumps([message for player in players for message in player.refused])
