"""What the first visitors would wait for, and every table with them: loaded and made before anybody comes."""

from __future__ import annotations

from contextlib import suppress

from litestar import Litestar

from envol import catalogue
from envol.server.http.games import game_info
from envol.server.http.page import pack_assets
from envol.texts import LANGUAGES, Texts


def prepare(app: Litestar) -> None:
    """Some tenths of a second, once; what is made is kept."""
    for key in catalogue.all_game_keys():
        game_info(catalogue.find(key))
        for language in LANGUAGES:
            with suppress(FileNotFoundError):  # a guest may have no words
                Texts(language, key)
    for language in LANGUAGES:
        Texts(language)("refusal-too-many-tables", most=2)  # one that counts: the parser of plurals is loaded for it
    pack_assets()
    for plugin in app.plugins:  # one of them keeps the schema of the API as it is sent: seventy milliseconds
        getattr(plugin, "provide_openapi_schema", lambda: None)()
