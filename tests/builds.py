"""The compiled build, which `make test` makes while the first tests run."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tests import limits

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".compiled"


def compiled() -> str:
    """The Python that has the compiled build, as soon as there is one."""
    until = time.monotonic() + limits.BUILD
    while "ENVOL_COMPILING" in os.environ and not (FOLDER / ".done").exists() and time.monotonic() < until:
        time.sleep(0.2)
    assert (FOLDER / ".done").exists(), "there is no compiled build: run `make compiled`"
    return str(FOLDER / "bin" / "python")
