"""The record of a fixed seed is the same to the byte, whatever becomes of the code that plays and writes it.

If rules, bots or the format are meant to change, the hashes here change with them, with a new version."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.cli.program import run

HASHES = {
    "air": "0c94a793f5b15488b622457a27468f20619d0d6e8ff76648e34cf99b459a8808",
    "blackmore": "d50d8170789fa744050514c3fd4177c44cbc112d5f6f4ee4066271a3165a2bb9",
    "brooms": "7ba86a75960c3c200dbfb9825a44bd3ccb8f6877e0602a4b875f49e39f589886",
    "carpets": "cbc03569fe1b992f90deebd7cffdf59d0568f6a9e833aa785384b9764f5fcce0",
    "oz": "1ba8688ef43b2f1f5c5784e71f1284599f460422466edaaf05fead0224c12344",
}


@pytest.mark.parametrize("game", HASHES)
def test_the_records_of_a_seed_are_the_same_to_the_byte(game: str, tmp_path: Path) -> None:
    done = run("sim", game, "-n", "2", "--seats", "3", "--bots", "random", "--seed", "17", "--records", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    records = [(tmp_path / f"sim-17-{number}.envol").read_bytes() for number in range(2)]
    assert hashlib.sha256(b"".join(records)).hexdigest() == HASHES[game]
