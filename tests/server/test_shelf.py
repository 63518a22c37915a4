"""The shelf: open tables told as they change, closed by their hosts, and cleared away when everybody has gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection

from envol.server import wire
from envol.server.refusals import Refused
from envol.server.store.schema import credential, game_match, seal, seat
from tests.server import declared
from tests.server.harness import Guest, Server, running
from tests.server.in_process import Time, opened, people, until
from tests.server.talk import connected, guests, played, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("shelf"), tables_per_person=3) as made:
        yield made


class Onlooker:
    """Somebody who looks at the shelf."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: list[Any] = []
        self.bytes = self.messages = 0

    async def hear(self) -> None:
        """Be told the tables at first, and then what changes."""
        text = await self.socket.recv()
        message = declared.read(text, wire.ListDown)
        if message["type"] == "tables":
            assert not self.messages, "the whole is told once"
            self.tables = message["tables"]
        else:
            known = {table["id"] for table in self.tables}
            assert not {table["id"] for table in message["added"]} & known
            assert {*message["gone"], *(one["id"] for one in message["seats"])} <= known
            left = [table for table in self.tables if table["id"] not in message["gone"]]
            self.tables = [*message["added"], *left]
            seats = {one["id"]: one["seats"] for one in message["seats"]}
            self.tables = [table | {"seats": seats.get(table["id"], table["seats"])} for table in self.tables]
            if message["order"]:
                self.tables.sort(key=lambda table: message["order"].index(table["id"]))
        self.messages += 1
        self.bytes += len(text)

    async def sees(self, *ids: str) -> list[Any]:
        """Wait until exactly these tables are shown; how."""
        while not self.messages or [table["id"] for table in self.tables] != list(ids):
            await self.hear()
        return self.tables

    async def sees_seats(self, *seats: tuple[str, str, bool]) -> None:
        """Wait until one table is shown with these names and kinds, and who is here."""
        while [(one["name"], one["kind"], one["here"]) for one in self.tables[0]["seats"]] != list(seats):
            await self.hear()


@asynccontextmanager
async def looking(server: Server) -> AsyncIterator[Onlooker]:
    async with websockets.connect(f"ws://127.0.0.1:{server.settings.port}/ws/tables") as socket:
        yield Onlooker(socket)


async def open_listed(host: Guest, **more: Any) -> str:
    table = await host.call("POST", "/tables", json={"game": "vote", "seats": 2, "listed": True, **more})
    return str(table["id"])


@played
async def test_whoever_looks_is_told_what_happens_at_open_tables(server: Server) -> None:
    async with guests(server, 2) as (anna, bert), looking(server) as early:
        await early.sees()
        table = await open_listed(anna, options={"rounds": 4})
        [shown] = await early.sees(table)
        assert shown["options"] == {"rounds": 4, "silent": False}
        assert shown == await anna.call("GET", f"/tables/{table}")
        async with connected(anna, table):
            await anna.sit(table, 0, "Anna")
            await early.sees_seats(("Anna", "person", True), ("", "empty", False))
            await bert.sit(table, 1, "Bert")
            await early.sees_seats(("Anna", "person", True), ("Bert", "person", False))
        await early.sees_seats(("Anna", "person", False), ("Bert", "person", False))
        async with looking(server) as late:
            assert await late.sees(table)
            await anna.call("POST", f"/tables/{table}/start")
            await early.sees()
            await late.sees()


@played
async def test_a_table_that_is_not_listed_is_told_to_nobody(server: Server) -> None:
    async with guests(server, 1) as (anna,), looking(server) as onlooker:
        await onlooker.sees()
        await anna.sit(await anna.open("vote", 2), 0)
        table = await open_listed(anna)
        await onlooker.sees(table)
        await anna.call("DELETE", f"/tables/{table}")
        await onlooker.sees()


@played
async def test_at_the_shelf_one_may_ask_whether_the_line_lives_and_nothing_else(server: Server) -> None:
    async with looking(server) as onlooker:
        await onlooker.sees()
        await onlooker.socket.send('{"type":"ping","n":3}')
        assert json.loads(await onlooker.socket.recv()) == {"type": "pong", "n": 3}
        for text in ('{"type":"sync"}', "x", '{"type":"move","id":"a","on":0,"m":"x"}', b"\xff"):
            await onlooker.socket.send(text)
            assert json.loads(await onlooker.socket.recv())["why"] == "message-unreadable"


@played
async def test_a_host_closes_a_table_before_play_and_has_room_for_another(server: Server) -> None:
    async with guests(server, 2) as (anna, bert):
        tables = [await anna.open("vote", 2) for _ in range(3)]
        body = {"game": "vote", "seats": 2}
        assert await refused(anna, "POST", "/tables", json=body) == (429, "too-many-tables")
        await bert.sit(tables[0], 1)
        assert await refused(bert, "DELETE", f"/tables/{tables[0]}") == (403, "only-the-host")
        async with connected(bert, tables[0]) as watching:
            await anna.call("DELETE", f"/tables/{tables[0]}")
            with pytest.raises(websockets.ConnectionClosed):
                await watching.until(lambda _: False)
            assert (watching.socket.close_code, watching.socket.close_reason) == (4404, "table-closed")
        for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/start"), ("DELETE", "/seats/1")):
            assert await refused(bert, method, f"/tables/{tables[0]}{path}") == (404, "no-such-table")
        claim = {"json": {"secret": bert.personal}}
        assert await refused(bert, "POST", "/links/claim", **claim) == (401, "bad-token")
        await anna.open("vote", 2)
        for number in range(2):
            await anna.call("PUT", f"/tables/{tables[1]}/seats/{number}/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{tables[1]}/start")
        assert await refused(anna, "DELETE", f"/tables/{tables[1]}") == (409, "already-started")


@played
async def test_a_rematch_whose_table_was_closed_can_be_asked_for_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with guests(server, 1) as (anna,):
            table = await anna.open("vote", 2, rounds=1)
            for number in range(2):
                await anna.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": "random"})
            async with connected(anna, table) as watching:
                await anna.call("POST", f"/tables/{table}/start")
                await watching.until(lambda _: watching.table["status"] == "over")
            first = (await anna.call("POST", f"/tables/{table}/rematch"))["table"]
            assert (await anna.call("POST", f"/tables/{table}/rematch"))["table"] == first
            await anna.call("DELETE", f"/tables/{first}")
            second = (await anna.call("POST", f"/tables/{table}/rematch"))["table"]
            assert second != first
            assert (await anna.call("GET", f"/tables/{second}"))["status"] == "open"


@played
async def test_a_table_that_everybody_has_left_goes_from_the_shelf_and_later_altogether(tmp_path: Path) -> None:
    async with opened(tmp_path, open_seconds=0.0, open_days=100.0) as services:
        (anna,) = await people(services, 1)
        room, _ = await services.tables.open(anna, "vote", 2, {}, True)
        await services.seating.take(room.table.id, anna, 0, "Anna", "")
        assert [table.id for table in await services.open_tables.listed()] == [room.table.id]
        await until(lambda: not services.rooms)
        assert await services.open_tables.listed() == []
        assert (await services.rooms.get(room.table.id)).table.status == "open", "its link still opens it"
        assert [table.id for table in await services.open_tables.listed()] == [room.table.id], "and shows it again"
    async with opened(tmp_path, open_seconds=0.0, open_days=1e-9) as services:
        table = (await services.rooms.get(room.table.id)).table  # somebody looks once more, and leaves for good
        counts = [select(func.count()).select_from(rows) for rows in (game_match, seat, seal)]
        counts.append(select(func.count()).select_from(credential).where(credential.c.kind == "link"))
        left = [1] * 4
        while any(left):
            async with services.database.read() as connection:
                left = [(await connection.execute(count)).scalar_one() for count in counts]
        with pytest.raises(Refused, match="no-such-table"):
            await services.rooms.get(table.id)


@played
async def test_a_table_at_which_somebody_is_stays_however_long_it_is_open(tmp_path: Path) -> None:
    with running(tmp_path, open_seconds=0.0, open_days=1e-9) as server:
        async with guests(server, 1) as (anna,):
            table = await open_listed(anna)
            async with connected(anna, table), looking(server) as onlooker:
                await onlooker.sees(table)
                other = await open_listed(anna)  # nobody is there
                await onlooker.sees(other, table)
                await onlooker.sees(table)
                while (await anna.http.get(f"/api/tables/{other}")).status_code != 404:
                    pass
                assert (await anna.call("GET", f"/tables/{table}"))["status"] == "open"


# Nobody takes it over


@played
async def test_a_person_and_an_address_have_few_tables_on_the_shelf_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path, listed_per_person=2, listed_per_address=3) as server:
        body = {"game": "vote", "seats": 2, "listed": True}
        async with guests(server, 3) as (anna, bert, carl):
            mine = [await open_listed(anna) for _ in range(2)]
            assert await refused(anna, "POST", "/tables", json=body) == (429, "too-many-listed")
            await anna.open("vote", 2)  # by its link, as many as before
            await open_listed(bert)
            assert await refused(bert, "POST", "/tables", json=body) == (429, "too-many-listed-here")
            assert await refused(carl, "POST", "/tables", json=body) == (429, "too-many-listed-here")
            await anna.call("DELETE", f"/tables/{mine[0]}")
            await open_listed(carl)
            made = await asyncio.gather(*(anna.http.post("/api/tables", json=body) for _ in range(4)))
            assert {answer.status_code for answer in made} == {429}


@played
async def test_no_more_are_opened_at_once_than_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path, listed_per_address=4) as services:
        several = await people(services, 3)
        made = await asyncio.gather(
            *(services.tables.open(one, "vote", 2, {}, True, address="a") for one in several for _ in range(3)),
            return_exceptions=True,
        )
        assert sum(1 for one in made if isinstance(one, Refused)) == 5
        assert len(await services.open_tables.listed()) == 4


@played
async def test_every_address_and_every_host_has_its_turn_on_the_shelf(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, listed_at_most=6, listed_per_person=2, listed_per_address=3) as services:
        anna, bert, carl, dora = await people(services, 4)
        names = {}
        for name, host, address in (
            ("early", dora, "far"),
            ("b1", bert, "near"),
            ("a1", anna, "near"),
            ("a2", anna, "near"),
            ("c1", carl, "mid"),
            ("c2", carl, "mid"),
        ):
            time.ms += 1
            room, _ = await services.tables.open(host, "vote", 2, {}, True, address=address)
            names[room.table.id] = name
        shown = [names[table.id] for table in await services.open_tables.listed()]
        assert shown == ["c2", "a2", "early", "c1", "b1", "a1"], (
            "the newest of each, then of another host, then the rest"
        )
        services.rooms.all()[1].table.host = anna.id  # as if a table that slept were woken by its link
        shown = [names[table.id] for table in await services.open_tables.listed()]
        assert shown == ["c2", "a2", "early", "c1", "a1"]


@played
async def test_what_one_address_opens_and_changes_costs_a_visitor_little_and_pushes_nobody_off(tmp_path: Path) -> None:
    """When the whole was sent anew each time these were 170 kB in two seconds, and hers was not among them any more."""
    with running(tmp_path) as server:
        async with guests(server, 36) as (anna, *greedy), looking(server) as onlooker:
            await onlooker.sees()
            hers = await open_listed(anna)
            listed = 0
            for number in range(100):
                guest = greedy[number // 3]
                body = {"game": "vote", "seats": 2, "listed": True}
                answer = await guest.http.post("/api/tables", json=body)
                listed += answer.is_success
                if answer.is_success:
                    table = answer.json()["id"]
                    await guest.sit(table, 0, "Greedy")
                    await guest.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
                    await guest.call("DELETE", f"/tables/{table}/seats/0")
            last = onlooker.bytes
            await anna.sit(hers, 0, "Anna")
            while not any(table["id"] == hers and table["seats"][0]["name"] == "Anna" for table in onlooker.tables):
                await onlooker.hear()
            print(f"{onlooker.bytes} bytes in {onlooker.messages} messages, {listed} tables listed")
            assert last <= onlooker.bytes < 20_000
            assert listed == server.settings.listed_per_address - 1
