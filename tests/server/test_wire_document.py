"""docs/wire.md is true: its examples are what a real server takes and sends, its tables are whole."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import jsonschema_rs
import pytest

from envol.server import viewer, wire
from envol.server.access import LINK_SCOPES, SCOPES
from envol.server.http import LARGEST_BODY
from envol.server.refusals import REFUSALS
from envol.server.rooms import hints, room
from envol.server.settings import Settings
from envol.server.talk import LONGEST
from envol.texts import Texts
from tests.server.harness import ROOT, Server, running
from tests.server.visitor import Visitor, finish, open_socket

PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json ([^\n]+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
UP = [text for kind, text in EXAMPLES if kind == "up"]
DOWN = [json.loads(text) for kind, text in EXAMPLES if kind == "down"]
HTTP = [(kind, json.loads(text)) for kind, text in EXAMPLES if kind[0] in "GPD"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("wire")) as made:
        yield made


def shape(value: Any, name: str = "") -> Any:
    """The fields of a message and the kinds of their values; what only a game knows is left to the game."""
    if name in ("data", "options"):
        return "the game's"
    if isinstance(value, dict):
        return {key: shape(item, key) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "text" if isinstance(value, str) else type(value).__name__


def fits(example: Any, real: Any) -> bool:
    """Whether the two have the same shape; an empty list or a null may stand for any."""
    if isinstance(example, dict) and isinstance(real, dict):
        return example.keys() == real.keys() and all(fits(example[key], real[key]) for key in example)
    if isinstance(example, list) and isinstance(real, list):
        return not example or not real or fits(example[0], real[0])
    return bool(example == real) or "NoneType" in (example, real)


@pytest.fixture(scope="module")
def heard(server: Server) -> dict[str, list[Any]]:
    """Messages of a real table, by kind."""
    found: dict[str, list[Any]] = {}
    with Visitor(server) as anna, Visitor(server) as brian:
        table = anna.open()
        anna.sit(table)
        brian.sit(table, 1, "Brian")
        anna.get("POST", f"/tables/{table}/start")
        with anna.socket(table) as mine, brian.socket(table) as other:
            connections = [mine, other]
            told = [connection.hear("sync") for connection in connections]
            connection, first = next(
                (connection, sync) for connection, sync in zip(connections, told, strict=True) if sync["you"]["moves"]
            )
            connection.send({"type": "sync"})
            found["table"], found["sync"] = [connection.hear("table")], [connection.hear("sync")]
            move = first["you"]["moves"][0]
            absent = next(f"play {card}1" for card in "byrgvs" if f"play {card}1" not in first["you"]["moves"])
            connection.send({"type": "move", "id": "a", "on": first["you"]["on"], "m": absent})
            found["no"] = [connection.hear("no")]
            connection.send({"type": "move", "id": "b", "on": first["you"]["on"], "m": move})
            heard = [connection.hear("ack", "step") for _ in range(2)]
            for message in heard:
                found[message["type"]] = [message]
            connection.send({"type": "story"})
            found["story"] = [connection.hear("story")]
            connection.send({"type": "say", "id": "c", "text": "Shall we?"})
            found["said"] = [connection.hear("said")]
            other.send({"type": "mute", "id": "d", "who": other.hear("said")["line"]["who"]})
            muted = other.hear("talk")
            connection.send({"type": "sync"})
            found["talk"] = [{**connection.hear("talk"), "muted": muted["muted"]}]
        race = anna.open("snap")
        anna.sit(race)
        with anna.socket(race) as connection:
            found["ping"] = [connection.hear("ping")]
            connection.send({"type": "ping", "n": 7})
            found["pong"] = [connection.hear("pong")]
        anna.sit(anna.open(listed=True))
        with open_socket(server, "", {}, "/ws/tables") as connection:
            found["tables"] = [connection.hear("tables")]
            listed = found["tables"][0]["tables"][0]["id"]
            cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())}
            with open_socket(server, "", {**cookie, "origin": server.url}, "/ws/tables?besides=") as own:
                found["own"] = [own.hear("own")]
                brian.sit(listed, 1, "Brian")
                found["own-change"] = [own.hear("own-change")]
            found["listing"] = [connection.hear("listing")]
    return found


@pytest.mark.parametrize("text", UP)
def test_a_message_up_is_one_that_the_server_reads(text: str) -> None:
    assert isinstance(wire.read(text), wire.Up)


def test_every_message_up_and_down_is_shown() -> None:
    assert {type(wire.read(text)) for text in UP} == set(get_args(wire.Up))
    assert {message["type"] for message in DOWN} == {
        "table",
        "sync",
        "step",
        "ack",
        "no",
        "story",
        "ping",
        "pong",
        "said",
        "talk",
        "tables",
        "listing",
        "own",
        "own-change",
    }


@pytest.mark.parametrize("example", DOWN, ids=lambda example: example["type"])
def test_a_message_down_is_one_that_the_server_sends(example: Any, heard: dict[str, list[Any]]) -> None:
    assert any(fits(shape(example), shape(real)) for real in heard[example["type"]])


def test_the_two_moves_of_the_story_go_together() -> None:
    """The move that is shown answers the question that is shown, and the step shows it."""
    sync, step = (next(message for message in DOWN if message["type"] == kind) for kind in ("sync", "step"))
    move = next(wire.read(text) for text in UP if '"move"' in text)
    assert isinstance(move, wire.MoveUp)
    assert (move.on, move.m in sync["you"]["moves"]) == (sync["you"]["on"], True)
    assert step["seen"] == [[0, move.m]]
    assert {move.id} == {message["id"] for message in DOWN if message["type"] in ("ack", "no")}


@pytest.mark.parametrize(("kind", "example"), HTTP, ids=[kind for kind, _ in HTTP])
def test_a_body_fits_the_schema_of_the_api(kind: str, example: Any, server: Server) -> None:
    method, path, *status = kind.split(" ")
    with Visitor(server) as visitor:
        schema = visitor.get("GET", "/schema/openapi.json")
    operation = schema["paths"][path][method.lower()]
    content = operation["responses"][status[0]] if status else operation["requestBody"]
    form = {**content["content"]["application/json"]["schema"], "components": schema["components"]}
    jsonschema_rs.validator_for(form).validate(example)


def test_a_refusal_over_http_is_as_shown(server: Server) -> None:
    [text] = [text for kind, text in EXAMPLES if kind == "404"]
    with Visitor(server) as visitor:
        assert visitor.ask("GET", "/tables/nothing").json() == json.loads(text)


def table_rows(heading: str) -> list[list[str]]:
    """The rows of the table with this heading, as cells."""
    after = PAGE[PAGE.index(f"| {heading}") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in after]


def keys(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_refusal_over_http_is_listed() -> None:
    assert {int(status): tuple(keys(whys)) for status, whys in table_rows("status | why")} == REFUSALS


def test_every_refusal_on_the_wire_is_listed_with_its_rule() -> None:
    used: set[tuple[str, str]] = set()
    for path in [*(ROOT / "src" / "envol" / "server").rglob("*.py"), ROOT / "src" / "envol" / "game.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                texts = [
                    part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                if name in ("refuse", "IllegalMove") and len(texts) >= 2:
                    used.add((texts[-2], texts[-1]))
                elif name == "BadMessage":
                    used.add(("envol.8", texts[0]))
    told = {(rule, why) for rules, whys, _ in table_rows("rule | why") for rule in keys(rules) for why in keys(whys)}
    told -= {("envol.4", "no-such-chance"), ("envol.5", "no-such-timer")}  # the row has two of each
    assert used == told
    for rule, why in used:
        for language in ("fr", "en"):
            assert Texts(language).rule(rule)
            assert f"refusal-{why}" in Texts(language)


def test_every_scope_is_listed() -> None:
    assert tuple(scope for cell, _ in table_rows("scope | allows") for scope in keys(cell)) == SCOPES
    assert LINK_SCOPES == ("read", "sit", "play")


def test_every_code_with_which_a_connection_is_closed_is_listed() -> None:
    told = {int(code) for code, _, _ in table_rows("code |")}
    ours = {value for name, value in vars(wire).items() if name.startswith("CLOSE_")}
    assert told == ours | {1009, 1012}
    sources = (ROOT / "src" / "envol" / "server" / "sockets").glob("*.py")
    whys = re.findall(r'CLOSE_TOO_MUCH, "([a-z-]+)"', "".join(source.read_text("utf-8") for source in sources))
    assert len(whys) == 3
    for why in whys:
        assert f"`{why}`" in PAGE
        assert f"refusal-{why}" in Texts("fr")


def test_the_limits_are_the_defaults() -> None:
    told = {what: [int(number) for number in re.findall(r"\d+", much)] for what, much in table_rows("what | how much")}
    settings = Settings()
    rate = settings.messages_per_second
    assert told == {
        "messages on one connection": [rate, 2 * rate],
        "calls over HTTP by one person, or by the strangers of one address": [
            settings.calls_per_second,
            10 * settings.calls_per_second,
        ],
        "size of a message": [wire.LARGEST, 65_536],
        "size of an HTTP body": [LARGEST_BODY],
        "tables of one person, open or being played": [settings.tables_per_person],
        "tables opened, and newcomers, from one address": [settings.tables_per_address],
        "open tables on the home page at a time, of one person; from one address; of all": [
            settings.listed_per_person,
            settings.listed_per_address,
            settings.listed_at_most,
        ],
        "messages to a visitor of the home page, about open tables and about their own": [settings.listings_per_second],
        "own tables that are told: going on or open; over; in the last days": [
            settings.own_at_most,
            settings.own_over_at_most,
            settings.own_days,
        ],
        "lines that one person says, mutes or reports": [settings.lines_per_minute, settings.lines_at_once],
        "a line": [LONGEST],
        "tokens of one person": [settings.tokens_per_person],
        "how often one seat may be handed over in a match, and how often moves may be taken back": [
            room.MOST_TABLE_LINES
        ],
        "latecomers who ask for a seat of one table at a time; how often one may ask in a match": [
            settings.wishes_per_table,
            settings.wishes_per_person,
        ],
        "hints for one seat": [hints.AT_ONCE, hints.SECONDS],
        "connections from one address, of all kinds": [settings.connections_per_address],
        "of them WebSockets": [settings.sockets_per_address],
        "seconds to say what one wants, and until all of a request has come": [
            settings.header_seconds,
            settings.body_seconds,
        ],
        "pings, pongs and empty parts of a message on one connection": [
            settings.pings_per_second,
            10 * settings.pings_per_second,
        ],
        "reading nothing": [settings.patience_seconds],
        "messages about who comes and goes, to one viewer": [settings.comings_per_second],
        "seconds for which who was cut off still counts as here; after which a bot may keep a seat": [
            settings.grace_seconds,
            settings.keep_seconds,
        ],
    }
    assert f"at most {viewer.FARTHEST} ms" in PAGE


def test_the_dice_of_the_page_are_the_server_s(server: Server) -> None:
    [code] = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    with Visitor(server) as anna:
        table = anna.open()
        commit = anna.get("GET", f"/tables/{table}")["commit"]
        anna.start_with_bot(table)
        finish(anna, table)
        header, *lines, close = anna.ask("GET", f"/tables/{table}/record").text.splitlines()
    told, secret = json.loads(header), bytes.fromhex(json.loads(close)["secret"])
    assert names["commit"](secret).hex() == commit == told["commit"]
    assert told["nonces"] == ["ab" * 16, ""]
    seed = names["seed"](secret, table, [bytes.fromhex(nonce) for nonce in told["nonces"]])
    thrown = re.findall(r"\[(\d+)/(\d+)\]", "\n".join(lines))
    assert len(thrown) > 20
    for k, (t, total) in enumerate(thrown):
        assert names["number"](seed, k, int(total)) == int(t)
