"""Matches to hold the laws against: random ones, greedy ones, kept ones."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from envol import bots, record
from envol.catalogue import AnyGame
from envol.dice import Dice, FastDice
from envol.drive import play_out
from envol.game import CLOCK, NATURE, Event, Move, Outcome, Seat
from envol.match import Match
from tests.laws.cases import subject_of
from tests.tiers import TIER

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"

Line = tuple[Seat, Move]


@dataclass(frozen=True)
class Play:
    """A match that was played to its end under a game object, which may be a faulty one."""

    game: AnyGame
    lines: list[Line]
    states: list[Any]  # before each line, and after the last
    events: list[list[Event]]  # of each line
    outcome: Outcome


def replay(game: AnyGame, lines: list[Line]) -> Play:
    """Apply these lines from the start."""
    state = game.start()
    states, events = [game.clone(state)], []
    for seat, move in lines:
        told: list[Event] = []
        game.apply(state, seat, move, told.append)
        events.append(told)
        states.append(game.clone(state))
    outcome = game.outcome(state)
    assert outcome is not None, "law 6: the match has ended"
    return Play(game, lines, states, events, outcome)


def random_lines(game: AnyGame, dice: Dice) -> list[Line]:
    """Random play that lets CLOCK move one time in twenty when a timer stands.

    Two matches in three lean to the first or to the last move offered: what needs the same choice over and over, such
    as a trump that is never changed, does not happen by even chances. Where there are hints, most are followed."""
    state = game.start()
    leaning = dice.below(3)
    hint = subject_of(type(game)).hint
    lines: list[Line] = []
    while asked := game.to_move(state):
        timer = game.timer(state)
        if asked == (NATURE,):
            line: Line = (NATURE, game.nature(state, dice))
        elif timer is not None and dice.below(20) == 0:
            line = (CLOCK, timer.move)
        else:
            seat = asked[dice.below(len(asked))]
            moves = game.moves(state, seat)
            if hint is not None and dice.below(8):
                line = (seat, hint(game, state, seat, dice))
            else:
                pick = dice.below(len(moves))
                if leaning and dice.below(2):
                    pick = 0 if leaning == 1 else len(moves) - 1
                line = (seat, moves[pick])
        lines.append(line)
        game.apply(state, *line)
        assert len(lines) <= game.longest, "law 6: a match ends within its longest"
    return lines


def random_play(game: AnyGame, seed: str) -> Play:
    return replay(game, random_lines(game, FastDice(seed)))


def greedy_play(game: AnyGame, seed: str) -> Play | None:
    """A match of greedy bots, where the game has one."""
    try:
        bot = bots.create("greedy", type(game))
    except bots.NoGreedy:
        return None
    match = Match.new(game.key, game.seats)
    play_out(match, [bot] * game.seats, FastDice(seed), FastDice(seed))
    return replay(match.game, lines_of(match))


def kept_plays(key: str) -> list[Play]:
    """The transcripts kept for this game."""
    matches = [record.read(path.read_text("utf-8")) for path in sorted((TRANSCRIPTS / key).glob("*.envol"))]
    return [replay(match.game, lines_of(match)) for match in matches]


def lines_of(match: Match) -> list[Line]:
    """The lines of a match that stand."""
    return [(entry.seat, entry.move) for entry in match.standing]


def plies(play: Play, seed: str) -> list[int]:
    """The plies at which a costly law looks."""
    dice = FastDice(f"plies {seed}")
    return sorted({dice.below(len(play.states)) for _ in range(TIER.looks)} | {0, len(play.states) - 1})


def stride_of(play: Play) -> int:
    """The step from one state to the next for laws that look at all of them, but not of a very long match."""
    return 1 + len(play.states) // TIER.states


def moves_of(play: Play, state: Any, seat: Seat) -> list[Move]:
    """Every move that this seat, chance or the clock may make."""
    game, asked = play.game, play.game.to_move(state)
    if seat == CLOCK:
        timer = game.timer(state)
        return [timer.move] if timer is not None and asked else []
    if seat not in asked:
        return []
    return [move for move, _ in game.chances(state)] if seat == NATURE else list(game.moves(state, seat))
