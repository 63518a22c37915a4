"""The driver: who does what next, and when. It keeps no clock; its caller decides how time passes.

A simulation jumps from one due time to the next; a served room really waits for it."""

from __future__ import annotations

from dataclasses import dataclass

from envol.bots import Answer, Ask, Bot
from envol.dice import Dice
from envol.game import CLOCK, NATURE, TABLE, BadNotation, IllegalMove, Move, Seat
from envol.log import Entry
from envol.match import Match, resume


@dataclass(frozen=True)
class Plan:
    """What a seat is going to do, and when in time of play: it lapses when the seat is asked something else."""

    at: int
    on: int
    move: Move


class IllegalAnswer(Exception):
    """A bot insists on a move that is not legal: it was refused once, and answers such a one again."""

    def __init__(self, seat: Seat, move: str) -> None:
        super().__init__(seat, move)  # all that it is made of, so that it crosses processes
        self.seat = seat
        self.move = move


class Driver:
    """Plays chance, bots and timers of a match, each at its time."""

    def __init__(self, match: Match, dice: Dice) -> None:
        self.match = match
        self._dice = dice
        self._plans: dict[Seat, Plan] = {}
        self._refused: set[Seat] = set()  # whose answers are looked at from now on

    def settle(self, now: int) -> None:
        """Let chance move for as long as it is its turn, unless the table stands still."""
        if self.match.still_since is None:
            self.match.settle(self._dice, now)

    @property
    def has_plans(self) -> bool:
        return bool(self._plans)

    def idle(self) -> list[Seat]:
        """The seats that are asked and have no plan."""
        match = self.match
        self._plans = {seat: plan for seat, plan in self._plans.items() if plan.on == match.asked[seat]}
        return [seat for seat in match.to_move if seat != NATURE and seat not in self._plans]

    def ask(self, seat: Seat, dice: Dice) -> Ask:
        """The question for whoever plays this seat."""
        game, state = self.match.game, self.match.state
        return Ask(game, seat, game.moves(state, seat), lambda: game.view(state, seat), dice)

    def consult(self, seat: Seat, bot: Bot, dice: Dice, now: int) -> None:
        """Ask a bot, and note its answer."""
        ask = self.ask(seat, dice)
        answer = bot.answer(ask)
        if seat in self._refused and answer.move not in ask.moves:
            raise IllegalAnswer(seat, str(answer.move))
        self.plan(seat, answer, now)

    def plan(self, seat: Seat, answer: Answer, now: int, pace: float = 1.0) -> None:
        """Note an answer, to be played after its thought, hurried by `pace`, and after the pause the game asks for."""
        thought = round(max(0, answer.ms) * pace * self.match.game.tempo)
        at = self.match.played(now) + max(thought, self.pause_left(seat, answer.move, now))
        self._plans[seat] = Plan(at, self.match.asked[seat], answer.move)

    def pause_left(self, seat: Seat, move: Move, now: int) -> int:
        """How long a seat must still wait before this move."""
        pause = self.match.game.pause(self.match.state, seat, move)
        since = None if pause is None else self.match.paused_since.get((seat, pause.name))
        return 0 if pause is None or since is None else max(0, since + pause.ms - self.match.played(now))

    def play(self, seat: Seat, move: Move, now: int, delay: int | None = None, hold: int | None = None) -> None:
        """Add the move of a seat that was checked before; its plan, if any, lapses."""
        self.match.append(Entry(len(self.match.log), now, seat, move, delay=delay, hold=hold))
        self._plans.pop(seat, None)

    def next_at(self) -> int | None:
        """When something will happen by itself: never while the table stands still."""
        if self.match.still_since is not None:
            return None
        times = [plan.at + self.match.stood_still for plan in self._plans.values()]
        if self.match.due is not None:
            times.append(self.match.due)
        return min(times, default=None)

    def ripe(self, now: int) -> tuple[Seat, Move] | None:
        """Who is due first by now, and with what; at the same moment seats come before the timer, which is CLOCK's."""
        match = self.match
        if match.still_since is not None:
            return None
        stood = match.stood_still
        due = [(plan.at + stood, seat, plan.move) for seat, plan in self._plans.items() if plan.at + stood <= now]
        if match.timer is not None and match.due is not None and match.due <= now:
            due.append((match.due, match.game.seats, match.timer.move))
        if not due:
            return None
        _, seat, move = min(due, key=lambda found: found[:2])
        return CLOCK if seat == match.game.seats else seat, move

    def drop(self, seat: Seat) -> None:
        """Forget what a seat was going to do, because it did it or somebody else plays it now."""
        self._plans.pop(seat, None)

    def strike(self, now: int) -> Entry | None:
        """Do the first thing that is due by now."""
        found = self.ripe(now)
        if found is None:
            return None
        seat, move = found
        self.drop(seat)
        try:
            return self.match.play(seat, move, now)
        except (IllegalMove, BadNotation):
            self._refused.add(seat)
            return None  # somebody was faster, or a bot made it up: the seat is asked again


def play_out(match: Match, bots: list[Bot], dice: Dice, thoughts: Dice) -> None:
    """Play a match to its end by a virtual clock; bots throw dice of their own."""
    driver = Driver(match, dice)
    now = match.log[-1].at if match.log else 0
    if match.still_since is not None:  # nobody is there for whom it would wait
        match.play(TABLE, resume(), now)
    while True:
        driver.settle(now)
        if not match.to_move:
            return
        for seat in driver.idle():
            driver.consult(seat, bots[seat], thoughts, now)
        at = driver.next_at()
        assert at is not None, "nobody is to move and no timer runs"
        now = max(now, at)
        driver.strike(now)
