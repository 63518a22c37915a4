"""What a pilot thinks of the cards: clouds to win, and folds to make for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from envol.dice import Dice
from envol.game import Data, Move, Seat
from envol.games.carpets.cards import PALACE, shows
from envol.games.carpets.flight import TOKEN_CLOUDS
from envol.games.carpets.fold import carpet_after
from envol.games.carpets.fold_plans import WORTH_OF_GENIE, Plan
from envol.games.carpets.greedy import LEVELS, give_up, harm_of, plans_for
from envol.games.carpets.moves import CLAIMS, NUMBER, Claim, Pass, Push
from envol.games.carpets.rules import Carpets
from envol.games.carpets.view import View
from envol.heuristics import Verdict, Weighed, chance_of_winning, leads, shares

LUCK = 6.0  # clouds by which a race may still turn
HOME = PALACE + LUCK  # nobody is nearer to a win than this: somebody else may reach the palace in the same round


def weigh(game: Carpets, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str) -> list[Weighed]:
    """The next step for each card that seems worth it, the best first; or whom to push."""
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0, "only")]
    if view.phase == "push":
        best = sorted(moves, key=lambda move: harm_of(game, view, seat, move), reverse=True)
        return [_pushed(game, view, seat, move) for move in best]
    done = [NUMBER[notation] for notation in view.carpets[seat].history]
    cards: dict[int, Plan] = {}
    for plan in plans_for(game, view, seat, LEVELS[level], done):
        if plan.token not in cards or plan.worth > cards[plan.token].worth:
            cards[plan.token] = plan
    found = [_planned(view, seat, plan) for plan in sorted(cards.values(), key=lambda plan: -plan.worth)]
    return found or [Weighed(give_up(game, view), 0.0, "tired")]


def review(game: Carpets, view: View, seat: Seat, moves: Sequence[Move], chosen: Move, dice: Dice) -> Verdict | None:
    """Which card was taken of those that were still there, what had gone before, and who was pushed."""
    if isinstance(chosen, Push):
        pushes = {move: chance(view, seat, harm_of(game, view, seat, move)[0]) for move in moves}
        best = max(moves, key=lambda move: harm_of(game, view, seat, move))
        return Verdict(best, max(pushes.values()), pushes[chosen])
    if not isinstance(chosen, Claim | Pass):
        return None
    flat = plans_for(game, view, seat, LEVELS["master"], [])
    worths: dict[Move, float] = {CLAIMS[plan.token][plan.genies]: plan.worth for plan in flat}
    if isinstance(chosen, Claim):
        worths.setdefault(chosen, 0.0)
        card = view.cards[chosen.token]
        done = [NUMBER[notation] for notation in view.carpets[seat].history]
        if card is None or not shows(carpet_after(done), card.number, chosen.genies):
            worths[chosen] = WORTH_OF_GENIE  # being wrong still brings one
    else:
        worths[chosen] = 0.0
    most = max(worths, key=lambda move: worths[move])
    before = chance(view, seat, worths[most])
    return Verdict(most, before, chance(view, seat, worths[chosen]), max(0.0, _at_first(game, view, seat) - before))


def late(game: Carpets, view: View, seat: Seat) -> Verdict:
    """The sand has run out: what would have been left to take, and the Genie instead."""
    left = plans_for(game, view, seat, LEVELS["master"], [])
    best = max(left, key=lambda plan: plan.worth, default=None)
    move = give_up(game, view) if best is None else CLAIMS[best.token][best.genies]
    comes_to = chance(view, seat, WORTH_OF_GENIE)
    return Verdict(move, comes_to, comes_to, max(0.0, _at_first(game, view, seat) - comes_to))


def _at_first(game: Carpets, view: View, seat: Seat) -> float:
    """The chance that the best card of the round would have given, had nobody been faster."""
    if game.is_calm:
        return 0.0
    fresh = msgspec.structs.replace(view, takers=(None,) * len(view.takers))
    best = max((plan.worth for plan in plans_for(game, fresh, seat, LEVELS["master"], [])), default=0.0)
    return chance(view, seat, best)


def _planned(view: View, seat: Seat, plan: Plan) -> Weighed:
    card = view.cards[plan.token]
    ends = view.places[seat] + TOKEN_CLOUDS[plan.token] + (0 if card is None else card.clouds)
    data: Data = {
        "token": plan.token + 1,
        "clouds": round(plan.clouds, 1),
        "changes": len(plan.changes),
        "palace": "yes" if ends >= PALACE else "no",
    }
    return Weighed(plan.step(), chance(view, seat, plan.worth), "card", data)


def _pushed(game: Carpets, view: View, seat: Seat, move: Move) -> Weighed:
    lost, _ = harm_of(game, view, seat, move)
    return Weighed(move, chance(view, seat, lost), "push", {"clouds": round(lost, 1)})


def chance(view: View, seat: Seat, gain: float) -> float:
    """How likely the seat is to win this race with so many clouds more; the others fly on too."""
    places = [
        min(HOME, place + gain) if pawn == seat else min(PALACE, place + _expected(view, pawn))
        for pawn, place in enumerate(view.places)
    ]
    return shares([chance_of_winning(lead, LUCK) for lead in leads(places)])[seat]


def _expected(view: View, pawn: int) -> float:
    """The clouds that another pawn will fly in this round: by the card that it has taken, or one of those left."""
    clouds = [TOKEN_CLOUDS[token] + (0 if card is None else card.clouds) for token, card in enumerate(view.cards)]
    if pawn in view.takers:
        token = view.takers.index(pawn)
        return clouds[token] if token + 1 > view.token else 0.0  # what is resolved is flown
    free = [clouds[token] for token, taker in enumerate(view.takers) if taker is None]
    return sum(free) / len(free) if free else 0.0
