"""The kept examples are what Python says; tests beside the browser's code hold it to the same files."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest

from envol import catalogue
from tests.games.vote.rules import Vote
from tests.vectors import FILE, client_types, examples, examples_of, flights, hints
from tests.vectors.typescript import Module


def test_python_says_what_the_kept_examples_say() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(examples())), "run `make golden` and look"


def test_arguments_that_no_sample_fits_are_made_up_as_the_messages_of_the_game_ask_for_them() -> None:
    """Our samples have a colour as a mapping; in Vote it is the word that `choice` asks for."""
    catalogue.register(Vote)
    said = {example["key"]: (example["data"], example["said"]) for example in examples_of("vote")}
    assert said["choice"] == ({"colour": 1234}, "blue")
    assert said["event-shown"] == ({"choice": {"colour": 1234}, "seat": 0}, "Anna voted blue.")


def test_the_kept_flights_of_brooms_are_those_of_its_transcripts() -> None:
    assert flights.FILE.read_text("utf-8") == flights.text(), "run `make golden` and look"


def test_the_kept_hints_are_in_the_words_of_the_terminal() -> None:
    assert hints.FILE.read_text("utf-8") == hints.text(), "run `make golden` and look"


def test_the_client_is_typed_as_python_is() -> None:
    assert client_types.kept() == client_types.files(), "run `make golden` and look"


class Part(msgspec.Struct, tag="part"):
    """A part."""

    size: Annotated[int, msgspec.Meta(ge=0)] = 1  # in steps
    near: tuple[str | None, ...] = ()


class Whole(msgspec.Struct, omit_defaults=True):
    parts: list[Part]
    pair: tuple[int, bool]
    kind: Literal["a", "b"]
    more: dict[str, Any] = {}
    late: float | msgspec.UnsetType = msgspec.UNSET


WHOLE = """\
export interface Whole {
  parts: Part[];
  pair: [number, boolean];
  kind: "a" | "b";
  more?: Record<string, unknown>;
  late?: number;
}

/** A part. */
export interface Part {
  type: "part";
  size: number; // in steps
  near: (string | null)[];
}
"""


def test_a_type_is_told_to_the_client_as_json_spells_it() -> None:
    told = Module("About.")
    told.declare(Whole)
    assert told.text().endswith("\n\n" + WHOLE)
    sent = Module("About.")
    sent.declare(Whole, is_sent=True)
    left_out = WHOLE.replace("size:", "size?:").replace("near:", "near?:")
    assert sent.text().endswith("\n\n" + left_out), "what has a default need not be sent"


def test_what_one_name_cannot_say_is_refused() -> None:
    both = Module("About.")
    both.declare(Part)
    with pytest.raises(TypeError, match="Part"):
        both.declare(Part, is_sent=True)
    with pytest.raises(TypeError, match="no words"):
        both.declare(bytes)
