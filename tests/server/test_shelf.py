"""The shelf: open tables told as they change, closed by their hosts, and cleared away when everybody has gone."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection

from envol.server.refusals import Refused
from envol.server.store.schema import credential, game_match, seal, seat
from tests.server.harness import Guest, Server, running
from tests.server.in_process import opened, people, until
from tests.server.talk import connected, guests, played, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("shelf"), tables_per_person=3) as made:
        yield made


class Onlooker:
    """Somebody who looks at the shelf."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def sees(self, *ids: str) -> list[Any]:
        """Wait until exactly these tables are shown; how."""
        while True:
            message = json.loads(await self.socket.recv())
            assert message["type"] == "tables"
            if [table["id"] for table in message["tables"]] == list(ids):
                return list(message["tables"])

    async def sees_seats(self, *seats: tuple[str, str, bool]) -> None:
        """Wait until one table is shown with these names and kinds, and who is here."""
        while True:
            message = json.loads(await self.socket.recv())
            [table] = message["tables"]
            if [(one["name"], one["kind"], one["here"]) for one in table["seats"]] == list(seats):
                return


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
