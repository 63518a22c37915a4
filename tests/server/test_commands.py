"""Every command is answered, and applied once however often it is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
import websockets

from envol import record
from tests.server.harness import Guest, Player, Server, running
from tests.server.talk import connected, guests, over, played, refused, sitting

VOTES = ["vote red", "vote blue"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


async def finish(table: str, *people: Guest) -> list[str]:
    """Play the match to its end; the moves that seats made, as the record has them."""
    players = [Player(guest, table, lambda view, moves: moves[0]) for guest in people]
    await asyncio.gather(*(player.play() for player in players))
    log = record.read(await people[0].call("GET", f"/tables/{table}/record")).log
    return [f"{entry.seat} {entry.move}" for entry in log if entry.seat >= 0]


# Sent twice


@played
async def test_a_move_sent_twice_is_applied_once_and_acknowledged_twice(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=1) as (table, people):
        async with connected(people[0], table) as mine, connected(people[1], table) as other:
            on = mine.you["on"]
            for _ in range(3):
                await mine.ask("vote red", on, "same")
            assert [(await mine.answer("same"))["type"] for _ in range(3)] == ["ack"] * 3
            # Not even what it says is looked at again.
            assert (await mine.move("vote blue", on + 7, "same"))["type"] == "ack"
            assert (await other.move("vote blue"))["type"] == "ack"
            await other.until(lambda _: other.table["status"] == "over")
            steps = [message["seen"] for message in other.messages if message["type"] == "step"]
            assert steps == [[[0, "vote ?"]], [[1, "vote blue shows red blue"]]]
            assert (await mine.move("vote red", on, "same"))["type"] == "ack"  # also when all is over
        assert await finish(table, *people) == ["0 vote red", "1 vote blue"]


@played
async def test_a_move_sent_again_by_another_connection_is_acknowledged_there(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=1) as (table, people):
        async with connected(people[0], table) as first, connected(people[0], table) as second:
            on = first.you["on"]
            await first.ask("vote red", on, "same")
            await second.ask("vote red", on, "same")
            assert (await first.answer("same"))["type"] == (await second.answer("same"))["type"] == "ack"
        async with connected(people[0], table) as third:
            assert (await third.move("vote red", on, "same"))["type"] == "ack"
        async with connected(people[1], table) as other:  # an id is the seat's own
            assert (await other.move("vote blue", id="same"))["type"] == "ack"
        assert await finish(table, *people) == ["0 vote red", "1 vote blue"]


@played
async def test_a_move_sent_again_after_a_crash_is_acknowledged_and_not_played_again(server: Server) -> None:
    async with sitting(server, "vote", 2, rounds=2) as (table, people):
        async with connected(people[0], table) as mine:
            on = mine.you["on"]
            assert (await mine.move("vote red", on, "before-the-crash"))["type"] == "ack"
            server.kill()
        await asyncio.to_thread(server.start)
        async with connected(people[0], table) as mine, connected(people[1], table) as other:
            assert mine.view["mine"] == "red"
            assert (await mine.move("vote red", on, "before-the-crash"))["type"] == "ack"
            assert (await mine.move("vote blue", on, "another"))["type"] == "no"
            assert (await other.move("vote red"))["type"] == "ack"
            await mine.until(lambda _: mine.view["round"] == 2)
            assert (await mine.move("vote blue", on, "before-the-crash"))["type"] == "ack"
            assert mine.view["mine"] == ""
        moves = await finish(table, *people)
        assert moves[:2] == ["0 vote red", "1 vote red"]
        assert len(moves) == 4


# Refused


@played
async def test_an_answer_to_an_earlier_or_later_question_is_refused_as_stale(server: Server) -> None:
    async with (
        sitting(server, "vote", 2) as (table, people),
        connected(people[0], table) as mine,
        connected(people[1], table) as other,
    ):
        first = mine.you["on"]
        await mine.move("vote red")
        await other.move("vote red")
        await mine.until(lambda _: mine.view["round"] == 2)
        assert mine.you["on"] == first + 1
        for on in (first, first + 2, 0, -1, 2**70):
            answer = await mine.move("vote red", on)
            assert (answer["type"], answer["rule"], answer["why"]) == ("no", "envol.9", "stale")
        assert mine.view["mine"] == ""
        assert (await mine.move("vote blue"))["type"] == "ack"


@played
async def test_what_others_do_makes_no_answer_stale(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people = await stack.enter_async_context(sitting(server, "vote", 4))
        connections = [await stack.enter_async_context(connected(guest, table)) for guest in people]
        asked = [made.you["on"] for made in connections]
        for made, on in zip(connections, asked, strict=True):
            assert (await made.move("vote red", on))["type"] == "ack"


@played
async def test_an_illegal_move_is_refused_with_the_games_own_rule(server: Server) -> None:
    async with sitting(server, "snap", 2) as (table, people), connected(people[0], table) as mine:
        for move, rule, why in [
            ("tap 7", "snap.1", "other-round"),
            ("bell 1", "snap.4", "not-for-seats"),
            ("flip 6", "snap.4", "not-for-seats"),
            ("jump 1", "envol.8", "bad-notation"),
            ("hand 1 bot", "envol.8", "bad-notation"),
            ("undo 0", "envol.8", "bad-notation"),
            ("", "envol.8", "bad-notation"),
        ]:
            answer = await mine.move(move)
            assert (answer["rule"], answer["why"]) == (rule, why), move
        assert (await mine.move("tap 7"))["data"] == {"round": 1}
        assert (await mine.move("tap 1"))["type"] == "ack"
        await mine.next("step")
        answer = await mine.move("tap 1")  # at once: too soon for the pause that the game asks for
        assert (answer["rule"], answer["why"]) == ("envol.10", "too-soon")
        assert 0 < answer["data"]["ms"] <= 200


@played
async def test_who_is_not_asked_is_told_so(server: Server) -> None:
    async with (
        sitting(server, "blackmore", 2) as (table, people),
        connected(people[0], table) as first,
        connected(people[1], table) as second,
    ):
        waiting = second if first.you["moves"] else first
        moves = first.you["moves"] or second.you["moves"]
        answer = await waiting.move(moves[0])
        assert (answer["rule"], answer["why"]) == ("envol.2", "not-your-turn")


@played
async def test_a_move_is_refused_before_the_start_after_the_end_and_while_a_bot_plays(server: Server) -> None:
    async with guests(server, 2) as (anna, bert):
        table = await anna.open("vote", 2, rounds=1)
        await anna.sit(table, 0, "Anna")
        async with connected(anna, table) as mine:
            assert (await mine.move("vote red", on=1))["why"] == "not-started"
            await bert.sit(table, 1, "Bert")
            await anna.call("POST", f"/tables/{table}/start")
            await mine.asked()
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "random"})
            answer = await mine.move("vote red")
            assert (answer["rule"], answer["why"]) == ("envol.2", "bot-plays")
            await anna.sit(table, 0, "Anna")
            await finish(table, bert)
            await mine.until(lambda _: mine.table["status"] == "over")
            answer = await mine.move("vote red")
            assert (answer["rule"], answer["why"]) == ("envol.1", "match-over")
            assert mine.you["moves"] == []


UNREADABLE: list[tuple[str | bytes, str]] = [
    ("", ""),
    ("{", ""),
    ("null", ""),
    ("[]", ""),
    ("{}", ""),
    ("42", ""),
    ("NaN", ""),
    ('"move"', ""),
    ("[" * 3_000, ""),
    ('{"a":' * 600, ""),
    ("\x00", ""),
    (b"\xff\xfe\x00", ""),
    (b"", ""),
    ('{"type":"move"}', ""),
    ('{"type":"fly","id":"a"}', "a"),
    ('{"type":"move","id":"b"}', "b"),
    ('{"type":"move","id":"c","on":1}', "c"),
    ('{"type":"move","id":"d","on":"1","m":"vote red"}', "d"),
    ('{"type":"move","id":"e","on":1,"m":7}', "e"),
    ('{"type":"move","id":"f","on":1.5,"m":"vote red"}', "f"),
    ('{"type":"move","id":"g","on":1,"m":"vote red","seat":1}', "g"),
    ('{"type":"move","id":"","on":1,"m":"vote red"}', ""),
    ('{"type":"move","id":7,"on":1,"m":"vote red"}', ""),
    ('{"type":"move","id":"\\u0000","on":1,"m":"vote red"}', "\x00"),
    (json.dumps({"type": "move", "id": "h" * 65, "on": 1, "m": "vote red"}), ""),
    (json.dumps({"type": "move", "id": "i", "on": 1, "m": "v" * 201}), "i"),
    ('{"type":"sync","v":3}', ""),
    ('{"type":"ack","id":"j"}', "j"),
]


@played
async def test_what_cannot_be_read_is_answered_and_changes_nothing(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people), connected(people[0], table) as mine:
        for message, id in UNREADABLE:
            await mine.say(message)
            answer = await mine.next("no")
            assert (answer["id"], answer["rule"], answer["why"]) == (id, "envol.8", "message-unreadable"), message
        assert (await mine.move("vote red"))["type"] == "ack"


@played
async def test_a_message_over_4_kib_is_answered_and_over_64_kib_closes_that_connection_only(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people), connected(people[0], table) as mine:
        move = json.dumps({"type": "move", "id": "padded", "on": mine.you["on"], "m": "vote red"})
        for message in (move + " " * (4_097 - len(move)), " " * 65_536, "é" * 2_049, b"x" * 4_097):
            await mine.say(message)
            answer = await mine.next("no")
            assert (answer["rule"], answer["why"]) == ("envol.8", "message-too-large")
        async with connected(people[0], table) as second:
            await second.say(" " * 65_537)
            with pytest.raises(websockets.ConnectionClosedError):
                await second.next("never")
            assert second.socket.close_code == 1009
        await mine.say(move + " " * (4_096 - len(move)))
        assert (await mine.answer("padded"))["type"] == "ack"


@played
async def test_too_many_messages_at_once_are_each_answered_and_then_it_goes_on(server: Server) -> None:
    async with (
        sitting(server, "vote", 2) as (table, people),
        connected(people[0], table) as mine,
        connected(people[1], table) as other,
    ):
        on = mine.you["on"]
        many = 2 * server.settings.messages_per_second + 30
        for number in range(many):
            await mine.ask("vote green", on, f"id-{number}")
        answers = [await mine.answer(f"id-{number}") for number in range(many)]
        reasons = [answer["why"] for answer in answers]
        assert set(reasons) == {"bad-notation", "too-fast"}
        assert all(answer["rule"] == "envol.8" for answer in answers)
        assert (await other.move("vote red"))["type"] == "ack"
        while (await mine.move("vote red"))["type"] == "no":
            pass
        await other.until(lambda _: other.view["round"] == 2)


@played
async def test_a_connection_to_no_table_is_closed_with_a_reason(server: Server) -> None:
    async with guests(server, 1) as (anna,), anna.socket("nowhere") as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == (4404, "no-such-table")


# Steps and gaps


@played
async def test_the_whole_is_sent_when_it_is_asked_for(server: Server) -> None:
    async with sitting(server, "vote", 2) as (table, people):
        async with connected(people[0], table) as mine, connected(people[1], table) as other:
            for _ in range(2):
                assert (await other.move("vote red"))["type"] == "ack"
                assert (await mine.move("vote blue"))["type"] == "ack"
                await mine.until(lambda _: mine.view["mine"] == "")
                before = (mine.view, mine.you)
                await mine.say({"type": "sync"})
                whole = await mine.next("sync")
                assert (whole["v"], whole["view"], whole["you"]) == (0, *before)
                assert whole["header"]["seats"] == ["P0", "P1"]
                await other.until(lambda _: other.you["moves"] == VOTES)
        numbers = [message["v"] for message in mine.messages if message["type"] in ("sync", "step")]
        assert numbers == [0, 1, 2, 0, 1, 2, 0]


@played
async def test_the_story_stands_between_two_steps_and_is_told_so_often_and_no_more(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        table = await anna.open("vote", 2)
        async with connected(anna, table) as mine:
            await mine.say({"type": "story"})
            assert await mine.next("story") == {"type": "story", "steps": []}
    async with sitting(server, "vote", 2) as (table, people):
        async with connected(people[0], table) as mine, connected(people[1], table) as other:
            assert (await other.move("vote red"))["type"] == "ack"
            assert (await mine.move("vote blue"))["type"] == "ack"
            await mine.until(lambda _: mine.view["mine"] == "")
            await mine.say({"type": "story"})
            told = (await mine.next("story"))["steps"]
            steps = [message for message in mine.messages if message["type"] == "step"]
            assert told == [{"seen": step["seen"], "events": step["events"]} for step in steps]
        async with connected(people[0], table) as late:
            for _ in range(3):
                await late.say({"type": "story"})
                assert (await late.next("story"))["steps"] == told
            await late.say({"type": "story"})
            assert (await late.next("no"))["why"] == "too-fast"


@played
async def test_whoever_asks_whether_the_line_lives_is_answered_at_once(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        table = await anna.open("vote", 2)
        async with connected(anna, table) as mine:
            for n in (0, 7, 2**53 - 1):
                await mine.say({"type": "ping", "n": n})
                assert await mine.hear() == {"type": "pong", "n": n}
            for odd in (-1, 2**53, 0.5, "1", None):
                await mine.say({"type": "ping", "n": odd})
                assert (await mine.hear())["why"] == "message-unreadable"


@played
async def test_a_second_tab_of_a_seat_gets_the_same(server: Server) -> None:
    async with sitting(server, "blackmore", 2) as (table, people), AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(connected(people[0], table)) for _ in range(2)]
        players = [Player(guest, table, lambda view, moves: moves[-1]) for guest in people]
        await asyncio.gather(*(player.play() for player in players), *(tab.until(over) for tab in tabs))
        steps = [[message for message in tab.messages if message["type"] == "step"] for tab in tabs]
        assert steps[0] == steps[1]
        assert len(steps[0]) > 20
        assert [step["v"] for step in steps[0]] == list(range(1, len(steps[0]) + 1))


@played
async def test_a_tab_that_came_later_numbers_its_own_steps_and_sees_the_same(server: Server) -> None:
    async with (
        sitting(server, "vote", 2) as (table, people),
        connected(people[0], table) as early,
        connected(people[1], table) as other,
    ):
        await other.move("vote red")
        await early.next("step")
        async with connected(people[0], table) as late:
            assert (late.view, late.you) == (early.view, early.you)
            assert (await late.move("vote blue"))["type"] == "ack"
            steps = [await tab.until(lambda message: message["type"] == "step") for tab in (early, late)]
            assert [step.pop("v") for step in steps] == [2, 1]
            assert steps[0] == steps[1]


@played
async def test_commands_are_refused_over_http_with_a_sentence_in_the_readers_language(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        texts = []
        for language in ("fr-CH, en;q=0.5", "en", "de"):
            answer = await anna.http.get("/api/tables/nowhere", headers={"accept-language": language})
            texts.append(answer.json()["text"])
        assert texts == [
            "Cette table n’existe pas, ou n’existe plus. Vérifiez le lien.",
            "This table does not exist, or no longer does. Please check the link.",
            "This table does not exist, or no longer does. Please check the link.",
        ]
        assert await refused(anna, "POST", "/tables/nowhere/start") in [(401, "who-are-you"), (404, "no-such-table")]
