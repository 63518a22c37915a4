"""Where a server is reached, told in the terminal; in a local network also as a QR code for phones."""

from __future__ import annotations

import io
import socket

import segno

from envol.cli.terminal import Screen
from envol.texts import Texts

EVERYWHERE = ("0.0.0.0", "::")


def show_address(host: str, port: int, language: str) -> None:
    """Say where to point a browser."""
    screen, texts = Screen(), Texts(language)
    if host not in EVERYWHERE:
        screen.say(texts("serve-address", address=f"http://{host}:{port}/"))
        return
    address = f"http://{local_address()}:{port}/"
    screen.say(texts("serve-network", address=address))
    code = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(code, border=2, compact=True)
    print(code.getvalue(), flush=True)


def local_address() -> str:
    """This machine's address in its network; connecting a datagram socket only asks for the way, it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
