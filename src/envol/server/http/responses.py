"""How the schema of the API tells what a call may be refused with."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from envol.server.refusals import DESCRIPTIONS, REFUSALS

ALWAYS = (403, 429, 503)  # another site's page asks, or somebody too often, or the store does not answer


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How the schema of the API tells the refusals with these statuses, beside those that any call may meet."""
    return {
        status: ResponseSpec(_BODIES[status], generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({*statuses, *ALWAYS})
    }


def _body(status: int, whys: tuple[str, ...]) -> type[msgspec.Struct]:
    fields = [("why", Literal[whys]), ("data", dict[str, Any]), ("text", str)]
    made = msgspec.defstruct(f"Refusal{status}", fields)
    made.__doc__ = "`why` is a key that stays; `text` says it in the language asked for by Accept-Language."
    return made


_BODIES = {status: _body(status, whys) for status, whys in REFUSALS.items()}
