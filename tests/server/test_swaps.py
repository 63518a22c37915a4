"""Law 4b through the room's own messages: two worlds that a viewer cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import zlib
from typing import Any, cast

import pytest

from envol.catalogue import AnyGame, find
from envol.codec import encode
from envol.dice import FastDice
from envol.game import NATURE, Seat
from envol.log import Entry
from envol.server.rooms import Room, RoomServices
from envol.server.rooms.broadcast import Broadcast
from envol.server.rooms.move_check import check_move
from envol.server.rooms.own_table import own_table
from envol.server.settings import Settings
from envol.server.store import Place, Table
from envol.server.viewer import Viewer
from envol.server.wire import MoveUp, No
from tests.games.carpets.test_faults import LeakedFolds
from tests.games.vote.rules import Vote
from tests.laws.plays import Line, Play, random_play
from tests.laws.secrecy import match_of, swap
from tests.laws.test_faults import LeakedHands, LeakedToSpectators, LeakyEvent, OpenVotes
from tests.server.in_process import Kept
from tests.tiers import TIER


def still() -> RoomServices:
    """Services of rooms in which no time passes and nothing is stored."""
    none = cast("Any", None)
    return RoomServices(none, none, lambda: 1_000_000, none, lambda: None, lambda *_: None, none, none, Settings(), 0)


class Gossip(Broadcast):
    """A planted leak in the story: how many lines there are, whoever saw them."""

    async def send_story(self, viewer: Viewer) -> None:
        assert self._table.match is not None
        drawn = [str(line.move) for line in self._table.match.log if line.seat == NATURE]
        viewer.push(b'{"type":"story","sum":%d}' % zlib.crc32("".join(drawn).encode()))


class Peeking(Broadcast):
    """A planted leak in the wrapper of a step: a sum over the whole state."""

    def show_steps(self) -> None:
        assert self._table.match is not None
        total = zlib.crc32(str(self._table.match.state).encode())
        for viewer in self.viewers:
            viewer.push_step(b'{"sum":%d}' % total)


async def sent(play: Play, lines: list[Line], viewer: Seat | None, kind: type[Broadcast]) -> list[bytes]:
    """All that a room sends to a viewer during these lines, and how it judges whatever that viewer might try then."""
    match, game = match_of(play), play.game
    places = [Place(f"person {seat}", f"P{seat}") for seat in range(game.seats)]
    table = Table("t", game.key, game.rules, {}, "h", "playing", False, 0, 0, None, None, bytes(32), places, match)
    room = Room(still(), table)
    broadcast = kind(table, 3)
    broadcast.viewers = room.broadcast.viewers
    room.broadcast = broadcast
    person = None if viewer is None else places[viewer].person
    kept = Kept()
    connection = Viewer(person, kept, 10_000)
    room.enter_viewer(connection)
    while not any(b'"type":"sync"' in body for body in kept.sent):
        await asyncio.sleep(0)
    lists: list[bytes] = []  # what the viewer's own list of tables says of this one, whenever that changes
    for n, (seat, move) in enumerate(lines):
        match.append(Entry(n, 10 * n, seat, move))
        if match.to_move != (NATURE,):
            if person is not None and (told := encode(own_table(table, room.info(), person))) not in lists[-1:]:
                lists.append(told)
            room.broadcast.show_steps()
            if n % 5 == 0:
                room.show_table()  # with who is here, who is away, and whose seat a bot may keep
            if n % 20 == 0:
                await room.broadcast.send_story(connection)
    await room.broadcast.send_story(connection)
    while connection._queue:
        await asyncio.sleep(0)
    await room.close()
    return kept.sent + lists + (refusals(play, room, viewer) if viewer is not None else [])


def refusals(play: Play, room: Room, viewer: Seat) -> list[bytes]:
    """What would be answered to any move of this match, so that nobody can feel for the cards of others."""
    assert room.driver is not None
    on, found = room.driver.match.asked[viewer], []
    for text in sorted({str(move) for _, move in play.lines}):
        judged = check_move(room.table, room.driver, viewer, MoveUp("x", on, text), room.clock())
        found.append(encode(judged) if isinstance(judged, No) else b"played")
    return found


def compare(game: AnyGame, seed: str, kind: type[Broadcast] = Broadcast) -> tuple[int, int]:
    """In how many pairs of worlds the same was sent, and in how many not."""
    dice, pairs = FastDice(seed), list[bool]()
    for number in itertools.count():
        play = random_play(game, f"{seed} {number}")
        for found in [swap(play, dice) for _ in range(20)]:
            if found is not None:
                viewer, truth, other = found
                first, second = (asyncio.run(sent(play, lines, viewer, kind)) for lines in (truth, other))
                pairs.append(first == second)
        if len(pairs) >= TIER.swaps:
            break
    return sum(pairs), len(pairs) - sum(pairs)


GAMES: list[tuple[type[AnyGame], int, dict[str, Any]]] = [
    (find("blackmore"), 4, {}),
    (find("blackmore"), 2, {}),
    (Vote, 4, {"rounds": 6}),
    (Vote, 3, {"rounds": 6, "silent": True}),
    (find("carpets"), 3, {"calm": True}),
]


@pytest.mark.parametrize(("kind", "seats", "options"), GAMES, ids=lambda value: getattr(value, "key", str(value)))
def test_what_a_viewer_never_saw_changes_no_byte_that_it_is_sent(
    kind: type[AnyGame], seats: int, options: dict[str, Any]
) -> None:
    same, different = compare(kind(seats, kind.Options(**options), kind.newest), f"swap {seats}")
    assert different == 0
    assert same >= TIER.swaps


@pytest.mark.parametrize("kind", [LeakedHands, LeakedToSpectators, LeakyEvent, OpenVotes, LeakedFolds])
def test_a_game_that_leaks_is_noticed_by_its_bytes(kind: type[AnyGame]) -> None:
    options: dict[str, dict[str, Any]] = {"vote": {"rounds": 6}, "carpets": {"calm": True}}
    _, different = compare(kind(4, kind.Options(**options.get(kind.key, {})), kind.newest), "leak")
    assert different > 0


@pytest.mark.parametrize("room", [Peeking, Gossip])
def test_a_room_that_leaks_is_noticed_by_its_bytes(room: type[Broadcast]) -> None:
    kind = find("blackmore")
    _, different = compare(kind(4, kind.Options(), kind.newest), "peek", room)
    assert different > 0
