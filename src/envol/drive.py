"""The driver: who does what next, and when. It keeps no clock; its caller decides how time passes.

A simulation jumps from one due time to the next; a served room really waits for it."""

from __future__ import annotations

from dataclasses import dataclass

from envol.bots import Answer, Ask, Bot
from envol.dice import Dice
from envol.game import CLOCK, NATURE, IllegalMove, Move, Seat
from envol.match import Entry, Match


@dataclass(frozen=True)
class Plan:
    """What a seat is going to do: it lapses when the seat is asked something else."""

    at: int
    on: int
    move: Move


class Driver:
    """Plays chance, bots and timers of a match, each at its time."""

    def __init__(self, match: Match, dice: Dice) -> None:
        self.match = match
        self._dice = dice
        self._plans: dict[Seat, Plan] = {}
        self._last: dict[Seat, int] = {}  # when each seat moved last, for the pause some games ask for

    def settle(self, now: int) -> None:
        """Let chance move for as long as it is its turn."""
        self.match.settle(self._dice, now)

    def idle(self) -> list[Seat]:
        """The seats that are asked and have no plan."""
        match = self.match
        self._plans = {seat: plan for seat, plan in self._plans.items() if plan.on == match.asked[seat]}
        return [seat for seat in match.to_move if seat != NATURE and seat not in self._plans]

    def ask(self, seat: Seat, dice: Dice) -> Ask:
        """The question for whoever plays this seat."""
        game, state = self.match.game, self.match.state
        return Ask(game, seat, game.moves(state, seat), lambda: game.view(state, seat), dice)

    def plan(self, seat: Seat, answer: Answer, now: int) -> None:
        """Note an answer, to be played after its thought and after the pause the game asks for."""
        pause = self.match.game.pause(self.match.state, seat)
        at = now + max(0, answer.ms)
        if pause and seat in self._last:
            at = max(at, self._last[seat] + pause)
        self._plans[seat] = Plan(at, self.match.asked[seat], answer.move)

    def next_at(self) -> int | None:
        """When something will happen by itself."""
        times = [plan.at for plan in self._plans.values()]
        if self.match.due is not None:
            times.append(self.match.due)
        return min(times, default=None)

    def strike(self, now: int) -> Entry | None:
        """Do the first thing that is due by now; at the same moment seats come before the timer."""
        due = [(plan.at, seat) for seat, plan in self._plans.items() if plan.at <= now]
        match = self.match
        if match.timer is not None and match.due is not None and match.due <= now:
            due.append((match.due, match.game.seats))
        if not due:
            return None
        _, seat = min(due)
        if seat == match.game.seats and match.timer is not None:
            return match.play(CLOCK, match.timer.move, now)
        plan = self._plans.pop(seat)
        try:
            entry = match.play(seat, plan.move, now)
        except IllegalMove:
            return None  # somebody was faster: the seat is asked again
        self._last[seat] = now
        return entry


def play_out(match: Match, bots: list[Bot], dice: Dice, thoughts: Dice) -> None:
    """Play a match to its end by a virtual clock; bots throw dice of their own."""
    driver = Driver(match, dice)
    now = match.log[-1].at if match.log else 0
    while True:
        driver.settle(now)
        if not match.to_move:
            return
        for seat in driver.idle():
            driver.plan(seat, bots[seat].answer(driver.ask(seat, thoughts)), now)
        at = driver.next_at()
        assert at is not None, "nobody is to move and no timer runs"
        now = max(now, at)
        driver.strike(now)
