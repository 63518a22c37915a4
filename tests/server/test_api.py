"""The HTTP API: what it tells, what its schema promises, and in which words it refuses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from litestar.testing import TestClient

from envol import catalogue, record
from envol.server.app import make_app
from envol.server.http.forms import table_form
from envol.server.refusals import REFUSALS, language_of
from envol.server.rooms import OpenTables
from envol.server.settings import Settings
from envol.texts import LANGUAGES, Texts, sources
from tests.server.harness import ROOT, Server, running
from tests.server.visitor import Visitor, finish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("api")) as made:
        yield made
        assert "Traceback" not in made.log.read_text("utf-8")


@pytest.fixture
def visitor(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as made:
        yield made


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose match is over."""
    with Visitor(server) as anna:
        table = anna.open()
        anna.start_with_bot(table)
        finish(anna, table)
        return table


# What it tells


def test_a_lesson_is_told_and_judged_and_nobody_is_made_known_by_it(visitor: Visitor) -> None:
    games = {game["key"]: game for game in visitor.get("GET", "/games")}
    assert games["blackmore"]["lesson"]
    steps = visitor.get("GET", "/games/blackmore/tutorial")["steps"]
    position = visitor.get("GET", "/games/blackmore/tutorial/0")
    assert position["you"]["due"] is None
    assert steps[0]["solution"][0] in position["you"]["moves"]
    for moves, verdict in ((steps[0]["solution"], "right"), (["play b4"], "wrong"), (["keep"], "refused")):
        assert visitor.get("POST", "/games/blackmore/tutorial/0", {"moves": moves})["verdict"] == verdict
    for path in ("/games/chess/tutorial", f"/games/blackmore/tutorial/{len(steps)}"):
        assert visitor.ask("GET", path).status_code == 404
    for moves in ([], ["keep"] * 81, ["x" * 201]):
        assert visitor.ask("POST", "/games/blackmore/tutorial/0", {"moves": moves}).status_code == 400
    assert not visitor.http.cookies


def test_games_are_told_with_their_titles_players_and_the_form_of_their_options(visitor: Visitor) -> None:
    games = {game["key"]: game for game in visitor.get("GET", "/games")}
    assert set(games) == {*catalogue.game_keys(), "snap", "vote"}
    blackmore = games["blackmore"]
    assert blackmore["titles"] == {language: Texts(language, "blackmore")("title") for language in LANGUAGES}
    assert (blackmore["least"], blackmore["most"], blackmore["rules"]) == (2, 6, 1)
    levels = ["apprentice", "companion", "master", "archmage"]
    assert all(game["bots"] == levels for game in games.values()), "guests' games too"


def test_games_are_told_with_what_their_boxes_show(visitor: Visitor) -> None:
    games = {game["key"]: game for game in visitor.get("GET", "/games")}
    blackmore, snap = games["blackmore"], games["snap"]
    assert blackmore["pitches"] == {language: Texts(language, "blackmore")("pitch") for language in LANGUAGES}
    assert (blackmore["accent"], blackmore["minutes"]) == ("#ff8a66", 30)
    assert (snap["titles"]["en"], snap["pitches"]) == ("Snap", {"fr": "", "en": ""})
    assert (snap["minutes"], snap["emblem"], snap["creations"]) == (None, None, None)
    assert re.fullmatch("#[0-9a-f]{6}", snap["accent"])
    made = [key for key, game in games.items() if game["creations"]]
    assert made == ["brooms"]
    assert games["brooms"]["creations"]["titles"] == {"fr": "Galerie des aventures", "en": "Adventure gallery"}
    assert games["brooms"]["creations"]["short"] == {"fr": "galerie", "en": "gallery"}


def test_a_page_gets_the_files_of_a_game_that_it_was_not_built_with(visitor: Visitor) -> None:
    folder = ROOT / "tests" / "games" / "snap"
    for name, path in (("fr.ftl", "texts/fr.ftl"), ("RULES.en.md", "RULES.en.md")):
        answer = visitor.http.get(f"/games/snap/{name}")
        assert (answer.status_code, answer.content) == (200, (folder / path).read_bytes())
        assert answer.headers["content-type"].startswith("text/plain")
    emblem = next(game["emblem"] for game in visitor.get("GET", "/games") if game["key"] == "oz")
    answer = visitor.http.get(emblem)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == (ROOT / "src" / "envol" / "games" / "oz" / "emblem.svg").read_bytes()
    assert (visitor.http.get("/games/snap/emblem.svg").status_code) == 404
    for address in ("/games/oz/rules.py", "/games/nobody/fr.ftl", "/games/oz/..%2Foz%2Frules.py", "/games/oz"):
        assert visitor.http.get(address).status_code == 404


@pytest.mark.parametrize("key", [*catalogue.game_keys(), "snap", "vote"])
def test_the_form_of_a_game_fits_its_defaults_and_nothing_unknown(key: str, visitor: Visitor) -> None:
    form = next(game for game in visitor.get("GET", "/games") if game["key"] == key)["options"]
    table = visitor.get("GET", f"/tables/{visitor.open(key, 3)}")
    validator = jsonschema_rs.validator_for(form)
    assert validator.is_valid(table["options"])
    usual = {name for name, option in form["properties"].items() if "default" in option}
    assert usual == set(table["options"]), "what has no usual value, such as a sky of one's own, may be left out"
    assert not validator.is_valid({"no such option": 1})


def test_a_table_is_opened_with_options_and_anybody_with_its_link_can_read_it(server: Server, visitor: Visitor) -> None:
    opened = visitor.get("POST", "/tables", {"game": "blackmore", "seats": 3, "options": {"wheel": "ascending"}})
    assert opened["options"]["wheel"] == "ascending"
    assert [seat["kind"] for seat in opened["seats"]] == ["empty"] * 3
    assert re.fullmatch("[0-9a-f]{64}", opened["commit"])
    assert opened.pop("personal"), "that is its host's alone"
    with Visitor(server) as stranger:
        assert stranger.get("GET", f"/tables/{opened['id']}") == opened


def test_the_lobby_shows_listed_tables_only_and_until_they_begin(visitor: Visitor) -> None:
    def lobby() -> list[str]:
        return [table["id"] for table in visitor.get("GET", "/tables")]

    shown, hidden = visitor.open(listed=True), visitor.open()
    assert shown in lobby()
    assert hidden not in lobby()
    visitor.start_with_bot(shown)
    assert shown not in lobby()


def test_a_number_may_be_written_with_a_point_as_json_schema_has_it(visitor: Visitor) -> None:
    assert visitor.ask("POST", "/tables", {"game": "vote", "seats": 3.0}).status_code == 201
    assert visitor.ask("POST", "/tables", {"game": "vote", "seats": "3"}).status_code == 400
    assert visitor.ask("POST", "/tables", {"game": "vote", "seats": 3.5}).status_code == 400


def test_the_record_is_text_and_opens_when_the_match_is_over(visitor: Visitor) -> None:
    table = visitor.open()
    assert visitor.ask("GET", f"/tables/{table}/record").json()["why"] == "record-when-over"
    visitor.start_with_bot(table)
    assert visitor.ask("GET", f"/tables/{table}/record").json()["why"] == "record-when-over"
    finish(visitor, table)
    answer = visitor.ask("GET", f"/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert record.verify(answer.text).served


@pytest.mark.parametrize("seat", [2, 15, -1, 10**30, -(10**400)])
def test_a_replay_has_the_eyes_of_seats_that_there_are(seat: int, finished: str, visitor: Visitor) -> None:
    answer = visitor.ask("GET", f"/tables/{finished}/replay?seat={seat}")
    assert (answer.status_code, answer.json()["why"]) == (404, "no-such-seat")


def test_a_replay_is_told_to_anybody_once_the_match_is_over(finished: str, visitor: Visitor) -> None:
    told = visitor.get("GET", f"/tables/{finished}/replay")
    assert len(told["steps"]) > 20
    assert visitor.get("GET", f"/tables/{finished}/replay?seat=1")["steps"] != told["steps"]


def test_a_debrief_is_told_once_the_match_is_over_by_games_that_have_one(finished: str, visitor: Visitor) -> None:
    assert visitor.get("GET", f"/tables/{finished}/debrief") is None, "Blackmore's view tells all there is"
    assert visitor.ask("GET", f"/tables/{visitor.open()}/debrief").json()["why"] == "record-when-over"


def test_health_answers_whoever_asks(visitor: Visitor) -> None:
    assert visitor.get("GET", "/health")["ok"] is True


def test_nothing_that_is_answered_is_kept_by_a_cache_or_taken_for_something_else(visitor: Visitor) -> None:
    for path in ("/games", "/nothing", "/schema"):
        headers = visitor.ask("GET", path).headers
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


# What its schema promises


def operations(visitor: Visitor) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in visitor.get("GET", "/schema/openapi.json")["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_the_page_of_the_api_lists_every_call_and_loads_nothing(visitor: Visitor) -> None:
    answer = visitor.ask("GET", "/schema")
    assert answer.headers["content-type"].startswith("text/html")
    calls = list(operations(visitor))
    assert len(calls) >= 16
    for path, method, operation in calls:
        heading = f"<b>{method.upper()}</b> <code>{path}</code>"
        assert heading in answer.text
        assert operation["summary"]
    assert "<script" not in answer.text
    assert not re.search(r"""(?:src|href)=["']?(?:https?:)?//""", answer.text)
    assert not re.search(r"url\(|@import", answer.text)


def test_the_schema_is_whole_and_valid(visitor: Visitor) -> None:
    schema = visitor.get("GET", "/schema/openapi.json")
    assert schema["openapi"].startswith("3.1")
    for reference in re.findall(
        r'"\$ref":"#/components/schemas/([^"]+)"', visitor.ask("GET", "/schema/openapi.json").text
    ):
        assert reference in schema["components"]["schemas"]
    for form in schema["components"]["schemas"].values():
        jsonschema_rs.validator_for({**form, "components": schema["components"]})


def test_the_schema_has_a_form_for_every_game_that_is_served(visitor: Visitor) -> None:
    [body] = [
        op["requestBody"] for path, method, op in operations(visitor) if (path, method) == ("/api/tables", "post")
    ]
    forms = body["content"]["application/json"]["schema"]["oneOf"]
    assert [form["properties"]["game"]["const"] for form in forms] == [*catalogue.game_keys(), "snap", "vote"]
    seats = {form["properties"]["game"]["const"]: form["properties"]["seats"] for form in forms}
    assert seats["blackmore"] == {"type": "integer", "minimum": 2, "maximum": 6}


def test_an_option_for_some_numbers_of_seats_says_so_and_is_refused_elsewhere(visitor: Visitor) -> None:
    form = next(game for game in visitor.get("GET", "/games") if game["key"] == "carpets")["options"]
    assert {name: option["x-seats"] for name, option in form["properties"].items() if "x-seats" in option} == {
        "three_tokens": [2]
    }
    validator = jsonschema_rs.validator_for(table_form("carpets"))
    for seats in (2, 3, 4):
        for value in (False, True):
            body = {"game": "carpets", "seats": seats, "options": {"three_tokens": value}}
            answer = visitor.ask("POST", "/tables", body)
            assert (answer.status_code == 201) == validator.is_valid(body) == (seats == 2 or not value)
            if answer.status_code != 201:
                assert (answer.status_code, answer.json()["why"]) == (400, "bad-options")


def test_every_refusal_in_the_code_is_in_the_schema_and_has_a_text_in_both_languages() -> None:
    used: set[tuple[int, str]] = set()
    for path in (ROOT / "src" / "envol" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                status, why = (ast.literal_eval(argument) for argument in node.args[:2])
                used.add((status, why))
    assert used == {(status, why) for status, whys in REFUSALS.items() for why in whys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    texts = Texts(language)
    [(_, source)] = sources(language, None)
    for key, text in re.findall(r"^refusal-([a-z-]+) = (.*)$", source, re.MULTILINE):
        assert texts.format(f"refusal-{key}", dict.fromkeys(re.findall(r"\$([a-z]+)", text), 3))
    for why in (why for whys in REFUSALS.values() for why in whys):
        assert f"refusal-{why}" in texts


def test_every_method_of_a_path_is_told_by_options_and_by_a_refusal(visitor: Visitor) -> None:
    paths: dict[str, set[str]] = {}
    for path, method, _ in operations(visitor):
        paths.setdefault(path, {"OPTIONS"}).add(method.upper())
    for path, methods in paths.items():
        address = path.removeprefix("/api").format(table_id="abc", work_id="abc", seat=0, number=1, name="0", key="oz")
        for method in ("OPTIONS", "PATCH"):
            answer = visitor.ask(method, address)
            assert answer.status_code == (204 if method == "OPTIONS" else 405)
            assert set(answer.headers["allow"].split(", ")) == methods


# In which words it refuses

REFUSED: dict[str, tuple[str, str, Any, int, str]] = {
    "an unknown page": ("GET", "/nothing", None, 404, "no-such-page"),
    "an unknown table": ("GET", "/tables/nothing", None, 404, "no-such-table"),
    "a table that cannot be": ("GET", "/tables/a%00b", None, 400, "bad-request"),
    "an unknown method": ("PATCH", "/games", None, 405, "no-such-method"),
    "an unknown game": ("POST", "/tables", {"game": "chess", "seats": 2}, 404, "no-such-game"),
    "too many seats": ("POST", "/tables", {"game": "blackmore", "seats": 7}, 400, "bad-options"),
    "an unknown option": ("POST", "/tables", {"game": "vote", "seats": 2, "options": {"a": 1}}, 400, "bad-options"),
    "an unknown field": ("POST", "/tables", {"game": "vote", "seats": 2, "secret": 1}, 400, "bad-request"),
    "a missing field": ("POST", "/tables", {"game": "vote"}, 400, "bad-request"),
    "no name": ("POST", "/tables/abc/seats/0", {"name": "  "}, 400, "bad-request"),
    "a name that turns the line": ("POST", "/tables/abc/seats/0", {"name": "A\u202eB"}, 400, "bad-request"),
    "a name that cannot be seen": ("POST", "/tables/abc/seats/0", {"name": "\u2003\ufeff"}, 400, "bad-request"),
    "a short nonce": ("POST", "/tables/abc/seats/0", {"name": "A", "nonce": "ab"}, 400, "bad-request"),
    "a seat that cannot be": ("POST", "/tables/abc/seats/99", {"name": "A"}, 400, "bad-request"),
    "a stranger": ("POST", "/tables/abc/start", None, 401, "who-are-you"),
    "an unknown link": ("POST", "/links/claim", {"secret": "x"}, 401, "bad-token"),
    "an unknown scope": ("POST", "/tokens", {"label": "a", "scopes": ["rule"]}, 400, "bad-request"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_has_a_status_a_key_and_a_sentence_in_the_reader_s_language(name: str, visitor: Visitor) -> None:
    method, path, body, status, why = REFUSED[name]
    for accept, language in (("fr-CH, en;q=0.8", "fr"), ("de, en-GB;q=0.7, fr;q=0.3", "en"), ("", "en")):
        answer = visitor.ask(method, path, body, accept_language=accept)
        told = answer.json()
        assert (answer.status_code, told["why"]) == (status, why)
        assert set(told) == {"why", "data", "text"}
        assert told["text"] == Texts(language).format(f"refusal-{why}", told["data"])
        assert answer.headers["content-language"] == language


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("en;q=0.1, fr;q=0.9", "fr"),
        ("fr;q=0, en;q=0.1", "en"),
        ("frr, es", "en"),
        ("*", "en"),
        ("fr;q=x", "en"),
        (";;,,=", "en"),
    ],
)
def test_the_language_is_the_one_the_reader_likes_best(accept: str, language: str) -> None:
    assert language_of(accept) == language


@pytest.mark.parametrize(
    ("body", "kind", "status", "why"),
    [
        (b"", "application/json", 400, "bad-request"),
        (b"{", "application/json", 400, "bad-request"),
        (b"[" * 60_000, "application/json", 400, "bad-request"),
        (b'{"game":' * 5_000, "application/json", 400, "bad-request"),
        (b'{"game":"\xff"}', "application/json", 400, "bad-request"),
        (b'{"game":"vote","seats":' + b"9" * 5_000 + b"}", "application/json", 400, "bad-request"),
        (b'{"game":"vote","seats":1e400}', "application/json", 400, "bad-request"),
        (b'{"game":"vote","seats":2}', "text/plain", 415, "not-json"),
        (b'{"game":"vote","seats":2}', "", 415, "not-json"),
        (b'{"game":"vote","seats":2}', "multipart/form-data", 415, "not-json"),
        (b" " * 65_537, "application/json", 413, "message-too-large"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(body: bytes, kind: str, status: int, why: str, visitor: Visitor) -> None:
    answer = visitor.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["why"]) == (status, why)


def test_a_body_of_the_largest_size_is_read(visitor: Visitor) -> None:
    body = b'{"game":"vote","seats":2}'.ljust(65_536)
    answer = visitor.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 201


def test_a_fault_of_ours_tells_nothing_of_the_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(tables: OpenTables) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(OpenTables, "listed", fail)
    with TestClient(make_app(Settings(store=str(tmp_path / "envol.db"))), raise_server_exceptions=False) as client:
        answer = client.get("/api/tables", headers={"accept-language": "fr"})
    assert answer.status_code == 500
    assert answer.json() == {"why": "our-fault", "data": {}, "text": Texts("fr")("refusal-our-fault")}
    assert "the secret is 42" in caplog.text
