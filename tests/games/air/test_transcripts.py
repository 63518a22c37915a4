"""Air Sorcière: each kept transcript shows what its name says, to the last point."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from envol.game import Outcome
from envol.games.air.state import COLOUR, COLOURS, DECK, DISCARD, EXAM, HAND, PAY, State
from envol.record import BadRecord, read
from tests.games.kept import Kept

ENDINGS = {
    "chief": Outcome((1, 3, 2), (16, 11, 13), "chief"),
    "falls": Outcome((3, 1, 2, 4), (11, 14, 12, 10), "chief"),
    "jokers": Outcome((3, 1, 5, 2, 4), (9, 12, 7, 10, 9), "chief"),
    "last-card": Outcome((3, 4, 2, 4, 1), (1, 0, 2, 0, 4), "chief"),
    "piles-empty": Outcome((1, 2), (0, 0), "chief"),
    "sets": Outcome((1, 2), (20, 12), "chief"),
    "shared": Outcome((1, 1), (17, 17), "shared"),
    "ten-take-backs": Outcome((1, 2), (18, 16), "chief"),
    "turn-limit": Outcome((2, 1), (0, 0), "chief"),
}
KEPT = Kept("air", ENDINGS)
text = KEPT.text
replay = KEPT.replay


@cache
def told(name: str) -> Counter[str]:
    return Counter(event.kind for _, _, events in replay(name) for event in events)


def last(name: str) -> State:
    state: State = read(text(name)).state
    return state


def test_every_kept_transcript_is_described_here() -> None:
    KEPT.check_all_are_described()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_kept_transcript_ends_with_these_scores_and_its_dice_mean_what_it_says(name: str) -> None:
    KEPT.check(name)


def test_the_kept_transcripts_show_every_number_of_players() -> None:
    assert KEPT.seats() == {2, 3, 4, 5}


def test_15_piles_empty() -> None:
    """By rules 1 Anna lets every witch that is left fly in one turn; nothing was ever discarded, nobody has a book."""
    assert told("piles-empty")["piles-empty"] == 1
    assert told("piles-empty")["cat"] == 5
    end = last("piles-empty")
    assert end.turns == 2
    assert (end.where.count(DECK), end.where.count(DISCARD)) == (0, 0)
    assert [end.where.count(HAND + seat) for seat in range(2)] == [15, 3], "which decides between no points and none"


def test_15_last_card() -> None:
    """By rules 2 the last card that is drawn ends the game in the middle of a flight."""
    *_, (end, entry, events) = replay("last-card")
    assert (entry.move.kind, [event.kind for event in events][-1]) == ("keep", "piles-empty")
    assert (end.where.count(DECK), end.where.count(DISCARD)) == (0, 0)


@pytest.mark.parametrize(("name", "rules"), [("piles-empty", 1), ("last-card", 2), ("ten-take-backs", 2)])
def test_15_and_24_a_transcript_replays_under_the_rules_it_names_and_no_other(name: str, rules: int) -> None:
    named = f'"rules":{rules}'
    assert named in text(name)
    with pytest.raises(BadRecord):
        read(text(name).replace(named, f'"rules":{3 - rules}'))


def test_23_turn_limit() -> None:
    assert told("turn-limit")["turn-limit"] == 1
    assert told("turn-limit")["shuffled"] > 3, "the deck comes round again and again"
    assert last("turn-limit").turns == 1000


def test_17_chief() -> None:
    assert told("chief")["books-out"] == 1
    assert told("chief")["emptied"] == 2
    assert last("chief").left.count(0) == 2


def test_19_shared() -> None:
    end = last("shared")
    assert end.where.count(HAND) == end.where.count(HAND + 1)


def test_11_and_18_sets() -> None:
    """Several diplomas in a turn, and a second set of five colours that counts again."""
    header = read(text("sets")).header
    assert (header.options["bonus_per_set"], header.options["multi_diploma"]) == (True, True)
    books = last("sets").books
    assert [sum(owned) for owned in books] == [18, 11]
    assert [min(owned) for owned in books] == [2, 1]
    with pytest.raises(BadRecord):
        read(text("sets").replace('"multi_diploma":true', '"multi_diploma":false'))


def test_13_and_24_jokers() -> None:
    """A payment of three jokers before its first own card, and one that is taken back ten times."""
    states = [state for state, _, _ in replay("jokers") if state.phase == PAY and state.paid]
    assert told("jokers")["joker"] > 10
    assert max(state.withdrawn for state, _, _ in replay("jokers") if state.phase == EXAM) == 10
    assert states
    found = False
    for state, entry, _ in replay("jokers"):
        if entry.move.kind == "pay" and len(state.paid) == 3:
            found |= all(COLOUR[card] != state.target for card in state.paid)
    assert found


def test_24_ten_take_backs() -> None:
    """After the tenth a diploma is asked for again, and received."""
    kinds = [entry.move.kind for _, entry, _ in replay("ten-take-backs")]
    tenth = [number for number, kind in enumerate(kinds) if kind == "withdraw"][9]
    assert kinds.count("withdraw") == 10
    assert kinds[tenth + 1] == "diploma"
    assert {*kinds[tenth + 2 : kinds.index("graduate", tenth)]} == {"pay"}


def test_6_7_and_16_falls() -> None:
    """Six falls, some of beginners, and black cats that made people discard; the gauge was off, the hands open."""
    kinds = Counter(entry.move.kind for _, entry, _ in replay("falls"))
    assert told("falls")["fall"] >= 4
    assert kinds["catch"] >= 1
    assert kinds["discard"] >= 1
    options = read(text("falls")).header.options
    assert (options["gauge"], options["memory"]) == (False, True)


def test_the_kept_transcripts_tell_every_event_and_every_ending() -> None:
    game = read(text("chief")).game
    assert {kind for name in ENDINGS for kind in told(name)} == set(game.kinds.events)
    assert {outcome.ending for outcome in ENDINGS.values()} == set(game.kinds.endings)
    assert len(COLOURS) == 5
