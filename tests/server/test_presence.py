"""Who is at a table: told without a flicker, without a flood, and without a secret; and bots for those who are gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from envol.game import TABLE
from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.rooms import Room
from envol.server.services import Services
from envol.server.store import Away
from envol.server.wire import MoveUp
from tests.server.harness import Server, running
from tests.server.in_process import Somebody, Time, opened, people, started, until
from tests.server.talk import connected, guests, handed, play_out, played, refused, sitting

KEEP_MS = 120_000


def tables(somebody: Somebody) -> list[Any]:
    return [message for message in somebody.sent if message["type"] == "table"]


def news(somebody: Somebody) -> list[tuple[Any, ...]]:
    """Each of them once, as kind, seat, other and name."""
    told = {one["number"]: one for message in tables(somebody) for one in message["news"]}
    return [(one["kind"], one["seat"], one["other"], one["name"]) for _, one in sorted(told.items())]


async def told(somebody: Somebody, found: Callable[[Any], bool]) -> Any:
    await until(lambda: any(found(message) for message in tables(somebody)[-1:]))
    return tables(somebody)[-1]


async def refusal(work: Any) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.why


def test_a_reload_is_no_farewell_and_whoever_stays_away_is_told_with_the_time(tmp_path: Path) -> None:
    async def watch() -> None:
        time = Time()
        async with opened(tmp_path, time, grace_seconds=0.1) as services:
            room, (first, second) = await started(services, "vote", 2)
            here, other = Somebody(room, first, time), Somebody(room, second, time)
            await told(here, lambda table: table["away"] == [None, None])
            before = len(tables(here))
            await other.leave()  # and comes back at once, as by a reload
            other = Somebody(room, second, time)
            await asyncio.sleep(0.2)
            assert [table["away"] for table in tables(here)[before:]] == [], "nobody noticed"
            await other.leave()
            await told(here, lambda table: table["away"] == [None, 0] and not table["table"]["seats"][1]["here"])
            time.ms += 60_000
            watcher = Somebody(room, None, time)
            assert (await told(watcher, lambda table: True))["away"] == [None, 60_000]
            again = Somebody(room, second, time)
            await told(here, lambda table: table["away"] == [None, None])
            assert news(here)[-2:] == [("left", 1, None, ""), ("came", 1, None, "")]
            assert news(again)[-2:] == news(here)[-2:], "whoever comes reads what happened before"

    asyncio.run(watch())


def test_a_restart_of_the_server_makes_nobody_look_away(tmp_path: Path) -> None:
    async def watch() -> None:
        async with opened(tmp_path, grace_seconds=0.2) as services:
            room, persons = await started(services, "vote", 2)
        async with opened(tmp_path, grace_seconds=0.2) as services:
            room = await services.rooms.get(room.table.id)
            assert [seat.here for seat in room.info().seats] == [True, True]
            here = Somebody(room, persons[0], Time())
            await told(here, lambda table: table["away"][1] is not None)
            assert news(here) == [("left", 1, None, "")], "and who does not come back is away"

    asyncio.run(watch())


def test_those_who_watch_are_counted_each_once_and_named_if_they_like(tmp_path: Path) -> None:
    async def watch() -> None:
        time = Time()
        async with opened(tmp_path, time, comings_per_second=1000.0) as services:
            room, (first, _) = await started(services, "vote", 2)
            known, shy = await people(services, 2)
            here = Somebody(room, first, time)
            watchers = [Somebody(room, known, time), Somebody(room, known, time), Somebody(room, shy, time)]
            watchers.append(Somebody(room, None, time))
            room.presence.name(watchers[0].viewer, "Éloïse")
            room.presence.name(watchers[3].viewer, "Nobody known")
            await told(here, lambda table: table["watching"] == {"count": 3, "names": ["Éloïse"]})
            assert news(here)[-1] == ("watches", None, None, "Éloïse")
            for watcher in watchers:
                await watcher.leave()
            await told(here, lambda table: table["watching"] == {"count": 0, "names": []})

    asyncio.run(watch())


def test_many_who_come_and_go_do_not_flood_a_table(tmp_path: Path) -> None:
    async def watch() -> None:
        time = Time()
        async with opened(tmp_path, time, comings_per_second=2.0) as services:
            room, (first, _) = await started(services, "vote", 2)
            here = Somebody(room, first, time)
            await told(here, lambda table: True)
            strangers = await people(services, 30)
            before, began = len(tables(here)), asyncio.get_running_loop().time()
            for round in range(20):
                for stranger in strangers:
                    somebody = Somebody(room, stranger, time)
                    room.presence.name(somebody.viewer, f"Nuisance {round}")
                    await somebody.leave()
                await asyncio.sleep(0)
            await until(lambda: tables(here)[-1]["watching"]["count"] == 0)
            seconds = asyncio.get_running_loop().time() - began
            assert len(tables(here)) - before <= 2 + 2 * seconds
            assert len([one for one in news(here) if one[0] == "watches"]) <= 10 + seconds

    asyncio.run(watch())


async def sleeping(services: Services, time: Time, seats: int) -> tuple[Room, list[Person], list[Somebody]]:
    """A table at which the last one has closed the page and does not come back."""
    room, persons = await started(services, "vote", seats)
    here = [Somebody(room, person, time) for person in persons]
    await here[-1].leave()
    await told(here[0], lambda table: table["away"][-1] is not None)
    return room, persons, here


def test_after_two_minutes_a_bot_may_keep_the_seat_and_who_comes_back_has_it_again(tmp_path: Path) -> None:
    async def watch() -> None:
        time = Time()
        async with opened(tmp_path, time, grace_seconds=0.0) as services:
            room, persons, here = await sleeping(services, time, 3)
            keep, id = services.stand_ins.keep, room.table.id
            time.ms += KEEP_MS - 1
            assert room.presence.long_away() == ()
            assert await refusal(keep(id, persons[0], 2)) == "not-away"
            time.ms += 1
            room.show_table()
            assert (await told(here[0], lambda table: table["keeps"] == [2]))["seat"] == 0
            stranger = Somebody(room, None, time)
            assert (await told(stranger, lambda table: True))["keeps"] == []
            (other,) = await people(services, 1)
            assert await refusal(keep(id, other, 2)) == "only-players"
            assert await refusal(keep(id, persons[0], 1)) == "not-away"
            assert await refusal(keep(id, persons[0], 0)) == "nobody-there"
            await keep(id, persons[0], 2)
            await keep(id, persons[1], 2)  # in the same moment: nothing more happens
            await told(here[1], lambda table: table["table"]["seats"][2]["kind"] == "bot" and table["keeps"] == [])
            assert news(here[1]).count(("kept", 2, 0, "")) == 1
            back = Somebody(room, persons[2], time)
            assert (await told(back, lambda table: True))["kept"] == 2
            await services.seating.take(id, persons[2], 2, "P2", "")
            await told(back, lambda table: table["seat"] == 2)
            match = room.table.match
            assert match is not None
            handed_over = [str(line.move) for line in match.log if line.seat == TABLE]
            assert handed_over == ["hand 2 bot", "hand 2 person"]

    asyncio.run(watch())


@played
async def test_two_others_send_somebody_out_and_one_alone_does_not(server: Server) -> None:
    async with (
        sitting(server, "vote", 3) as (table, (anna, brian, carla)),
        connected(brian, table) as eyes,
        connected(carla, table) as mine,
    ):
        path = f"/tables/{table}/seats/2/out"
        assert (await anna.call("PUT", path))["outs"] == [{"seat": 2, "by": [0]}]
        assert (await anna.call("PUT", path))["outs"] == [{"seat": 2, "by": [0]}], "asked twice is asked once"
        await anna.call("DELETE", path)
        await eyes.until(lambda _: eyes.table["outs"] == [])
        assert await refused(carla, "PUT", path) == (409, "nobody-there")
        await anna.call("PUT", path)
        assert (await brian.call("PUT", path))["outs"] == []
        await mine.until(lambda message: message["type"] == "table" and message["seat"] is None)
        told = await eyes.until(lambda message: message["type"] == "table" and message["table"]["seats"][2]["bot"])
        assert told["keeps"] == []
        again = {"json": {"name": "Carla", "nonce": ""}}
        assert await refused(carla, "POST", f"/tables/{table}/seats/2", **again) == (409, "ask-first")
        wish = {"json": {"seat": 2, "name": "Carla"}}
        await carla.call("POST", f"/tables/{table}/wishes", **wish)
        number = (await mine.until(lambda message: message["type"] == "table" and message["asks"]))["asks"]
        await anna.call("PUT", f"/tables/{table}/wishes/{number}")  # and is let in again
        await mine.until(lambda _: mine.seat == 2)
        lines = handed(await play_out(table, anna, brian, carla))
        assert lines == ["hand 2 bot", "hand 2 person"]


@played
async def test_at_a_table_for_two_nobody_is_sent_out_by_the_other(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, (anna, _)):
        assert await refused(anna, "PUT", f"/tables/{table}/seats/1/out") == (409, "too-few-agree")


@played
async def test_a_seat_is_offered_only_to_whom_it_would_be_given(server: Server) -> None:
    async with guests(server, 4) as (host, friend, late, stranger):
        table = await host.open("vote", 4)
        for seat, guest in enumerate((host, friend)):
            await guest.sit(table, seat, f"P{seat}")
        for seat in (2, 3):
            await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": "random"})
        await host.call("POST", f"/tables/{table}/start")
        await friend.call("DELETE", f"/tables/{table}/seats/1")  # a bot keeps it, and it is still the friend's
        async with connected(stranger, table) as eyes, connected(friend, table) as own, connected(host, table) as mine:
            assert eyes.messages[0]["joins"] == [2, 3]
            assert (own.messages[0]["joins"], own.messages[0]["kept"]) == ([], 1)
            assert mine.messages[0]["joins"] == []
        for seat in (1, 2, 3):
            answer = await late.http.post(f"/api/tables/{table}/wishes", json={"seat": seat, "name": "Late"})
            assert answer.is_success == (seat != 1), "what is not offered would be refused, and what is would not"


def test_who_is_away_is_told_alike_whoever_has_chosen_in_secret(tmp_path: Path) -> None:
    """A silent vote: whatever the others have chosen, or not yet, the table looks the same to a third."""

    async def shown(folder: Path, voters: tuple[int, ...]) -> list[Any]:
        time = Time()
        folder.mkdir()
        async with opened(folder, time, grace_seconds=0.0) as services:
            room, persons = await started(services, "vote", 4, silent=True)
            eyes, third, fourth = (Somebody(room, persons[seat], time) for seat in (0, 2, 3))
            for seat, somebody in ((2, third), (3, fourth)):
                if seat in voters:
                    match = room.table.match
                    assert match is not None
                    move = str(match.game.moves(match.state, seat)[0])
                    await room.play(somebody.viewer, MoveUp(f"v{seat}", match.asked[seat], move))
            for somebody in (third, fourth):
                await somebody.leave()
            await told(eyes, lambda table: table["away"][2:] == [0, 0])
            time.ms += KEEP_MS
            room.show_table()
            await told(eyes, lambda table: table["keeps"] == [1, 2, 3])
            last = tables(eyes)[-1]
            changing = ("id", "commit", "host")
            return [last["away"], last["keeps"], {k: v for k, v in last["table"].items() if k not in changing}]

    async def compare() -> None:
        first, *others = [
            await shown(tmp_path / str(number), voters) for number, voters in enumerate(((), (2,), (3,), (2, 3)))
        ]
        assert all(other == first for other in others)

    asyncio.run(compare())


def test_a_table_of_the_store_s_own_age_says_who_is_away_since_it_woke(tmp_path: Path) -> None:
    async def watch() -> None:
        time = Time()
        async with opened(tmp_path, time) as services:
            room, persons = await started(services, "vote", 2)
            time.ms += 3_600_000
            services.rooms.remove(room)
            await room.close()
            woken = await services.rooms.get(room.table.id)
            here = Somebody(woken, persons[0], time)
            assert (await told(here, lambda table: True))["away"] == [None, 0]
            assert not woken.info().seats[1].here

    asyncio.run(watch())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("presence"), grace_seconds=0.0) as made:
        yield made


@played
async def test_what_the_store_did_not_take_is_no_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    async with opened(tmp_path, time) as services:
        anna, bert = await people(services, 2)
        room, _ = await services.tables.open(anna, "vote", 2, {}, False)
        for seat, person in enumerate((anna, bert)):
            await services.seating.take(room.table.id, person, seat, f"P{seat}", "")
        await services.tables.start(room.table.id, anna)
        Somebody(room, anna, time)
        time.ms += 1_000_000

        async def away(*_: Any, **__: Any) -> None:
            raise Away("nothing is written")

        with monkeypatch.context() as patch:
            patch.setattr(services.writer, "write", away)
            with pytest.raises(Refused, match="not-saved"):
                await services.stand_ins.keep(room.table.id, anna, 1)
        assert room.table.places[1].bot is None
        assert "kept" not in [news.kind for news in room.news.since(0)]
        await services.stand_ins.keep(room.table.id, anna, 1)
        assert "kept" in [news.kind for news in room.news.since(0)]
