"""The catalogue: options that are for some numbers of seats only."""

from __future__ import annotations

import msgspec
import pytest

from envol import catalogue
from envol.catalogue import BadOptions, option_seats, options_at


def test_what_is_not_for_so_many_seats_is_left_out_of_options() -> None:
    carpets = catalogue.find("carpets")
    options = {"calm": True, "three_tokens": True}
    assert options_at(carpets, 2, options) == options
    assert options_at(carpets, 3, options) == {"calm": True}
    assert option_seats(catalogue.find("oz")) == {}


@pytest.mark.parametrize("key", catalogue.game_keys())
def test_the_newest_rules_refuse_an_option_that_is_not_for_so_many_seats(key: str) -> None:
    kind = catalogue.find(key)
    defaults = msgspec.to_builtins(kind.Options())
    for name, numbers in option_seats(kind).items():
        assert defaults[name] is False, "the form of a table says that elsewhere it has its default"
        for seats in kind.players:
            if seats in numbers:
                catalogue.create(key, seats, {name: True})
            else:
                with pytest.raises(BadOptions, match=name):
                    catalogue.create(key, seats, {name: True})
