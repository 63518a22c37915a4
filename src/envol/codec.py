"""JSON: the one way in which views, events, headers and messages become bytes."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """The value as JSON; equal values give equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of this type that the JSON spells; raises msgspec.ValidationError with the place."""
    return msgspec.json.decode(data, type=kind)


def convert(value: Any, kind: type[T], *, from_text: bool = False) -> T:
    """The value as this type, unknown fields refused; `from_text` reads "true" and "3" typed on a command line."""
    return msgspec.convert(value, kind, strict=not from_text)


def plain(value: Any) -> Any:
    """The value as dictionaries, lists, numbers and strings."""
    return msgspec.to_builtins(value)
