"""Taking back over the wire (envol.13): who must agree, what is void, and that dice and store know of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from envol import record
from envol.game import NATURE, TABLE
from envol.server.rooms.room import MOST_TABLE_LINES
from tests.server.harness import Guest, Player, Server, running
from tests.server.talk import Connection, connected, guests, played, refused, sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("takeback")) as made:
        yield made


async def ask(guest: Guest, table: str, on: int) -> Any:
    """Ask to take back; the wish as the table shows it, if it waits."""
    return (await guest.call("POST", f"/tables/{table}/undo", json={"on": on}))["undo"]


async def agree(guest: Guest, table: str, number: int) -> Any:
    return (await guest.call("PUT", f"/tables/{table}/undo", json={"number": number}))["undo"]


async def three(server: Server, stack: AsyncExitStack) -> tuple[str, list[Guest], list[Connection]]:
    """Three people at a table of votes, connected."""
    table, people = await stack.enter_async_context(sitting(server, "vote", 3))
    return table, people, [await stack.enter_async_context(connected(guest, table)) for guest in people]


def is_undone(message: Any) -> bool:
    return [TABLE, "undo"] in message.get("seen", [])


async def finish(table: str, *people: Guest) -> Any:
    """Play to the end; the record."""
    players = [Player(guest, table, lambda view, moves: moves[0]) for guest in people]
    await asyncio.gather(*(player.play() for player in players))
    return await people[0].call("GET", f"/tables/{table}/record")


@played
async def test_against_bots_a_move_is_taken_back_at_once_and_chance_draws_afresh(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        table = await anna.open("blackmore", 2)
        await anna.sit(table, 0)
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{table}/start")
        async with connected(anna, table) as mine:
            while True:  # until a trick is over and cards were drawn
                move = (await mine.asked())[0]
                before, on = mine.view, mine.you["on"]
                assert (await mine.move(move))["type"] == "ack"
                while mine.you["on"] == on:
                    await mine.hear()
                if mine.view["deck"] < before["deck"]:
                    break
            assert await ask(anna, table, mine.you["on"]) is None
            await mine.until(is_undone)
            assert mine.view == before, "the hand is whole again, and what was drawn is back in the deck"
            assert mine.you["on"] > on, "the question is put anew"
            assert move in mine.you["moves"]
        text = await finish(table, anna)
    match = record.read(text)
    n = next(entry.move.data["n"] for entry in match.log if entry.seat == TABLE)
    void = [entry for entry in match.log if entry not in match.standing and entry.seat == NATURE]
    assert (match.log[n].seat, len(void) >= 1) == (0, True)
    verified = record.verify(text)
    assert verified.served, "every number of the dice is accounted for, those of void lines too"


@played
async def test_every_other_person_must_agree(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, (first, second, _) = await three(server, stack)
        assert (await first.move("vote red"))["type"] == "ack"
        assert (await second.move("vote blue"))["type"] == "ack"
        wish = await ask(people[0], table, first.you["on"])
        assert wish == {"number": 1, "seat": 0, "missing": [1, 2]}
        await second.until(lambda message: message["type"] == "table" and message["table"]["undo"] == wish)
        assert (await agree(people[2], table, 1))["missing"] == [1]
        assert await agree(people[1], table, 1) is None
        await second.until(is_undone)
        assert second.view["voted"] == [False, False, False]
        assert second.you["moves"], "all that came after it is void too, and asked anew"
        await second.until(lambda message: message["type"] == "table" and message["table"]["undo"] is None)


@played
async def test_what_nothing_has_followed_is_taken_back_without_asking(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people), connected(people[0], table) as mine:
        assert (await mine.move("vote red"))["type"] == "ack"
        on = mine.you["on"]
        assert await ask(people[0], table, on) is None
        await mine.until(is_undone)
        assert await refused(people[0], "POST", f"/tables/{table}/undo", json={"on": on}) == (409, "stale")
        assert (await mine.move("vote blue"))["type"] == "ack"


async def wish_of_first(table: str, people: list[Guest], first: Connection, second: Connection) -> int:
    """The first has moved, the second too, and the first would like to have it back."""
    assert (await first.move("vote red"))["type"] == "ack"
    assert (await second.move("vote blue"))["type"] == "ack"
    return int((await ask(people[0], table, (await current(people[0], table))["on"]))["number"])


@pytest.mark.parametrize("how", ["declined", "withdrawn", "played on"])
def test_a_wish_that_is_not_granted_changes_nothing(server: Server, how: str) -> None:
    @played
    async def play() -> None:
        async with (
            sitting(server, "vote", 3) as (table, people),
            connected(people[0], table) as first,
            connected(people[1], table) as second,
            connected(people[2], table) as third,
        ):
            number = await wish_of_first(table, people, first, second)
            if how == "played on":
                assert (await third.move("vote red"))["type"] == "ack"
            else:
                await people[1 if how == "declined" else 0].call("DELETE", f"/tables/{table}/undo")
            await second.until(lambda message: message["type"] == "table" and message["table"]["undo"] is None)
            body = {"number": number}
            for guest in people[1:]:
                assert await refused(guest, "PUT", f"/tables/{table}/undo", json=body) == (409, "nothing-to-undo")
            again = await ask(people[0], table, (await current(people[0], table))["on"])
            assert again["number"] == number + 1, "another wish, to which nobody has agreed yet"
            assert again["missing"] == [1, 2]

    play()


async def current(guest: Guest, table: str) -> Any:
    """What is asked of a guest now."""
    async with connected(guest, table) as now:
        return now.you


@played
async def test_it_is_refused_to_those_who_do_not_play_and_where_there_is_no_way_back(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people), guests(server, 1) as (stranger,):
        await stranger.open("vote", 2)
        path = f"/tables/{table}/undo"
        assert await refused(stranger, "POST", path, json={"on": 1}) == (403, "only-players")
        assert await refused(people[0], "POST", path, json={"on": 1}) == (409, "nothing-to-undo")
        assert await refused(people[0], "POST", path, json={"on": 7}) == (409, "stale")
        async with connected(people[0], table) as first, connected(people[1], table) as second:
            await wish_of_first(table, people, first, second)
            on = (await current(people[1], table))["on"]
            assert await refused(people[1], "POST", path, json={"on": on}) == (409, "take-back-waits")
            await people[0].call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
            assert await refused(people[0], "POST", path, json={"on": on}) == (409, "bot-plays")
            assert (await people[1].call("GET", f"/tables/{table}"))["undo"] is None
    async with guests(server, 1) as (anna,):
        waiting = await anna.open("vote", 2)
        await anna.sit(waiting, 0)
        await anna.call("DELETE", f"/tables/{waiting}/undo")  # nothing is asked, and nothing changes
        assert await refused(anna, "POST", f"/tables/{waiting}/undo", json={"on": 0}) == (409, "not-started")
    async with sitting(server, "snap", 2) as (race, racers):
        assert await refused(racers[0], "POST", f"/tables/{race}/undo", json={"on": 1}) == (409, "no-take-back")


@played
async def test_a_match_in_which_it_was_taken_back_survives_a_kill_and_a_wish_does_not(tmp_path: Path) -> None:
    with running(tmp_path) as own:
        async with sitting(own, "blackmore", 2) as (table, people):
            mover = 0 if (await current(people[0], table))["moves"] else 1
            for _ in range(2):
                async with connected(people[mover], table) as mine:
                    assert (await mine.move(mine.you["moves"][0]))["type"] == "ack"
                    on = mine.you["on"]
                assert await ask(people[mover], table, on) is None
                before = await seen(people, table)
            async with connected(people[mover], table) as mine, connected(people[1 - mover], table) as other:
                assert (await mine.move(mine.you["moves"][0]))["type"] == "ack"
                assert (await other.move((await other.asked())[0]))["type"] == "ack"
                on = (await current(people[mover], table))["on"]
                wish = await ask(people[mover], table, on)
            own.kill()
            await asyncio.to_thread(own.start)
            assert (await people[0].call("GET", f"/tables/{table}"))["undo"] is None
            body = {"number": wish["number"]}
            assert await refused(people[1 - mover], "PUT", f"/tables/{table}/undo", json=body) == (
                409,
                "nothing-to-undo",
            )
            wish = await ask(people[mover], table, (await current(people[mover], table))["on"])
            assert await agree(people[1 - mover], table, wish["number"]) is None
            assert await seen(people, table) == before
            assert record.verify(await finish(table, *people)).served


async def seen(people: list[Guest], table: str) -> list[Any]:
    """What everybody sees now."""
    views = []
    for guest in people:
        async with connected(guest, table) as now:
            views.append(now.view)
    return views


@played
async def test_seats_and_moves_go_to_and_fro_so_often_and_no_more(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people):
        for number in range(MOST_TABLE_LINES // 2):
            await people[0].call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": f"search:{number + 1}"})
            await people[0].sit(table, 0)
        path = f"/tables/{table}/seats/0"
        assert await refused(people[0], "DELETE", path) == (429, "too-many-changes")
        assert (await people[0].call("GET", f"/tables/{table}"))["seats"][0]["kind"] == "person"


@played
async def test_a_wish_does_not_tell_that_somebody_has_chosen_in_secret(server: Server) -> None:
    async with sitting(server, "vote", 4, silent=True, rounds=1) as (table, people), AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(connected(guest, table)) for guest in people]
        for seat in seats[:2]:
            assert (await seat.move("vote red"))["type"] == "ack"
        wish = await ask(people[0], table, seats[0].you["on"])
        await seats[3].until(lambda message: message["type"] == "table" and message["table"]["undo"] == wish)
        assert (await seats[2].move("vote red"))["type"] == "ack"
        heard = len(seats[3].messages)
        assert (await seats[3].move("vote nothing"))["why"] == "bad-notation"
        assert len(seats[3].messages) == heard + 1, "nothing came before this answer"
        assert (await people[3].call("GET", f"/tables/{table}"))["undo"] == wish
        assert (await seats[3].move("vote red"))["type"] == "ack"  # the last one, which all are told of
        await seats[1].until(lambda message: message["type"] == "table" and message["table"]["undo"] is None)
