"""What may be done: `moves` and `refusal` ask the same questions."""

from __future__ import annotations

from typing import Final

from envol.game import IllegalMove, Move, Seat
from envol.games.brooms.flying.flight import Flights
from envol.games.brooms.flying.placing import Placing
from envol.games.brooms.flying.sky import thing_data
from envol.games.brooms.moves import (
    ANGLES,
    BACKS,
    BANISHES,
    FLY,
    HUT,
    KEEP,
    RESTARTS,
    SENDS,
    STARTS,
    STAY,
    TAKES,
    TARGETS,
    VOTES,
    Angle,
    Back,
    Banish,
    First,
    Fly,
    Keep,
    Restart,
    Send,
    Start,
    Stay,
    Take,
    Target,
    Vote,
    place_data,
)
from envol.games.brooms.state import ANGLE, BANISH, NO_PIECE, SEND, START, STUCK, TARGET, TURN, VOTE, State

BOOK: Final = 5  # places on a book (10)


class Legal:
    """The moves of a seat that is asked, and why others are refused."""

    def __init__(self, flights: Flights, placing: Placing, reverse: bool, sixth: bool) -> None:
        self.flights: Final = flights
        self.placing: Final = placing
        self.reverse: Final = reverse
        self.sixth: Final = sixth

    def moves(self, state: State, seat: Seat) -> list[Move]:
        phase = state.phase
        offered: list[Move] = []
        if phase == TURN:
            take = self._bars_taking(state, seat, False) is None
            back = self._bars_taking(state, seat, True) is None
            if self._bars_flying(state, seat) is None:
                offered.append(FLY)
            for code in range(len(TAKES)):
                if state.supply[code // 2] > 0:
                    if take:
                        offered.append(TAKES[code])
                    if back:
                        offered.append(BACKS[code])
        elif phase == ANGLE:
            for heading in self.placing.angles(state, seat, state.place):
                offered.append(ANGLES[heading])
        elif phase == START:
            for place in self.placing.free_starts(state, seat):
                offered.append(STARTS[place])
        elif phase == STUCK:
            offered.append(KEEP)
            offered.append(STAY)
            for place in self.placing.restarts(state, seat):
                offered.append(RESTARTS[place])
        elif phase == VOTE:
            for hut in self.flights.free_huts(state):
                offered.append(VOTES[hut])
        elif phase == TARGET:
            for hut in self.flights.free_huts(state):
                offered.append(TARGETS[hut])
        elif phase == BANISH:
            for castle in self.placing.exiles(state):
                offered.append(BANISHES[castle])
        elif phase == SEND:
            for hut in self.placing.shelters(state, state.struck[0]):
                offered.append(SENDS[hut])
        return offered

    def _bars_taking(self, state: State, seat: Seat, back: bool) -> IllegalMove | None:
        if back and not self.reverse:
            return IllegalMove("brooms.12", "not-now")
        if state.backs[seat] != NO_PIECE:
            return IllegalMove("brooms.11", "must-fly")
        if len(state.books[seat]) == BOOK and not (back and self.sixth):
            return IllegalMove("brooms.10", "must-fly")
        return None

    def _bars_flying(self, state: State, seat: Seat) -> IllegalMove | None:
        if not state.books[seat] and state.backs[seat] == NO_PIECE:
            return IllegalMove("brooms.10", "take-first")
        return None

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        phase = state.phase
        if isinstance(move, First):
            return IllegalMove("brooms.43", "not-for-seats")
        if isinstance(move, Take | Back):
            if phase == TURN:
                barred = self._bars_taking(state, seat, isinstance(move, Back))
                if barred is None and state.supply[move.code // 2] == 0:
                    barred = IllegalMove("brooms.3", "none-left", move.data)
                return barred
        elif isinstance(move, Fly):
            if phase == TURN:
                return self._bars_flying(state, seat)
        elif isinstance(move, Angle):
            if phase == ANGLE:
                return self._bars_angle(state, seat, move)
        elif isinstance(move, Keep | Stay):
            if phase == STUCK:
                return None
        elif isinstance(move, Vote | Target):
            if phase == (VOTE if isinstance(move, Vote) else TARGET):
                if move.hut in self.flights.free_huts(state):
                    return None
                return IllegalMove("brooms.23", "hut-marked", move.data)
        elif isinstance(move, Banish):
            if phase == BANISH:
                if move.castle in self.placing.exiles(state):
                    return None
                return IllegalMove("brooms.28", "place-taken", place_data(move.castle))
        elif isinstance(move, Start):
            if phase == START:
                free = self.placing.free_starts(state, seat)
                return None if move.place in free else IllegalMove("brooms.9", "place-taken", move.data)
        elif isinstance(move, Restart):
            if phase == STUCK:
                free = self.placing.restarts(state, seat)
                return None if move.place in free else IllegalMove("brooms.17", "place-taken", move.data)
        elif isinstance(move, Send) and phase == SEND:
            if move.hut in self.placing.shelters(state, state.struck[0]):
                return None
            return IllegalMove("brooms.38", "place-taken", place_data(HUT + move.hut))
        return IllegalMove("brooms.52", "not-now")

    def _bars_angle(self, state: State, seat: Seat, move: Angle) -> IllegalMove | None:
        met = self.placing.meets(state, seat, state.place, move.heading)
        if met == 0:
            return None
        data = thing_data(met)
        return IllegalMove("brooms.9", "rim-blocked-broom" if "other" in data else "rim-blocked", data)
