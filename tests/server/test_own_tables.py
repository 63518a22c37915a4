"""One's own tables: in their order, few, found quickly, told as they change; and only what their table tells too."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection

from envol.server import wire
from envol.server.access import Person
from envol.server.rooms import Room, own_tables
from envol.server.rooms.own_table import own_table
from envol.server.services import Services
from envol.server.sockets.open_tables_socket import ListSession
from envol.server.store import own_ids
from envol.server.store.schema import game_match
from tests.server import declared
from tests.server.harness import Guest, Server, running
from tests.server.in_process import Somebody, Time, opened, people, until
from tests.server.talk import connected, guests, played, sitting


async def seated(services: Services, persons: list[Person], *, starts: bool = True, **options: Any) -> Room:
    """A table of Vote for these people, who sit there, begun."""
    room, _ = await services.tables.open(persons[0], "vote", len(persons), options, False)
    for seat, person in enumerate(persons):
        await services.seating.take(room.table.id, person, seat, f"P{seat}", "ab" * 16)
    if starts:
        await services.tables.start(room.table.id, persons[0])
    return room


async def vote(room: Room, person: Person, time: Time, id: str = "a") -> None:
    somebody = Somebody(room, person, time)
    await somebody.move("vote red", id)
    await somebody.answered(id)
    await somebody.leave()


@played
async def test_what_waits_for_you_comes_first_then_what_goes_on_is_open_or_was_just_over(
    store_url: str, tmp_path: Path
) -> None:
    time = Time()
    async with opened(tmp_path, time, store=store_url, own_over_at_most=2) as services:
        anna, bert, carl = await people(services, 3)
        names: dict[str, str] = {}
        for name in ("old over", "over", "new over", "waits early", "waits late", "goes on", "not hers"):
            time.ms += 1000
            both = [bert, carl] if name == "not hers" else [anna, bert]
            room = await seated(services, both, rounds=1)
            names[room.table.id] = name
            if name in ("old over", "over", "new over", "goes on"):
                time.ms += 10
                await vote(room, anna, time)
            if "over" in name:
                time.ms += 10
                await vote(room, bert, time)
        for name, sits in (("sits", True), ("hosts", False)):
            time.ms += 1000
            room, _ = await services.tables.open(anna, "vote", 2, {}, False)
            names[room.table.id] = name
            if sits:
                await services.seating.take(room.table.id, anna, 1, "Anna", "ab" * 16)
        listed = await services.own_tables.listed(anna.id)
        assert [names[table.id] for table in listed] == [
            "waits late",
            "waits early",
            "goes on",
            "hosts",
            "sits",
            "new over",
            "over",
        ]
        assert [table.waits for table in listed] == [True, True, False, False, False, False, False]
        assert [table.seat for table in listed] == [0, 0, 0, None, 1, 0, 0]
        assert [table.rank is not None for table in listed] == [False] * 5 + [True] * 2
        assert {names[table.id] for table in await services.own_tables.listed(carl.id)} == {"not hers"}
        time.ms += 7 * own_tables.DAY_MS  # what was over long ago is not shown; what goes on is, however old
        assert len(await services.own_tables.listed(anna.id)) == 5


@played
async def test_a_list_is_short_however_many_tables_there_are_and_found_by_an_index(
    store_url: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, store=store_url, own_at_most=4, tables_per_person=100) as services:
        anna, bert = await people(services, 2)
        rooms = [await seated(services, [anna, bert], starts=False) for _ in range(7)]
        newest = sorted(rooms, key=lambda room: -room.table.created)[:4]
        assert len(await services.own_tables.listed(anna.id)) == 4
        found = await own_ids(services.database, bert.id, 0, 4, 4)
        assert len(found) == 4
        assert {room.table.created for room in newest} == {(await services.rooms.get(id)).table.created for id in found}
        if not store_url.startswith("postgresql"):
            async with services.database.read() as connection:
                asked = "EXPLAIN QUERY PLAN SELECT match FROM seat WHERE person = 'x' AND ended IS NULL"
                plan = str((await connection.execute(text(asked))).all())
            assert "ix_seat_person_ended" in plan


@played
async def test_a_sleeping_table_is_told_without_being_waked_and_after_a_crash_it_is_waked_once(
    store_url: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, store=store_url, idle_seconds=0.0) as services:
        anna, bert = await people(services, 2)
        room = await seated(services, [anna, bert])
        id, told = room.table.id, await services.own_tables.listed(anna.id)
        await until(lambda: not services.rooms)
        while told != await services.own_tables.listed(anna.id):  # until what it looked like is kept
            await asyncio.sleep(0.01)
        assert id not in services.rooms
        assert [(one.waits, one.seat) for one in await services.own_tables.listed(bert.id)] == [(True, 1)]
    async with opened(tmp_path, store=store_url) as services:
        room = await services.rooms.get(id)
        somebody = Somebody(room, anna, Time())
        await somebody.move("vote red", "a")
        await somebody.answered("a")
    async with opened(tmp_path, store=store_url) as services:  # as after a crash: nobody has kept how it stands now
        [mine] = await services.own_tables.listed(anna.id)
        assert (mine.waits, id in services.rooms) == (False, True)


# Told as they change


class Mine:
    """Somebody's own list, as it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[str, Any] = {}
        self.messages = 0

    async def hear(self) -> None:
        message = declared.read(await self.socket.recv(), wire.ListDown)
        if message["type"] == "own":
            assert not self.messages, "the whole is told once"
            self.tables = {table["id"]: table for table in message["tables"]}
        elif message["type"] == "own-change":
            changed = {table["id"]: table for table in message["changed"]}
            new = {id: table for id, table in changed.items() if id not in self.tables}
            self.tables = new | self.tables | changed
            for id in message["gone"]:
                del self.tables[id]
            if message["order"]:
                self.tables = {id: self.tables[id] for id in message["order"]}
        else:
            return
        self.messages += 1

    async def until(self, *states: tuple[str, str]) -> None:
        """Wait until exactly these tables are shown, in this order, in these states."""
        while not self.messages or [(id, state(table)) for id, table in self.tables.items()] != list(states):
            await self.hear()

    async def hears_nothing(self) -> bool:
        """Whether what comes next is the answer to a question that is asked now."""
        await self.socket.send('{"type":"ping","n":1}')
        return bool(json.loads(await self.socket.recv())["type"] == "pong")


def state(table: Any) -> str:
    return "waits" if table["waits"] else "kept" if table["kept"] else str(table["status"])


@asynccontextmanager
async def own_list(guest: Guest, besides: str = "") -> AsyncIterator[Mine]:
    async with guest.socket(f"?besides={besides}") as socket:
        yield Mine(socket)


@pytest.fixture
def quick(tmp_path: Path) -> Any:
    with running(tmp_path, listings_per_second=50.0) as made:
        yield made


@played
async def test_whoever_is_elsewhere_is_told_of_a_turn_of_a_new_table_and_of_one_that_is_gone(quick: Server) -> None:
    async with sitting(quick, "vote", 2, rounds=2) as (table, (anna, bert)), own_list(anna) as mine:
        await mine.until((table, "waits"))
        async with connected(anna, table) as seat, connected(bert, table) as other:
            await seat.move("vote red")
            await mine.until((table, "playing"))
            assert mine.tables[table]["seats"][1]["here"]
            await other.move("vote blue")
            await mine.until((table, "waits"))
        await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
        await mine.until((table, "kept"))
        new = await bert.open("vote", 2)
        await anna.sit(new, 1)
        await mine.until((table, "kept"), (new, "open"))
        await bert.call("DELETE", f"/tables/{new}/seats/1")
        await mine.until((table, "kept"))
        await anna.sit(new, 1)
        await mine.until((table, "kept"), (new, "open"))
        await bert.call("DELETE", f"/tables/{new}")
        await mine.until((table, "kept"))
        async with connected(bert, table) as other:
            await other.move("vote blue")
        await mine.until((table, "over"))
        again = (await bert.call("POST", f"/tables/{table}/rematch"))["table"]
        await mine.until((again, "open"), (table, "over"))


@played
async def test_the_table_that_one_looks_at_is_left_out_and_a_stranger_is_told_nothing(quick: Server) -> None:
    async with sitting(quick, "vote", 2) as (table, (anna, bert)), own_list(anna, besides=table) as mine:
        await mine.until()
        async with connected(anna, table) as seat:
            await seat.move("vote red")
        assert await mine.hears_nothing()
        async with guests(quick, 1) as (stranger,), own_list(stranger) as theirs:
            assert await theirs.hears_nothing()
            assert await stranger.call("GET", "/own-tables") == []
        [told] = await bert.call("GET", "/own-tables")
        assert (told["id"], told["waits"]) == (table, True)


@played
async def test_that_another_has_chosen_in_secret_is_told_in_no_list(quick: Server) -> None:
    """A time of the last line, for one, would tell it."""
    async with sitting(quick, "vote", 3, silent=True) as (table, (anna, bert, carl)), own_list(anna) as mine:
        await mine.until((table, "waits"))
        before = mine.tables[table]
        async with connected(carl, table) as other:
            await other.move("vote red")
            await mine.until((table, "waits"))
        async with connected(anna, table) as seat:
            await seat.move("vote red")
            await mine.until((table, "playing"))
        while mine.tables[table]["seats"] != before["seats"]:
            await mine.hear()
        [waiting] = await anna.call("GET", "/own-tables")
        async with own_list(bert) as theirs:
            await theirs.until((table, "waits"))
            assert theirs.tables[table]["at"] == before["at"], "asked since then, whoever has chosen since"
        assert waiting == mine.tables[table]


@played
async def test_much_that_happens_is_told_seldom_and_to_nobody_who_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, listings_per_second=2.0) as services:
        anna, bert = await people(services, 2)
        room, made = await seated(services, [anna, bert]), list[str]()
        true = own_table

        def counted(*more: Any) -> Any:
            made.append(more[2])
            return true(*more)

        monkeypatch.setattr("envol.server.rooms.own_tables.own_table", counted)
        for _ in range(200):
            room.show_own()
        assert not made
        heard = list[bytes]()

        async def listen() -> None:
            async for message in services.own_tables.watch(anna.id):
                heard.append(message)

        listening = asyncio.create_task(listen())
        await until(lambda: len(heard) == 1)
        for number in range(200):
            room.table.places[1].name = f"B{number}"
            room.show_own()
            await asyncio.sleep(0)
        await until(lambda: len(heard) == 2)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        assert made == [anna.id] * 2
        assert json.loads(heard[1])["changed"][0]["seats"][1]["name"] == "B199"
        assert not services.own_tables._watches


@played
async def test_a_list_ends_with_the_link_that_opened_it(quick: Server) -> None:
    async with sitting(quick, "vote", 2) as (table, (anna, _)), guests(quick, 1) as (phone,):
        await phone.call("POST", "/links/claim", json={"secret": anna.personal})
        async with own_list(phone) as mine:
            await mine.until((table, "waits"))
            await anna.call("POST", f"/tables/{table}/link")
            with pytest.raises(websockets.ConnectionClosed):
                await mine.until()
            assert mine.socket.close_code == wire.CLOSE_NOT_YOU


@played
async def test_a_table_that_cannot_be_read_any_more_hides_no_other(tmp_path: Path) -> None:
    """As after a game from outside the library was taken away."""
    async with opened(tmp_path) as services:
        anna, bert = await people(services, 2)
        good, bad = await seated(services, [anna, bert]), await seated(services, [anna, bert])
        gone = text("replace(header, '\"vote\"', '\"gone\"')")
        of_bad = game_match.c.id == bad.table.id
        await services.writer.write(game_match.update().where(of_bad).values(game="gone", header=gone))
    async with opened(tmp_path) as services:
        assert [table.id for table in await services.own_tables.listed(anna.id)] == [good.table.id]


@played
async def test_whoever_is_cut_off_while_a_list_waits_to_be_sent_is_told_of_nothing_more(tmp_path: Path) -> None:
    class Stuck:
        is_writable = False

        def __init__(self) -> None:
            self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def listen(self, *_: Any) -> None: ...

    async with opened(tmp_path) as services:
        [anna] = await people(services, 1)
        connection: Any = Stuck()
        gc.disable()  # nobody may have to look for it
        try:
            watched: Any = services.own_tables.watch(anna.id)
            telling = asyncio.create_task(ListSession(connection).tell(watched))
            await until(lambda: watched.ag_frame is not None and not watched.ag_running)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            assert not services.own_tables._watches
        finally:
            gc.enable()
