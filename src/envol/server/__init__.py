"""The server: tables, rooms, the store, and the wire."""
