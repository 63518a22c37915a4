"""How much one may ask: tables, tokens, connections, messages in a second, sizes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests import limits
from tests.server.harness import running
from tests.server.visitor import Visitor

OPEN = {"game": "blackmore", "seats": 2}


def test_a_person_has_so_many_tables_at_once_and_may_open_another_when_one_is_over(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_person=2) as server, Visitor(server) as anna, Visitor(server) as bert:
        anna.open()
        table = anna.open("vote")
        answer = anna.ask("POST", "/tables", OPEN)
        assert (answer.status_code, answer.json()["why"], answer.json()["data"]) == (
            429,
            "too-many-tables",
            {"most": 2},
        )
        bert.open()
        for seat in (0, 1):
            anna.get("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
        anna.get("POST", f"/tables/{table}/start")
        with anna.socket(table) as connection:
            while connection.hear("table")["table"]["status"] != "over":
                pass
        anna.open()


def test_an_address_opens_so_many_tables_in_an_hour_and_brings_so_many_newcomers(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_address=3) as server, Visitor(server) as anna, Visitor(server) as bert:
        for _ in range(3):
            anna.open()
        for visitor in (anna, bert):
            answer = visitor.ask("POST", "/tables", OPEN)
            assert (answer.status_code, answer.json()["why"]) == (429, "too-fast")


def test_guessing_links_is_as_slow_as_coming_anew(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_address=3) as server, Visitor(server) as thief:
        answers = [thief.ask("POST", "/links/claim", {"secret": f"guess {n}"}).json()["why"] for n in range(5)]
        assert answers == ["bad-token"] * 3 + ["too-fast"] * 2


def test_a_person_calls_so_often_in_a_second_and_does_not_take_it_from_others(tmp_path: Path) -> None:
    with running(tmp_path, calls_per_second=2) as server, Visitor(server) as anna, Visitor(server) as bert:
        anna.open()
        answers = [anna.ask("GET", "/tokens") for _ in range(40)]
        refused = [answer.json()["why"] for answer in answers if answer.is_error]
        assert len(refused) >= 10, "20 at once, and two in a second"
        assert set(refused) == {"too-fast"}
        assert bert.ask("POST", "/tables", OPEN).status_code == 201
        until = time.monotonic() + limits.STATE
        while anna.ask("GET", "/tokens").is_error:
            assert time.monotonic() < until
            time.sleep(0.2)


def test_a_person_has_so_many_tokens(tmp_path: Path) -> None:
    with running(tmp_path, tokens_per_person=2) as server, Visitor(server) as anna:
        anna.open()
        for _ in range(2):
            anna.token("read")
        answer = anna.ask("POST", "/tokens", {"label": "more", "scopes": ["read"]})
        assert (answer.status_code, answer.json()["why"], answer.json()["data"]) == (
            429,
            "too-many-tokens",
            {"most": 2},
        )


def test_an_address_has_so_many_sockets_and_a_place_is_free_again_when_one_closes(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=2) as server, Visitor(server) as anna:
        table = anna.open()
        with anna.socket(table) as first, anna.socket(table) as second:
            first.hear("table")
            second.hear("table")
            with anna.socket(table) as third:
                assert third.wait_for_close() == (4429, "too-many-connections")
        until = time.monotonic() + limits.STATE
        while time.monotonic() < until:
            with anna.socket(table) as again:
                if again.connection.recv(timeout=limits.STATE):
                    return
        pytest.fail("no place became free")


def test_messages_beyond_the_limit_are_refused_by_their_ids_and_read_no_faster(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=20) as server, Visitor(server) as anna:
        table = anna.open()
        with anna.socket(table) as connection:
            began = time.monotonic()
            for number in range(100):
                connection.send({"type": "move", "id": f"m{number}", "on": 0, "m": "x"})
            answers = [connection.hear("ack", "no") for _ in range(100)]
            took = time.monotonic() - began
        assert [answer["id"] for answer in answers] == [f"m{number}" for number in range(100)]
        whys = [answer["why"] for answer in answers]
        assert whys[:40] == ["not-seated"] * 40
        assert whys.count("too-fast") >= 10
        assert took > 1, "60 messages more than the 40 at once, at most 40 of them in a second"


@pytest.mark.parametrize(("sign", "width"), [("x", 1), ("é", 2), ("🧙", 4)])
def test_a_message_over_4_kib_is_refused_and_the_connection_goes_on(tmp_path: Path, sign: str, width: int) -> None:
    with running(tmp_path) as server, Visitor(server) as anna, anna.socket(anna.open()) as connection:
        frame = '{"type":"sync","x":"%s"}'
        fits = frame % (sign * ((4_096 - len(frame) + 2) // width))
        assert 4_090 < len(fits.encode()) <= 4_096
        assert connection.answer(fits)["why"] == "message-unreadable", "short enough to be read"
        for data in (frame % (sign * 4_096), (frame % (sign * 4_096)).encode()):
            told = connection.answer(data)
            assert (told["id"], told["rule"], told["why"], told["data"]) == (
                "",
                "envol.8",
                "message-too-large",
                {"most": 4096},
            )


def test_a_message_over_64_kib_closes_the_connection(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as anna, anna.socket(anna.open()) as connection:
        assert connection.answer("x" * 65_536)["why"] == "message-too-large"
        connection.send("x" * 65_537)
        assert connection.wait_for_close()[0] == 1009


def test_a_server_that_is_stopped_says_so_to_its_lines(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as anna, anna.socket(anna.open()) as connection:
        connection.hear("table")
        server.stop()
        assert connection.wait_for_close()[0] == 1012
