"""Runs a real server with the settings given as JSON, in a process of its own, with a planted fault if one is named."""

from __future__ import annotations

import os
import sys
from importlib import import_module


def main(settings: str, plant: str = "") -> None:
    # Imported here, so that a bot's worker, which imports this module again, does not load the whole server.
    from envol.codec import decode
    from envol.server.serve import serve
    from envol.server.settings import Settings

    if "ENVOL_LOOP_WATCH" in os.environ:
        import_module("tests.server.loop_watch").install()
    if plant:
        module, _, name = plant.partition(":")
        getattr(import_module(module), name)()
    serve(decode(settings, Settings))


if __name__ == "__main__":
    main(*sys.argv[1:])
