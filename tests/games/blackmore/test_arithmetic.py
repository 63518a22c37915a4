"""Blackmore: how 54 cards come out for each number of players, counted in whole games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import groupby

import pytest

from envol.dice import Dice, FastDice
from envol.game import NATURE, Event, Move
from envol.games.blackmore.moves import CARDS, VALUE
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import CHANGE, NO_CARD, State
from envol.match import Match


@dataclass(frozen=True)
class Row:
    """One line of the table of the rules: what 54 cards must come to for this number of players."""

    seats: int
    deck: int  # after the deal and the first trump
    full: int  # refills for which the deck suffices
    last: tuple[int, int]  # the last refill: cards of the deck, cards of the trump pile
    tricks: int
    plays: int  # cards played in a whole game when nobody is short
    changes: int  # needed before the last refill so that nobody is short

    @property
    def before(self) -> int:
        """Tricks up to and including the one before the last refill."""
        return self.full + 1


ROWS = [
    Row(2, deck=41, full=20, last=(1, 1), tricks=27, plays=54, changes=0),
    Row(3, deck=35, full=11, last=(2, 1), tricks=18, plays=54, changes=0),
    Row(4, deck=29, full=7, last=(1, 3), tricks=14, plays=56, changes=2),
    Row(5, deck=23, full=4, last=(3, 2), tricks=11, plays=55, changes=1),
    Row(6, deck=17, full=2, last=(5, 1), tricks=9, plays=54, changes=0),
]
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.seats}p")
row_that_may_be_short = pytest.mark.parametrize("row", [row for row in ROWS if row.changes], ids=["4p", "5p"])


class Story:
    """A whole game by chance, with a change of trump in the tricks that are named, and what can be counted in it."""

    def __init__(self, seats: int, lays: Callable[[int, Dice], bool], seed: int = 0) -> None:
        self.match = Match.new("blackmore", seats)
        self.events: list[Event] = []
        chance, choice = FastDice(f"{seed} chance"), FastDice(f"{seed} choice")
        trick = 0
        while self.match.to_move:
            (seat,) = self.match.to_move
            if seat == NATURE:
                self.match.roll(chance, tell=self.events.append)
            else:
                offered: list[Move] = list(self.match.game.moves(self.match.state, seat))
                if self.match.state.phase == CHANGE:
                    offered = offered[1:] if lays(trick, choice) else offered[:1]
                    trick += 1
                self.match.play(seat, offered[choice.below(len(offered))], tell=self.events.append)
            assert_conserved(self.match.state)

    def count(self, kind: str) -> int:
        """Moves of this kind in the log."""
        return sum(1 for entry in self.match.log if entry.move.kind == kind)

    def told(self, kind: str) -> int:
        """Events of this kind."""
        return sum(1 for event in self.events if event.kind == kind)

    @property
    def refills(self) -> list[int]:
        """The cards of the deck dealt in one go, the first deal left out."""
        runs = [len(list(run)) for kind, run in groupby(entry.move.kind for entry in self.match.log) if kind == "draw"]
        return runs[1:]


def laying_in(tricks: Collection[int]) -> Callable[[int, Dice], bool]:
    return lambda trick, dice: trick in tricks


def always(trick: int, dice: Dice) -> bool:
    return True


def sometimes(trick: int, dice: Dice) -> bool:
    return dice.below(10) < 3


def assert_conserved(state: State) -> None:
    """Each of the 54 cards is in one place, and together they are worth 270 points."""
    cards = [*state.deck, *state.pile, *(card for card in state.table if card != NO_CARD)]
    for held in (*state.hands, *state.captured):
        cards += held
    assert sorted(cards) == list(CARDS)
    assert sum(VALUE[card] for card in cards) == 270


@every_row
def test_7_the_last_refill_takes_what_the_deck_has_left_and_the_rest_from_the_pile(row: Row) -> None:
    story = Story(row.seats, laying_in(range(row.changes)))
    assert story.refills == [row.seats] * row.full + [row.last[0]]
    assert sum(story.refills) == row.deck == 54 - 6 * row.seats - 1
    assert story.told("taken") == row.last[1]
    assert sum(row.last) == row.seats
    assert row.last[1] > 0  # the deck never comes out exactly, so the pile is always drawn from
    assert story.told("final") == 1


@every_row
def test_8_the_number_of_tricks_and_of_cards_played(row: Row) -> None:
    story = Story(row.seats, laying_in(range(row.changes)))
    assert story.told("trick") == row.tricks == row.full + 1 + 6
    assert story.count("play") == row.plays == row.tricks * row.seats
    assert story.count("lay") + story.count("keep") == row.tricks - 1  # none after the last trick


@every_row
def test_10_with_the_changes_needed_nobody_is_short(row: Row) -> None:
    assert Story(row.seats, laying_in(range(row.changes))).told("short") == 0


@row_that_may_be_short
def test_10_with_one_change_less_somebody_is_short(row: Row) -> None:
    story = Story(row.seats, laying_in(range(row.changes - 1)))
    assert story.told("short") == 1
    assert story.told("taken") == row.last[1] - 1
    assert story.count("play") == row.plays - 1


@row_that_may_be_short
def test_10_without_any_change_as_many_are_short_as_changes_were_needed(row: Row) -> None:
    story = Story(row.seats, laying_in(()))
    assert (story.told("short"), story.told("taken"), story.told("no-trump")) == (row.changes, 1, 1)
    assert story.match.state.pile == []
    assert sum(story.match.outcome.scores if story.match.outcome else ()) == 270  # every card was captured


@row_that_may_be_short
def test_10_the_trick_before_the_last_refill_is_the_last_whose_change_counts(row: Row) -> None:
    just_before = range(row.before - row.changes, row.before)
    assert Story(row.seats, laying_in(just_before)).told("short") == 0
    one_late = range(row.before - row.changes + 1, row.before + 1)
    assert Story(row.seats, laying_in(one_late)).told("short") == 1


@every_row
def test_9_without_changes_all_54_cards_are_drawn_and_trump_is_gone(row: Row) -> None:
    story = Story(row.seats, laying_in(()))
    assert story.told("no-trump") == 1
    assert story.told("trump") == 0
    assert story.count("play") == 54


@every_row
def test_11_the_number_of_tricks_stays_the_same_when_hands_are_short(row: Row) -> None:
    for seed in range(8):
        story = Story(row.seats, sometimes, seed)
        assert story.told("trick") == row.tricks
        assert story.count("play") == row.plays - story.told("short")


@every_row
def test_12_the_270_points_are_those_captured_and_those_of_the_trump_pile(row: Row) -> None:
    for seed in range(8):
        story = Story(row.seats, sometimes, seed)
        outcome = story.match.outcome
        assert outcome is not None
        assert sum(outcome.scores) + sum(VALUE[card] for card in story.match.state.pile) == 270
        assert not any(story.match.state.hands)


@every_row
def test_the_longest_log_is_reached_when_everybody_always_lays_a_card(row: Row) -> None:
    story = Story(row.seats, always)
    assert len(story.match.log) == story.match.game.longest
    # 54 cards drawn or turned up, the first leader, the cards played, a decision after each trick but the last
    assert story.match.game.longest == 54 + 1 + row.plays + row.tricks - 1


@every_row
def test_no_log_is_longer_than_the_longest(row: Row) -> None:
    for seed in range(8):
        for lays in (always, sometimes, laying_in(())):
            story = Story(row.seats, lays, seed)
            assert len(story.match.log) == story.match.game.longest - story.told("short")


def test_the_table_has_a_row_for_every_number_of_players() -> None:
    assert [row.seats for row in ROWS] == list(Blackmore.players)
