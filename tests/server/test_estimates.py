"""Estimates of works: one at a time, one for each person, no more than may wait; and what becomes of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from envol import catalogue
from envol.catalogue import AnyGame
from envol.creations import Creation, Estimate
from envol.games.brooms.pilots.estimate import Trial
from envol.server.bot_workers import BotWorkers
from envol.server.gallery.estimates import MOST_WAITING, Estimates
from envol.server.refusals import Refused

BROOMS = catalogue.find("brooms")


class Slow(BotWorkers):
    """Workers who answer when the test lets them, and then as often as it says."""

    def __init__(self, answers: int) -> None:
        super().__init__(1, 1.0)
        self.go = asyncio.Event()
        self.left = answers
        self.busy = self.most = 0

    async def trial(self, kind: type[AnyGame], body: dict[str, Any], number: int, seconds: float, whose: str) -> Any:
        self.busy += 1
        self.most = max(self.most, self.busy)
        await self.go.wait()
        self.busy -= 1
        self.left -= 1
        return Trial(0, 11, [5, 4], [1, 0]) if self.left >= 0 else None


def work(name: str) -> Creation:
    return Creation({}, name, name, "", "", (2, 4))


def estimates(thinkers: BotWorkers) -> tuple[Estimates, list[str]]:
    kept: list[str] = []

    async def keep(kind: type[AnyGame], made: Creation, found: Estimate) -> None:
        kept.append(made.hash)

    return Estimates(thinkers, keep), kept


async def until_known(made: Estimates, name: str) -> Estimate | None:
    while made.waits("", work(name)):
        await asyncio.sleep(0)
    return made.known(work(name))


def test_a_person_has_one_under_way_and_when_too_many_wait_the_next_is_refused() -> None:
    async def run() -> None:
        thinkers = Slow(1000)
        made, kept = estimates(thinkers)
        for number in range(MOST_WAITING):
            assert not made.waits(f"person {number}", work(f"sky {number}"))
            made.begin(f"person {number}", BROOMS, work(f"sky {number}"))
        assert made.waits("person 0", work("another sky")), "hers is not done yet"
        assert made.waits("person 99", work("sky 0")), "somebody else asked for the same"
        assert not made.waits("person 99", work("another sky"))
        with pytest.raises(Refused, match="not-estimated"):
            made.begin("person 99", BROOMS, work("another sky"))
        thinkers.go.set()
        found = await until_known(made, f"sky {MOST_WAITING - 1}")
        assert found is not None
        assert (found.matches, found.length, found.interrupted) == (6, 5, 11)
        assert kept == [f"sky {number}" for number in range(MOST_WAITING)]
        assert thinkers.most == 1, "one match at a time, whoever asks"
        await made.close()

    asyncio.run(run())


@pytest.mark.parametrize(("answers", "matches"), [(3, 3), (2, None)])
def test_where_time_is_short_a_few_matches_are_enough_but_not_fewer(
    answers: int, matches: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        thinkers = Slow(answers)
        thinkers.go.set()
        made, kept = estimates(thinkers)
        made.begin("anna", BROOMS, work("sky"))
        found = await until_known(made, "sky")
        assert (None if found is None else found.matches) == matches
        assert kept == ([] if matches is None else ["sky"])
        if matches is None:
            for who in ("anna", "bert"):  # both have waited for it
                with pytest.raises(Refused, match="not-estimated"):
                    made.begin(who, BROOMS, work("sky"))
            monkeypatch.setattr("envol.server.gallery.estimates.TOLD_FOR", 0.0)
            made.begin("anna", BROOMS, work("sky"))  # whoever asks later may be luckier
            thinkers.left = 6
            assert await until_known(made, "sky") is not None
        await made.close()

    asyncio.run(run())


def test_a_server_that_ends_waits_for_no_estimate() -> None:
    async def run() -> None:
        made, kept = estimates(Slow(6))
        made.begin("anna", BROOMS, work("sky"))
        await asyncio.sleep(0)
        await made.close()
        assert kept == []

    asyncio.run(run())
