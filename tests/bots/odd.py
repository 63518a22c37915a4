"""Bots as strangers write them: slow ones, and some that fail in every way."""

from __future__ import annotations

import os
import sys
import time

from envol.bots import Answer, Ask
from envol.game import Move


class Slow:
    """Plays the first legal move after a while."""

    def answer(self, ask: Ask) -> Answer:
        time.sleep(0.01)
        return Answer(ask.moves[0], 0)


class Crashing:
    """Raises an exception at its third move."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, ask: Ask) -> Answer:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no idea\nwhat to do")
        return Answer(ask.moves[0], 0)


class Cheating:
    """Plays what it may not."""

    def answer(self, ask: Ask) -> Answer:
        return Answer(Move("win at once"), 0)


class Wordless:
    """Answers nothing at all."""

    def answer(self, ask: Ask) -> None:
        return None


class Dreaming:
    """Cannot tell how long it takes."""

    def answer(self, ask: Ask) -> Answer:
        return Answer(ask.moves[0], "a while")  # type: ignore[arg-type]


class Leaving:
    """Wants to end the program."""

    def answer(self, ask: Ask) -> Answer:
        sys.exit(3)


class Killing:
    """Ends its process, and with it all that was played there."""

    def answer(self, ask: Ask) -> Answer:
        os._exit(3)


class Unborn:
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


class Silent:
    """Never answers, and lets nothing disturb it."""

    def answer(self, ask: Ask) -> Answer:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue
