"""The kept examples are what Python says; web/src/lib/texts.test.ts holds the browser to the same file."""

from __future__ import annotations

import json

from tests.vectors import FILE, examples


def test_python_says_what_the_kept_examples_say() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(examples())), "run `make golden` and look"
