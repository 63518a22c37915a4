"""The pictures in the rules are true: the trick that is drawn is won by the card that is drawn in the light."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from envol.games.blackmore.moves import NUMBER
from envol.games.blackmore.options import Options
from envol.games.blackmore.rules import Blackmore

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "blackmore" / "examples"
TRICKS = sorted(FOLDER.glob("Trick*.svelte"))


@pytest.mark.parametrize("path", TRICKS, ids=lambda path: path.stem)
def test_a_drawn_trick_is_won_by_the_card_in_the_light(path: Path) -> None:
    found = re.search(r'wheel={(\d)} trump="(\w\d)" cards={\[(.*?)\]} best={(\d)}', path.read_text("utf-8"))
    assert found is not None
    wheel, trump, cards, best = found.groups()
    game = Blackmore(4, Options(), 1)
    state = game.start()
    state.wheel, state.pile, state.leader = int(wheel), [NUMBER[trump]], 0
    state.table = [NUMBER[card] for card in re.findall(r"\w\d", cards)]
    assert trump[1] == wheel
    assert game.winner(state) == int(best)


def test_both_kinds_of_tricks_are_drawn() -> None:
    assert [path.stem for path in TRICKS] == ["TrickColour", "TrickTrump"]
