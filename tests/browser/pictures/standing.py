"""A server in which nothing happens by itself: its clocks stand still, no bot moves and no timer strikes."""

from __future__ import annotations

from unittest.mock import patch

from envol.server.rooms.autoplay import Autoplay
from tests.server import fixed


def install() -> None:
    """In the server, before it starts."""
    fixed.install()
    patch.object(Autoplay, "go_on", lambda autoplay: None).start()
