"""A bot that plays Blackmore: python examples/bot.py http://127.0.0.1:8000/t/TABLE [NAME]. How: docs/wire.md."""

import asyncio
import json
import secrets
import sys
from typing import Any

import httpx
import websockets


def choose(view: Any, moves: list[str]) -> str:
    """Win the trick if that can be done, else give away little. A move is "play b7", and "b7" a card."""
    if "keep" in moves:  # the trump may be changed, which this bot never does
        return "keep"
    lead = (view["table"][view["leader"]] or " ")[0]

    def strength(card: str) -> tuple[bool, bool, int]:  # trump, then the colour that was led, then near to the wheel
        return card[-2] == view["trump"], card[-2] == lead, -((view["wheel"] - int(card[-1])) % 9)

    winning = [move for move in moves if all(strength(move) > strength(card) for card in view["table"] if card)]
    return max(winning, key=strength) if winning else min(moves, key=lambda move: move[-1])


async def play(address: str, token: str) -> None:
    """Until the match is over, however often the connection is cut."""
    view, you, sent, answered = None, dict[str, Any](moves=[]), None, -1
    async for connection in websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        try:
            if sent:  # not acknowledged when the connection was cut: under the same id it is played once
                await connection.send(json.dumps(sent))
            async for message in (json.loads(text) async for text in connection):
                if message["type"] == "table" and message["table"]["status"] == "over":
                    print("ranks", message["table"]["ranks"], "scores", message["table"]["scores"])
                    return
                if message["type"] in ("sync", "step"):
                    view, you = message["view"], message["you"]
                if message["type"] in ("ack", "no"):
                    sent = None
                if message["type"] == "no":  # then let us hear what is asked now
                    you["moves"], answered = [], -1
                    await connection.send(json.dumps({"type": "sync"}))
                if you["moves"] and you["on"] != answered and not sent:
                    answered = you["on"]
                    sent = {"type": "move", "id": secrets.token_hex(8), "on": answered, "m": choose(view, you["moves"])}
                    await connection.send(json.dumps(sent))
        except websockets.ConnectionClosed as cut:
            if cut.rcvd and cut.rcvd.code in (4403, 4404):  # this seat is ours no longer, or there is no such table
                raise


server, table_id = "/".join(sys.argv[1].split("/")[:3]), sys.argv[1].split("/")[-1]
for seat, info in enumerate(httpx.get(f"{server}/api/tables/{table_id}").raise_for_status().json()["seats"]):
    body = {"name": "".join(sys.argv[2:3]) or "Example", "nonce": secrets.token_hex(16)}
    taken = httpx.post(f"{server}/api/tables/{table_id}/seats/{seat}", json=body) if info["kind"] == "empty" else None
    if taken and taken.is_success:  # the secret of the personal link that we are given is our token
        sys.exit(asyncio.run(play(f"ws{server[4:]}/ws/tables/{table_id}", taken.json()["personal"])))
sys.exit("there is no free seat")
