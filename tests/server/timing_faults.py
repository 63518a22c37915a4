"""To plant in a server, for tests of what becomes of connections in time; run inside the server's own process."""

from __future__ import annotations

import time

from envol.server.sockets import Connection
from envol.server.sockets.watch import ConnectionWatch
from tests.server.leaks import plant

STALL = 0.06  # seconds


def no_keep_alive() -> None:
    """Nobody is let go because pings are not answered, however long a test takes."""
    plant(Connection, _keep_alive=lambda connection: None)


def stalling() -> None:
    """The server does nothing at all for a while, four times in a second."""
    measure = ConnectionWatch._measure

    def stall(watch: ConnectionWatch, now: float) -> None:
        time.sleep(STALL)
        measure(watch, now)

    plant(ConnectionWatch, _measure=stall)
