"""Evenings of scripted people who leave, come back, fall asleep, send each other out and play again, at random.

`python -m tests.server.evenings 200` plays so many and tells how many were stuck or lost."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets

from envol import record
from envol.server.talk import MOST_TOLD
from tests import limits
from tests.server.harness import Guest, Server, running
from tests.server.talk import Connection

GAMES = ("vote", "blackmore", "oz")
MATCHES = 2  # in one evening
AT_ONCE = 8
SETTINGS: dict[str, Any] = {
    "grace_seconds": 0.05,
    "keep_seconds": 0.3,
    "comings_per_second": 50.0,
    "messages_per_second": 1000,
    "lines_per_minute": 600,
    "tables_per_address": 1_000_000,
}


@dataclass
class Evening:
    """One table and those that follow it, and what was done there."""

    dice: random.Random
    table: str = ""
    over: list[str] = field(default_factory=list)  # the tables whose match is over
    done: Counter[str] = field(default_factory=Counter)
    acked: dict[str, list[tuple[int, str]]] = field(default_factory=dict)  # by table: seat and move
    said: dict[str, list[str]] = field(default_factory=dict)  # by table: the words that were acknowledged
    is_late: bool = False  # the last match is over


class Reveller:
    """Somebody at the table; the first of them never goes home before the others."""

    def __init__(self, evening: Evening, guest: Guest, name: str, *, stays: bool) -> None:
        self.evening, self.guest, self.name, self.stays = evening, guest, name, stays
        self.has_gone = False

    async def spend(self) -> None:
        """Until the evening is over: be there, go away for a while, or for good."""
        evening = self.evening
        while not evening.is_late and not self.has_gone:
            with contextlib.suppress(OSError, websockets.WebSocketException, EOFError):
                table = evening.table  # while one comes there, the others may go on to the next
                async with self.guest.socket(table) as socket:
                    await self._sit(Connection(socket), table)
            if not evening.is_late:
                await asyncio.sleep(evening.dice.choice((0.0, 0.02, 0.2, 0.6)))

    async def _sit(self, at: Connection, table: str) -> None:
        """Hear and do something, until one leaves or another table is played at."""
        evening = self.evening
        while evening.table == table and not evening.is_late:
            try:
                async with asyncio.timeout(0.15):
                    message = await at.hear()
            except TimeoutError:
                message = {"type": "nothing"}
            if at.table is None:
                continue
            told = next((one for one in reversed(at.messages) if one["type"] == "table"), None)
            await self._look(at, told, table)
            if message["type"] in ("sync", "step", "nothing") and await self._play(at, table):
                return

    async def _do(self, what: str, method: str, path: str, **more: Any) -> Any:
        """Ask the server; it may refuse, because others were faster, but never fail."""
        answer = await self.guest.http.request(method, f"/api/tables/{self.evening.table}{path}", **more)
        assert answer.status_code < 500, f"{what}: {answer.status_code} {answer.text}"
        self.evening.done[what if answer.is_success else f"{what}: {answer.json()['why']}"] += 1
        return answer.json() if answer.is_success and answer.content else None

    async def _look(self, at: Connection, told: Any, table: str) -> None:
        """Do something about what the table tells."""
        dice, info = self.evening.dice, at.table
        undo, mine = info["undo"], told["seat"]
        if info["status"] == "over":
            await self._go_on(info, mine, table)
        elif info["status"] == "open":
            place = next((seat for seat, one in enumerate(info["seats"]) if one["name"] == self.name), None)
            if place is not None and not info["seats"][place]["ready"]:
                await self._do("come", "POST", f"/seats/{place}", json={"name": self.name, "nonce": "ab" * 16})
            elif self.stays and dice.random() < 0.5:
                await self._do("begin", "POST", "/start?without_absent=true")
        elif told["kept"] is not None:
            if self.stays or dice.random() < 0.3:
                await self._do("back", "POST", f"/seats/{told['kept']}", json={"name": self.name})
        elif mine is not None:
            if undo and mine in undo["missing"]:
                agrees = dice.random() < 0.7
                if agrees:
                    await self._do("agree", "PUT", "/undo", json={"number": undo["number"]})
                else:
                    await self._do("decline", "DELETE", "/undo")
            for seat in told["keeps"]:
                await self._do("keep", "PUT", f"/seats/{seat}/keep")
            for number in told["admits"]:
                await self._do("admit", "PUT", f"/wishes/{number}")
            if dice.random() < 0.02:
                await self._do("send out", "PUT", f"/seats/{dice.choice(self._others(info))}/out")
            for out in info["outs"]:
                if mine not in (out["seat"], *out["by"]) and dice.random() < 0.3:
                    await self._do("send out", "PUT", f"/seats/{out['seat']}/out")
        elif told["joins"] and told["asks"] is None and dice.random() < 0.3:
            asked = {"seat": dice.choice(told["joins"]), "name": self.name}
            await self._do("ask for a seat", "POST", "/wishes", json=asked)

    @staticmethod
    def _others(info: Any) -> list[int]:
        """All seats but that of who stays: if the others went home, nobody could open the next table."""
        return [seat for seat, place in enumerate(info["seats"]) if place["name"] != "P0"]

    async def _play(self, at: Connection, table: str) -> bool:
        """Answer what is asked, or go; whether one has gone."""
        dice = self.evening.dice
        if at.you is None:
            return False
        chance = dice.random()
        if chance < 0.02:
            self.evening.done["fall asleep"] += 1
            await asyncio.sleep(0.5)
        elif chance < 0.04:
            self.evening.done["leave"] += 1
            return True
        elif chance < 0.045 and not self.stays:
            self.evening.done["go home"] += 1
            self.has_gone = True
            return True
        elif chance < 0.07 and at.seat is not None:
            await self._do("ask for a move back", "POST", "/undo", json={"on": at.you["on"]})
        elif chance < 0.08 and at.seat is not None:
            await self._do("let a bot play", "DELETE", f"/seats/{at.seat}")
        elif chance < 0.16:
            await self._say(at, table)
        if at.seat is not None and at.you["moves"]:
            seat, move = at.seat, dice.choice(at.you["moves"])
            answer = await at.move(move)
            if answer["type"] == "ack":
                self.evening.acked.setdefault(table, []).append((seat, move))
        return False

    async def _say(self, at: Connection, table: str) -> None:
        """Say something, sometimes twice, as after a cut; mute somebody, or report what was said."""
        dice, done = self.evening.dice, self.evening.done
        number = sum(done.values())
        words = f"{self.name} {number} {dice.random()}"
        line = {"type": "say", "id": f"{self.name}-{number}", "text": words}
        for _ in range(dice.choice((1, 1, 2))):
            await at.say(line)
        answer = await at.answer(line["id"])
        done["say" if answer["type"] == "ack" else f"say: {answer['why']}"] += 1
        if answer["type"] == "ack":
            self.evening.said.setdefault(table, []).append(words)
        heard = [one["line"] for one in at.messages if one["type"] == "said" and not one["line"]["mine"]]
        if heard and dice.random() < 0.2:
            other = dice.choice(heard)
            what: Any = dice.choice(
                (
                    {"type": "mute", "who": other["who"], "muted": dice.random() < 0.5},
                    {"type": "report", "number": other["number"], "why": "other"},
                )
            )
            await at.say({**what, "id": f"{self.name}-{number}-about"})
            answer = await at.answer(f"{self.name}-{number}-about")
            done[what["type"] if answer["type"] == "ack" else f"{what['type']}: {answer['why']}"] += 1

    async def _go_on(self, info: Any, mine: int | None, table: str) -> None:
        """The match is over: play again, or that was the evening."""
        evening = self.evening
        if table not in evening.over:
            evening.over.append(table)
        if len(evening.over) >= MATCHES:
            evening.is_late = True
        elif evening.table == table and (self.stays or info["next"]):
            rotated = evening.dice.choice(("true", "false"))
            found = await self._do("again", "POST", f"/rematch?rotated={rotated}&game={evening.dice.choice(GAMES)}")
            if found:
                evening.table = found["table"]


async def spend_evening(server: Server, seed: int) -> Evening:
    """Raises if it does not come to its end, or something of it is lost."""
    evening = Evening(random.Random(seed))
    people = [Guest(server) for _ in range(evening.dice.randrange(2, 5))]
    try:
        evening.table = await people[0].open(evening.dice.choice(GAMES), len(people))
        for seat, guest in enumerate(people):
            await guest.sit(evening.table, seat, f"P{seat}", f"{seat:02x}" * 16)
        await people[0].call("POST", f"/tables/{evening.table}/start")
        revellers = [Reveller(evening, guest, f"P{seat}", stays=seat == 0) for seat, guest in enumerate(people)]
        async with asyncio.timeout(limits.MATCH):
            await asyncio.gather(*(reveller.spend() for reveller in revellers))
        for table in evening.over:
            lines = Counter((line.seat, str(line.move)) for line in record.read(await _record(people[0], table)).log)
            missing = Counter(evening.acked.get(table, [])) - lines
            assert not missing, f"{table}: acknowledged, and not in the record: {missing}"
            await _check_talk(server, table, evening.said.get(table, []))
    finally:
        for guest in people:
            await guest.close()
    return evening


async def _check_talk(server: Server, table: str, said: list[str]) -> None:
    """All that was acknowledged was said once, and whoever comes after the match hears the last of it."""
    stranger = Guest(server)  # who has muted nobody
    try:
        async with stranger.socket(table) as socket:
            at = Connection(socket)
            await at.next("sync")
            lines = (await at.next("talk"))["lines"] if said else []
    finally:
        await stranger.close()
    heard = [line["text"] for line in lines]
    assert len(heard) == min(len(said), MOST_TOLD), f"{table}: {len(said)} lines were said, {len(heard)} are heard"
    assert set(heard) <= set(said), f"{table}: heard what nobody said"
    assert len(set(heard)) == len(heard), f"{table}: said twice"


async def _record(guest: Guest, table: str) -> str:
    return str(await guest.call("GET", f"/tables/{table}/record"))


async def spend_evenings(
    server: Server, number: int, tell: Callable[[int, Exception], object]
) -> tuple[list[Evening], int]:
    """So many evenings, some at once; those that came to their end, and how many did not."""
    room, spent, failed = asyncio.Semaphore(AT_ONCE), list[Evening](), 0

    async def one(seed: int) -> None:
        nonlocal failed
        async with room:
            try:
                spent.append(await spend_evening(server, seed))
            except Exception as error:
                failed += 1
                tell(seed, error)

    work: list[Awaitable[None]] = [one(seed) for seed in range(number)]
    await asyncio.gather(*work)
    return spent, failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, nargs="?", default=200)
    began = time.monotonic()
    number = parser.parse_args().number
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **SETTINGS) as server:
        spent, failed = asyncio.run(
            spend_evenings(server, number, lambda seed, error: print(f"evening {seed}: {error!r}"))
        )
    done: Counter[str] = sum((evening.done for evening in spent), Counter())
    for what, count in sorted(done.items()):
        print(f"{count:6} {what}")
    matches = sum(len(evening.over) for evening in spent)
    print(f"{number} evenings, {matches} matches, {failed} stuck or lost, in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
