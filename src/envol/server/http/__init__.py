"""The HTTP API, the same for people's clients and for bots, and the page of the browser's client."""

from envol.server.http.api_page import ApiPage
from envol.server.http.bodies import StrictRequest
from envol.server.http.errors import EXCEPTION_HANDLERS, LARGEST_BODY, add_careful_headers, note_socket_fault
from envol.server.http.forms import ApiSchema
from envol.server.http.preparation import prepare
from envol.server.http.routes import FORMS, HANDLERS, PAGES

__all__ = [
    "EXCEPTION_HANDLERS",
    "FORMS",
    "HANDLERS",
    "LARGEST_BODY",
    "PAGES",
    "ApiPage",
    "ApiSchema",
    "StrictRequest",
    "add_careful_headers",
    "note_socket_fault",
    "prepare",
]
