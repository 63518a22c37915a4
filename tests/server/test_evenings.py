"""Evenings of people who leave, come back and fall asleep: none is stuck, none is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.evenings import MATCHES, SETTINGS, spend_evenings
from tests.server.harness import running

FEW = 6


@pytest.mark.full
def test_every_evening_comes_to_its_end(tmp_path: Path) -> None:
    faults: list[str] = []
    with running(tmp_path, **SETTINGS) as server:
        work = spend_evenings(server, FEW, lambda seed, error: faults.append(f"{seed}: {error!r}"))
        spent, failed = asyncio.run(work)
    assert faults == []
    assert failed == 0
    assert [len(evening.over) for evening in spent] == [MATCHES] * FEW
