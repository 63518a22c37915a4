"""What a view tells of the columns: how many points each would add at once."""

from __future__ import annotations

from envol.games.oz.moves import LETTERS, NUMBER
from envol.games.oz.options import Options
from envol.games.oz.rules import Oz
from envol.games.oz.state import TAKE
from envol.games.oz.view import Gain
from tests.games.oz.setup import held


def gain(column: str, hand: str, *stories: str, memory: bool = True) -> Gain | None:
    """Of the column such as `dl each-l` for seat 0, when the other seat holds two Glindas."""
    game = Oz(2, Options(memory=memory), 1)
    state = game.start()
    state.phase = TAKE
    pair, story = column.split()
    state.columns[0] = [*map(LETTERS.index, pair), NUMBER[story]]
    state.hands = [list(held(hand)), list(held("2g"))]
    state.open[0] = [NUMBER[name] for name in stories]
    view = game.view(state, None)
    assert view.gains[0][1] is None, "a column that is not there adds nothing"
    return view.gains[0][0]


def test_characters_and_story_count_together_with_the_stories_one_has() -> None:
    assert gain("ll each-l", "l") == Gain(0, 3, unsure=False)
    assert gain("lt each-l", "l t", "twins-t") == Gain(0, 2 + 3, unsure=False)
    assert gain("rr each-l", "r", "few-r") == Gain(4, 0, unsure=False), "it may cost points"


def test_of_five_stories_the_least_is_turned_face_down() -> None:
    four = ("each-l", "each-d", "few-r", "twins-t")  # 3 + 0 + 4 + 0
    assert gain("oo each-o", "3l", *four) == Gain(7, 9, unsure=False)


def test_a_comparison_with_closed_hands_is_not_given_away() -> None:
    assert gain("gg lead-g", "") == Gain(0, 8, unsure=False)
    assert gain("gg lead-g", "", memory=False) == Gain(0, 0, unsure=True)
    assert gain("gl each-l", "", "lead-g", memory=False) == Gain(0, 1, unsure=True)
    assert gain("ll each-l", "", "lead-g", memory=False) == Gain(0, 2, unsure=False)
