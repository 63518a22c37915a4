"""The kept examples are what Python says; tests beside the browser's code hold it to the same files."""

from __future__ import annotations

import json

from tests.vectors import FILE, examples, flights, hints


def test_python_says_what_the_kept_examples_say() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(examples())), "run `make golden` and look"


def test_the_kept_flights_of_brooms_are_those_of_its_transcripts() -> None:
    assert flights.FILE.read_text("utf-8") == flights.text(), "run `make golden` and look"


def test_the_kept_hints_are_in_the_words_of_the_terminal() -> None:
    assert hints.FILE.read_text("utf-8") == hints.text(), "run `make golden` and look"
