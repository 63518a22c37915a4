"""A game learned by doing: small positions, one thing to do in each, and an answer to whatever is done.

What is told lies as data in the game's folder, `tutorial/steps.json`, beside the records of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from envol import catalogue, record
from envol.catalogue import AnyGame
from envol.feed import Feed
from envol.game import BadNotation, IllegalMove, Seat
from envol.match import Match
from envol.updates import Step, Sync

Verdict: TypeAlias = Literal["right", "wrong", "on", "refused"]
Pattern: TypeAlias = str  # of notations: a star stands for anything


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Legal moves that miss the point, and the message that says why; `shown` ones are made, to be seen, with the lines
    of `then`, until one tries again."""

    moves: tuple[Pattern, ...]
    says: str = "wrong"
    shown: bool = False
    then: tuple[str, ...] = ()


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, by the record and the number of its lines that come before it, and what is expected there.

    `solution` is one way to do it, from the first move to the one that is right. Moves that are `free` are made and
    judged no further. `then` are the lines of chance and of others, each "seat move": they come whenever it is not the
    learner's turn, and all that are left follow the right move."""

    name: str
    record: str
    lines: int
    about: str  # the place on the board that is spoken of, as its client calls it
    solution: tuple[str, ...]
    right: tuple[Pattern, ...] = ()  # where there is more than the last move of the solution
    free: tuple[Pattern, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    told: str = ""  # the event about the learner without which a right move has missed: what counts is what came of it

    def is_right(self, move: str) -> bool:
        return _is_among(move, self.right or self.solution[-1:])

    def find_wrong(self, move: str) -> Wrong:
        """Why this move misses the point."""
        return next((wrong for wrong in self.wrong if _is_among(move, wrong.moves)), Wrong((move,)))


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game teaches a newcomer, who sits on `seat`; `minutes` is about how long it takes."""

    minutes: int
    steps: tuple[TutorialStep, ...]
    seat: Seat = 0


class Refusal(msgspec.Struct, frozen=True):
    """The rule that a move breaks, as the wire tells it."""

    rule: str
    why: str
    data: dict[str, Any] = {}


class Judgement(msgspec.Struct, frozen=True):
    """What was done, judged: `says` ends the name of a message, `step` is what it changed on the board."""

    verdict: Verdict
    says: str = ""
    step: Step | None = None
    refusal: Refusal | None = None


@cache
def tutorial_of(kind: type[AnyGame]) -> Tutorial | None:
    """What a game teaches; None where it has nothing prepared."""
    found = catalogue.file_of(kind, "tutorial/steps.json")
    return None if found is None else msgspec.json.decode(found.read_bytes(), type=Tutorial)


@cache
def _recorded(kind: type[AnyGame], name: str) -> Match:
    found = catalogue.file_of(kind, f"tutorial/{name}.envol")
    if found is None:
        raise FileNotFoundError(f"{kind.key}: tutorial/{name}.envol")
    return record.read(found.read_text("utf-8"))


class Lesson:
    """One step of a tutorial while it is done: its position, and what the learner has done in it."""

    def __init__(self, kind: type[AnyGame], number: int) -> None:
        tutorial = tutorial_of(kind)
        if tutorial is None:
            raise LookupError(kind.key)
        self.step = tutorial.steps[number]
        self.seat = tutorial.seat
        self.match = _recorded(kind, self.step.record).at_ply(self.step.lines)
        self._script = [*self.step.then]
        self._feed = Feed(self.match, self.seat)
        self.match.watchers.append(self._feed)

    def position(self) -> Sync:
        """Where it begins; no clock runs."""
        whole = self._feed.sync()
        return msgspec.structs.replace(whole, you=msgspec.structs.replace(whole.you, due=None))

    def judge(self, moves: Sequence[str]) -> Judgement:
        """Make these moves, and judge the first that ends it, or else the last."""
        judged = Judgement("on")
        for text in moves:
            judged = self._judge_one(text)
            if judged.verdict != "on":
                break
        return judged

    @property
    def is_asked(self) -> bool:
        return self.seat in self.match.to_move

    def _judge_one(self, text: str) -> Judgement:
        match, step = self.match, self.step
        try:
            move = match.parse(self.seat, text)
            match.check(self.seat, move)
        except BadNotation:
            return Judgement("refused", refusal=Refusal("envol.8", "bad-notation"))
        except IllegalMove as error:
            return Judgement("refused", refusal=Refusal(error.rule, error.why, dict(error.data)))
        if step.is_right(text):
            match.play(self.seat, move)
            try:
                self._go_on(self._script)
            except IllegalMove:  # it has led elsewhere, as only what has missed does
                if not step.told:
                    raise
                return Judgement("wrong", "missed", self._changed())
            changed = self._changed()
            if step.told and not self._is_told(changed):
                return Judgement("wrong", "missed", changed)
            return Judgement("right", "right", changed)
        if _is_among(text, step.free):
            match.play(self.seat, move)
            while self._script and match.to_move and not self.is_asked:
                self._go_on([self._script.pop(0)])
            return Judgement("on", "", self._changed())
        wrong = step.find_wrong(text)
        if not wrong.shown:
            return Judgement("wrong", wrong.says)
        match.play(self.seat, move)
        self._go_on(wrong.then)
        return Judgement("wrong", wrong.says, self._changed())

    def _is_told(self, changed: Step | None) -> bool:
        events = () if changed is None else changed.events
        return any(event["kind"] == self.step.told and event.get("seat") == self.seat for event in events)

    def _go_on(self, lines: Sequence[str]) -> None:
        for line in lines:
            seat, _, move = line.partition(" ")
            self.match.play(int(seat), move)

    def _changed(self) -> Step | None:
        seen = self._feed.step()
        return None if seen is None else msgspec.structs.replace(seen, you=msgspec.structs.replace(seen.you, due=None))


def _is_among(move: str, patterns: Sequence[Pattern]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)
