"""Bodies of requests, read as strictly as the schema of the API tells them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from envol.codec import convert, decode
from envol.server.refusals import Refused


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON is decoded straight into what its handler takes: "3" is no number, "yes" is no boolean."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except (
            InternalServerException
        ) as error:  # as Litestar sees it; but who leaves in mid-sentence is no fault of ours
            raise Refused(400, "bad-request", detail="the body was cut short") from error

    async def json(self) -> Any:
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused(415, "not-json")
        taken = self.route_handler.parsed_fn_signature.parameters["data"]
        try:
            return convert(_whole_numbers(decode(await self.body(), object)), taken.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused(400, "bad-request", detail=_detail(error)) from error


def _whole_numbers(value: Any) -> Any:
    """JSON has one kind of number, and to JSON Schema 3.0 is an integer."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole_numbers(item) for item in value]
    return {key: _whole_numbers(item) for key, item in value.items()} if isinstance(value, dict) else value


def _detail(error: Exception) -> str:
    """What a programmer needs, in English, such as "Expected `int`, got `str` - at `$.seats`"."""
    if isinstance(error, msgspec.MsgspecError):
        return str(error)
    return "JSON is nested too deep" if isinstance(error, RecursionError) else "JSON is not UTF-8"
