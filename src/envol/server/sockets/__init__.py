"""WebSockets: how a connection is let in, heard and sent to; a table's, and that of the open tables."""

from envol.server.sockets.connection import Connection
from envol.server.sockets.guard import ConnectionGuard, guarded_by, tell_guard
from envol.server.sockets.open_tables_socket import open_tables_socket
from envol.server.sockets.table_socket import table_socket
from envol.server.sockets.watch import ConnectionWatch

HANDLERS = [table_socket, open_tables_socket]

__all__ = ["HANDLERS", "Connection", "ConnectionGuard", "ConnectionWatch", "guarded_by", "tell_guard"]
