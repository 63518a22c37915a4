"""The calm race (44 to 47): private folding, choices shown together, who gets the card, and what nobody is sent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from envol.dice import FastDice
from envol.feed import Feed
from envol.games.carpets.cards import met, shows
from envol.games.carpets.fold import carpet_after, count_folds, shortest
from envol.games.carpets.fold_plans import ways
from envol.games.carpets.moves import CHANGES
from envol.match import Match
from tests.games.carpets.setup import PAIR, ROUND, ROW, SQUARE, Table, card_of


def calm(seats: int = 3, **options: Any) -> Table:
    return Table(seats, calm=True, **options).deal()


def test_44_there_is_no_hourglass_and_one_may_pass() -> None:
    table = calm(4)
    assert table.game.timer(table.state) is None
    assert table.offered(0)[-1] == "pass"
    table.fold(0, SQUARE).go(0, "claim 1")
    assert table.game.timer(table.state) is None
    assert table.asked == (1, 2, 3)


def test_44_who_passes_gets_a_genie_like_all_without_a_card() -> None:
    table = calm(4)
    for seat in range(4):
        table.go(seat, "pass")
    assert table.whispered == ["chosen 0 0 0", "chosen 1 0 0", "chosen 2 0 0"], (
        "the last choice is told by what follows"
    )
    assert table.told[:4] == ["passes 0", "passes 1", "passes 2", "passes 3"]
    assert table.genies == [2, 2, 2, 2]
    assert table.phase == "deal"


def test_44_the_rest_is_as_always() -> None:
    table = calm(2).fold(0, SQUARE).go(0, "claim 1").fold(1, ROW).go(1, "claim 2")
    assert (table.phase, table.asked) == ("push", (0,))
    table.go(0, "push ghost")
    assert table.places == [3, 3, 3], "the ghost took token 3 with its card"


def test_45_a_carpet_that_shows_the_card_comes_before_one_that_does_not() -> None:
    table = calm().go(0, "claim 2").fold(1, ROW).go(1, "claim 2").go(2, "pass")
    assert table.told == ["chooses 0 2 0 0", "chooses 1 2 0 3", "passes 2", "gets 1 2", "misses 0 2"]
    assert table.state.takers == [-1, 1, -1, -1]
    assert table.asked == (0,)


def test_45_then_the_fewest_folds_turning_over_being_free() -> None:
    card = card_of("**", "L*", "M*", "P*")
    longer = [way for squares, way in shortest().items() if met(card, squares) == 4 and count_folds(way) == 4]
    table = Table(3, calm=True).deal(card, PAIR, ROW, ROW + 1).put([0, 20, 0, 0])
    table.go(0, *(str(CHANGES[change]) for change in longer[0]), "claim 1")
    table.fold(1, card).go(1, "turn", "turn", "claim 1").go(2, "pass")
    assert table.told[:2] == ["chooses 0 1 0 4", "chooses 1 1 0 3"]
    assert "gets 1 1" in table.told, "though more was done to it, and seat 0 is further behind"
    wrong = calm().go(0, "fold left 1 over", "claim 2").go(1, "turn", "claim 2").go(2, "pass")
    assert "gets 1 2" in wrong.told, "both are wrong: no fold comes before one fold"


def test_45_then_the_pawn_further_behind() -> None:
    table = calm().put([4, 3, 9, 0])
    for seat in range(3):
        table.fold(seat, ROW).go(seat, "claim 2")
    assert "gets 1 2" in table.told


def test_45_genies_count_towards_a_carpet_that_shows_the_card() -> None:
    """Three squares of which one is a Genie's work, against a carpet that shows nothing and was never folded."""
    table = calm().fold(0, ROW, genies=1).go(0, "claim 2 with 1").go(1, "claim 2").go(2, "pass")
    assert not shows(carpet_after(table.state.changes[0]), ROW, 0)
    assert table.told[-2:] == ["gets 0 2", "misses 1 2"]
    table = calm().fold(0, ROW, genies=1).go(0, "claim 2").go(1, "claim 2").go(2, "pass")
    assert table.told[-2:] == ["gets 1 2", "misses 0 2"], "both are wrong without the Genie"
    table = calm().put([0, 9, 0, 0]).fold(0, ROW, genies=1).go(0, "claim 2 with 1").fold(1, ROW).go(1, "claim 2")
    table.go(2, "pass")
    assert count_folds(table.state.changes[0]) == count_folds(table.state.changes[1])
    assert table.told[-2:] == ["gets 0 2", "misses 1 2"], (
        "both show it, with as many folds: the pawn behind comes first"
    )


def test_46_who_misses_the_card_takes_the_genies_back_and_may_offer_them_again() -> None:
    table = calm().put([0, 5, 9, 0])
    for seat in range(2):
        table.fold(seat, ROW, genies=1).go(seat, "claim 2 with 1")
    table.go(2, "pass")
    assert (table.genies[:2], table.state.offered[:2]) == ([0, 1], [1, 0])
    table.go(1, "spread").fold(1, PAIR, genies=1).go(1, "claim 3 with 1")
    assert "right 1 3 1" in table.told, "the Genie of the first choice helps with the second"


@pytest.mark.parametrize(("rounds", "first"), [(1, 1), (2, 2), (3, 0), (4, 1)])
def test_45_then_seats_in_turn_beginning_one_further_each_round(rounds: int, first: int) -> None:
    table = Table(3, calm=True)
    for _ in range(rounds - 1):
        table.deal()
        for seat in range(3):
            table.go(seat, "pass")
    table.deal().put([0, 0, 0, 0])
    for seat in range(3):
        table.go(seat, "claim 2")
    assert f"gets {first} 2" in table.told


def test_21_with_one_hand_folds_count_double() -> None:
    table = calm().put([9, 1, 0, 0])
    table.state.hands[1] = 1
    for seat in range(2):
        table.fold(seat, ROW).go(seat, "claim 2")
    table.go(2, "pass")
    assert "gets 0 2" in table.told, "though seat 1 is further behind"


def test_46_who_misses_the_card_chooses_again_from_the_carpet_as_it_is() -> None:
    table = calm().put([0, 5, 9, 0])
    for seat in range(3):
        table.fold(seat, ROW).go(seat, "claim 2 with 1")
    assert table.asked == (1, 2)
    assert table.genies == [0, 1, 1], "theirs were not used"
    assert table.state.offered == [1, 0, 0]
    assert count_folds(table.state.changes[1]) == 3
    assert table.refused(1, "claim 2") == ("carpets.10", "card-taken")
    used = table.state.used[1]
    table.go(1, "spread").fold(1, PAIR).go(1, "claim 3").go(2, "claim 3")
    assert set(table.asked) == {2}
    assert table.state.used[1] == used + 1 + len(ways(PAIR)[0] or [])
    table.go(2, "claim 4")
    assert table.phase == "deal"


def test_46_the_last_who_is_left_need_not_wait_for_anybody() -> None:
    table = calm(2).go(0, "claim 1").go(1, "claim 1")
    (left,) = table.asked
    table.go(left, "claim 2")
    assert table.phase == "deal"


def seen(table: Table, seat: int, line: str, viewer: int | None) -> str | None:
    move = table.game.seen(table.state, seat, table.game.parse(line), viewer)
    return None if move is None else str(move)


def test_47_nobody_else_sees_anything_before_all_have_chosen() -> None:
    table = calm()
    before = {viewer: table.game.view(table.state, viewer) for viewer in (1, 2, None)}
    for line in ("fold left 1 over", "turn", "unfold", "turn", "spread", "claim 1 with 1"):
        assert [seen(table, 0, line, viewer) for viewer in (0, 1, 2, None)] == [line, None, None, None]
        table.go(0, line)
    for viewer, view in before.items():
        assert table.game.view(table.state, viewer) == view
    assert [seen(table, 1, "pass", viewer) for viewer in (0, 1, 2, None)] == [None, "pass", None, None]
    assert table.told == []


def test_47_one_sees_ones_own_carpet_and_choice() -> None:
    table = calm().go(0, "fold left 1 over", "fold top 1 over", "unfold", "claim 1")
    view = table.game.view(table.state, 0)
    assert view.carpets[0].history == ("fold left 1 over",)
    assert (view.carpets[0].used, view.commit) == (3, "claim 1")
    assert view.drafts == ("fold left 1 over", "fold top 1 over", "unfold")
    assert table.game.view(table.state, 1).carpets[0].history == ()


def test_47_the_last_choice_shows_everything() -> None:
    table = calm().go(0, "fold left 1 over", "claim 1 with 1").go(1, "pass").go(2, "turn")
    shown = "claim 3 shows 0 claim 1 with 1, 1: fold left 1 over; 1 pass, 0: ; 2 claim 3, 1: turn"
    assert [seen(table, 2, "claim 3", viewer) for viewer in (0, 2, None)] == [shown] * 3


def test_47_no_byte_is_sent_to_others_while_one_folds() -> None:
    match = Match.new("carpets", 3, {"calm": True})
    for card in ROUND:
        match.play(-1, f"deal {card}")
    feeds = {viewer: Feed(match, viewer) for viewer in (0, 1, 2, None)}
    match.watchers += list(feeds.values())
    sent: Counter[int | None] = Counter()
    for line in ("fold left 1 over", "turn", "unfold", "claim 1"):
        match.play(0, line)
        sent.update(viewer for viewer, feed in feeds.items() if feed.step() is not None)
    assert sent == {0: 4}


def test_47_a_guess_gives_the_others_private_folds_but_never_all_of_them_a_choice() -> None:
    table = calm().go(0, "fold left 1 over", "claim 1")
    view, dice = table.game.view(table.state, 0), FastDice("guess")
    guesses = [table.game.guess(view, 0, dice) for _ in range(200)]
    assert len({str(guess.drafts) for guess in guesses}) > 50
    assert {guess.commits[0] for guess in guesses} == {0}
    assert {sum(commit != -1 for commit in guess.commits) for guess in guesses} == {1, 2}
