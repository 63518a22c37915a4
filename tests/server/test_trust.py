"""Who is let in, and what each may do: origins, cookies, personal links, tokens and their scopes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Server, running
from tests.server.visitor import Visitor, open_socket

FOREIGN = ["https://evil.example", "null", "http://[", "", "http://127.0.0.1", "http://127.0.0.1:1", "file://"]
FURTHER = "https://games.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("trust"), origins=(FURTHER,), tables_per_person=1_000) as made:
        yield made
        assert "Traceback" not in made.log.read_text("utf-8")


@pytest.fixture
def anna(server: Server) -> Iterator[Visitor]:
    """Somebody whom the server knows by a cookie."""
    with Visitor(server) as made:
        made.open()
        yield made


def cookie_of(visitor: Visitor) -> str:
    return f"envol={visitor.http.cookies['envol']}"


# Origins

OPEN = {"game": "blackmore", "seats": 2}


@pytest.mark.parametrize("origin", FOREIGN)
def test_what_another_site_s_page_sends_in_a_person_s_name_is_refused(origin: str, anna: Visitor) -> None:
    for method, path, body in (("POST", "/tables", OPEN), ("GET", "/tables", None), ("GET", "/tokens", None)):
        answer = anna.ask(method, path, body, origin=origin)
        assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_s_page_cannot_make_somebody_new_either(origin: str, server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=OPEN, headers={"origin": origin})
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_a_cookie_without_an_origin_changes_nothing_but_may_read(anna: Visitor, server: Server) -> None:
    headers = {"cookie": cookie_of(anna)}
    answer = httpx.post(f"{server.url}/api/tables", json=OPEN, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")
    assert httpx.get(f"{server.url}/api/tokens", headers=headers).status_code == 200, "browsers send no Origin with GET"


def test_our_own_page_and_further_origins_of_the_operator_s_are_let_in(anna: Visitor) -> None:
    for origin in (anna.server.url, FURTHER):
        assert anna.ask("POST", "/tables", OPEN, origin=origin).status_code == 201


def test_a_program_without_cookie_and_origin_is_let_in_as_somebody_new(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=OPEN)
    assert answer.status_code == 201
    assert "envol" in answer.cookies


def test_a_program_that_opens_a_table_is_its_host_by_the_secret_it_is_given(server: Server) -> None:
    """Neither a cookie nor an Origin is needed, from the first call to the last."""
    opened = httpx.post(f"{server.url}/api/tables", json=OPEN).json()
    with Visitor(server, opened["personal"]) as host:
        mine = host.sit(opened["id"])
        host.get("PUT", f"/tables/{opened['id']}/seats/1/bot", {"bot": "random"})
        assert host.get("POST", f"/tables/{opened['id']}/start")["status"] == "playing"
        other = host.get("POST", "/tables", OPEN)
        with host.socket(other["id"]) as line:
            assert line.hear("table")["host"]
        host.get("DELETE", f"/tables/{other['id']}")
        with Visitor(server, mine["personal"]) as seated:
            assert seated.ask("POST", "/tables", OPEN).json()["why"] == "not-in-scope", "a seat's own link opens none"
        with Visitor(server, other["personal"]) as gone:
            assert gone.ask("GET", "/tables").status_code == 401, "with the table its host's link has ended"


def test_a_token_that_opens_a_table_is_given_no_link(anna: Visitor, server: Server) -> None:
    with Visitor(server, anna.token("open")) as bot:
        assert bot.get("POST", "/tables", OPEN)["personal"] is None


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("has_cookie", [True, False], ids=["with a cookie", "without"])
def test_another_site_s_page_is_given_no_websocket(origin: str, has_cookie: bool, anna: Visitor) -> None:
    headers = {"origin": origin} | ({"cookie": cookie_of(anna)} if has_cookie else {})
    with pytest.raises(InvalidStatus) as refused, open_socket(anna.server, anna.open(), headers):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_s_page_is_not_told_the_open_tables(origin: str, anna: Visitor) -> None:
    with pytest.raises(InvalidStatus) as refused, open_socket(anna.server, "", {"origin": origin}, "/ws/tables"):
        pass
    assert refused.value.response.status_code == 403


def test_a_websocket_with_a_cookie_needs_an_origin_and_one_with_neither_watches(anna: Visitor) -> None:
    table = anna.open()
    with pytest.raises(InvalidStatus), open_socket(anna.server, table, {"cookie": cookie_of(anna)}):
        pass
    with open_socket(anna.server, table, {}) as connection:
        told = connection.hear("table")
    assert (told["seat"], told["host"]) == (None, False)
    with open_socket(anna.server, table, {"cookie": cookie_of(anna), "origin": FURTHER}) as connection:
        assert connection.hear("table")["host"] is True


def test_a_token_ignores_cookies_and_origin(anna: Visitor, server: Server) -> None:
    anna.sit(anna.open())
    with Visitor(server) as bert:
        table = bert.open()
        seated = bert.sit(table)
        headers = {"authorization": f"Bearer {seated['personal']}", "cookie": cookie_of(anna), "origin": FOREIGN[0]}
        with open_socket(server, table, headers) as connection:
            told = connection.hear("table")
        assert (told["seat"], told["host"]) == (0, True), "it is Bert"
        answer = httpx.delete(f"{server.url}/api/tables/{table}/seats/0", headers=headers)
        assert answer.status_code == 204
        answer = httpx.get(f"{server.url}/api/tables", headers=headers | {"authorization": "Bearer wrong"})
        assert (answer.status_code, answer.json()["why"]) == (401, "bad-token"), "and Anna's cookie does not help"


# Cookies


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    told = httpx.post(f"{server.url}/api/tables", json=OPEN).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "path=/" in told
    assert "secure" not in told


def test_behind_https_the_cookie_is_secure_and_a_plain_page_is_foreign(tmp_path: Path) -> None:
    with running(tmp_path, secure_cookies=True) as server:
        plain, secure = server.url, server.url.replace("http:", "https:")
        made = httpx.post(f"{server.url}/api/tables", json=OPEN, headers={"origin": secure})
        assert "; secure" in made.headers["set-cookie"].lower()
        assert httpx.post(f"{server.url}/api/tables", json=OPEN, headers={"origin": plain}).status_code == 403


def test_a_cookie_is_no_token(anna: Visitor) -> None:
    with Visitor(anna.server, token=anna.http.cookies["envol"]) as thief:
        assert thief.ask("GET", "/tables").json()["why"] == "bad-token"


# Tokens and their scopes

# A call, the scope it needs, and what is answered when it has it: a success, or a refusal for another reason.
SCOPED: dict[str, tuple[str, str, Any, str, int]] = {
    "list tables": ("GET", "/tables", None, "read", 200),
    "read a table": ("GET", "/tables/{table}", None, "read", 200),
    "read a record": ("GET", "/tables/{table}/record", None, "read", 409),
    "open a table": ("POST", "/tables", OPEN, "open", 201),
    "close a table": ("DELETE", "/tables/{table}", None, "open", 204),
    "take a seat": ("POST", "/tables/{table}/seats/0", {"name": "Bot"}, "sit", 201),
    "seat a bot": ("PUT", "/tables/{table}/seats/1/bot", {"bot": "random"}, "sit", 200),
    "leave a seat": ("DELETE", "/tables/{table}/seats/0", None, "sit", 204),
    "start": ("POST", "/tables/{table}/start", None, "sit", 409),
    "rematch": ("POST", "/tables/{table}/rematch", None, "sit", 409),
    "ask to take back": ("POST", "/tables/{table}/undo", {"on": 1}, "play", 403),
    "agree to it": ("PUT", "/tables/{table}/undo", {"number": 1}, "play", 403),
    "decline it": ("DELETE", "/tables/{table}/undo", None, "play", 403),
}
SCOPES = ("read", "open", "sit", "play")


@pytest.mark.parametrize("name", SCOPED)
def test_a_token_does_what_its_scope_allows_and_nothing_else(name: str, anna: Visitor) -> None:
    method, path, body, needed, status = SCOPED[name]
    table = anna.open()
    for scope in SCOPES:
        with Visitor(anna.server, anna.token(scope)) as bot:
            answer = bot.ask(method, path.format(table=table), body)
        if scope == needed:
            assert answer.status_code == status, answer.text
        else:
            assert (answer.status_code, answer.json()["why"]) == (403, "not-in-scope")
            assert answer.json()["data"] == {"scope": needed}


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_watches_with_read_and_plays_with_play(scope: str, anna: Visitor) -> None:
    table = anna.open()
    anna.start_with_bot(table)
    with Visitor(anna.server, anna.token(scope)) as bot, bot.socket(table) as connection:
        if scope != "read":
            assert connection.wait_for_close() == (4403, "not-in-scope")
            return
        you = connection.hear("sync")["you"]
        answer = connection.answer({"type": "move", "id": "a", "on": you["on"], "m": "play b1"})
        assert (answer["type"], answer["why"], answer["data"]) == ("no", "not-in-scope", {"scope": "play"})
    with Visitor(anna.server, anna.token("read", "play")) as bot, bot.socket(table) as connection:
        you = connection.hear("sync")["you"]
        while not you["moves"]:
            you = connection.hear("step")["you"]
        assert connection.answer({"type": "move", "id": "a", "on": you["on"], "m": you["moves"][0]}) == {
            "type": "ack",
            "id": "a",
        }


@pytest.mark.parametrize("call", [("GET", "/games"), ("GET", "/health")])
def test_games_and_health_are_told_to_anybody(call: tuple[str, str], anna: Visitor) -> None:
    with Visitor(anna.server, anna.token("play")) as bot:
        assert bot.ask(*call).status_code == 200


def test_a_token_can_neither_make_tokens_nor_become_its_person(anna: Visitor) -> None:
    table = anna.open()
    token = anna.token(*SCOPES)
    name = anna.get("GET", "/tokens")[0]["name"]
    with Visitor(anna.server, token) as bot:
        for method, path, body in (
            ("POST", "/tokens", {"label": "more", "scopes": ["read"]}),
            ("GET", "/tokens", None),
            ("DELETE", f"/tokens/{name}", None),
        ):
            assert bot.ask(method, path, body).json()["why"] == "only-for-people"
        assert bot.sit(table) == {"seat": 0, "personal": None}, "a link could be claimed for a cookie"
        assert bot.ask("POST", f"/tables/{table}/link").json()["why"] == "only-for-people"
        assert bot.http.cookies.get("envol") is None
    assert anna.ask("POST", "/links/claim", {"secret": token}).json()["why"] == "bad-token"


def test_a_personal_link_makes_no_tokens_and_opens_no_tables_but_comes_back(anna: Visitor) -> None:
    table = anna.open()
    personal = anna.sit(table)["personal"]
    with Visitor(anna.server, personal) as link:
        assert link.ask("POST", "/tokens", {"label": "more", "scopes": ["read"]}).json()["why"] == "only-for-people"
        assert link.ask("POST", "/tables", OPEN).json()["data"] == {"scope": "open"}
    with Visitor(anna.server) as phone:
        assert phone.get("POST", "/links/claim", {"secret": personal}) == {"table": table, "seat": 0}
        with phone.socket(table) as connection:
            assert connection.hear("table")["seat"] == 0
        anna.get("DELETE", f"/tables/{table}/seats/0")
        assert phone.get("POST", "/links/claim", {"secret": personal}) == {"table": table, "seat": None}


def test_who_opens_their_own_link_keeps_their_own_cookie(anna: Visitor) -> None:
    """The cookie that comes by a link ends with it; the one by which they came first does not."""
    table = anna.open()
    personal, cookie = anna.sit(table)["personal"], anna.http.cookies["envol"]
    assert anna.get("POST", "/links/claim", {"secret": personal})["seat"] == 0
    assert anna.http.cookies["envol"] == cookie


def test_a_token_is_listed_without_its_secret_and_ends_when_told(anna: Visitor) -> None:
    secret = anna.token("play", "read")
    [listed] = anna.get("GET", "/tokens")
    assert (listed["label"], listed["scopes"]) == ("bot", ["read", "play"])
    assert secret not in anna.ask("GET", "/tokens").text
    with Visitor(anna.server) as other:
        other.open()
        assert other.ask("DELETE", f"/tokens/{listed['name']}").json()["why"] == "no-such-token"
    assert anna.ask("DELETE", f"/tokens/{listed['name']}").status_code == 204
    assert anna.get("GET", "/tokens") == []
    with Visitor(anna.server, secret) as bot:
        answer = bot.ask("GET", "/tables")
        assert (answer.status_code, answer.json()["why"]) == (401, "bad-token")


def test_a_revoked_token_loses_its_open_sockets_at_once_and_plays_no_more(anna: Visitor) -> None:
    table = anna.open()
    anna.start_with_bot(table)
    with (
        Visitor(anna.server, anna.token("read", "play")) as bot,
        bot.socket(table) as connection,
        anna.socket(table) as own,
    ):
        you = connection.hear("sync")["you"]
        while not you["moves"]:
            you = connection.hear("step")["you"]
        [token] = anna.get("GET", "/tokens")
        assert anna.ask("DELETE", f"/tokens/{token['name']}").status_code == 204
        with contextlib.suppress(ConnectionClosed):  # as it may be by now
            connection.send({"type": "move", "id": "late", "on": you["on"], "m": you["moves"][0]})
        assert connection.wait_for_close() == (4403, "bad-token")
        before = own.hear("sync")["you"]
        assert before["on"] == you["on"], "the question is still open, and the person's own socket too"
        assert own.answer({"type": "move", "id": "a", "on": you["on"], "m": you["moves"][0]})["type"] == "ack"


def test_a_personal_link_that_is_renewed_ends_the_old_one_and_its_sockets(anna: Visitor) -> None:
    table = anna.open()
    old = anna.sit(table)["personal"]
    with Visitor(anna.server, old) as before, before.socket(table) as connection:
        assert connection.hear("table")["seat"] == 0
        new = anna.get("POST", f"/tables/{table}/link")["personal"]
        assert connection.wait_for_close() == (4403, "bad-token")
        assert before.ask("GET", "/tables").json()["why"] == "bad-token"
    with Visitor(anna.server, new) as after, after.socket(table) as connection:
        assert connection.hear("table")["seat"] == 0


def test_a_host_known_by_a_link_alone_is_still_the_host_by_the_next_one(anna: Visitor) -> None:
    opened = anna.get("POST", "/tables", {"game": "blackmore", "seats": 2})
    table = opened["id"]
    with Visitor(anna.server, opened["personal"]) as host:
        host.sit(table)
        new = host.get("POST", f"/tables/{table}/link")["personal"]
    with Visitor(anna.server, new) as host:
        assert host.ask("DELETE", f"/tables/{table}").status_code == 204


def test_what_a_thief_makes_of_a_stolen_link_ends_with_the_link(anna: Visitor) -> None:
    """His cookie, and a token that he made with it."""
    table = anna.open()
    stolen = anna.sit(table)["personal"]
    with Visitor(anna.server) as thief:
        thief.get("POST", "/links/claim", {"secret": stolen})
        token = thief.token("read", "sit", "play")
        with Visitor(anna.server, token) as bot, bot.socket(table) as connection:
            assert connection.hear("table")["seat"] == 0
            anna.get("POST", f"/tables/{table}/link")
            assert connection.wait_for_close() == (4403, "bad-token")
            assert bot.ask("GET", "/tables").json()["why"] == "bad-token"
        assert thief.ask("GET", "/tokens").json()["why"] == "who-are-you"
    assert anna.get("GET", "/tokens") == []
