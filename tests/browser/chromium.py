"""Finding a browser for the tests: an installed Chromium, else Playwright's own, else the distribution's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium's own calls home are refused by a closed network, many at a time.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@cache
def find() -> str | None:
    """The path of a browser, or None for Playwright's own; one is installed if there is none."""
    path = installed()
    if path is not None:
        return path
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, timeout=600)
    if done.returncode == 0:
        return None
    subprocess.run(["apt-get", "update", "-qq"], check=True, timeout=600)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, timeout=1200)
    path = installed()
    assert path is not None, "no browser could be installed"
    return path


def arguments() -> list[str]:
    return [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else list(ARGUMENTS)
