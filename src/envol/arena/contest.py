"""One game of an arena, on any core: the same pairing gives the same game. A bot that fails is named, and loses."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import msgspec

from envol import catalogue
from envol.arena.plan import Pairing
from envol.bots import Answer, Ask, Bot, external
from envol.dice import FastDice
from envol.drive import play_out
from envol.files import write
from envol.game import Seat
from envol.match import Match

LONGEST_FAULT = 300  # signs
PATIENCE = 60.0  # seconds that a bot from outside may think over one move


class Fault(msgspec.Struct, frozen=True):
    """Which seat's bot failed, and how."""

    seat: Seat
    what: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went: a line of the results file."""

    number: int
    game: str
    seed: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: int
    fault: Fault | None = None


class Failed(Exception):
    """A bot raised an exception, answered what is no legal move, or did not answer in time."""

    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(what)
        self.fault = Fault(seat, " ".join(what.split())[:LONGEST_FAULT])


class TooSlow(BaseException):
    """Time is up; no bot that catches every Exception catches this."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Break off what takes longer, and again each second if it goes on; where the system has such an alarm."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TooSlow(f"no answer after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Watched:
    """A bot whose failures are told apart from those of others; one from outside the library has to answer in time."""

    def __init__(self, name: str, kind: type[catalogue.AnyGame], seat: Seat, patience: float) -> None:
        self._seat = seat
        self._patience = patience
        try:
            with within(patience):
                self._bot: Bot = external.create(name, kind)
        except (Exception, SystemExit, TooSlow) as error:
            raise Failed(seat, _told(error)) from error
        self._is_external = not type(self._bot).__module__.startswith("envol.")

    def answer(self, ask: Ask) -> Answer:
        try:
            # Our own bots think by a number of simulations: a slow machine must not change their games.
            with within(self._patience) if self._is_external else nullcontext():
                answer = self._bot.answer(ask)
                move, ms = answer.move, int(answer.ms)
        except (Exception, SystemExit, TooSlow) as error:  # whatever a stranger's bot does
            raise Failed(self._seat, _told(error)) from error
        if move not in ask.moves:
            raise Failed(self._seat, f"no legal move: {move}")
        return Answer(move, ms)


def play(pairing: Pairing, records: str | None = None, patience: float = PATIENCE) -> Result:
    """Play the game; its record is kept in this folder, if one is named."""
    board, bots = pairing.board, pairing.bots
    kind = catalogue.import_game(board.game)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    match = Match.new(kind.key, names, board.options, rules=board.rules, id=f"arena-{pairing.number}")
    fault = None
    try:
        players: list[Bot] = [Watched(name, kind, seat, patience) for seat, name in enumerate(bots)]
        thoughts = FastDice(f"{pairing.seed} {pairing.number} bots")
        play_out(match, players, FastDice(f"{pairing.seed} chance"), thoughts)
    except Failed as failed:
        fault = failed.fault
    if records is not None:
        write(match, Path(records) / f"{match.header.id}.envol")
    outcome = match.outcome
    ranks, scores = ((), ()) if outcome is None else (outcome.ranks, outcome.scores)
    if fault is not None:
        ranks = tuple(2 if bot == bots[fault.seat] else 1 for bot in bots)  # in all of its seats
    return Result(pairing.number, board.game, pairing.seed, bots, ranks, scores, len(match.log), fault)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
