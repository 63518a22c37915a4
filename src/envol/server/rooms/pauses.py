"""A table that stands still: whoever plays alone against bots may have it wait, and says when it goes on."""

from __future__ import annotations

from envol.game import Seat
from envol.match import is_break, pause
from envol.server import wire
from envol.server.rooms.room import Room
from envol.server.viewer import Viewer

FREE_PAUSES = 60  # in one match, and one more for each line of play: a log grows by what is played, not by waiting


async def pause_table(room: Room, viewer: Viewer) -> None:
    """Let nobody move and no timer run from now on; what stands still already goes on standing."""
    async with room.locked():
        match = room.table.match
        if not room.is_sound or match is None or not _plays_alone(room, viewer):
            viewer.answer(wire.refuse("", "envol.15", "no-pause"))
        elif match.still_since is None and match.to_move:
            if not _has_pauses_left(room):
                viewer.answer(wire.refuse("", "envol.15", "no-pause"))
                return
            room.log_break(pause())
            await room.commit()


async def resume_table(room: Room, viewer: Viewer) -> None:
    """Go on as if no time had passed; what goes on already is left alone."""
    async with room.locked():
        if not room.is_sound or not _plays_alone(room, viewer):
            viewer.answer(wire.refuse("", "envol.15", "no-pause"))
        elif room.end_pause():
            await room.commit()


def _plays_alone(room: Room, viewer: Viewer) -> bool:
    """Whether this is the one person at the table, and nobody else waits with it."""
    table = room.table
    people: list[Seat] = [seat for seat, place in enumerate(table.places) if place.kind == "person"]
    return table.status == "playing" and people == [table.seat_of(viewer.person)]


def _has_pauses_left(room: Room) -> bool:
    match = room.table.match
    assert match is not None
    breaks = sum(1 for line in match.log if is_break(line))
    return breaks / 2 < FREE_PAUSES + len(match.log) - breaks
