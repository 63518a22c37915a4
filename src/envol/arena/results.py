"""The file of results: the plan, then a line for each game. An arena that was broken off goes on from it."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

import msgspec

from envol.arena.contest import Result
from envol.arena.plan import Plan
from envol.codec import decode, encode


class OtherPlan(ValueError):
    """The file belongs to an arena with another plan."""


class Damaged(ValueError):
    """A line of the file cannot be read."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Results:
    """What was played so far, by number; each further result is on disk before the next one comes."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.played: dict[int, Result] = {}
        text = path.read_bytes() if path.exists() else b""
        # The last line may have been cut off with the program: it is played again.
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            self._read(whole.splitlines(), plan)
        if len(whole) < len(text):
            os.truncate(path, len(whole))
        self._file = path.open("ab")
        if not whole:
            self._write(plan)

    def _read(self, lines: list[bytes], plan: Plan) -> None:
        for number, line in enumerate(lines, start=1):
            try:
                if number > 1:
                    result = decode(line, Result)
                    self.played[result.number] = result
                elif decode(line, Plan) != plan:
                    raise OtherPlan
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Damaged(number) from error

    def add(self, result: Result) -> None:
        """Keep one more result."""
        self.played[result.number] = result
        self._write(result)

    def _write(self, value: Plan | Result) -> None:
        self._file.write(encode(value) + b"\n")
        self._file.flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
