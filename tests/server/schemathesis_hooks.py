"""A check of our own for Schemathesis: it is loaded by name from the configuration in test_schemathesis.py."""

from __future__ import annotations

from typing import Any

import schemathesis

from envol.server.access import clean_name
from envol.server.refusals import Refused

# Tokens are made and ended by people; links are for people too.
NOT_FOR_BOTS = {"GET /api/tokens", "POST /api/tokens", "DELETE /api/tokens/{name}", "POST /api/tables/{table_id}/link"}
# What needs a secret, a name or a number that chance does not find.
BY_NAME = {"POST /api/links/claim", "DELETE /api/tokens/{name}"}
BY_NAME |= {f"{method} /api/tables/{{table_id}}/undo" for method in ("POST", "PUT", "DELETE")}
BY_NAME |= {"POST /api/works", "POST /api/works/check", "POST /api/works/estimate"}  # a whole sky: test_gallery.py


@schemathesis.hook
def filter_body(context: schemathesis.HookContext, body: Any) -> bool:
    """Names hold only what can be seen, which no pattern of a schema says: test_careful.py tries the others."""
    said = [body[key] for key in ("name", "label") if isinstance(body, dict) and isinstance(body.get(key), str)]
    try:
        return all(map(clean_name, said))
    except Refused:
        return False


@schemathesis.check
class EveryCallSucceedsOnce:
    """Refusals alone would prove little."""

    def __init__(self) -> None:
        self.tried: set[str] = set()
        self.done: set[str] = set()
        self.as_bot = False

    def after_response(
        self, ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case[Any]
    ) -> None:
        self.tried.add(case.operation.label)
        self.as_bot |= "authorization" in response.request.headers
        if response.status_code < 300:
            self.done.add(case.operation.label)

    def after_run(self, ctx: schemathesis.CheckContext) -> None:
        never = self.tried - self.done - BY_NAME - (NOT_FOR_BOTS if self.as_bot else set())
        assert not never, f"never succeeded: {', '.join(sorted(never))}"


@schemathesis.check
def a_refusal_says_why(
    ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case[Any]
) -> None:
    """Each has a key, its data and a sentence, and nothing of the inside."""
    if response.status_code >= 400:
        body = response.json()
        assert set(body) == {"why", "data", "text"}, body
        assert body["text"], body
        assert "Traceback" not in response.text
        assert "envol." not in response.text
        assert "litestar" not in response.text.lower()
