"""What happens at a table by itself: bots answer and timers strike, each at its time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from envol.drive import Driver
from envol.game import CLOCK, IllegalMove, Move, Seat
from envol.server.bot_workers import BotWorkers
from envol.server.rooms.races import Races
from envol.server.rooms.saved_table import SavedTable
from envol.server.rooms.tasks import RoomTasks


class Autoplay:
    """Waits for what is due next at one table, and does it."""

    def __init__(
        self,
        saved: SavedTable,
        races: Races,
        tasks: RoomTasks,
        bot_workers: BotWorkers,
        pace: float,
        locked: Callable[[], AbstractAsyncContextManager[None]],
        play_bot: Callable[[Seat, Move], Awaitable[None]],
        commit: Callable[[], Awaitable[bool]],
    ) -> None:
        self._saved = saved
        self._races = races
        self._tasks = tasks
        self._bot_workers = bot_workers
        self._pace = pace
        self._locked = locked
        self._play_bot = play_bot
        self._commit = commit
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[Seat] = set()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def untie(self) -> None:
        """Know the room no longer; nothing is done by itself from now on."""
        del self._locked, self._play_bot, self._commit

    def go_on(self) -> None:
        """Ask the bots that are to move, and wait for what is due next; with the lock held."""
        self.stop()
        saved, driver = self._saved, self._saved.driver
        if driver is None or self._tasks.is_closed or not saved.is_sound or driver.match.still_since is not None:
            return
        places = saved.table.places
        if driver.has_plans or any(place.bot for place in places):
            for seat, place in enumerate(places):
                if place.bot is None:
                    driver.drop(seat)  # its person is back
            for seat in driver.idle():
                bot = places[seat].bot
                if bot is not None and seat not in self._thinking and self._races.held(seat) is None:
                    self._ask(driver, seat, bot)
        at = driver.next_at()
        if at is not None:
            self._timer = self._tasks.after(saved.wait_until(at), self._strike)

    def _ask(self, driver: Driver, seat: Seat, bot: str) -> None:
        """Let a bot think about the question that is put to it now, whatever happens meanwhile."""
        saved, match = self._saved, driver.match
        on, began, state = match.asked[seat], saved.clock(), match.game.clone(match.state)

        async def think() -> None:
            answer = await self._bot_workers.answer(bot, match.game, state, seat, saved.table.id)
            async with self._locked():
                self._thinking.discard(seat)
                if driver is saved.driver and match.asked[seat] == on and saved.table.places[seat].bot == bot:
                    driver.plan(seat, answer, began, pace=self._pace)
                self.go_on()

        self._thinking.add(seat)
        self._tasks.spawn(think)

    async def _strike(self) -> None:
        """Do the first thing that is due: a bot's move, or a timer's."""
        async with self._locked():
            saved, driver = self._saved, self._saved.driver
            found = None if driver is None or not saved.is_sound else driver.ripe(saved.clock())
            if driver is None or found is None:
                self.go_on()
                return
            seat, move = found
            if seat == CLOCK and self._races.are_held:
                return  # the race began before the timer struck; when it has ended, all goes on
            driver.drop(seat)
            try:
                driver.match.check(seat, move)
            except IllegalMove:  # somebody was faster: the bot is asked again
                self.go_on()
                return
            if seat == CLOCK:
                driver.play(seat, move, saved.clock())
                await self._commit()
            else:
                await self._play_bot(seat, move)
