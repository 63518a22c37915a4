"""Records: a match as a text file that replays under any later code, and the proof that its dice were fair."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from envol.catalogue import BadOptions, UnknownGame
from envol.codec import decode, encode
from envol.dice import ShownDice, chance_number, commit_to, derive_seed
from envol.game import NATURE, IllegalMove
from envol.log import Entry, Header
from envol.match import Match

# Eighteen digits at most: a number of thousands of digits would cost time, or an error that is not a BadRecord.
_NUMBER = "(0|[1-9][0-9]{0,17})"
_LINE = re.compile(
    rf"{_NUMBER} {_NUMBER} (0|-?[1-9][0-9]{{0,17}}) ([^\[\]()]+?)"
    rf"(?: \[{_NUMBER}/{_NUMBER}\])?(?: \({_NUMBER}\+{_NUMBER}\))?"
)

Look: TypeAlias = Callable[[Match, Entry], None]


class Close(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished record: the result, and the secret behind served dice."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    secret: str = ""


class BadRecord(ValueError):
    """The record is damaged or untrue; `line` counts from 1, `why` and `data` name a text."""

    def __init__(self, line: int, why: str, **data: Any) -> None:
        super().__init__(f"line {line}: {why} {data}")
        self.line = line
        self.why = why
        self.data = data


@dataclass(frozen=True)
class Proof:
    """What verifying a record has shown."""

    lines: int
    chances: int  # lines of chance whose number meant the outcome that was logged
    served: bool  # commit, seed and every number follow from the secret
    finished: bool


def write(match: Match, secret: bytes = b"") -> str:
    """The record of a match; the secret of served dice belongs only to a finished one."""
    lines = [encode(match.header).decode()]
    for entry in match.log:
        shown = "" if entry.t is None else f" [{entry.t}/{entry.total}]"
        raced = "" if entry.hold is None else f" ({entry.delay}+{entry.hold})"
        lines.append(f"{entry.n} {entry.at} {entry.seat} {entry.move}{shown}{raced}")
    outcome = match.outcome
    if outcome is not None:
        lines.append(encode(Close(outcome.ranks, outcome.scores, outcome.ending, secret.hex())).decode())
    return "\n".join(lines) + "\n"


def read(text: str) -> Match:
    """The match that a record tells; every line is checked against the rules."""
    return _read(text)[0]


def verify(text: str) -> Proof:
    """Check all that a record claims: each move, each number of the dice, the seed, and the result."""
    match, close = _read(text, _verify_meaning)
    seed = _seed(match.header, close)
    chances = [entry for entry in match.log if entry.seat == NATURE]
    if seed is not None:
        for k, entry in enumerate(chances):
            _verify_number(entry, seed, k)
    noted = sum(entry.t is not None for entry in chances)
    return Proof(len(match.log), noted, seed is not None, close is not None)


def _read(text: str, look: Look | None = None) -> tuple[Match, Close | None]:
    """The match and the result; `look` sees each line before it is added."""
    if not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, "record-cut-short")
    lines = text[:-1].split("\n")
    try:
        match = Match(decode(lines[0], Header))
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnknownGame, BadOptions) as error:
        raise BadRecord(1, "record-header", detail=str(error)) from error
    if match.header.envol != (1 if match.clocks is None else 2):
        raise BadRecord(1, "record-format", format=match.header.envol)
    close: Close | None = None
    for number, line in enumerate(lines[1:], start=2):
        if close is not None:
            raise BadRecord(number, "record-after-end")
        if line.startswith("{"):
            close = _read_close(match, number, line)
        else:
            _read_line(match, number, line, look)
    return match, close


def _read_line(match: Match, number: int, line: str, look: Look | None) -> None:
    found = _LINE.fullmatch(line)
    if found is None:
        raise BadRecord(number, "record-line")
    n, at, seat = int(found[1]), int(found[2]), int(found[3])
    if n != len(match.log):
        raise BadRecord(number, "record-number", expected=len(match.log))
    if match.log and at < match.log[-1].at:
        raise BadRecord(number, "record-time")
    try:
        move = match.parse(seat, found[4])
        match.check(seat, move)
    except IllegalMove as error:
        raise BadRecord(number, "record-illegal", text=found[4], rule=error.rule, reason=error.why) from error
    except ValueError as error:  # BadNotation, or a number too long for Python to read
        raise BadRecord(number, "record-notation", text=found[4]) from error
    shown = (None, None) if found[5] is None else (int(found[5]), int(found[6]))
    if shown != (None, None) and seat != NATURE:
        raise BadRecord(number, "record-line")
    raced = (None, None) if found[7] is None else (int(found[7]), int(found[8]))
    if raced != (None, None) and seat < 0:
        raise BadRecord(number, "record-line")
    entry = Entry(n, at, seat, move, *shown, *raced)
    if look is not None:
        look(match, entry)
    match.append(entry)


def _read_close(match: Match, number: int, line: str) -> Close:
    try:
        close = decode(line, Close)
    except msgspec.MsgspecError as error:
        raise BadRecord(number, "record-line") from error
    outcome = match.outcome
    if outcome is None or (close.ranks, close.scores, close.ending) != (outcome.ranks, outcome.scores, outcome.ending):
        raise BadRecord(number, "record-result")
    return close


def _seed(header: Header, close: Close | None) -> bytes | None:
    """The seed of served dice once the secret is known to be the one committed to."""
    if close is None or not (close.secret or header.commit):
        return None
    try:
        secret = bytes.fromhex(close.secret)
        seed = derive_seed(secret, header.id, [bytes.fromhex(nonce) for nonce in header.nonces])
        kept = commit_to(secret) == bytes.fromhex(header.commit)
    except ValueError as error:  # no hexadecimal, or a nonce too long to have been one
        raise BadRecord(1, "record-commit") from error
    if not kept:
        raise BadRecord(1, "record-commit")
    return seed


def _verify_meaning(past: Match, entry: Entry) -> None:
    """The number of a chance line, if noted, must mean its outcome."""
    if entry.t is None or entry.total is None:
        return
    shown = ShownDice(entry.t)
    meant = past.game.nature(past.state, shown) if entry.t < min(entry.total, _weight(past)) else None
    if meant != entry.move or shown.total != entry.total:
        raise BadRecord(entry.n + 2, "record-meaning", t=entry.t, total=entry.total)


def _verify_number(entry: Entry, seed: bytes, k: int) -> None:
    """The number of the k-th chance line must be the one that follows from the seed."""
    if entry.t is None or entry.total is None:
        raise BadRecord(entry.n + 2, "record-no-number")
    if chance_number(seed, k, entry.total) != entry.t:
        raise BadRecord(entry.n + 2, "record-dice", t=entry.t, total=entry.total)


def _weight(past: Match) -> int:
    return sum(weight for _, weight in past.game.chances(past.state))
