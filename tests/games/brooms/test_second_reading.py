"""Brooms against its second reading (rules 9-53), in small random skies with all kinds of goals and 2 to 4 players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from envol import record
from envol.dice import FastDice
from envol.games.brooms import rules
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import TURN
from tests.games.brooms import misreadings as wrong
from tests.games.brooms.second_reading.compare import Disagreement, Pair
from tests.games.brooms.second_reading.positions import position
from tests.games.brooms.small_skies import sky
from tests.games.brooms.test_transcripts import ENDINGS, text
from tests.tiers import TIER

FLIGHTS = 10  # from positions made by dice, in each sky
QUICK = ("theft", "own-goals", "struck", "landed")  # of the kept transcripts
TURNS = 40  # of a match from its beginning: each sky has one


def game_in(made: dict[str, Any], number: int) -> Brooms:
    """With each number of players and every set of options in turn."""
    least, most = made["players"]
    own = msgspec.convert(made, Adventure)
    options = Brooms.Options(own=own, reverse_sixth=number % 3 == 0, swift_fou=number % 2 == 0)
    return Brooms(least + number % (most - least + 1), options, Brooms.newest)


def fly_from(pair: Pair, dice: FastDice) -> None:
    """Seat 0 flies, and all decide what there is to decide until the turn is over."""
    turns = pair.state.turns
    pair.line(0, "fly")
    while pair.state.turns == turns and (answers := pair.answers()):
        pair.line(*answers[dice.below(len(answers))])


def play_from_start(pair: Pair, dice: FastDice) -> None:
    """Random play that flies often."""
    pair.line(-1, f"first {dice.below(pair.game.seats)}")
    while pair.state.turns < TURNS and (answers := pair.answers()):
        flights = [answer for answer in answers if answer[1] == "fly"]
        if flights and pair.state.phase == TURN and dice.below(3) == 0:
            answers = flights
        pair.line(*answers[dice.below(len(answers))])


def fly_beside(number: int) -> None:
    """One sky: flights from positions in the middle of a match, and a match from its beginning."""
    made, dice = sky(f"sky {number}"), FastDice(f"play {number}")
    game = game_in(made, number)
    for _ in range(FLIGHTS):
        fly_from(position(game, made, dice), dice)
    play_from_start(Pair.start(game, made), dice)


def fly_all(numbers: range) -> None:
    for number in numbers:
        fly_beside(number)


@pytest.mark.deeper
@pytest.mark.parametrize("batch", range(3))
def test_the_game_flies_as_it_is_read_a_second_time(batch: int) -> None:
    fly_all(range(batch, TIER.skies, 3))


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(name, marks=pytest.mark.full) for name in ENDINGS if name not in QUICK)]
)
def test_kept_transcripts_are_read_the_same(name: str) -> None:
    """They were played under older rules, but nothing that has changed since happens in them."""
    match = record.read(text(name))
    shelf = [plain for file, plain in match.header.data.items() if file != "material-1"]
    pair = Pair.start(match.game, match.header.options.get("own") or shelf[0])  # type: ignore[arg-type]
    for entry in match.log:
        pair.line(entry.seat, str(entry.move))
    assert pair.question is None


FAULTS = [
    wrong.OwnTailInTheWay, wrong.EveryPoseTested, wrong.ReverseAfterAll, wrong.EndlessGate, wrong.ForwardLanding,
    wrong.BearerInTheWay, wrong.KeptPieces, wrong.FreeOutside, wrong.TailCaught, wrong.LandedInSpite,
]  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_a_planted_fault_is_found_within_a_hundred_skies(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "Flights", fault)
    with pytest.raises(Disagreement):
        fly_all(range(100))
