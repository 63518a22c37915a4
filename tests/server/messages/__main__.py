"""`python -m tests.server.messages` keeps what the server says now, or with names shows what was kept of them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.messages import capture, keep, kept

if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(kept(name))
    if not sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in capture(Path(folder)).items():
                keep(name, text)
                print(f"{name}: {text.count(chr(10))} lines, {len(text) // 1000} kB")
