"""The page of the HTTP API, made from its schema alone: no script, nothing from another site."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from envol.server.refusals import DESCRIPTIONS, REFUSALS

STYLE = """
body{background:#12132b;color:#fbf3df;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
p{margin:.3rem 0}h1,h2{font-family:Georgia,serif}
h2{margin:2rem 0 .3rem;font-size:1.1rem}code,pre{color:#ffcf7a}a{color:#ffcf7a}
pre{background:#1b1d3f;border-radius:10px;padding:.8rem;overflow:auto;font-size:.85rem}b{color:#ff8a66}
"""


class ApiPage(OpenAPIRenderPlugin):
    """Each path with its method, what it does, what it takes and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
            "<meta http-equiv=content-security-policy content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            f"<title>Envol API</title><style>{STYLE}</style><h1>Envol API</h1>",
            "<p>The same doors for people's clients and for bots.",
            " <a href=/api/schema/openapi.json>openapi.json</a></p>",
            "<p>A call that is refused changes nothing. It answers <code>why</code>, a key that stays,",
            " <code>data</code>, and <code>text</code>, a sentence in the language that Accept-Language asks for.</p>",
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                parts.append(f"<h2><b>{escape(method.upper())}</b> <code>{escape(path)}</code></h2>")
                parts.append(f"<p>{escape(operation.get('summary') or '')}</p>")
                taken = operation.get("requestBody", {}).get("content", {})
                for content in taken.values():
                    for form in content["schema"].get("oneOf") or [content["schema"]]:
                        parts.append(_schema("takes", form, openapi_schema))
                answers = operation.get("responses", {})
                for status, response in answers.items():
                    for content in (response.get("content") or {}).values():
                        if str(status).startswith("2"):
                            parts.append(_schema(f"answers {status}", content["schema"], openapi_schema))
                refused = [str(status) for status in answers if not str(status).startswith("2")]
                parts.append(f"<p>refuses with {escape(', '.join(sorted(refused)))}</p>")
        parts.append("<h2>Refusals</h2>")
        for status, whys in REFUSALS.items():
            parts.append(f"<p><b>{status}</b> {escape(DESCRIPTIONS[status])}: {escape(', '.join(whys))}</p>")
        return "".join(parts).encode()


def _schema(label: str, schema: dict[str, Any], whole: dict[str, Any]) -> str:
    """One level of a schema as readable lines."""
    many = " a list of" if schema.get("type") == "array" else ""
    inner = schema.get("items", schema) if many else schema
    name = str(inner.get("$ref", "")).rpartition("/")[2]
    found = whole.get("components", {}).get("schemas", {}).get(name, inner)
    fields = [f"  {key}: {_kind(value)}" for key, value in (found.get("properties") or {}).items()]
    title = found.get("title") or name or _kind(found)
    return f"<pre>{escape(f'{label}{many} {title}')}{escape(chr(10) + chr(10).join(fields)) if fields else ''}</pre>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema.get("oneOf") or schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items') or {})}"
    return str(schema.get("type", "any"))
