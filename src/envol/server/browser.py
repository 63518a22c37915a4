"""The browser's client: one page for every address of ours, and its files."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from envol.server.refusal import Refused

STATIC = Path(__file__).parent / "static"
# Only our own scripts, styles and pictures, and our own sockets: nothing of another site is ever loaded.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"


@get(["/", "/t/{table_id:str}", "/r/{table_id:str}"], include_in_schema=False)
async def page(table_id: FromPath[str] = "") -> Response[bytes]:
    """The client, which finds out by itself what the address means."""
    index = STATIC / "index.html"
    if not index.exists():
        raise Refused(503, "no-client")
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache", "referrer-policy": "no-referrer"}
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers=headers)


@get(["/assets/{name:str}", "/emblem.svg"], include_in_schema=False)
async def asset(name: FromPath[str] = "") -> File:
    """A file of the client; its name holds a hash of what is in it, so it may be kept for ever."""
    path = STATIC / "assets" / name if name else STATIC / "emblem.svg"
    if "/" in name or name.startswith(".") or not path.is_file():
        raise NotFoundException
    kinds = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
    return File(
        path,
        media_type=kinds.get(path.suffix, "application/octet-stream"),
        content_disposition_type="inline",
        headers={"cache-control": "public, max-age=31536000, immutable" if name else "max-age=3600"},
    )
