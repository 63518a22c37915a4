"""Records as files, by path or open ones."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import envol
from envol import record


def played() -> envol.Match:
    match = envol.Match.new("oz", ["Zoé", "Tim"])
    match.settle(envol.FastDice(1))
    match.play(match.to_move[0], match.moves()[0])
    return match


def test_what_is_written_is_read_by_path_as_text_or_object(tmp_path: Path) -> None:
    match, path = played(), tmp_path / "match.envol"
    envol.write(match, path)
    assert path.read_bytes() == record.write(match).encode()
    for file in (path, str(path)):
        again = envol.read(file)
        assert (again.header, again.log, again.state) == (match.header, match.log, match.state)
    envol.write(again, str(path))
    assert path.read_bytes() == record.write(match).encode()


def test_what_is_written_to_an_open_file_is_read_from_one() -> None:
    match, file = played(), io.StringIO()
    envol.write(match, file)
    file.seek(0)
    assert envol.read(file).log == match.log


def test_a_bad_record_is_named_by_its_line_also_where_it_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "match.envol"
    lines = record.write(played()).encode().splitlines(keepends=True)
    for number, bad, why in ((2, b"1 0 -1 fly away\n", "record-number"), (3, b"\xff\n", "record-encoding")):
        path.write_bytes(b"".join([*lines[: number - 1], bad, *lines[number:]]))
        with pytest.raises(envol.BadRecord, match=f"^line {number}: {why}"):
            envol.read(path)
    with pytest.raises(FileNotFoundError):
        envol.read(tmp_path / "none.envol")
