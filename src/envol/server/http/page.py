"""The browser's client: one page for every address of ours, and its files."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from envol import catalogue
from envol.server.refusals import Refused
from envol.texts import LANGUAGES

STATIC = Path(__file__).parents[1] / "static"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
}
LONGEST = 200  # letters of a name: a file system refuses to look for one that is much longer
TEXTS = (".js", ".css", ".svg")  # which pack well; fonts are packed already
PICTURES = ("emblem.svg", "preview.jpg")  # which a game need not have
GAME_FILES = {name: (name, KINDS[Path(name).suffix]) for name in PICTURES}
for _language in LANGUAGES:
    GAME_FILES[f"{_language}.ftl"] = (f"texts/{_language}.ftl", "text/plain")
    GAME_FILES[f"RULES.{_language}.md"] = (f"RULES.{_language}.md", "text/plain")
# Only our own scripts, styles and pictures, and our own sockets: nothing of another site is ever loaded.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


@get(
    [
        "/",
        "/r/{table_id:str}",
        "/w/{game:str}",
        "/w/{game:str}/{work_id:str}",
        "/g/{game:str}/learn",
    ],
    include_in_schema=False,
)
async def page(table_id: FromPath[str] = "", game: FromPath[str] = "", work_id: FromPath[str] = "") -> Response[bytes]:
    """The client, which finds out by itself what the address means."""
    return show_page()


def has_page() -> bool:
    return (STATIC / "index.html").exists()


def show_page(status: int = 200, *, head: str = "", language: str = "") -> Response[bytes]:
    """The client; `head` stands for its title."""
    if not has_page():
        raise Refused(503, "no-client")
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache", "referrer-policy": "no-referrer"}
    held = (STATIC / "index.html").read_bytes()
    if head:
        held = held.replace(b"<title>Envol</title>", head.encode()).replace(b'lang="fr"', f'lang="{language}"'.encode())
        headers |= {"content-language": language, "vary": "accept-language"}
    return Response(held, media_type=MediaType.HTML, headers=headers, status_code=status)


@get(["/assets/{name:str}", "/emblem.svg", "/preview.jpg"], include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str] = "") -> File | Response[bytes]:
    """A file of the client; its name holds a hash of what is in it, so it may be kept for ever."""
    path = STATIC / "assets" / name if name else STATIC / request.url.path[1:]
    if "/" in name or name.startswith(".") or len(name) > LONGEST or not path.is_file():
        raise NotFoundException
    kind = KINDS.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": "public, max-age=31536000, immutable" if name else "max-age=3600"}
    if path.suffix in TEXTS:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            packed = _packed(path, path.stat().st_mtime_ns)
            return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return File(path, media_type=kind, content_disposition_type="inline", headers=headers)


@get("/games/{key:str}/{name:str}", include_in_schema=False)
async def game_file(key: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file from the folder of a game that the page was not built with, or never is: texts, rules, the emblem."""
    if key not in catalogue.all_game_keys() or name not in GAME_FILES:
        raise NotFoundException
    path, kind = GAME_FILES[name]
    found = catalogue.file_of(catalogue.find(key), path)
    if found is None and name in PICTURES:
        raise NotFoundException
    held = b"" if found is None else found.read_bytes()  # who has no words says nothing
    return Response(held, media_type=kind, headers={"cache-control": "max-age=3600"})


def game_picture(key: str) -> str | None:
    """Where the picture of a game is, if it has one."""
    return f"/games/{key}/preview.jpg" if catalogue.file_of(catalogue.find(key), "preview.jpg") else None


def pack_assets() -> None:
    """Pack all that will be asked for."""
    for path in (STATIC / "assets").glob("*"):
        if path.suffix in TEXTS:
            _packed(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _packed(path: Path, changed: int) -> bytes:
    """A file as it travels, packed once for everybody for as long as it does not change."""
    return gzip.compress(path.read_bytes(), mtime=0)
