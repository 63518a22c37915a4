"""What people do with tables: open, sit, leave, come back, bots, spectators, rematch."""

from __future__ import annotations

import asyncio
import json
import re

from envol import record
from tests.server.harness import Player, Server
from tests.server.talk import connected, guests, handed, play_out, played, refused, sitting

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
        async with connected(anna, table) as watching:
            assert watching.messages[0]["host"]
            await bert.sit(table, 1, "Bert")
            await watching.until(lambda _: watching.table["seats"][1]["name"] == "Bert")
            assert not watching.table["seats"][1]["here"]
            async with connected(bert, table) as other:
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
        async with connected(stranger, table) as watching:
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
        connected(people[0], table) as seat,
        connected(stranger, table) as watching,
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
        connected(people[0], table) as first,
        connected(people[1], table) as other,
    ):
        mover, waiting = (first, other) if first.you["moves"] else (other, first)
        guest = people[0] if mover is first else people[1]
        before = {key: mover.messages[-1][key] for key in ("header", "view", "you")}
        await mover.socket.close()
        async with connected(guest, table) as again:
            assert {key: again.messages[-1][key] for key in ("header", "view", "you")} == before
            assert (await again.move(again.you["moves"][0]))["type"] == "ack"
        await waiting.next("step")


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
        async with connected(stranger, table) as watching:
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
