"""Every sentence that the analysis says about a match is true of its record and of its table."""

from __future__ import annotations

from collections import Counter

import pytest

from envol import catalogue, sim, teaching
from envol.cli.analyse import sentences
from envol.dice import FastDice
from envol.log import Entry
from envol.texts import LANGUAGES, Texts
from tests.laws.plays import random_play
from tests.laws.secrecy import match_of
from tests.lessons.game_checks import CHECKS as OWN
from tests.lessons.shared_checks import CHECKS as SHARED
from tests.lessons.told import Told, judge
from tests.tiers import TIER

ALL = 99


def told_about(game: str, number: int) -> Told:
    """A match of random and greedy bots, with verdicts that are made up: half of the choices were the best."""
    seats = 2 + number % 3
    if game == "carpets":  # no bot lets the sand run out
        play = random_play(catalogue.create(game, seats), f"taught {number}")
        match = match_of(play)
        for n, line in enumerate(play.lines):
            match.append(Entry(n, 0, *line))
    else:
        bots = tuple("greedy" if game == "brooms" or (number >> seat) % 2 else "random" for seat in range(seats))
        match = sim.play_one(sim.Job(game, bots, {}, seed=7), number)
    return judge(match, FastDice(f"verdicts {game} {number}"))


@pytest.mark.deeper
@pytest.mark.parametrize("game", OWN)
def test_every_sentence_is_true_of_the_record(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "SENTENCES", ALL)  # those that would not be said for lack of room, too
    said: Counter[str] = Counter()
    for number in range(TIER.taught):
        told = told_about(game, number)
        for lesson in told.analysis.lessons:
            check = OWN[game].get(lesson.says) or SHARED[lesson.says]
            assert check(told, {"n": lesson.n, **lesson.data}), f"{lesson} is not true of match {number}"
            said[lesson.says] += 1
        for language in LANGUAGES:
            texts = Texts(language, game, told.match.header.seats)
            spoken = [*sentences(told.match, told.analysis, texts)][: len(told.analysis.lessons)]
            assert all(sentence.endswith(".") for sentence in spoken)
        assert told.analysis.lessons[0].says.startswith("won-") == (len(told.winners) == 1)
    if TIER.taught >= 36:
        assert set(OWN[game]) <= set(said), f"never said: {set(OWN[game]) - set(said)}"


def test_a_check_finds_a_sentence_that_is_not_true() -> None:
    """Each check is asked about another seat too, of whom not all can be true."""
    told = told_about("blackmore", 1)
    checks = {**SHARED, **OWN["blackmore"]}
    for lesson in told.analysis.lessons:
        others = [seat for seat in range(told.match.game.seats) if seat != lesson.data.get("seat")]
        claims = [{**lesson.data, "n": lesson.n, "seat": seat} for seat in others]
        assert "seat" not in lesson.data or not all(checks[lesson.says](told, claim) for claim in claims), lesson
