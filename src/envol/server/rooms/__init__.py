"""Tables in memory: what people and bots do at them, who watches, what each is sent, and when a table may sleep."""

from envol.server.rooms.analyses import Analyses, Progress
from envol.server.rooms.garbage import take_over_garbage_collection
from envol.server.rooms.hints import Hint, Hints
from envol.server.rooms.housekeeping import Housekeeping
from envol.server.rooms.latecomers import Latecomers
from envol.server.rooms.open_tables import OpenTables
from envol.server.rooms.own_tables import OwnTables
from envol.server.rooms.past_matches import PastMatches
from envol.server.rooms.pauses import pause_table, resume_table
from envol.server.rooms.races import can_race
from envol.server.rooms.registry import Rooms
from envol.server.rooms.replays import Replays
from envol.server.rooms.room import Room, RoomServices
from envol.server.rooms.seating import Seating
from envol.server.rooms.stand_ins import StandIns
from envol.server.rooms.tables import Tables
from envol.server.rooms.take_back import agree_to_take_back, ask_take_back, decline_take_back

__all__ = [
    "Analyses",
    "Hint",
    "Hints",
    "Housekeeping",
    "Latecomers",
    "OpenTables",
    "OwnTables",
    "PastMatches",
    "Progress",
    "Replays",
    "Room",
    "RoomServices",
    "Rooms",
    "Seating",
    "StandIns",
    "Tables",
    "agree_to_take_back",
    "ask_take_back",
    "can_race",
    "decline_take_back",
    "pause_table",
    "resume_table",
    "take_over_garbage_collection",
]
