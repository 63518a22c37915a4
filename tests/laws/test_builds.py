"""Law 8: the interpreted and the compiled build give the same log for the same dice."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from typing import Any

import pytest

from tests.builds import ROOT, compiled
from tests.tiers import TIER

pytestmark = pytest.mark.full  # needs the compiled build, which takes minutes to make after every change


def run(python: str) -> Any:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    command = [python, "-m", "tests.laws.logs", str(TIER.alike), *patterns]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_law_8_both_builds_play_the_same_matches() -> None:
    plain, fast = run(sys.executable), run(compiled())
    assert set(plain["endings"].values()) == {".py"}
    assert set(fast["endings"].values()) == {".so"}
    assert len(plain["endings"]) >= 6
    assert fast["digests"] == plain["digests"]
    assert len(set(plain["digests"].values())) > 10, "the digests tell matches apart"
