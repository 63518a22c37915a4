"""One hand (21) in a match: what a change of the carpet waits for, and what it does not."""

from __future__ import annotations

from envol.dice import FastDice
from envol.drive import Driver
from envol.game import NATURE, TABLE
from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES
from envol.games.carpets.rules import ONE_HAND_MS
from envol.games.carpets.state import RIGHT
from envol.match import Match
from envol.record import read, write
from tests.games.carpets.setup import PAIR, ROUND, ROW, SQUARE

HANDS = ("left", "right")
BITTEN = 1_000  # when it happens
# Before token 4 lies what carries to a cobra: two clouds and three from the start to 5, three and three to 11.
ROUNDS = (ROUND, (PAIR + 1, ROW + 2, ROW + 3, SQUARE + 1), (PAIR + 2, PAIR + 3, ROW + 4, ROW + 5))


def bitten(times: int = 1) -> Match:
    """A new round of four: in each before, seat 0 was the last to claim, flew onto a cobra, and has one hand since."""
    match = Match.new("carpets", 4, {"deck": "standard"})
    for cards, hand in zip(ROUNDS[:times], HANDS, strict=False):
        deal(match, cards)
        for change in ways(cards[3])[0] or ():
            match.play(0, str(CHANGES[change]), BITTEN)
        for seat, token in ((1, 1), (2, 2), (3, 3), (0, 4)):
            match.play(seat, f"claim {token}", BITTEN)
        match.play(NATURE, f"cobra {hand}", BITTEN)
    return deal(match, ROUNDS[times])


def deal(match: Match, cards: tuple[int, ...]) -> Match:
    for card in cards:
        match.play(NATURE, f"deal {card}", match.log[-1].at if match.log else 0)
    return match


def wait(match: Match, seat: int, line: str, now: int) -> int:
    """How long a seat that would now make this move must wait; the same after a restart and from a record."""
    waits = {
        Driver(one, FastDice(1)).pause_left(seat, match.parse(seat, line), now)
        for one in (match, match.at_ply(len(match.log)), read(write(match)))
    }
    assert len(waits) == 1
    return waits.pop()


def test_21_a_claim_and_an_earlier_round_do_not_count() -> None:
    match = bitten()
    assert match.log[-1].at == BITTEN, "the claim and the last folds were at this very moment"
    assert wait(match, 0, "turn", BITTEN) == 0


def test_21_a_change_waits_for_the_last_change_and_a_claim_does_not() -> None:
    match = bitten()
    match.play(0, "turn", BITTEN + 100)
    match.play(1, "turn", BITTEN + 200)
    assert wait(match, 0, "fold left 1 over", BITTEN + 300) == ONE_HAND_MS - 200
    assert wait(match, 0, "turn", BITTEN + 100 + ONE_HAND_MS) == 0
    assert wait(match, 0, "claim 1", BITTEN + 300) == 0
    assert wait(match, 1, "turn", BITTEN + 300) == 0, "who has two hands"


def test_21_the_hand_of_one_round_does_not_tire_that_of_the_next() -> None:
    match = bitten(times=2)
    assert match.state.hands[0] == RIGHT
    assert wait(match, 0, "turn", BITTEN) == 0, "the folds of the round before, with one hand too, were just now"


def test_21_a_change_that_was_taken_back_does_not_count() -> None:
    match = bitten()
    match.play(0, "turn", BITTEN + 100)
    second = match.play(0, "turn", BITTEN + 100 + ONE_HAND_MS)
    match.play(TABLE, f"undo {second.n}", BITTEN + 3_000)
    assert wait(match, 0, "turn", BITTEN + 200) == ONE_HAND_MS - 100, "the first one stands"
    match.play(TABLE, f"undo {second.n - 1}", BITTEN + 3_100)
    assert wait(match, 0, "turn", BITTEN + 200) == 0
