"""What follows the folding: tokens in their order, pawns on their way, cobras, the palace. Numbers as in RULES.en.md.

It stops where somebody must choose (token 1) or chance must turn up a cobra, and goes on after that."""

from __future__ import annotations

from typing import Final

from envol.game import Data, Event, Tell
from envol.games.carpets.cards import CARDS, COBRA_COUNTS, COBRAS, GREEN, NO_CARD, PALACE, SHORTCUTS, shows
from envol.games.carpets.fold import carpet_after
from envol.games.carpets.moves import MOST_GENIES, RACES, ROUNDS
from envol.games.carpets.state import BOTH, COBRA, DEAL, FOLD, LEFT, NOBODY, OVER, PUSH, RIGHT, UNDECIDED, State

TOKEN_CLOUDS: Final[list[int]] = [0, 1, 2, 3]
TOKEN_GENIES: Final[list[int]] = [0, 1, 0, 0]
GOLDEN: Final[list[int]] = [5, 3, 2, 1]  # points of the golden clouds, in the order of arrival (34)


class Course:
    """A race as one table flies it."""

    def __init__(self, seats: int, tokens: int, cards: list[int], start: int, is_championship: bool) -> None:
        self.seats: Final = seats
        self.tokens: Final = tokens
        self.cards: Final = cards  # all that are played with
        self.start: Final = start  # the line, or the multicoloured cloud (38)
        self.is_championship: Final = is_championship
        self.ghost: Final = seats if seats < 4 else NOBODY
        self.pawns: Final = seats + 1 if seats < 4 else seats

    def name(self, pawn: int) -> dict[str, object]:
        """A pawn as a sentence needs it."""
        return {"pawn": "ghost"} if pawn == self.ghost else {"pawn": "seat", "seat": pawn}


def open_race(course: Course, state: State) -> None:
    """Set up a race afresh: pawns, cobras, one Genie each, all cards in the deck (33)."""
    state.race += 1
    state.deck = course.cards[:]
    state.discard = []
    state.genies = [1] * course.seats
    state.hands = [BOTH] * course.seats  # 40: nothing is carried over
    state.bans = [False] * course.seats
    state.places = [course.start] * course.pawns
    state.cobras = GREEN[:]
    state.bag = COBRA_COUNTS[:]
    state.arrivals.append([])
    state.first = state.round + 1
    open_round(course, state)


def open_round(course: Course, state: State) -> None:
    """Carpets are spread out, and the cards are still to be laid out."""
    state.round += 1
    state.phase = DEAL
    state.token = 0
    state.cards = [NO_CARD] * course.tokens
    state.takers = [NOBODY] * course.tokens
    state.changes = [[] for _ in range(course.seats)]
    state.used = [0] * course.seats
    state.offered = [0] * course.seats
    state.passed = [False] * course.seats
    state.commits = [UNDECIDED] * course.seats
    state.drafts = [[] for _ in range(course.seats)]


def deal(course: Course, state: State, card: int, tell: Tell | None) -> None:
    """Lay out a card before the next token; after the last one, folding begins."""
    state.deck.remove(card)
    state.cards[state.cards.index(NO_CARD)] = card
    if NO_CARD not in state.cards:
        state.phase = FOLD
    elif not state.deck:
        shuffle(state, tell)  # 26: three cards a round do not come out even


def shuffle(state: State, tell: Tell | None) -> None:
    """The discarded cards are the deck again (24)."""
    state.deck = sorted(state.discard)
    state.discard = []
    if tell is not None:
        tell(Event("shuffle"))


def end_folding(course: Course, state: State, tell: Tell | None) -> None:
    """Everybody stops; the ghost takes the lowest token left, and the tokens are resolved (11, 12, 27)."""
    state.hands = [BOTH] * course.seats  # 20: they were for this folding only
    state.bans = [False] * course.seats
    if course.ghost != NOBODY:
        free = state.takers.index(NOBODY)  # there are more tokens than seats
        state.takers[free] = course.ghost
        if tell is not None:
            tell(Event("ghost-takes", {"token": free + 1}))
    state.token = 0
    _go_on(course, state, tell)


def _go_on(course: Course, state: State, tell: Tell | None) -> None:
    """Resolve tokens from this one on, until somebody must choose or chance must speak."""
    while state.token < course.tokens:
        pawn = state.takers[state.token]
        if pawn == course.ghost and pawn != NOBODY:
            if tell is not None:
                tell(Event("ghost-flies", {"token": state.token + 1}))
            if state.token == 0 and _push_leaders(course, state, tell):
                return
            if _fly(course, state, pawn, tell):
                return
        elif pawn != NOBODY and _is_right(state, pawn, tell):
            if state.token == 0:
                state.phase = PUSH
                return
            if _fly(course, state, pawn, tell):
                return
        state.token += 1
    _end_round(course, state, tell)


def _is_right(state: State, seat: int, tell: Tell | None) -> bool:
    """Judge a claim, which nobody has done before (10). Its Genies go back first, whatever comes of it (9)."""
    token, genies = state.token, state.offered[seat]
    state.offered[seat] = 0
    is_right = shows(carpet_after(state.changes[seat]), state.cards[token], genies)
    if tell is not None:
        tell(Event("right" if is_right else "wrong", {"seat": seat, "token": token + 1, "genies": genies}))
    if not is_right:
        _gain_genie(state, seat, tell)
    return is_right


def _gain_genie(state: State, seat: int, tell: Tell | None) -> None:
    """A Genie from the board; a fourth one stays there (22)."""
    is_full = state.genies[seat] >= MOST_GENIES
    if not is_full:
        state.genies[seat] += 1
    if tell is not None:
        tell(Event("full" if is_full else "genie", {"seat": seat, "count": state.genies[seat]}))


def _fly(course: Course, state: State, pawn: int, tell: Tell | None) -> bool:
    """Token and card together are one flight (13); whether it must wait for a cobra, or has ended the race."""
    card = CARDS[state.cards[state.token]]
    if pawn != course.ghost:  # 27: the ghost wants no Genies
        for _ in range(TOKEN_GENIES[state.token] + card.genie):
            _gain_genie(state, pawn, tell)
    clouds = TOKEN_CLOUDS[state.token] + card.clouds
    start = state.places[pawn]
    place = min(PALACE, start + clouds)  # 23: to reach it or to pass it is the same
    state.places[pawn] = place
    if tell is not None:
        tell(Event("flies", {**course.name(pawn), "clouds": clouds, "from": start, "to": place}))
    if place < PALACE:
        return _land(course, state, [pawn], tell)
    arrivals = state.arrivals[-1]
    arrivals.append(pawn)
    if tell is not None:
        tell(Event("palace", {**course.name(pawn), "number": len(arrivals)}))
    if course.is_championship:
        return False  # 34: the others may still arrive in this round
    state.phase = OVER
    return True


def _land(course: Course, state: State, group: list[int], tell: Tell | None) -> bool:
    """Pawns come to rest together: shortcuts carry them on (17), a hidden cobra must be turned up (16).

    The ghost leaves cobras alone (28). Returns whether chance must speak."""
    while state.places[group[0]] in SHORTCUTS:
        for pawn in group:
            start = state.places[pawn]
            state.places[pawn] = SHORTCUTS[start]
            if tell is not None:
                tell(Event("shortcut", {**course.name(pawn), "from": start, "to": state.places[pawn]}))
    if group[0] == course.ghost or state.places[group[0]] not in state.cobras:
        return False
    state.phase = COBRA
    state.group = group
    return True


def push(course: Course, state: State, pawn: int, tell: Tell | None) -> None:
    """The owner of token 1 has chosen a pawn; then it flies itself (14)."""
    if _step_back(course, state, [pawn], 1, tell) and _land(course, state, [pawn], tell):
        state.pushing = True
        return
    if not _fly(course, state, state.takers[0], tell):
        state.token += 1
        _go_on(course, state, tell)


def _push_leaders(course: Course, state: State, tell: Tell | None) -> bool:
    """The ghost has token 1: who leads steps back, unless it is the ghost itself (29). Whether a cobra waits."""
    lead = max(state.places)
    group = [seat for seat in range(course.seats) if state.places[seat] == lead]
    if state.places[course.ghost] == lead or lead == course.start:
        if tell is not None:
            tell(Event("spares"))
        return False
    _step_back(course, state, group, 1, tell)
    state.pushing = _land(course, state, group, tell)  # 30: they move on as a group
    return state.pushing


def _step_back(course: Course, state: State, group: list[int], count: int, tell: Tell | None) -> bool:
    """Pawns that stand together go back, but not behind the start (15); whether they moved at all."""
    start = state.places[group[0]]
    place = max(course.start, start - count)
    for pawn in group:
        state.places[pawn] = place
        if tell is not None:
            if place == start:
                tell(Event("stays", course.name(pawn)))
            else:
                tell(Event("falls", {**course.name(pawn), "count": start - place, "from": start, "to": place}))
    return place != start


def bite(course: Course, state: State, kind: int, tell: Tell | None) -> None:
    """A cobra is turned up, does what it does to all who stand there, and is gone (16, 18, 30)."""
    group, word = state.group, COBRAS[kind]
    state.cobras.remove(state.places[group[0]])
    state.bag[kind] -= 1
    state.group = []
    if word.startswith("back"):
        _step_back(course, state, group, int(word[-1]), tell)
        if _land(course, state, group, tell):
            return
    else:
        for seat in group:
            _suffer(state, seat, word, tell)
    if state.pushing:
        state.pushing = False
        if _fly(course, state, state.takers[state.token], tell):
            return
    state.token += 1
    _go_on(course, state, tell)


def _suffer(state: State, seat: int, word: str, tell: Tell | None) -> None:
    """A cobra takes a Genie if there is one (19), a hand or the Genies' help for the next round (20)."""
    data: Data
    if word == "genie":
        lost = min(1, state.genies[seat])
        state.genies[seat] -= lost
        event, data = "loses", {"seat": seat, "count": lost}
    elif word == "ban":
        state.bans[seat] = True
        event, data = "ban", {"seat": seat}
    else:
        state.hands[seat] = LEFT if word == "left" else RIGHT
        event, data = "hand", {"seat": seat, "hand": word}
    if tell is not None:
        tell(Event(event, data))


def _end_round(course: Course, state: State, tell: Tell | None) -> None:
    """Who claimed nothing gets a Genie (12); cards are discarded (24); the race may be over (34, 39)."""
    for seat in range(course.seats):
        if seat not in state.takers:
            if tell is not None:
                tell(Event("late", {"seat": seat}))
            _gain_genie(state, seat, tell)
    state.discard.extend(state.cards)
    state.discard.sort()
    state.cards = [NO_CARD] * course.tokens
    if not state.deck:
        shuffle(state, tell)
    is_late = state.round - state.first + 1 >= ROUNDS
    if is_late and tell is not None:
        tell(Event("cap", {"rounds": ROUNDS}))
    if state.arrivals[-1] or is_late:
        _end_race(course, state, tell)
    else:
        open_round(course, state)


def _end_race(course: Course, state: State, tell: Tell | None) -> None:
    """After the third race of a championship, or the only one, all is over."""
    if course.is_championship and tell is not None:
        total = points(course, state)
        for pawn in range(course.pawns):
            won = points_of(state.arrivals[-1], pawn)
            tell(Event("points", {**course.name(pawn), "race": state.race, "won": won, "total": total[pawn]}))
    if course.is_championship and state.race < RACES:
        open_race(course, state)
        if tell is not None:
            tell(Event("race", {"race": state.race}))
    else:
        state.phase = OVER


def points_of(arrivals: list[int], pawn: int) -> int:
    """What a pawn won in a race."""
    return GOLDEN[arrivals.index(pawn)] if pawn in arrivals else 0


def points(course: Course, state: State) -> list[int]:
    """What each pawn has won so far in a championship, the ghost too (36)."""
    if not course.is_championship:
        return [0] * course.pawns
    return [sum([points_of(arrivals, pawn) for arrivals in state.arrivals]) for pawn in range(course.pawns)]


def ranks(course: Course, state: State) -> list[int]:
    """The rank of each pawn, the ghost too: by points, then by the last race (37); or by the way it came."""
    if course.is_championship:
        last = state.arrivals[-1]
        keys = [won * 10 - (last.index(pawn) if pawn in last else 9) for pawn, won in enumerate(points(course, state))]
    else:
        keys = state.places
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
