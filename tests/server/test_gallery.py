"""The gallery on a real server: skies are checked, kept, found, played, reported, hidden and taken away."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from envol import catalogue, record
from envol.games.brooms import rules
from envol.games.brooms.creations import read, shipped
from tests import limits
from tests.cli import program
from tests.games.vote.rules import Vote
from tests.laws.plays import TRANSCRIPTS
from tests.server.harness import Server, running
from tests.server.leaks import plant
from tests.server.skies import SCHOOL, overlapping, sky
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("gallery"), plant=f"{__name__}:check_nothing_in_the_loop") as made:
        yield made
        assert "Traceback" not in made.log.read_text("utf-8")


def check_nothing_in_the_loop() -> None:
    """In the server: whoever checks a sky where all tables wait for it fails. It takes up to half a second."""

    def refuse(*_: Any) -> None:
        raise RuntimeError("a sky is checked in the loop")

    plant(rules, refuse_unplayable=refuse)


@pytest.fixture
def anna(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as made:
        yield made


@pytest.fixture
def bert(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as made:
        made.open("vote", 2)  # from now on he is known
        yield made


def keep(visitor: Visitor, body: dict[str, Any], **more: Any) -> Any:
    return visitor.get("POST", "/works", {"game": "brooms", "body": body, **more})


def test_a_sky_is_looked_over_and_each_flaw_named_in_the_reader_s_language(anna: Visitor) -> None:
    good = anna.get("POST", "/works/check", {"game": "brooms", "body": sky()})
    assert good["faults"] == []
    assert len(good["hash"]) == 64
    ask = {"game": "brooms", "body": overlapping()}
    said = {}
    for language in ("en", "fr"):
        (fault, *_) = anna.ask("POST", "/works/check", ask, accept_language=language).json()["faults"]
        assert fault["why"] == "overlap"
        said[language] = fault["text"]
    assert said["en"].startswith("Two things overlap")
    assert said["fr"] != said["en"]
    assert "?" not in said["en"], "the objects are named"


@pytest.mark.parametrize(
    ("game", "body", "status", "why"),
    [
        ("chess", {}, 404, "no-such-game"),
        ("blackmore", {}, 404, "no-workshop"),
        ("brooms", {}, 422, "bad-work"),
        ("brooms", sky(goal={"kind": "sing"}), 422, "bad-work"),
        ("brooms", sky(text="x" * 501), 422, "bad-work"),
        ("brooms", overlapping(), 422, "unplayable"),
    ],
)
def test_what_cannot_be_played_is_not_kept(anna: Visitor, game: str, body: Any, status: int, why: str) -> None:
    refused = anna.ask("POST", "/works", {"game": game, "body": body})
    assert (refused.status_code, refused.json()["why"]) == (status, why)
    assert refused.json()["text"]
    assert anna.get("GET", "/works?game=brooms&mine=true") == []


def test_a_table_does_not_fly_what_cannot_be_flown(anna: Visitor) -> None:
    wish = {"game": "brooms", "seats": 2, "options": {"own": overlapping()}}
    refused = anna.ask("POST", "/tables", wish)
    assert (refused.status_code, refused.json()["why"]) == (422, "unplayable")
    assert refused.json()["text"].startswith("Two things overlap")


def test_a_work_that_newer_rules_refuse_stays_kept_but_no_table_flies_it(anna: Visitor, server: Server) -> None:
    refused_now = (TRANSCRIPTS / "brooms" / "audit" / "cat_outside_boundary.json").read_text("utf-8")
    made = read(json.loads(refused_now))
    work = keep(anna, sky("Before the audit"))
    with closing(sqlite3.connect(server.log.parent / "envol.db")) as store, store:  # as older rules have let it be kept
        store.execute("UPDATE work SET body = ?, hash = ? WHERE id = ?", (json.dumps(made.body), made.hash, work["id"]))
    shown = anna.get("GET", f"/works/{work['id']}")
    assert shown["body"] == json.loads(refused_now)
    refused = anna.ask("POST", "/tables", {"game": "brooms", "seats": 2, "options": shown["options"]})
    assert (refused.status_code, refused.json()["why"]) == (422, "unplayable")
    assert refused.json()["text"].startswith("In goal 1 the cat sits outside the boundary")


def test_a_work_is_kept_for_its_link_and_listed_for_everybody(anna: Visitor, bert: Visitor) -> None:
    work = keep(anna, sky("Behind the mill"))
    assert (work["title"], work["author"], work["mine"], work["listed"]) == ("Behind the mill", "Anna", True, False)
    shown = bert.get("GET", f"/works/{work['id']}")
    assert shown["body"] == work["body"]
    assert shown["mine"] is False
    found = [other["title"] for other in bert.get("GET", "/works?game=brooms&words=mill")]
    assert found == [], "it has only its link"
    assert keep(anna, sky("Behind the mill"), listed=True)["id"] == work["id"], "the same again is the same"
    (found,) = bert.get("GET", "/works?game=brooms&words=MILL%20anna")
    assert found["id"] == work["id"]
    assert bert.get("GET", "/works?game=brooms&words=%25") == [], "a sign for anything is only a sign"
    assert [mine["id"] for mine in anna.get("GET", "/works?game=brooms&mine=true")] == [work["id"]]


def test_a_remix_remembers_where_it_came_from(anna: Visitor, bert: Visitor) -> None:
    first = keep(anna, sky("Origin"))
    remix = keep(bert, sky("Remix", text="with a twist"), origin=first["id"])
    assert bert.get("GET", f"/works/{remix['id']}")["origin"] == first["id"]
    anna.get("DELETE", f"/works/{first['id']}")
    assert bert.get("GET", f"/works/{remix['id']}")["origin"] == first["id"], "kept, though it is gone"
    assert bert.ask("GET", f"/works/{first['id']}").json()["why"] == "no-such-work"


def test_only_its_maker_takes_a_work_away(anna: Visitor, bert: Visitor) -> None:
    work = keep(anna, sky("Mine"))
    refused = bert.ask("DELETE", f"/works/{work['id']}")
    assert (refused.status_code, refused.json()["why"]) == (403, "not-your-work")
    anna.get("DELETE", f"/works/{work['id']}")
    assert anna.ask("GET", f"/works/{work['id']}").status_code == 404


def test_a_sky_is_flown_its_plays_are_counted_and_its_record_needs_no_gallery(anna: Visitor) -> None:
    quick = sky("A hop", castles=SCHOOL["castles"][:1], goal={"kind": "touch", "cat": {"x": 400_000, "y": 475_000}})
    work = keep(anna, quick, listed=True)
    table = anna.open("brooms", 2, options={"own": work["body"]})
    assert anna.get("GET", f"/works/{work['id']}")["plays"] == 0, "an open table is not played yet"
    for seat in (0, 1):
        anna.get("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    anna.get("POST", f"/tables/{table}/start")
    assert anna.get("GET", f"/works/{work['id']}")["plays"] == 1
    assert anna.get("GET", "/works?game=brooms&order=played")[0]["id"] == work["id"]
    anna.get("DELETE", f"/works/{work['id']}")
    header = anna.get("GET", f"/tables/{table}")
    assert header["options"]["own"]["title"] == "A hop"


def test_a_finished_flight_replays_from_its_record_alone(server: Server, anna: Visitor) -> None:
    near = sky("Next door", castles=SCHOOL["castles"][:1], goal={"kind": "touch", "cat": {"x": 300_000, "y": 475_000}})
    table = anna.open("brooms", 2, options={"own": near})
    for seat in (0, 1):
        anna.get("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
    anna.get("POST", f"/tables/{table}/start")
    with anna.socket(table) as connection:
        while connection.hear("table", "sync", "step").get("table", {}).get("status") != "over":
            pass
    text = anna.ask("GET", f"/tables/{table}/record").text
    match = record.read(text)
    assert match.header.options["own"]["title"] == "Next door"
    again = anna.get("POST", f"/tables/{table}/rematch")["table"]
    assert anna.get("GET", f"/tables/{again}")["options"]["own"]["title"] == "Next door"


def test_a_reported_work_is_hidden_by_the_operator_and_shown_again(
    server: Server, anna: Visitor, bert: Visitor
) -> None:
    work = keep(anna, sky("A rude title"), listed=True)
    with Visitor(server) as stranger:
        assert stranger.ask("POST", f"/works/{work['id']}/report").status_code == 200, "and so becomes known"
        assert stranger.ask("POST", f"/works/{work['id']}/report").status_code == 200
    for _ in (1, 2):
        assert bert.ask("POST", f"/works/{work['id']}/report").status_code == 200

    def operate(*words: str) -> str:
        done = program.run("gallery", "--store", server.settings.store, *words, COLUMNS="120")
        assert done.returncode == 0, done.stderr
        return done.stdout

    (row,) = [line for line in operate().splitlines() if work["id"] in line]
    assert row.split()[-2:] == ["2", "shown"], "twice by the same person counts once"
    assert "hidden" in operate("--hide", work["id"])
    assert work["id"] not in [found["id"] for found in bert.get("GET", "/works?game=brooms")]
    assert bert.ask("GET", f"/works/{work['id']}").status_code == 404
    assert anna.get("GET", f"/works/{work['id']}")["hidden"] is True, "its maker is not left in the dark"
    operate("--show", work["id"])
    assert bert.get("GET", f"/works/{work['id']}")["hidden"] is False


@pytest.mark.full
def test_bots_find_out_how_long_and_hard_a_sky_is_and_it_is_kept_with_the_work(anna: Visitor, bert: Visitor) -> None:
    near = sky("Over the fence", castles=[], goal={"kind": "touch", "cat": {"x": 350_000, "y": 475_000}})
    work = keep(anna, near, listed=True)
    until = time.monotonic() + limits.STATE
    while (shown := bert.get("GET", f"/works/{work['id']}"))["estimate"] is None:
        assert time.monotonic() < until
        time.sleep(0.2)
    found = shown["estimate"]
    assert (found["matches"], found["decided"]) == (6, 6)
    assert found["difficulty"] == "easy"
    told = bert.get("POST", "/works/estimate", {"game": "brooms", "body": near})
    assert told == {"estimate": found}, "it was found once, and is known at once"
    assert keep(bert, near)["estimate"] == found
    (listed,) = bert.get("GET", "/works?game=brooms&words=fence")
    assert listed["estimate"] == found
    refused = anna.ask("POST", "/works/estimate", {"game": "brooms", "body": overlapping()})
    assert (refused.status_code, refused.json()["why"]) == (422, "unplayable")


def test_what_comes_with_the_game_hangs_in_the_gallery_and_is_played_by_name(anna: Visitor) -> None:
    ours = [work for work in anna.get("GET", "/works?game=brooms") if work["house"]]
    assert len(ours) == len(shipped())
    names = {}
    for language in ("en", "fr"):
        shown = anna.ask("GET", f"/works/{ours[-1]['id']}", accept_language=language).json()
        names[language] = shown["title"], shown["text"]
    assert names["en"] != names["fr"]
    word = names["en"][0].split()[-1]
    found = anna.get("GET", f"/works?game=brooms&words={word}")
    assert [work["id"] for work in found if work["house"]] == [ours[-1]["id"]]
    assert anna.get("GET", "/works?game=brooms&mine=true") == []
    table = anna.open("brooms", 2, options=shown["options"])
    for seat in (0, 1):
        anna.get("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    anna.get("POST", f"/tables/{table}/start")
    assert anna.get("GET", f"/works/{ours[-1]['id']}")["plays"] == 1
    assert anna.ask("DELETE", f"/works/{ours[-1]['id']}").json()["why"] == "not-your-work"
    remix = keep(anna, {**shown["body"], "title": "Mine now"}, origin=shown["id"])
    assert remix["origin"] == shown["id"]


def test_a_sky_for_few_is_refused_to_many_in_the_reader_s_words(anna: Visitor) -> None:
    wish = {"game": "brooms", "seats": 4, "options": {"own": sky(players=[2, 3])}}
    said = {language: anna.ask("POST", "/tables", wish, accept_language=language).json() for language in ("en", "fr")}
    assert said["en"]["why"] == "unplayable"
    assert said["en"]["text"] == "This adventure is for 2 to 3 players, not for 4."
    assert said["fr"]["text"] != said["en"]["text"]
    broken = {"game": "brooms", "body": sky(table="wide")}
    said = {language: anna.ask("POST", "/works", broken, accept_language=language).json() for language in ("en", "fr")}
    assert said["en"]["text"].endswith("at $.table there should be a list.")
    assert said["fr"]["text"].endswith("à $.table devrait se trouver une liste.")


def test_a_game_that_lies_in_no_folder_has_no_workshop() -> None:
    alone = type("Alone", (Vote,), {"__module__": "alone"})
    assert catalogue.part(alone, "creations") is None
