"""All five games between people, and two with bots among them."""

from __future__ import annotations

import time

from tests.server.messages.scribe import Person, Scribe
from tests.server.messages.table import Table
from tests.tiers import TIER


def blackmore(scribe: Scribe) -> None:
    """A whole match of three: moves taken back in every way, lines cut, a seat handed to a bot and back."""
    table = Table(scribe, "blackmore", 3, options={"totals": True})
    table.ask(1, "POST", "/undo", {"on": 0})
    table.ask(1, "POST", "/hint", {"on": 0})
    table.lines[0].move("play b2", on=0)
    table.start()
    table.refusals("play", "play b99", "draw b2", "play g1", "play r9", "trump r", "hourglass 1", "")
    _take_back(table)
    table.go(7)
    for line in table.every:
        line.ask({"type": "story"}, "story")
        line.ask({"type": "sync"}, "sync")
    table.leave(1)
    table.lines[0].ask({"type": "ping", "n": 5}, "pong")
    table.come_back(1)
    table.lines[1].move("play b2", id="Bert-1-1")  # sent again over a new line, and played only once
    _hand_over(table)
    table.go(500)
    table.end()


def _take_back(table: Table) -> None:
    first = table.asked[0]
    seat, other, third = first, (first + 1) % 3, (first + 2) % 3
    table.ask(third, "POST", "/undo", {"on": table.lines[third].you["on"]})
    table.go(3)
    on = table.lines[seat].you["on"]
    table.ask(seat, "POST", "/undo", {"on": on + 7})
    table.ask(seat, "POST", "/undo", {"on": on})
    table.ask(other, "POST", "/undo", {"on": table.lines[other].you["on"]})
    table.ask(other, "DELETE", "/undo")  # declined
    wish = table.ask(seat, "POST", "/undo", {"on": on})["undo"]
    table.ask(other, "PUT", "/undo", {"number": wish["number"] + 1})
    table.ask(other, "PUT", "/undo", {"number": wish["number"]})
    table.ask(third, "PUT", "/undo", {"number": wish["number"]})  # agreed
    table.go(2)
    wish = table.ask(seat, "POST", "/undo", {"on": table.lines[seat].you["on"]}).get("undo")
    table.go(1)  # whoever plays on has declined
    table.watcher.ask("POST", f"{table.path}/undo", {"on": 1})
    table.watcher.ask("DELETE", f"{table.path}/undo")


def _hand_over(table: Table) -> None:
    """By somebody who is not asked, so that the bot has nothing to do before its person is back."""
    seat = next(seat for seat in range(3) if seat not in table.asked)
    other = table.asked[0]
    table.ask(seat, "PUT", f"/seats/{seat}/bot", {"bot": "random"})
    table.lines[seat].move("play b2")
    table.ask(seat, "POST", "/undo", {"on": table.lines[seat].you["on"]})
    table.ask(seat, "POST", "/hint", {"on": table.lines[seat].you["on"]})
    table.ask(seat, "PUT", f"/seats/{seat}/bot", {"bot": "nobody"})
    table.ask(other, "PUT", f"/seats/{seat}/bot", {"bot": "random"})
    table.ask(other, "DELETE", f"/seats/{seat}")
    table.ask(other, "POST", f"/seats/{seat}", {"name": "X"})
    table.people[seat].sit(table.id, seat)
    for line in table.every:
        line.drain()
    table.ask(seat, "DELETE", f"/seats/{seat}")
    table.ask(seat, "DELETE", f"/seats/{seat}")
    table.people[seat].sit(table.id, seat)
    for line in table.every:
        line.drain()


def oz(scribe: Scribe) -> None:
    """A whole match of two, hints and an analysis, which workers make."""
    table = Table(scribe, "oz", 2, options={"memory": False}, listed=False)
    table.start()
    table.refusals("take", "take 0", "take 4", "deal w", "recall w", "turn 1")
    seat = table.asked[0]
    for on in (0, *[table.lines[seat].you["on"]] * 6):  # so many at once, and no more
        table.ask(seat, "POST", "/hint", {"on": on})
    table.ask(1 - seat, "POST", "/hint", {"on": table.lines[1 - seat].you["on"]})
    table.watcher.ask("POST", f"{table.path}/hint", {"on": 1})
    table.watcher.ask("POST", f"{table.path}/analysis")
    table.go(200)
    _analysis(table)
    table.end()


def _analysis(table: Table) -> None:
    """The first answer and the last: how many come between is a matter of time."""
    wanda, path = table.watcher, f"{table.path}/analysis"
    wanda.ask("POST", path)
    while wanda.http.post(path, headers=wanda.headers).json()["analysis"] is None:
        time.sleep(0.05)
    wanda.ask("POST", path)


def air(scribe: Scribe) -> None:
    """Three people fly for a while."""
    table = Table(scribe, "air", 3, hints=False)
    table.start()
    table.refusals("fly", "keep", "stop", "land black", "take b10", "reveal b2", "finish")
    table.ask(table.asked[0], "POST", "/hint", {"on": table.lines[table.asked[0]].you["on"]})
    table.go(TIER.golden_moves)
    table.leave(0)
    table.come_back(0)
    table.end()


def brooms(scribe: Scribe) -> None:
    """Two people in an adventure."""
    table = Table(scribe, "brooms", 2, options={"adventure": "school"})
    table.start()
    table.refusals("fly", "turn 400", "start hut 9", "take B left", "back D right", "angle 10")
    table.go(TIER.golden_moves)
    table.leave(1)
    table.come_back(1)
    table.end()


def carpets(scribe: Scribe) -> None:
    """A race in real time: claims, a pause that one hand asks for, and timers that strike when the clock is moved."""
    table = Table(scribe, "carpets", 3, options={"start": "cloud"})
    table.start()
    table.refusals("fold", "sunset 1", "hourglass 1", "claim 9", "fold left 9 over", "push 1", "claim 5", "cobra")
    table.ask(0, "POST", "/undo", {"on": table.lines[0].you["on"]})
    for _ in range(TIER.golden_moves // 4):
        if not table.is_over:
            table.go(3, pause=120)
            _strike(table)
    table.end()


def _strike(table: Table) -> None:
    """After three minutes whoever moves wakes the room, and the timer that is due strikes."""
    if table.is_over or table.watching.you["due"] is None:
        return
    table.go(1, pause=181_000)


def calm(scribe: Scribe) -> None:
    """A race at a calm table, where nobody sees what the others choose before all have."""
    table = Table(scribe, "carpets", 2, options={"calm": True})
    table.start()
    table.go(TIER.golden_moves)
    table.end()


def bots(scribe: Scribe) -> None:
    """One person among bots of several kinds, who answer the same whenever they are asked the same."""
    for game, others in (("blackmore", ("random", "greedy")), ("oz", ("apprentice", "search:3"))):
        anna = Person(scribe, "Anna")
        table = anna.open(game, 3)
        path = f"/api/tables/{table}"
        line = anna.line(f"/ws/tables/{table}")
        line.next("table")
        anna.sit(table, 0)
        line.until(lambda message: message["type"] == "table" and message["seat"] == 0)
        for seat, bot in enumerate(others, start=1):
            anna.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": bot})
        line.drain()
        anna.ask("POST", f"{path}/start")
        line.next("sync")
        answered = 0
        while not line.is_over:
            you = line.you
            if you["moves"] and you["on"] != answered:
                answered = you["on"]
                line.move(you["moves"][answered % len(you["moves"])])
            else:
                line.hear()
        line.drain()
        anna.ask("GET", f"{path}/record")
        anna.ask("POST", f"{path}/rematch")
