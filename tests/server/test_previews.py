"""What a link shows where it is pasted, and what a screen for the whole room is told."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from envol import catalogue
from tests.server.harness import running
from tests.server.visitor import Visitor

META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


def head(visitor: Visitor, path: str, **headers: str) -> dict[str, str]:
    answer = visitor.http.get(path, headers=headers)
    assert answer.status_code == 200
    found = {name: unescape(told) for name, told in META.findall(answer.text)}
    title = re.search(r"<title>(.*?)</title>", answer.text)
    assert title is not None
    return {**found, "title": unescape(title[1])}


def test_a_link_tells_who_plays_what_in_the_language_of_whoever_shared_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as anna, Visitor(server) as crawler:
        table = anna.open(seats=3)
        assert head(crawler, f"/t/{table}?lang=fr")["og:description"] == "La table est mise. Il reste 3 places."
        anna.sit(table, name='<Anna> & "Co"')
        told = head(crawler, f"/t/{table}?lang=fr", accept_language="en")
        assert told["og:description"] == '<Anna> & "Co" vous attend. Il reste 2 places.'
        assert told["og:title"] == told["title"] == "Les Sorcières de Blackmore · Envol"
        assert told["og:url"] == f"{server.url}/t/{table}"
        assert told["og:locale"] == "fr_FR"
        for language in ("en", "??"):
            assert (
                "is waiting for you. 2 seats are left."
                in head(crawler, f"/t/{table}?lang={language}", **{"accept-language": "en-GB,en;q=0.8"})[
                    "og:description"
                ]
            )
        picture = crawler.http.get(told["og:image"])
        assert picture.headers["content-type"] == "image/jpeg"
        assert picture.content.startswith(b"\xff\xd8\xff")
        assert "og:title" not in head(crawler, "/t/nowhere"), "nothing is said of what there is not"


@pytest.mark.parametrize("game", catalogue.game_keys())
def test_every_game_has_a_picture_for_its_links(game: str) -> None:
    found = catalogue.file_of(catalogue.find(game), "preview.jpg")
    assert found is not None
    assert len(found.read_bytes()) < 100_000


def test_a_screen_sees_as_a_spectator_also_where_its_person_has_a_seat(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as anna:
        table = anna.open()
        anna.start_with_bot(table)
        with anna.socket(table) as own, anna.socket(f"{table}?screen") as screen:
            assert own.hear("table")["seat"] == 0
            assert own.hear("sync")["view"]["hand"]
            assert screen.hear("table")["seat"] is None
            seen = screen.hear("sync")
            assert seen["view"]["hand"] == []
            assert seen["you"]["moves"] == []
