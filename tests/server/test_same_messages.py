"""What the server says, over HTTP and by WebSocket, is what it always said: nothing but the inside may change.

If a message is meant to change, `python -m tests.server.messages` keeps what is said now, and with the name of a script
it shows what was kept of it."""

from __future__ import annotations

from pathlib import Path

from tests.server.messages import capture, differences, kept


def test_the_server_says_word_for_word_what_was_kept(tmp_path: Path) -> None:
    found = [f"{name}: {one}" for name, said in capture(tmp_path).items() for one in differences(kept(name), said)]
    assert not found, "\n\n".join(found)


OLD = '== http\n# Anna GET /x\n200 a: b\n+ {"a":[{"b":1}],"required":["x"]}\n== Anna 1\n{"v":0}\n{"v":1}\n'


def test_every_difference_is_found_but_for_what_an_answer_may_gain() -> None:
    assert differences(OLD, OLD) == []
    assert differences(OLD, OLD.replace('{"b":1}', '{"b":1,"c":2}').replace('["x"]', '["w","x"]')) == []
    assert differences(OLD, OLD.replace('{"b":1}', '{"a":0},{"b":1},{"c":2}')) == []
    for old, new in (
        ('{"b":1}', '{"c":1}'),
        ('{"b":1}', ""),
        ('{"b":1}', '{"c":1},{"d":1}'),
        ('"b":1', '"b":2'),
        ('["x"]', '["w"]'),
        ("200", "201"),
        ('{"v":1}', '{"v": 1}'),
        ('{"v":1}\n', ""),
        ('{"v":1}\n', '{"v":1}\n{"v":2}\n'),
        ("== Anna 1\n", "== Anna 2\n"),
        ('{"v":0}\n{"v":1}', '{"v":1}\n{"v":0}'),
    ):
        assert differences(OLD, OLD.replace(old, new)), new
