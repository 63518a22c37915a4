"""What a worker process does, each under a time limit; all that it is told is plain data, and so is what it answers."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from envol import bots, catalogue
from envol.analysis import reviewed
from envol.bots import Ask
from envol.bots.review import Reviewer
from envol.catalogue import AnyGame
from envol.codec import decode, encode, plain
from envol.creations import CreationSupport, Fault
from envol.dice import FastDice
from envol.feed import replay_of
from envol.game import Seat
from envol.log import Entry, Header
from envol.match import Match
from envol.record import read

Opinion: TypeAlias = tuple[str, str, dict[str, Any]]  # a move, and the words for its worth: a text and its arguments


def give_up(*_: Any) -> None:
    """In a worker: what the alarm does that `_at_most` sets."""
    raise TimeoutError


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """In a worker: whatever takes longer is given up."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Question(NamedTuple):
    """All that a worker is told, as plain data: the game, and what a seat may know and do."""

    spec: str
    seats: int
    options: dict[str, Any]
    rules: int
    view: bytes
    seat: Seat
    moves: list[str]
    seed: str
    asked: float


def make_question(game: AnyGame, state: Any, seat: Seat, seed: str) -> Question:
    view, moves = encode(game.view(state, seat)), [str(move) for move in game.moves(state, seat)]
    return Question(
        catalogue.import_name(type(game)),
        game.seats,
        plain(game.options),
        game.rules,
        view,
        seat,
        moves,
        seed,
        time.monotonic(),
    )


def _ask(question: Question) -> Ask:
    """In a worker: the question as a bot is asked it."""
    kind = catalogue.import_game(question.spec)
    game = catalogue.create(kind.key, question.seats, question.options, question.rules)
    seen: Any = decode(question.view, kind.view_type)
    moves = [game.parse(text) for text in question.moves]
    return Ask(game, question.seat, moves, lambda: seen, FastDice(question.seed), question.asked)


def learn(spec: str, _: float) -> None:
    """In a worker: have this game at hand."""
    catalogue.import_game(spec)


def think(question: Question, name: str, seconds: float) -> tuple[str, int]:
    """In a worker: ask the bot of this name; too long a thought must not keep the worker."""
    with _at_most(seconds):
        ask = _ask(question)
        answer = bots.create(name, type(ask.game)).answer(ask)
        return str(answer.move), answer.ms


def weigh(question: Question, seconds: float) -> list[Opinion]:
    """In a worker: ask the master what it thinks."""
    with _at_most(seconds):
        ask = _ask(question)
        return [(str(one.move), one.says, dict(one.data)) for one in bots.advise(ask)]


def analyse(
    spec: str, record: str, skip: int, slice: float, simulations: int | None, seconds: float
) -> tuple[list[bytes | None], int]:
    """In a worker: judge the next decisions of a match, until a slice of time is used up."""
    end = time.monotonic() + slice
    with _at_most(seconds):
        catalogue.import_game(spec)
        match = _read(record)
        reviewer, found = Reviewer(match.game, simulations), list[bytes | None]()
        for decision in reviewed(match, reviewer, skip):
            found.append(None if decision is None else encode(decision))
            if time.monotonic() > end:
                break
        return found, reviewer.simulations


@lru_cache(1)
def _read(record: str) -> Match:
    return read(record)


def check(spec: str, body: dict[str, Any], seconds: float) -> list[Fault]:
    """In a worker: what the game has to say about a creation."""
    with _at_most(seconds):
        support: CreationSupport = catalogue.part(catalogue.import_game(spec), "creations")
        return support.check(body)


def trial(spec: str, body: dict[str, Any], number: int, seconds: float) -> Any:
    """In a worker: one match of bots at a work."""
    with _at_most(seconds):
        support: CreationSupport = catalogue.part(catalogue.import_game(spec), "creations")
        return support.trial(body, number)


Told: TypeAlias = list[tuple[int, int, Seat, str]]  # of each line its number, its time, whose it is, and the move


def tell_match(match: Match) -> tuple[str, bytes, Told]:
    """What a worker is told of a finished match; moves cross processes as text."""
    lines = [(line.n, line.at, line.seat, line.move.notation) for line in match.log]
    return catalogue.import_name(type(match.game)), msgspec.json.encode(match.header), lines


def _played(spec: str, header: bytes, lines: Told) -> Match:
    """In a worker: the match that was told."""
    catalogue.import_game(spec)
    match = Match(decode(header, Header))
    for n, at, seat, move in lines:
        match.append(Entry(n, at, seat, match.parse(seat, move)))
    return match


def replay(spec: str, header: bytes, lines: Told, viewer: Seat | None, seconds: float) -> bytes:
    """In a worker: a finished match through a seat's eyes, or a spectator's, as JSON."""
    with _at_most(seconds):
        match = _played(spec, header, lines)
        return msgspec.json.encode(replay_of(match.header, match.log, viewer))  # in the order of the server's telling


def debrief(spec: str, header: bytes, lines: Told, seconds: float) -> bytes:
    """In a worker: what a game has to say about a finished match, as JSON; null if it has nothing to say."""
    with _at_most(seconds):
        match = _played(spec, header, lines)
        told = catalogue.part(type(match.game), "debrief")
        standing = [(match.played(entry.at), entry.seat, entry.move) for entry in match.standing]
        return msgspec.json.encode(None if told is None else told.debrief(match.game, standing))


TASKS: dict[str, Callable[..., Any]] = {
    "learn": learn,
    "think": think,
    "weigh": weigh,
    "analyse": analyse,
    "check": check,
    "trial": trial,
    "replay": replay,
    "debrief": debrief,
}
