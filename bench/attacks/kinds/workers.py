"""Processes in which bots think, stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

from bench.attacks.attack import Attack
from bench.attacks.server import children, command_of

EVERY = 5.0  # seconds
WORKER = "bot_workers"  # is part of their command; those of servers before them are left alone


class Workers(Attack):
    """A bot's worker is stopped or killed now and then: a hung one was never replaced (point 8)."""

    name = "workers"
    point = "8"

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            # Those that have begun: one that is stopped before it is a program of its own holds its parent, who waits
            # for that in the loop; and nobody but whoever runs the server could do it.
            found = [child for child in children(self.target.pid) if WORKER in command_of(child)]
            if found:
                how = self.dice.choice((signal.SIGSTOP, signal.SIGKILL))
                with suppress(ProcessLookupError):
                    os.kill(self.dice.choice(found), how)
                    self.counts["stopped" if how is signal.SIGSTOP else "killed"] += 1
