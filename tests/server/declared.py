"""What the server sends has the form that Python declares, of which the client's types are made."""

from __future__ import annotations

import json
from typing import Any

from envol import catalogue
from envol.codec import decode, encode
from envol.server import wire


def read(text: str | bytes, of: Any = wire.Down) -> Any:
    """A message as plain data; nothing in it is undeclared, missing or of another type."""
    message = json.loads(text)
    check(message, of)
    return message


def check_view(view: Any, game: str) -> None:
    """The same for the view, which the wire does not know."""
    check(view, catalogue.find(game).view_type)


def check(found: Any, kind: Any) -> None:
    assert json.loads(encode(decode(encode(found), kind))) == found
