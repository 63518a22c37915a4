"""Talk at a table: said once, heard by those whom it is for, kept for a while, and no part of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from envol.server.access import Person
from envol.server.rooms import Room
from envol.server.services import Services
from envol.server.store.schema import talk
from envol.server.talk import MOST_TOLD, reports
from envol.server.wire import MuteUp, ReportUp, SayUp
from envol.texts import LANGUAGES, Texts
from tests.cli import program
from tests.server.harness import running
from tests.server.in_process import Somebody, Time, opened, people, started, until
from tests.server.talk import connected, guests, play_out, played, sitting

DAY_MS = 24 * 3600 * 1000


class Speaker(Somebody):
    """Somebody at a room who talks, and keeps what is said as a page would."""

    said = 0

    async def say(self, phrase: str = "", text: str = "", id: str = "") -> Any:
        """Say something; the answer."""
        self.said += 1
        id = id or f"line-{self.said}"
        await self.room.talk.say(self.viewer, SayUp(id, phrase, text))
        return self.answers(id)[-1]

    async def mute(self, who: str, muted: bool = True) -> Any:
        self.said += 1
        await self.room.talk.mute(self.viewer, MuteUp(f"mute-{self.said}", who, muted))
        await asyncio.sleep(0)
        return self.answers(f"mute-{self.said}")[-1]

    async def report(self, number: int) -> Any:
        self.said += 1
        await self.room.talk.report(self.viewer, ReportUp(f"report-{self.said}", number, "rude"))
        return self.answers(f"report-{self.said}")[-1]

    def answers(self, id: str) -> list[Any]:
        self.viewer.flush()
        return [message for message in self.sent if message.get("id") == id]

    @property
    def heard(self) -> list[Any]:
        """The lines as a page has them now."""
        self.viewer.flush()
        lines: list[Any] = []
        for message in self.sent:
            if message["type"] == "talk":
                lines = list(message["lines"])
            elif message["type"] == "said":
                lines.append(message["line"])
        return lines

    @property
    def words(self) -> list[str]:
        return [line["text"] or line["phrase"] for line in self.heard]


async def sitting_down(room: Room, persons: Sequence[Person | None], time: Time) -> list[Speaker]:
    found = [Speaker(room, person, time) for person in persons]
    for one in found:
        await until(lambda one=one: any(message["type"] == "table" for message in one.sent))  # type: ignore[misc]
    return found


async def kept_lines(services: Services, table: str) -> int:
    async with services.database.read() as connection:
        return len((await connection.execute(select(talk.c.number).where(talk.c.match == table))).all())


@played
async def test_everybody_hears_what_is_said_once_and_in_its_order(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as services:
        room, (first, second) = await started(services, "vote", 2)
        anna, brian = await sitting_down(room, [first, second], time)
        assert (await anna.say("hello"))["type"] == "ack"
        assert (await brian.say(text="Bonsoir  Éloïse")) == {"type": "ack", "id": "line-1"}
        assert (await anna.say("hello", id="line-1"))["type"] == "ack", "sent again, as after a cut"
        for one in (anna, brian):
            assert one.words == ["hello", "Bonsoir  Éloïse"]
        [hello, words] = anna.heard
        assert (hello["seat"], hello["name"], hello["mine"], hello["aside"]) == (0, "P0", True, False)
        assert (words["seat"], words["name"], words["mine"]) == (1, "P1", False)
        assert hello["who"] != words["who"]
        assert first.id not in str(anna.sent + brian.sent), "who it is stays with the server"
        late = Speaker(room, first, time)
        await until(lambda: len(late.heard) == 2)


@played
async def test_a_line_that_was_sent_twice_is_said_once_also_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as services:
        room, (first, second) = await started(services, "vote", 2)
        [anna] = await sitting_down(room, [first], time)
        await asyncio.gather(anna.say("hello", id="same"), anna.say("hello", id="same"), anna.say("bye", id="other"))
    async with opened(tmp_path, time) as services:
        room = await services.rooms.get(room.table.id)
        anna, brian = await sitting_down(room, [first, second], time)
        assert (await anna.say("hello", id="same"))["type"] == "ack"
        assert anna.words == brian.words == ["hello", "bye"]
        await brian.say("hello", id="same")  # another's id is another line
        assert anna.words == ["hello", "bye", "hello"]
        # One that is not in memory any more is known by the store.
        room.talk._lines.popleft()
        assert (await anna.say("hello", id="same"))["type"] == "ack"
        assert await kept_lines(services, room.table.id) == 3


@played
async def test_what_cannot_be_said_is_refused_with_a_reason_and_heard_by_nobody(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, lines_at_once=50) as services:
        room, (first, second) = await started(services, "blackmore", 2)
        anna, brian, nobody = await sitting_down(room, [first, second, None], time)
        for phrase, text, why in (
            ("no-phrase", "", "no-such-phrase"),
            ("curve", "", "no-such-phrase"),  # of another game
            ("", "", "message-unreadable"),
            ("hello", "and more", "message-unreadable"),
            ("", "   ", "bad-words"),
            ("", "a\nb", "bad-words"),
            ("", "turn \u202e around", "bad-words"),
            ("", "join\u200ded", "bad-words"),
            ("", "a" + "\u0301" * 5, "bad-words"),
            ("", "a" * 281, "too-many-words"),
        ):
            answer = await anna.say(phrase, text)
            assert (answer["type"], answer.get("why")) == ("no", why), text
            for language in LANGUAGES:
                assert Texts(language).format(f"refusal-{why}", answer["data"])
        assert (await nobody.say("hello"))["why"] == "not-known"
        assert brian.words == []
        await anna.say("wheel")
        await anna.say(text="a" * 280)
        await anna.say(text="e\u0301te\u0301 \U0001f468\u200d\U0001f469\u200d\U0001f467")  # as some keyboards write it
        assert brian.words == ["wheel", "a" * 280, "été \U0001f468\u200d\U0001f469\u200d\U0001f467"]


@played
async def test_who_says_too_much_waits_and_does_not_silence_others(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, lines_at_once=3, lines_per_minute=1) as services:
        room, (first, second) = await started(services, "vote", 2)
        anna, brian = await sitting_down(room, [first, second], time)
        answers = [await anna.say("hello") for _ in range(5)]
        assert [answer.get("why") for answer in answers] == [None, None, None, "too-fast", "too-fast"]
        assert (await anna.say("hello", id="line-1"))["type"] == "ack", "what was said already costs nothing"
        assert (await brian.say("bye"))["type"] == "ack"
        assert anna.words == ["hello"] * 3 + ["bye"]


@played
async def test_words_are_off_at_a_listed_table_unless_its_host_likes_and_stay_as_they_were(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        [host] = await people(services, 1)
        for listed, words, allowed in (
            (False, None, True),
            (True, None, False),
            (True, True, True),
            (False, False, False),
        ):
            room, _ = await services.tables.open(host, "vote", 2, {}, listed, words=words)
            await services.seating.take(room.table.id, host, 0, "Anna", "ab" * 16)
            await services.seating.put_bot(room.table.id, host, 1, "random")
            [anna] = await sitting_down(room, [host], Time())
            assert room.info().words is allowed
            assert (await anna.say(text="hello")).get("why") == (None if allowed else "no-words")
            assert (await anna.say("hello"))["type"] == "ack", "phrases are always allowed"
            await services.tables.close(room.table.id, host)
            assert await kept_lines(services, room.table.id) == 0, "a table that is cleared away takes its talk with it"


@played
async def test_players_hear_those_who_watch_only_when_the_match_is_over(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as services:
        room, (first, second) = await started(services, "vote", 2)
        one, two = await people(services, 2)
        room_people = await sitting_down(room, [first, second, one, two, None], time)
        anna, brian, eve, zoe, screen = room_people
        room.presence.name(eve.viewer, "Eve")
        await anna.say("thinking")
        await eve.say(text="she holds the red one")
        assert [line["name"] for line in zoe.heard] == ["P0", "Eve"], "those who watch hear all"
        for player in (anna, brian, screen):  # a television stands where players see it
            assert player.words == ["thinking"]
            assert "red one" not in str(player.sent)
        again = Speaker(room, second, time)  # a second device, or a reload
        await until(lambda: again.words == ["thinking"])
        assert (await again.report(2))["why"] == "no-such-line", "nor can it be found by its number"
        # Who leaves a seat watches; their seat's own words are theirs no more until they are back.
        await services.seating.leave(room.table.id, second, 1)
        await until(lambda: brian.words == ["thinking", "she holds the red one"])
        await brian.say(text="indeed")
        assert "indeed" not in str(anna.sent)
        await services.seating.take(room.table.id, second, 1, "P1", "")
        await until(lambda: brian.words == ["thinking"])
        number = 0
        while room.table.status != "over":
            for player in (anna, brian):
                match, seat = room.table.match, player.viewer.seat
                assert match is not None
                assert seat is not None
                if seat in match.to_move:
                    number += 1
                    await player.move(str(match.moves(seat)[0]), f"m{number}")
        whole = ["thinking", "she holds the red one", "indeed"]
        for everybody in (anna, brian, zoe, screen):
            await until(lambda everybody=everybody: everybody.words == whole)  # type: ignore[misc]
        await eve.say("good-game")
        await until(lambda: anna.words[-1] == "good-game")


@played
async def test_before_play_there_is_no_secret_and_everybody_hears_everybody(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        host, guest = await people(services, 2)
        room, _ = await services.tables.open(host, "vote", 2, {}, False)
        await services.seating.take(room.table.id, host, 0, "Anna", "ab" * 16)
        anna, late = await sitting_down(room, [host, guest], Time())
        await late.say(text="is this seat free?")
        assert anna.words == ["is this seat free?"]
        await services.seating.take(room.table.id, guest, 1, "Brian", "cd" * 16)
        await services.tables.start(room.table.id, host)
        back = Speaker(room, host, Time())
        await until(lambda: back.words == ["is this seat free?"])


@played
async def test_whoever_is_muted_is_heard_no_more_by_that_person_at_that_table(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as services:
        room, persons = await started(services, "vote", 3)
        anna, brian, carla = await sitting_down(room, list(persons), time)
        await brian.say(text="noise")
        await carla.say("hello")
        who = anna.heard[0]["who"]
        assert (await anna.mute(who))["type"] == "ack"
        assert anna.words == ["hello"], "what was said goes at once, too"
        assert anna.sent[-1]["muted"] == [{"who": who, "name": "P1"}]
        await brian.say(text="more noise")
        assert (anna.words, carla.words) == (["hello"], ["noise", "hello", "more noise"])
        assert "muted" not in str(brian.sent[-3:]).replace("'muted': []", ""), "and is not told of it"
        assert (await anna.mute("somebody else"))["why"] == "not-known"
        assert (await brian.mute(who))["why"] == "not-known", "nobody mutes themselves"
        table = room.table.id
    async with opened(tmp_path, time) as services:
        room = await services.rooms.get(table)
        anna, brian = await sitting_down(room, persons[:2], time)
        await until(lambda: anna.words == ["hello"])
        await brian.say(text="after a restart", id="another")
        assert anna.words == ["hello"]
        await anna.mute(who, muted=False)
        assert anna.words == ["noise", "hello", "more noise", "after a restart"]
        assert anna.sent[-1]["muted"] == []


@played
async def test_a_report_keeps_the_last_twenty_lines_as_the_reporter_heard_them(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, lines_at_once=100) as services:
        room, (first, second) = await started(services, "vote", 2)
        [watcher] = await people(services, 1)
        anna, brian, eve = await sitting_down(room, [first, second, watcher], time)
        for number in range(25):
            await (brian if number % 2 else anna).say(text=f"line {number}")
        await eve.say(text="aside")
        await brian.say(text="hurtful")
        await anna.say(text="after it")
        number = next(line["number"] for line in anna.heard if line["text"] == "hurtful")
        assert (await anna.report(number))["type"] == "ack"
        assert (await anna.report(number))["type"] == "ack", "twice is once"
        assert (await brian.report(number))["why"] == "no-such-line", "nobody reports themselves"
        assert (await anna.report(999))["why"] == "no-such-line"
    [report] = await reports(str(tmp_path / "inside.db"))
    assert (report.table, report.why, report.person, report.reported) == (room.table.id, "rude", first.id, second.id)
    assert [line.text for line in report.lines] == [*(f"line {number}" for number in range(6, 25)), "hurtful"]
    store = str(tmp_path / "inside.db")
    told = list(filter(None, program.run("talk", "--store", store, COLUMNS="120").stdout.splitlines()))
    assert told[0].endswith(f"table {room.table.id}: hurtful")
    assert [line[0] for line in told[1:]] == [" "] * 19 + [">"]
    assert told[-1].endswith(f"P1, no. {second.id}: hurtful")
    assert "aside" not in str(told)
    assert "blessant" in program.run("talk", "--store", store, "--lang", "fr", COLUMNS="120").stdout
    nowhere = program.run("talk", "--store", str(tmp_path / "none.db"))
    assert nowhere.returncode != 0
    assert not (tmp_path / "none.db").exists(), "looking makes no store"


@played
async def test_old_lines_go_for_good_with_what_hangs_on_them(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, talk_days=90.0) as services:
        room, (first, second) = await started(services, "vote", 2)
        anna, brian = await sitting_down(room, [first, second], time)
        await brian.say(text="old")
        await anna.mute(anna.heard[0]["who"])
        await anna.mute(anna.sent[-1]["muted"][0]["who"], muted=False)
        await anna.report(1)
        time.ms += 60 * DAY_MS
        await brian.say(text="young")
        await asyncio.sleep(0)
        time.ms += 31 * DAY_MS
        late = Speaker(room, first, time)
        await until(lambda: late.words == ["young"])
        while await kept_lines(services, room.table.id) != 1:
            await asyncio.sleep(0.02)
    assert await reports(str(tmp_path / "inside.db")) == []


@played
async def test_whoever_comes_late_is_told_the_last_lines(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, lines_at_once=1000) as services:
        room, (first, _) = await started(services, "vote", 2)
        [anna] = await sitting_down(room, [first], time)
        for number in range(MOST_TOLD + 5):
            await anna.say(text=str(number))
        late = Speaker(room, None, time)
        await until(lambda: late.words == [str(number) for number in range(5, MOST_TOLD + 5)])


@pytest.mark.deeper
@played
async def test_talk_goes_over_the_wire_is_in_no_record_and_outlives_the_server(tmp_path: Path, store_url: str) -> None:
    """On both engines."""
    with running(tmp_path, store=store_url) as server:
        async with sitting(server, "vote", 2) as (table, (anna, brian)), guests(server, 1) as [eve]:
            assert (await eve.call("POST", "/people"))["new"] is True
            assert (await eve.call("POST", "/people"))["new"] is False
            async with (
                connected(anna, table) as hers,
                connected(brian, table) as his,
                connected(eve, table) as hers_too,
            ):
                await hers.say({"type": "say", "id": "a", "text": "shall we?"})
                assert (await hers.answer("a"))["type"] == "ack"
                said = await his.next("said")
                assert said["line"]["text"] == "shall we?"
                await hers_too.say({"type": "say", "id": "b", "phrase": "hello"})
                assert (await hers_too.answer("b"))["type"] == "ack"
                await hers.say({"type": "say", "id": "c", "phrase": "Hello!"})
                await hers.until(lambda message: message["type"] == "no" and message["id"] == "c")
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with connected(brian, table) as his:
                told = his.messages[-1] if his.messages[-1]["type"] == "talk" else await his.next("talk")
                assert [line["text"] for line in told["lines"]] == ["shall we?"]
            text = await play_out(table, anna, brian)
            assert "shall we" not in text
