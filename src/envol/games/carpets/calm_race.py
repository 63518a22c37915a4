"""The calm race (44 to 47): everybody folds in private and chooses; then all is shown, and who gets which card."""

from __future__ import annotations

from envol.game import Event, Tell
from envol.games.carpets.cards import shows
from envol.games.carpets.flight import Course
from envol.games.carpets.fold import carpet_after, count_folds, make_change
from envol.games.carpets.moves import CHANGES, CLAIMS, PASSING
from envol.games.carpets.state import BOTH, PASS, UNDECIDED, State


def is_waiting(state: State, seat: int) -> bool:
    """Whether this seat has neither a card nor passed, so that it takes part in this choice."""
    return seat not in state.takers and not state.passed[seat]


def is_last_choice(course: Course, state: State, seat: int) -> bool:
    """Whether everybody else who takes part has chosen already."""
    for other in range(course.seats):
        if other != seat and state.commits[other] == UNDECIDED and is_waiting(state, other):
            return False
    return True


def commit_text(commit: int) -> str:
    """A choice in notation."""
    return str(PASSING if commit == PASS else CLAIMS[commit // 4][commit % 4])


def current(state: State, seat: int) -> list[int]:
    """The carpet of a seat as it is now, which at a calm table only that seat knows."""
    drafts = state.drafts[seat]
    if not drafts:
        return state.changes[seat]
    changes = state.changes[seat][:]
    for change in drafts:
        make_change(changes, change)
    return changes


def uncovered(course: Course, state: State, seat: int, commit: int) -> str:
    """All that the last choice uncovers: everybody's choice, number of changes, and carpet."""
    told = []
    for other in range(course.seats):
        if is_waiting(state, other):
            chosen = commit_text(commit if other == seat else state.commits[other])
            carpet = ", ".join([str(CHANGES[change]) for change in current(state, other)])
            told.append(f"{other} {chosen}, {state.used[other]}: {carpet}")
    return "; ".join(told)


def show(course: Course, state: State, tell: Tell | None) -> None:
    """Everybody has chosen: carpets and choices are shown, and each card goes to one of those who want it (45)."""
    waiting = [seat for seat in range(course.seats) if is_waiting(state, seat)]
    wanted: list[list[int]] = [[] for _ in range(course.tokens)]
    for seat in waiting:
        commit = state.commits[seat]
        state.changes[seat] = current(state, seat)
        state.drafts[seat] = []
        if tell is not None:
            folds = count_folds(state.changes[seat])
            if commit == PASS:
                tell(Event("passes", {"seat": seat}))
            else:
                tell(Event("chooses", {"seat": seat, "token": commit // 4 + 1, "genies": commit % 4, "folds": folds}))
        if commit == PASS:
            state.passed[seat] = True
        else:
            wanted[commit // 4].append(seat)
    for token, seats in enumerate(wanted):
        if seats:
            _give(course, state, token, seats, tell)
    for seat in waiting:
        state.commits[seat] = UNDECIDED


def _give(course: Course, state: State, token: int, seats: list[int], tell: Tell | None) -> None:
    best = min(seats, key=lambda seat: _order(course, state, token, seat))
    genies = state.commits[best] % 4
    state.takers[token] = best
    state.genies[best] -= genies
    state.offered[best] = genies
    if tell is not None and len(seats) > 1:
        tell(Event("gets", {"seat": best, "token": token + 1}))
        for seat in seats:
            if seat != best:
                tell(Event("misses", {"seat": seat, "token": token + 1}))


def _order(course: Course, state: State, token: int, seat: int) -> tuple[bool, int, int, int]:
    """Who comes first: a carpet that shows the card, fewest folds, furthest behind, then seats in turn (45)."""
    changes = state.changes[seat]
    is_wrong = not shows(carpet_after(changes), state.cards[token], state.commits[seat] % 4)
    folds = count_folds(changes) * (1 if state.hands[seat] == BOTH else 2)  # 21
    return is_wrong, folds, state.places[seat], (seat - state.round) % course.seats


def is_settled(course: Course, state: State) -> bool:
    """Whether each seat has a card or has passed."""
    return not any(is_waiting(state, seat) for seat in range(course.seats))
