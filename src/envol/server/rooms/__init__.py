"""Tables in memory: what people and bots do at them, who watches, what each is sent, and when a table may sleep."""

from envol.server.rooms.analyses import Analyses, Progress
from envol.server.rooms.garbage import take_over_garbage_collection
from envol.server.rooms.hints import Hint, Hints
from envol.server.rooms.housekeeping import Housekeeping
from envol.server.rooms.latecomers import Latecomers
from envol.server.rooms.open_tables import OpenTables
from envol.server.rooms.registry import Rooms
from envol.server.rooms.replays import Replays
from envol.server.rooms.room import Room, RoomServices
from envol.server.rooms.seating import Seating
from envol.server.rooms.tables import Tables
from envol.server.rooms.take_back import agree_to_take_back, ask_take_back, decline_take_back

__all__ = [
    "Analyses",
    "Hint",
    "Hints",
    "Housekeeping",
    "Latecomers",
    "OpenTables",
    "Progress",
    "Replays",
    "Room",
    "RoomServices",
    "Rooms",
    "Seating",
    "Tables",
    "agree_to_take_back",
    "ask_take_back",
    "decline_take_back",
    "take_over_garbage_collection",
]
