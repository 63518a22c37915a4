"""What a link shows where it is pasted: a title, a sentence and a picture, in the language of whoever shared it.

Whoever shares a table puts their language behind its address (`?lang=fr`), because what fetches a preview has none; the
page itself speaks to each reader in their own."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from envol import catalogue
from envol.server.http.page import game_picture, show_page
from envol.server.refusals import language_of
from envol.server.services import Services
from envol.server.store import Away, TableSummary, summary_of
from envol.texts import LANGUAGES, Texts, own_text, title_of

HOUSE = "Envol"
HOUSE_PICTURE = "/preview.jpg"
LOCALES = {"fr": "fr_FR", "en": "en_GB"}


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[bytes]:
    """The client at a table; its head tells who plays what."""
    services: Services = request.app.state.services
    try:
        table = await summary_of(services.database, table_id)
    except Away:
        table = None
    if table is None or table.game not in catalogue.all_game_keys():
        return show_page()  # which says so itself
    language = _language(request)
    return show_page(head=_head(request, table.game, _told(table, Texts(language)), language), language=language)


@get("/g/{game:str}", include_in_schema=False)
async def game_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The client at the page of a game; its head tells what the game is."""
    if game not in catalogue.all_game_keys():
        return show_page(404)
    language = _language(request)
    about = own_text(game, language, "about") or own_text(game, language, "pitch")
    return show_page(head=_head(request, game, about, language), language=language)


def _language(request: Request[Any, Any, Any]) -> str:
    chosen = request.query_params.get("lang", "")
    return chosen if chosen in LANGUAGES else language_of(request.headers.get("accept-language", ""))


def _told(table: TableSummary, texts: Texts) -> str:
    """Who plays; whoever has the link may see as much at the table itself."""
    who = ("nobody", "somebody", "several")[min(len(table.people), 2)]
    return texts(f"preview-{table.status}", who=who, names=texts.listing(table.people), free=table.free)


def _head(request: Request[Any, Any, Any], game: str, about: str, language: str) -> str:
    """What stands for the title of the page."""
    title = f"{title_of(game, language)} · {HOUSE}"
    here = str(request.base_url).rstrip("/")
    told = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:locale": LOCALES[language],
        "og:url": here + request.url.path,
        "og:image": here + (game_picture(game) or HOUSE_PICTURE),
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    plain = {"description": about, "twitter:card": "summary_large_image"}
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items() if value]
    metas += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in plain.items() if value]
    return f"<title>{escape(title)}</title>" + "".join(metas)
