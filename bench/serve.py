"""Runs our server with the settings given as JSON, in a process of its own."""

from __future__ import annotations

import sys

from envol.codec import decode
from envol.server.serve import serve
from envol.server.settings import Settings

if __name__ == "__main__":
    serve(decode(sys.argv[1], Settings))
