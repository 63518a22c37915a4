"""Finding a browser for the tests: an installed Chromium, else Playwright's own, else the distribution's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

from tests import limits

# The first is the same engine without windows, as Playwright's own; the tests take it half the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium's own calls home are refused by a closed network, many at a time.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
)
WHERE = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


def installed() -> str | None:
    """The first one on PATH that runs: on some systems the name is there, and only says what to install."""
    return next((path for name in NAMES if (path := shutil.which(name)) and runs(path)), None)


def playwrights_own() -> str | None:
    """The one that Playwright fetches, if it can be fetched and finds all its libraries here."""
    if not _run(sys.executable, "-m", "playwright", "install", "chromium"):
        return None
    found = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, text=True, timeout=limits.STATE, check=True
    )
    path = found.stdout.strip()
    return path if runs(path) else None


def distributions() -> str | None:
    """The package of Debian, Ubuntu and their like; by sudo where that asks for no password."""
    get = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    _run(*get, "update", "-qq")
    _run(*get, "install", "-y", "-qq", "chromium")
    return installed()


@cache
def find() -> str:
    """The path of a browser that runs; one is installed if there is none."""
    for way in (installed, playwrights_own, distributions):
        path = way()
        if path is not None:
            return path
    raise RuntimeError("no browser for the tests: please install Chromium")


def runs(path: str) -> bool:
    return _run(path, "--version", seconds=limits.STATE)


def _run(*command: str, seconds: float = limits.BUILD) -> bool:
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, timeout=seconds, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def arguments() -> list[str]:
    return [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else list(ARGUMENTS)
