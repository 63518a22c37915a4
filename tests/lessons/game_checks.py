"""What the sentences of each game claim, asked of the record by the rules, not by the code that says them."""

from __future__ import annotations

from typing import Any

from envol.analysis import Decision
from envol.games.air.state import COLOUR as WITCH_COLOUR
from envol.games.air.state import NO_CARD as NO_WITCH
from envol.games.air.state import VALUE as WITCH
from envol.games.air.state import column_of
from envol.games.blackmore.moves import COLOUR, VALUE
from envol.games.blackmore.moves import MOVES as BLACKMORE
from envol.games.blackmore.state import NO_CARD
from envol.games.carpets.cards import NO_CARD as NO_CHALLENGE
from envol.games.carpets.state import COBRA, FOLD, OVER, PUSH
from envol.games.oz.rules import points
from tests.lessons.shared_checks import Check
from tests.lessons.told import Such, Told


def _choices(such: Such, told: Told, data: dict[str, Any]) -> bool:
    """So many costly choices of this kind were the seat's, and the step that is shown is one of them."""
    mine = [one for one in told.chosen(such) if one.seat == data["seat"]]
    return len(mine) == data["count"] >= 1 and data["n"] in [one.n for one in mine]


def _kinds(chosen: str, *bests: str) -> Check:
    def such(one: Decision) -> bool:
        return one.move.split()[0] == chosen and (not bests or one.best.split()[0] in bests)

    return lambda told, data: _choices(such, told, data)


# Blackmore, by the rules read once more: the trump first, then the main colour, then the wheel.


def _strength(told: Told, state: Any, card: int, lead: int) -> tuple[bool, bool, int]:
    trump = COLOUR[state.pile[-1]] if state.pile else -1
    turned = 1 if told.match.header.options["wheel"] == "ascending" else -1
    return COLOUR[card] == trump, COLOUR[card] == lead, -(turned * (VALUE[card] - state.wheel) % 9)


def _beats(told: Told, state: Any, card: int) -> bool:
    lead = COLOUR[state.table[state.leader]]
    mine = _strength(told, state, card, lead)
    lying = [other for other in state.table if other != NO_CARD]
    return any(mine[:2]) and all(mine > _strength(told, state, other, lead) for other in lying)


def _follows(could: bool | None, takes: bool | None, took: bool | None) -> Check:
    """Cards that follow, where the seat could beat the table or not, and best and chosen card would or not."""

    def check(told: Told, data: dict[str, Any]) -> bool:
        def such(one: Decision) -> bool:
            state = told.state(one.n)
            if one.move.split()[0] != "play" or state.table[state.leader] == NO_CARD:
                return False
            able = any(_beats(told, state, card) for card in state.hands[one.seat])
            best, chosen = (_beats(told, state, BLACKMORE[move].card) for move in (one.best, one.move))  # type: ignore[attr-defined]
            if could is None:
                return able and best == chosen
            return able == could and (takes is None or (best, chosen) == (takes, took))

        return _choices(such, told, data)

    return check


def _leads(told: Told, data: dict[str, Any]) -> bool:
    def such(one: Decision) -> bool:
        state = told.state(one.n)
        return one.move.split()[0] == "play" and all(card == NO_CARD for card in state.table)

    return _choices(such, told, data)


def _tricks(told: Told) -> list[tuple[int, int]]:
    """After how many lines a trick was complete, and whose it was."""
    found = []
    for n, entry in enumerate(told.match.log):
        after = told.state(n + 1)
        if entry.move.kind == "play" and (NO_CARD not in after.table or after.phase != told.state(n).phase):
            found.append((n + 1, after.leader))
    return found


def _last_tricks(told: Told, data: dict[str, Any]) -> bool:
    final = next(n for n, state in enumerate(told.play.states) if state.final)
    won = [seat for n, seat in _tricks(told) if n > final]
    return (won.count(data["seat"]), len(won)) == (data["count"], data["tricks"]) and data["n"] == final


def _streak(told: Told, data: dict[str, Any]) -> bool:
    since = [seat for n, seat in _tricks(told) if n >= data["ply"]]
    before = [seat for n, seat in _tricks(told) if n < data["ply"]]
    row = next((k for k, seat in enumerate(since) if seat != data["seat"]), len(since))
    return row == data["count"] and before[-1:] != [data["seat"]] and data["n"] == data["ply"]


# Air.


def _falls(told: Told, data: dict[str, Any]) -> bool:
    falls = []
    for n, entry in enumerate(told.match.log):
        state = told.state(n)
        if entry.move.kind != "reveal" or state.active != data["seat"] or state.shared == NO_WITCH:
            continue
        card = entry.move.card  # type: ignore[attr-defined]
        column = column_of(state, state.active, WITCH_COLOUR[card])
        if column and WITCH[column[-1]] > WITCH[card]:
            falls.append(len(column))
    return (len(falls), sum(falls)) == (data["count"], data["witches"])


def _landed(used: bool) -> Check:
    def check(told: Told, data: dict[str, Any]) -> bool:
        def such(one: Decision) -> bool:
            flies_on = one.move.startswith("land") and one.best.split()[0] in ("draw", "take")
            return flies_on and (told.state(one.n).shared != NO_WITCH) == used

        return _choices(such, told, data)

    return check


def _large(told: Told, data: dict[str, Any]) -> bool:
    given = [entry for entry in told.match.log if entry.move.kind == "graduate" and entry.seat == data["seat"]]
    return bool(sum(len(told.state(entry.n).paid) == 5 for entry in given) == data["count"] > 0)


# Oz.


def _scores(told: Told) -> list[list[int]]:
    end = told.play.states[-1]
    return [[points(story, seat, end.hands) for story in stories] for seat, stories in enumerate(end.open)]


def _best_story(told: Told, data: dict[str, Any]) -> bool:
    scores = _scores(told)
    mine = scores[data["seat"]]
    return data["points"] in mine and data["points"] == max(map(max, scores)) and data["total"] == sum(mine)


def _idle(told: Told, data: dict[str, Any]) -> bool:
    return bool(sum(score <= 0 for score in _scores(told)[data["seat"]]) == data["count"] > 0)


# Brooms.


def _flights(told: Told, seat: int) -> list[list[str]]:
    """What was told of each flight of a seat; a flight may go on in later lines."""
    found: list[list[str]] = []
    for entry, events in zip(told.match.log, told.play.events, strict=True):
        if entry.seat == seat and entry.move.kind == "fly":
            found.append([])
        mine = [event.kind.removesuffix("-broom") for event in events if event.data.get("seat") == seat]
        if found:
            found[-1] += mine
    return found


def _touched(kinds: list[str]) -> bool:
    return bool({"stopped", "no-room", "back-stopped"} & set(kinds))


def _crashes(told: Told, data: dict[str, Any]) -> bool:
    flights = _flights(told, data["seat"])
    return (sum(map(_touched, flights)), len(flights)) == (data["count"], data["flights"])


def _flown(told: Told, seat: int) -> tuple[int, int]:
    flights = _flights(told, seat)
    backs = sum("backed" in kinds and "back-stopped" not in kinds for kinds in flights)
    return len(flights), backs + sum(kinds.count("laid") - kinds.count("no-room") for kinds in flights)


def _won_by(longest: bool) -> Check:
    def check(told: Told, data: dict[str, Any]) -> bool:
        flown = [_flown(told, seat) for seat in range(told.match.game.seats)]
        lengths = [curves / max(1, flights) for flights, curves in flown]
        mine = lengths.pop(data["seat"])
        same = flown[data["seat"]] == (data["flights"], data["curves"])
        return told.winners == [data["seat"]] and same and (mine > max(lengths)) == longest

    return check


# Magic Fold.


def _claims(told: Told, data: dict[str, Any], kind: str, token: int | None = None) -> bool:
    found = [event for events in told.play.events for event in events if event.kind == kind]
    mine = [event for event in found if event.data["seat"] == data["seat"] and token in (None, event.data["token"])]
    return bool(len(mine) == data["count"])


def _no_card(told: Told, data: dict[str, Any]) -> bool:
    """Rounds at whose end this seat has no token; one that an arrival breaks off has no end."""
    missed = 0
    for entry in told.match.log:
        before, after = told.state(entry.n), told.state(entry.n + 1)
        if before.phase == FOLD or before.phase == PUSH or before.phase == COBRA:
            ended = before.round != after.round or (after.phase == OVER and set(after.cards) == {NO_CHALLENGE})
            takers = {*before.takers, entry.seat} if entry.move.kind == "claim" else {*before.takers}
            missed += ended and data["seat"] not in takers
    return bool(missed == data["count"])


def _first(told: Told, data: dict[str, Any]) -> bool:
    firsts: dict[int, int] = {}
    for entry in told.match.log:
        state = told.state(entry.n)
        if entry.move.kind == "claim" and state.phase == FOLD:
            firsts.setdefault(state.round, entry.seat)
    return bool(list(firsts.values()).count(data["seat"]) == data["count"])


CHECKS: dict[str, dict[str, Check]] = {
    "blackmore": {
        "trump-kept": _kinds("keep", "lay"),
        "trump-changed": _kinds("lay", "keep"),
        "trump-card": _kinds("lay", "lay"),
        "leads": _leads,
        "follows-let-go": _follows(True, True, False),
        "follows-took": _follows(True, False, True),
        "follows-weaker": _follows(False, None, None),
        "follows": _follows(None, None, None),
        "last-tricks": _last_tricks,
        "streak": _streak,
    },
    "air": {
        "falls": _falls,
        "daring": _kinds("draw", "land"),
        "careful": _landed(False),
        "careful-forced": _landed(True),
        "large-diplomas": _large,
    },
    "oz": {"best-story": _best_story, "idle-stories": _idle, "turned": _kinds("turn")},
    "brooms": {
        "crashes": _crashes,
        "early": _kinds("fly", "take"),
        "lingered": _kinds("take", "fly"),
        "curves": _kinds("take", "take"),
        "flights": _won_by(False),
        "long-flights": _won_by(True),
    },
    "carpets": {
        "wrong": lambda told, data: _claims(told, data, "wrong"),
        "late": _no_card,
        "cards": _kinds("claim"),
        "first": _first,
        "token-one": lambda told, data: _claims(told, data, "right", 1),
    },
}
