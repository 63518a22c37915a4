"""Tests move between the commands, and none is lost on the way."""

from __future__ import annotations

import pytest

from tests.tiers import COUNTS


@pytest.mark.parametrize("count", COUNTS)
def test_what_make_test_has_less_of_make_test_all_has(count: str) -> None:
    quick, full, soak, before = COUNTS[count]
    assert 0 < quick <= full <= soak
    assert full >= before
