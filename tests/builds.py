"""The compiled build, which `make test` makes while the first tests run."""

from __future__ import annotations

import os
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".compiled"
PATIENCE = 600.0  # seconds that compiling may take


def compiled() -> str:
    """The Python that has the compiled build, as soon as there is one."""
    until = time.monotonic() + PATIENCE
    while "ENVOL_COMPILING" in os.environ and not (FOLDER / ".done").exists() and time.monotonic() < until:
        time.sleep(0.2)
    assert (FOLDER / ".done").exists(), "there is no compiled build: run `make compiled`"
    return str(FOLDER / "bin" / "python")
