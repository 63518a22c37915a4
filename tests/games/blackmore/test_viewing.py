"""What a view tells beyond the cards: how strong they are, what a change would cost, who is ahead."""

from __future__ import annotations

from envol.catalogue import create
from envol.games.blackmore.moves import NUMBER
from envol.games.blackmore.state import CHANGE, NO_CARD, State
from envol.games.blackmore.view import Change, View


def seen(seat: int | None = 0, *, wheel: str = "descending", pile: str = "b5 r4") -> View:
    """Two players after a trick that seat 0 has won."""
    game = create("blackmore", 2, {"wheel": wheel})
    state: State = game.start()
    state.phase = CHANGE
    state.hands = [cards("b1 b9 r5 r6"), cards("s1 s2")]
    state.table = cards("b4 v8")
    state.pile = cards(pile)
    state.wheel = 4
    state.captured = [cards("g7 g2"), cards("y9")]
    return game.view(state, seat)  # type: ignore[no-any-return]


def cards(names: str) -> list[int]:
    return [NUMBER[name] for name in names.split()]


FROM_FOUR = (4, 3, 2, 1, 9, 8, 7, 6, 5)  # the ranks of the values from 1 to 9 while 4 is on top
FROM_EIGHT = (8, 7, 6, 5, 4, 3, 2, 1, 9)


def test_each_value_has_its_place_on_the_wheel() -> None:
    assert seen().values == FROM_FOUR
    assert seen(wheel="ascending").values == (7, 8, 9, 1, 2, 3, 4, 5, 6)


def test_each_card_has_its_place_on_the_wheel_and_trumps_come_first() -> None:
    assert seen().hand == ("b1", "b9", "r5", "r6")
    assert seen().ranks == (4, 5, 9, 8)  # 4 3 2 1 9 8 7 6 5
    assert seen().strongest == ("r6", "r5", "b1", "b9")
    assert seen(wheel="ascending").ranks == (7, 6, 2, 3)  # 4 5 6 7 8 9 1 2 3
    assert seen(pile="").strongest == ("b1", "b9", "r6", "r5"), "without a trump the wheel alone decides"


def test_a_change_costs_what_its_card_is_worth_and_ranks_the_hand_anew() -> None:
    assert seen().changes == (Change("b4", 4, (4, 5, 9, 8), FROM_FOUR), Change("v8", 8, (8, 9, 4, 3), FROM_EIGHT))


def test_a_spectator_is_told_what_a_change_costs_and_nothing_of_the_hands() -> None:
    view = seen(None)
    assert (view.hand, view.ranks, view.strongest) == ((), (), ())
    assert view.changes == (Change("b4", 4, (), FROM_FOUR), Change("v8", 8, (), FROM_EIGHT))


def test_points_so_far_and_who_is_ahead() -> None:
    assert seen().points == (9, 9)
    assert seen().ahead == (0, 1), "a tie leaves both ahead"
    start = create("blackmore", 2, {}).start()
    assert start.table == [NO_CARD] * 2
    view = create("blackmore", 2, {}).view(start, 0)
    assert (view.ahead, view.ranks, view.changes) == ((), (), ()), "nothing is strong before the wheel is turned"
