"""What the house answers beside the games: doors, seats, links, tokens, the gallery."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import ROOT
from tests.server.messages.scribe import Person, Scribe


def calls(scribe: Scribe) -> None:
    """Every address once as it is meant, and in many ways in which it is not."""
    anna, bert = Person(scribe, "Anna"), Person(scribe, "Bert")
    stranger = Person(scribe, "Eve", origin="http://elsewhere.example")
    for path in ("/api/games", "/api/schema/openapi.json"):
        anna.ask("GET", path, gains=True)
    for path in ("/api/health", "/api/tables", "/api/tokens", "/api/nothing", "/api/works?game=oz", "/assets/none.js"):
        anna.ask("GET", path)
    for path in ("/api/tables", "/api/games", "/api/tables/x/seats/1", "/api/tables/x"):
        anna.ask("OPTIONS", path)
        anna.ask("PATCH", path)
    for body in (
        {"game": "chess", "seats": 2},
        {"game": "oz", "seats": 9},
        {"game": "oz", "seats": 99},
        {"game": "oz", "seats": 2, "options": {"memory": 3}},
        {"game": "oz", "seats": 2, "options": {"other": 3}},
        {"game": "oz", "seats": "2"},
        {"game": "oz"},
        {"game": "oz", "seats": 2, "more": 1},
        {"game": "brooms", "seats": 2, "options": {"adventure": "nowhere"}},
        [1],
    ):
        anna.ask("POST", "/api/tables", body)
    for raw in (b"{", b"\xff", b"[" * 5_000, b'"' + b"x" * 70_000 + b'"', b""):
        anna.ask("POST", "/api/tables", raw=raw)
    anna.ask("POST", "/api/tables", raw=b"{}", content_type="text/plain")
    anna.ask("POST", "/api/tables", {"game": "chess", "seats": 2}, accept_language="fr-CH, en;q=0.5")
    stranger.ask("POST", "/api/tables", {"game": "oz", "seats": 2})
    table = anna.open("oz", 2, listed=True, options={"memory": True})
    path = f"/api/tables/{table}"
    for where in (table, "nowhere", "a" * 40, "%ff", "a.b"):
        bert.ask("GET", f"/api/tables/{where}")
    _seats(anna, bert, path)
    for name in ("rematch", "analysis", "start"):
        bert.ask("POST", f"{path}/{name}")
    for name in ("undo", "hint"):
        for on in (0, "x"):
            bert.ask("POST", f"{path}/{name}", {"on": on})
    for what in ("/record", "/replay"):
        bert.ask("GET", path + what)
    bert.ask("DELETE", path)
    _links(anna, bert, path)
    _tokens(scribe, anna, bert, path)
    anna.ask("DELETE", path)
    anna.ask("GET", path)


def _seats(anna: Person, bert: Person, path: str) -> None:
    bert.ask("DELETE", f"{path}/seats/0")
    bert.ask("POST", f"{path}/start")
    anna.ask("POST", f"{path}/start")
    for seat, body in (
        (7, {"name": "Bert"}),
        (99, {"name": "Bert"}),
        (0, {"name": ""}),
        (0, {"name": " \u202e"}),
        (0, {"name": "Bert", "nonce": "zz"}),
        (0, {"name": " Bert é ", "nonce": "00" * 16}),
        (0, {"name": "Bertram"}),
        (1, {"name": "Bert"}),
    ):
        bert.ask("POST", f"{path}/seats/{seat}", body)
    anna.ask("POST", f"{path}/seats/0", {"name": "Anna"})
    for seat, bot in ((0, "random"), (1, "nobody"), (1, "UPPER"), (1, "search:50ms"), (9, "random"), (1, "random")):
        anna.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": bot})
    bert.ask("PUT", f"{path}/seats/1/bot", {"bot": "greedy"})
    anna.ask("POST", f"{path}/seats/1", {"name": "Anna"})
    anna.ask("DELETE", f"{path}/seats/1")
    bert.ask("DELETE", f"{path}/seats/1")
    bert.ask("POST", f"{path}/seats/x", {"name": "Bert"})


def _links(anna: Person, bert: Person, path: str) -> None:
    old = bert.ask("POST", f"{path}/link")["personal"]
    new = bert.ask("POST", f"{path}/link")["personal"]
    anna.ask("POST", f"{path}/link")
    phone = Person(bert.scribe, "Phone")
    for secret in (old, "x", "", new):
        phone.ask("POST", "/api/links/claim", {"secret": secret})
    bert.ask("POST", "/api/links/claim", {"secret": new})
    bearer = Person(bert.scribe, "Bearer", token=new)
    bearer.ask("POST", "/api/tables", {"game": "oz", "seats": 2})
    bearer.ask("GET", "/api/tokens")
    bearer.ask("POST", f"{path}/seats/0", {"name": "Bert again"})


def _tokens(scribe: Scribe, anna: Person, bert: Person, path: str) -> None:
    for body in ({"label": "bot", "scopes": []}, {"label": "", "scopes": ["read"]}, {"label": "x", "scopes": ["all"]}):
        anna.ask("POST", "/api/tokens", body)
    reading = anna.ask("POST", "/api/tokens", {"label": "eyes", "scopes": ["read"]})["token"]
    sitting = anna.ask("POST", "/api/tokens", {"label": " hands ", "scopes": ["play", "sit", "read", "sit"]})["token"]
    names = [made["name"] for made in anna.ask("GET", "/api/tokens")]
    eyes, hands = Person(scribe, "Eyes", token=reading), Person(scribe, "Hands", token=sitting)
    eyes.ask("GET", path)
    eyes.ask("POST", f"{path}/seats/1", {"name": "Eyes"})
    eyes.ask("POST", "/api/tokens", {"label": "more", "scopes": ["read"]})
    hands.ask("POST", f"{path}/seats/1", {"name": "Hands", "nonce": "11" * 16})
    hands.ask("POST", f"{path}/link")
    nobody = Person(scribe, "Nobody", token="made-up")
    nobody.ask("GET", path)
    nobody.line(path.replace("/api", "/ws")).until(lambda message: message["type"] == "closed")
    looking = eyes.line(path.replace("/api", "/ws"))
    looking.next("table")
    hands.ask("POST", f"{path}/start")
    looking.next("sync")
    looking.move("choose 1")
    bert.ask("DELETE", "/api/tokens/0123456789abcdef")
    bert.ask("DELETE", "/api/tokens/x")
    for name in names:
        anna.ask("DELETE", f"/api/tokens/{name}")
    looking.until(lambda message: message["type"] == "closed")
    eyes.ask("GET", path)


def gallery(scribe: Scribe) -> None:
    """Works are looked over, kept, found, shown, played, reported and taken away."""
    anna, bert = Person(scribe, "Anna"), Person(scribe, "Bert")
    school: dict[str, Any] = json.loads((ROOT / "src/envol/games/brooms/data/school-1.json").read_text("utf-8"))
    school |= {"title": "Over the marsh", "author": "Anna", "reconstructed": False}
    crossed = json.loads(json.dumps(school))
    crossed["castles"][1] |= {"x": crossed["castles"][0]["x"], "y": crossed["castles"][0]["y"]}
    for game, body in (("brooms", school), ("brooms", crossed), ("brooms", {"x": 1}), ("oz", {}), ("chess", {})):
        for language in ("en", "fr"):
            anna.ask("POST", "/api/works/check", {"game": game, "body": body}, accept_language=language)
    shipped = bert.ask("GET", "/api/works?game=brooms", accept_language="fr")
    bert.ask("GET", "/api/works?game=brooms&words=a&order=played")
    bert.ask("GET", "/api/works?game=brooms&order=odd")
    bert.ask("GET", "/api/works")
    ours = bert.ask("GET", f"/api/works/{shipped[0]['id']}")
    anna.ask("POST", "/api/works/estimate", {"game": "brooms", "body": ours["body"]})
    anna.ask("POST", "/api/works", {"game": "brooms", "body": crossed})
    kept = anna.ask("POST", "/api/works", {"game": "brooms", "body": ours["body"], "listed": True})
    scribe.fixed.add("wall", 5_000)
    anna.ask("POST", "/api/works", {"game": "brooms", "body": ours["body"], "origin": kept["id"], "listed": True})
    for path in (f"/api/works/{kept['id']}", "/api/works?game=brooms&mine=true", "/api/works/nothing"):
        anna.ask("GET", path)
        bert.ask("GET", path)
    bert.open("brooms", 2, options=ours["options"])
    bert.ask("DELETE", f"/api/works/{kept['id']}")
    bert.ask("POST", "/api/tables", {"game": "brooms", "seats": 2, "options": {"adventure": "own", "own": crossed}})
    for person in (anna, bert):
        person.ask("DELETE", f"/api/works/{kept['id']}")
        person.ask("POST", f"/api/works/{kept['id']}/report")
        person.ask("POST", f"/api/works/{shipped[0]['id']}/report")
