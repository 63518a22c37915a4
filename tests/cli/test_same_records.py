"""The record of a fixed seed is the same to the byte, whatever becomes of the code that plays and writes it.

If rules, bots or the format are meant to change, the hashes here change with them, with a new version."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.cli.program import run

HASHES = {
    "air": "a353f320cd283dfdbf83d00072ba17b1819dde659ad1186c01a3f233a00d7446",
    "blackmore": "d50d8170789fa744050514c3fd4177c44cbc112d5f6f4ee4066271a3165a2bb9",
    "brooms": "7ba86a75960c3c200dbfb9825a44bd3ccb8f6877e0602a4b875f49e39f589886",
    "carpets": "00b994635d590a56c7808937adac6bba329559120494c2a1817dacf7e7121739",
    "oz": "bf518b1b49bf159379bdb6d033d8346951188906099d9506fb3c181fe2e671ee",
}


@pytest.mark.parametrize("game", HASHES)
def test_the_records_of_a_seed_are_the_same_to_the_byte(game: str, tmp_path: Path) -> None:
    done = run("sim", game, "-n", "2", "--seats", "3", "--bots", "random", "--seed", "17", "--records", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    records = [(tmp_path / f"sim-17-{number}.envol").read_bytes() for number in range(2)]
    assert hashlib.sha256(b"".join(records)).hexdigest() == HASHES[game]
