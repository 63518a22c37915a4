"""All attacks, in the order of the points that they show."""

from __future__ import annotations

from bench.attacks.attack import Attack
from bench.attacks.kinds.analyses import Analyses
from bench.attacks.kinds.creations import Creations
from bench.attacks.kinds.floods import Floods
from bench.attacks.kinds.half_sent import HalfSent
from bench.attacks.kinds.health import Health
from bench.attacks.kinds.junk import Junk
from bench.attacks.kinds.lobby import Lobby
from bench.attacks.kinds.reconnects import Reconnects
from bench.attacks.kinds.replays import Replays, UnreadReplays
from bench.attacks.kinds.seat_taking import SeatTaking
from bench.attacks.kinds.slow_bots import SlowBots
from bench.attacks.kinds.tiny_frames import TinyFrames
from bench.attacks.kinds.workers import Workers

ATTACKS: tuple[type[Attack], ...] = (
    Replays,
    UnreadReplays,
    HalfSent,
    Floods,
    TinyFrames,
    Creations,
    Analyses,
    SeatTaking,
    Lobby,
    Workers,
    Health,
    SlowBots,
    Junk,
    Reconnects,
)
