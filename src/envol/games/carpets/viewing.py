"""What a seat knows, and a full state that it cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from envol.game import Game, Seat
from envol.games.carpets.calm_race import commit_text, current, is_waiting
from envol.games.carpets.cards import CARDS, NO_CARD
from envol.games.carpets.flight import Course, points, ranks
from envol.games.carpets.fold import carpet_after, count_folds
from envol.games.carpets.moves import CHANGES, CLAIMS, NUMBER, Change, Claim
from envol.games.carpets.state import DEAL, FOLD, HANDS, NOBODY, OVER, PASS, PHASES, UNDECIDED, State
from envol.games.carpets.view import CarpetView, View

if TYPE_CHECKING:
    from envol.dice import Dice

COMMITS = {commit_text(commit): commit for commit in (*range(4 * len(CLAIMS)), PASS)}
USUALLY_IDLE = 4  # one time in so many a guess lets somebody have begun
MOST_IMAGINED = 6  # changes that a guess gives to a carpet that nobody sees


def view_of(course: Course, state: State, seat: Seat | None) -> View:
    """All that this seat may know; at a calm table the others' carpets are those that were last shown."""
    own = None if seat is None or state.commits[seat] == UNDECIDED else commit_text(state.commits[seat])
    return View(
        phase=PHASES[state.phase],
        race=state.race,
        round=state.round - state.first + 1,
        rounds=state.round,
        cards=tuple([CARDS[card] if card != NO_CARD else None for card in state.cards]),
        takers=tuple([taker if taker != NOBODY else None for taker in state.takers]),
        carpets=tuple([_carpet(state, other, other == seat) for other in range(course.seats)]),
        genies=tuple(state.genies),
        offered=tuple(state.offered),
        hands=tuple([HANDS[hand] for hand in state.hands]),
        bans=tuple(state.bans),
        places=tuple(state.places),
        ghost=course.ghost if course.ghost != NOBODY else None,
        cobras=tuple(state.cobras),
        bag=tuple(state.bag),
        token=0 if state.phase in (DEAL, FOLD) else state.token + 1,
        group=tuple(state.group),
        pushing=state.pushing,
        arrivals=tuple([tuple(arrivals) for arrivals in state.arrivals]),
        points=tuple(points(course, state)),
        ranks=tuple(ranks(course, state)) if state.phase == OVER else (),
        left=len(state.deck),
        discard=tuple(state.discard),
        passed=tuple(state.passed),
        commit=own,
        drafts=_history(state.drafts[seat]) if seat is not None else (),
        shown=_history(state.changes[seat]) if seat is not None and state.drafts[seat] else (),
    )


def _carpet(state: State, seat: Seat, is_own: bool) -> CarpetView:
    changes = current(state, seat) if is_own else state.changes[seat]
    used = state.used[seat] if is_own else state.used[seat] - len(state.drafts[seat])
    return CarpetView(_history(changes), carpet_after(changes).spelling, count_folds(changes), used)


def _history(changes: list[int]) -> tuple[str, ...]:
    return tuple([CHANGES[change].notation for change in changes])


def _numbers(history: tuple[str, ...]) -> list[int]:
    return [NUMBER[notation] for notation in history]


def known_state(course: Course, view: View, seat: Seat) -> State:
    """The state as far as this seat knows it: all of it, except at a calm table."""
    cards = [card.number if card is not None else NO_CARD for card in view.cards]
    changes = [_numbers(carpet.history) for carpet in view.carpets]
    drafts: list[list[int]] = [[] for _ in range(course.seats)]
    if view.drafts:
        changes[seat], drafts[seat] = _numbers(view.shown), _numbers(view.drafts)
    commits = [UNDECIDED] * course.seats
    if view.commit is not None:
        commits[seat] = COMMITS[view.commit]
    return State(
        phase=PHASES.index(view.phase),
        race=view.race,
        round=view.rounds,
        first=view.rounds - view.round + 1,
        deck=[card for card in course.cards if card not in cards and card not in view.discard],
        discard=list(view.discard),
        cards=cards,
        takers=[taker if taker is not None else NOBODY for taker in view.takers],
        changes=changes,
        used=[carpet.used for carpet in view.carpets],
        genies=list(view.genies),
        offered=list(view.offered),
        hands=[HANDS.index(hand) for hand in view.hands],
        bans=list(view.bans),
        places=list(view.places),
        cobras=list(view.cobras),
        bag=list(view.bag),
        token=max(0, view.token - 1),
        group=list(view.group),
        pushing=view.pushing,
        arrivals=[list(arrivals) for arrivals in view.arrivals],
        passed=list(view.passed),
        commits=commits,
        drafts=drafts,
    )


def imagine_others(game: Game[State, Any, View], state: State, seat: Seat, dice: Dice) -> None:
    """What the others may have done unseen in a calm round: some changes, and perhaps a choice, but not all of them."""
    others = [other for other in range(game.seats) if other != seat and is_waiting(state, other)]
    # Had all chosen, all would be shown: if this seat is not asked, somebody else still is.
    slow = NOBODY if seat in game.to_move(state) else others[dice.below(len(others))]
    for other in others:
        if dice.below(USUALLY_IDLE):
            continue  # what they will do is left to whoever imagines more than a guess
        for _ in range(dice.below(MOST_IMAGINED + 1)):
            changes = [move for move in game.moves(state, other) if isinstance(move, Change)]
            if changes:
                game.apply(state, other, changes[dice.below(len(changes))])
        if other != slow and dice.below(2):
            choices = [move for move in game.moves(state, other) if not isinstance(move, Change)]
            chosen = choices[dice.below(len(choices))]
            state.commits[other] = 4 * chosen.token + chosen.genies if isinstance(chosen, Claim) else PASS
