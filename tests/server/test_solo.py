"""What the server proposes to somebody who plays against bots alone, by what it knows of their finished matches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Guest, Server, running
from tests.server.talk import connected, guests, over, played, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("solo"), pace=0.01) as made:
        yield made


async def play_vote(guest: Guest, *bots: str, leave: bool = False) -> tuple[str, int]:
    """A short match against these bots, played to its end or left to a bot; its table and one's rank."""
    table = await guest.open("vote", 1 + len(bots), rounds=1)
    await guest.sit(table, 0)
    for number, bot in enumerate(bots, start=1):
        await guest.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": bot})
    async with connected(guest, table) as talk:
        await guest.call("POST", f"/tables/{table}/start")
        if leave:
            await guest.call("DELETE", f"/tables/{table}/seats/0")
        else:
            await talk.move((await talk.asked())[0])
        await talk.until(over)
        return table, talk.table["ranks"][0]


async def proposed(guest: Guest, game: str, **asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = await guest.call("GET", f"/games/{game}/solo", params=asked)
    return found


@played
async def test_a_newcomer_is_proposed_a_first_game_and_what_is_asked_for(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        carpets = {game["key"]: game for game in await anna.call("GET", "/games")}["carpets"]
        assert carpets["demands"] == {"luck": 1, "thought": 2, "speed": 3}
        first = {"seats": 4, "level": "apprentice", "options": {"first_game": True}, "helps": []}
        assert carpets["first"] == first
        found = await proposed(anna, "carpets")
        assert (found["seats"], found["bots"], found["options"]) == (4, ["apprentice"] * 3, {"first_game": True})
        found = await proposed(anna, "carpets", opponents=1, level="master")
        assert (found["seats"], found["bots"], found["adapts"], found["first"]) == (2, ["master"], False, True)
        assert await refused(anna, "GET", "/games/chess/solo") == (404, "no-such-game")
        assert await refused(anna, "GET", "/games/oz/solo?level=greedy") == (404, "no-such-bot")
        assert await refused(anna, "GET", "/games/oz/solo?opponents=0") == (400, "bad-request")


@played
async def test_the_next_table_and_the_rematch_follow_from_ones_own_finished_matches(server: Server) -> None:
    async with guests(server, 2) as (anna, bert):
        await play_vote(anna, "companion", leave=True)
        assert (await proposed(anna, "vote"))["first"], "a bot has played it to the end"
        table, rank = await play_vote(anna, "companion", "companion")
        found = await proposed(anna, "vote", opponents=2)
        assert not found["first"]
        place = (rank - 1) / 2
        weaker, stronger = ["companion", "apprentice"], ["master", "companion"]
        expected = stronger if place < 1 / 3 else weaker if place > 2 / 3 else ["companion"] * 2
        assert found["bots"] == expected
        assert (await proposed(bert, "vote"))["first"], "what others play is theirs"
        same = (await anna.call("POST", f"/tables/{table}/rematch"))["table"]
        again = await anna.call("GET", f"/tables/{same}")
        assert [seat["bot"] for seat in again["seats"]] == [None, "companion", "companion"]
        await anna.call("DELETE", f"/tables/{same}")
        other = (await anna.call("POST", f"/tables/{table}/rematch?adapt=true"))["table"]
        again = await anna.call("GET", f"/tables/{other}")
        assert [seat["bot"] for seat in again["seats"]] == [None, *expected]


@played
async def test_the_page_of_a_game_has_its_name_and_what_it_is_and_an_unknown_one_is_not_there(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        for language, title, words in (
            ("fr", "Les Sorcières de Blackmore", "sorcière"),
            ("en", "The Witches of Blackmore", "witch"),
        ):
            headers = {"accept": "text/html", "accept-language": language}
            page = await anna.http.get("/g/blackmore", headers=headers)
            assert page.status_code == 200
            assert f"<title>{title} · Envol</title>" in page.text
            assert f'<html lang="{language}">' in page.text
            description = re.search('<meta name="description" content="([^"]+)" />', page.text)
            assert description is not None
            assert words in description[1]
            assert page.headers["vary"] == "accept-language"
        lost = await anna.http.get("/g/chess", headers={"accept": "text/html"})
        assert lost.status_code == 404
        assert "<title>Envol</title>" in lost.text
