"""Small things by which a stranger could be a nuisance: names, tokens, hosts, proxies, headers, pages that are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from envol.games.brooms.adventures.format import file_of, plain
from envol.server.access import clean_name
from envol.server.refusals import Refused
from tests.server.harness import NO_TLS, Server, running
from tests.server.visitor import Visitor

PAGE = {"accept": "text/html,application/xhtml+xml"}


def ask(server: Server, path: str, method: str = "GET", **more: Any) -> httpx.Response:
    return httpx.request(method, f"{server.url}{path}", verify=NO_TLS, **more)


@pytest.mark.parametrize(
    "name", ["Zo\u200bé", "\u202eeoZ", "Z\u2066oe", "Zo\ue000e", "e" + "\u0301" * 5, "Zoe\u0378", "a\u2028b"]
)
def test_a_name_of_signs_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Zoé", "Đặng Thị Hạnh", "नेहा", "משה", "Ἀθηνᾶ", "Jörg-Åke", "李小龙", "Ann 🦉"])
def test_a_name_of_any_language_is_kept(name: str) -> None:
    assert clean_name(f" {name} ") == name


def test_a_name_is_kept_in_one_form() -> None:
    assert clean_name("Zoe\u0301") == "Zoé"


def test_what_is_typed_is_looked_at_to_its_very_end(server: Server) -> None:
    with Visitor(server) as anna:
        table = anna.open()
        seat = f"/api/tables/{table}/seats/0"
        for body in (
            {"name": "Anna", "nonce": "\n"},
            {"name": "Anna", "nonce": "0" * 32 + "\n"},
            {"name": "An\u200bna"},
        ):
            assert anna.http.post(seat, json=body).status_code == 400, body
        assert anna.http.put(f"{seat}/bot", json={"bot": "master\n"}).status_code == 400
        assert anna.http.get(f"/api/tables/{table}%0A").status_code == 400


def test_an_address_that_is_none_is_told_as_people_or_programs_like_it(server: Server) -> None:
    assert ask(server, f"/assets/{'x' * 300}").status_code == 404
    found = ask(server, "/nowhere/at/all", headers=PAGE)
    assert (found.status_code, found.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert "base-uri 'none'" in found.headers["content-security-policy"]
    for path, headers in (("/nowhere", {}), ("/api/nowhere", PAGE), ("/assets/nowhere", PAGE)):
        found = ask(server, path, headers=headers)
        assert (found.status_code, found.json()["why"]) == (404, "no-such-page")


def test_every_answer_forbids_what_it_does_not_need(tmp_path: Path, server: Server) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/api/tables/nowhere", "/assets/nowhere"):
        headers = ask(server, path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert "strict-transport-security" not in headers
    with running(tmp_path, secure_cookies=True) as safe:
        for path in ("/", "/api/games", "/api/nowhere"):
            assert ask(safe, path).headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("host", ["127.0.0.1:99999", "x:y", "[", ""])
def test_a_host_that_is_none_is_no_fault_of_ours(server: Server, host: str) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/nowhere"):
        assert ask(server, path, headers={"host": host, **PAGE}).status_code in (200, 404)


def test_who_guesses_tokens_is_not_listened_to_for_a_while(tmp_path: Path) -> None:
    with running(tmp_path, bad_tokens_per_minute=5) as server:
        codes = [
            ask(server, "/api/tables", headers={"authorization": f"Bearer guess-{n}"}).status_code for n in range(7)
        ]
        assert codes == [401] * 5 + [429] * 2
        assert ask(server, "/api/tables").status_code == 200, "without a token it is a stranger as any other"
        server.stop()
        told = server.log.read_text("utf-8")
        assert "refused bad-token: 5 times" in told
        assert "refused too-fast: 2 times" in told


def test_a_server_that_knows_its_name_answers_to_no_other(tmp_path: Path, server: Server) -> None:
    with running(tmp_path, origins=("https://games.example",)) as named:
        for host, code in (("games.example", 200), ("evil.example", 421), (f"127.0.0.1:{named.settings.port}", 200)):
            assert ask(named, "/api/games", headers={"host": host}).status_code == code
    assert ask(server, "/api/games", headers={"host": "any.example"}).status_code == 200


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("192.0.2.1",), False), (("127.0.0.1",), True)])
def test_only_a_proxy_that_was_named_is_believed_who_calls(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool
) -> None:
    """Else anybody could be as many as they like."""
    with running(tmp_path, tables_per_address=3, proxies=proxies) as server:
        table = {"game": "vote", "seats": 2}
        codes = [
            ask(server, "/api/tables", "POST", json=table, headers={"x-forwarded-for": f"192.0.2.{10 + n}"}).status_code
            for n in range(5)
        ]
        assert codes == ([201] * 5 if believed else [201] * 3 + [429] * 2)


def test_a_list_without_end_in_a_creation_is_refused_before_anybody_looks_at_it(server: Server) -> None:
    """1,500 starts kept the workers of the bots busy, and their moves became random ones."""
    endless = [1] * 1_500
    sky = plain(file_of("cat", 4))
    for body in (
        {**sky, "start": endless},
        {**sky, "huts_used": {"2": endless}},
        {**sky, "goal": {**sky["goal"], "boundary": endless}},
    ):
        found = ask(server, "/api/works/check", "POST", json={"game": "brooms", "body": body})
        assert (found.status_code, found.json()["why"]) == (422, "bad-work")


def test_bots_for_those_who_study_are_there_where_they_are_asked_for(tmp_path: Path, server: Server) -> None:
    def put(there: Server, bot: str) -> int:
        with Visitor(there) as anna:
            table = anna.open(game="blackmore")
            return anna.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": bot}).status_code

    with running(tmp_path, study=False) as strict:
        studied = ("random", "greedy", "search:9999", "search")
        assert [put(strict, bot) for bot in studied] == [404] * 4
        assert put(strict, "archmage") == 200
        assert [put(server, bot) for bot in studied] == [200] * 4
