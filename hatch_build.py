"""No package without the page: a wheel or sdist is built with the browser's client in it, or not at all."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/envol/server/static/index.html"
REFUSED = f"""The browser's client is not built: {CLIENT} is not there, or older than its sources.
`make web` builds it, with Node 20.19 or newer, or with one that it fetches. Then build the package again."""


class ClientHook(BuildHookInterface[Any]):
    """Builds the client in a checkout; an sdist brings it along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_there():
            self.app.abort(REFUSED)

    def _is_there(self) -> bool:
        root = Path(self.root)
        if (root / "web").exists() and shutil.which("make"):
            # A make that has called us has its own ends of pipes, which this one must not look for.
            env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
            done = subprocess.run(["make", "--no-print-directory", "web"], cwd=root, env=env, check=False)
            return done.returncode == 0 and (root / CLIENT).exists()
        return (root / CLIENT).exists()
