"""What must not be lost: each acknowledged move is in the store once, and every record verifies."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec

from bench.attacks.notes import Notes
from bench.attacks.server import AttackedServer

PATIENCE = 30.0
VERIFY = """
import json, sys
from envol.record import verify
bad = {}
for path in sys.argv[1:]:
    try:
        proof = verify(open(path, encoding="utf-8").read())
        assert proof.served and proof.finished, "not whole"
    except Exception as error:
        bad[path] = repr(error)
print(json.dumps(bad))
"""  # what `envol verify` does, for many files at once


class Losses(msgspec.Struct):
    """All but the first two should be 0, or empty."""

    acknowledged: int = 0
    records: int = 0  # of finished matches, that were fetched
    lost: int = 0  # acknowledged moves that are not in the store
    doubled: int = 0
    missing: list[str] = []  # records that are not given
    differing: list[str] = []  # records that do not say what the store says
    unverified: dict[str, str] = {}
    bot_moves: int = 0  # at all tables
    foreign_moves: int = 0  # of them, not the bot's own: the server's own greedy bot, or chance
    random_moves: int = 0


def find_losses(server: AttackedServer, notes: Notes) -> Losses:
    """Look at a server that runs, and at its store."""
    found = Losses(acknowledged=len(notes.acknowledged))
    with closing(sqlite3.connect(f"file:{server.store}?mode=ro", uri=True, timeout=30)) as store:
        kept = Counter(
            (str(table), str(id)) for table, id in store.execute("select match, id from entry where id > ''")
        )
        found.lost = sum(kept[move] == 0 for move in notes.acknowledged)
        found.doubled = sum(kept[move] > 1 for move in notes.acknowledged)
        found.bot_moves = store.execute("select count(*) from entry where seat >= 0 and id is null").fetchone()[0]
        over = {str(row[0]) for row in store.execute("select id from game_match where status = 'over'")}
        folder = server.folder / "records"
        folder.mkdir(exist_ok=True)
        paths: list[Path] = []
        for table in sorted(over & set(notes.tables)):
            text = fetch(server.port, f"/api/tables/{table}/record")
            if text is None:
                found.missing.append(table)
                continue
            paths.append(folder / f"{table}.envol")
            paths[-1].write_text(text, "utf-8")
            lines = store.execute("select n, at, seat, move from entry where match = ? order by n", (table,)).fetchall()
            if not agree(text, lines):
                found.differing.append(table)
    found.records = len(paths)
    found.unverified = verify(server, paths)
    found.foreign_moves, found.random_moves = server.foreign_moves(), server.random_moves()
    return found


def agree(text: str, rows: list[tuple[int, int, int, str]]) -> bool:
    """Whether a record has each line of the store, in its order, and no other."""
    lines = text.split("\n")[1:-2]
    return len(lines) == len(rows) and all(
        line.startswith(f"{n} {at} {seat} {move}") for line, (n, at, seat, move) in zip(lines, rows, strict=True)
    )


def fetch(port: int, path: str) -> str | None:
    """A text of the server's; who is too fast tries again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                return None
        except OSError:
            pass
        time.sleep(0.5)
    return None


def verify(server: AttackedServer, paths: list[Path]) -> dict[str, str]:
    """The records that do not verify, by the server's own build, and why."""
    bad: dict[str, str] = {}
    for begin in range(0, len(paths), 100):
        words = [str(path) for path in paths[begin : begin + 100]]
        ran = subprocess.run(
            ["nice", "-n", "5", server.python, "-c", VERIFY, *words], cwd=server.root, capture_output=True, text=True
        )
        bad |= json.loads(ran.stdout) if ran.returncode == 0 else {"all": ran.stderr[-500:]}
    return bad
