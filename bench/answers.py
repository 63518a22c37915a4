"""How long people wait for a bot: ten tables of one level at once, by the workers that a server has."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from statistics import median

from envol import bots, catalogue
from envol.dice import FastDice
from envol.heuristics import Level
from envol.match import Match
from envol.server.bot_workers import BotWorkers
from envol.server.settings import Settings

TABLES = 10
QUESTIONS = 6  # at each table
PAUSE = 1.0  # seconds that a table shows a move before the next bot is asked, as at a served table


async def table(thinkers: BotWorkers, key: str, level: str, number: int) -> list[float]:
    """The seconds that each question took at one table of two bots."""
    match = Match.new(key, 2)
    dice = FastDice(f"answers {number}")
    waited: list[float] = []
    while match.to_move and len(waited) < QUESTIONS:
        match.settle(dice)
        if not match.to_move:
            break
        seat = match.to_move[0]
        began = time.monotonic()
        answer = await thinkers.answer(level, match.game, match.state, seat)
        if len(match.game.moves(match.state, seat)) > 1:
            waited.append(time.monotonic() - began)
        match.play(seat, answer.move)
        await asyncio.sleep(PAUSE)
    return waited


async def measure(keys: list[str], workers: int) -> bool:
    """Whether every level of these games answers in its time."""
    settings = Settings()
    good = True
    for key in keys:
        for name in bots.offered(catalogue.find(key)):
            thinkers = BotWorkers(workers, settings.think_seconds)
            await asyncio.gather(*[table(thinkers, key, "greedy", -1 - n) for n in range(workers)])  # they are there
            tables = [table(thinkers, key, name, number) for number in range(TABLES)]
            waited = sorted(second for seconds in await asyncio.gather(*tables) for second in seconds)
            level = bots.level_of(name, catalogue.find(key))
            stated = level.seconds if isinstance(level, Level) else Level(1).seconds
            good = good and waited[-1] <= stated
            told = f"median {median(waited):.2f} s, longest {waited[-1]:.2f} s of {stated:.0f} s"
            print(f"{key}: {name} at {TABLES} tables: {told}", flush=True)
            await thinkers.close()
    return good


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.answers", description=__doc__)
    arguments.add_argument("game", nargs="*", help="only these games")
    arguments.add_argument("--workers", type=int, default=2)
    chosen = arguments.parse_args()
    return 0 if asyncio.run(measure(list(chosen.game or catalogue.game_keys()), chosen.workers)) else 1


if __name__ == "__main__":
    sys.exit(main())
