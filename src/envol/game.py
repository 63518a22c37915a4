"""The contract every game keeps: what a game answers, and nothing about how it is served."""

from __future__ import annotations

import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from envol.dice import Dice

Seat: TypeAlias = int
NATURE: Final[Seat] = -1  # chance: draws and dice, nothing else
CLOCK: Final[Seat] = -2  # a timer ran out
TABLE: Final[Seat] = -3  # the table itself: in the log, never given to the rules

# What a sentence about a move, an event or a refusal needs: numbers, words, and nested mappings (see texts.py).
Data: TypeAlias = Mapping[str, Any]


class BadNotation(ValueError):
    """The text is no move of this game."""


class IllegalMove(ValueError):
    """The move breaks a numbered rule now."""

    def __init__(self, rule: str, why: str, data: Data | None = None) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule: Final = rule
        self.why: Final = why
        self.data: Final[Data] = data or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One decision of a seat or of chance: `str()` is its notation, the first word of it its kind.

    Moves with the same notation are equal. `Move("play b7")` is that move in any game; the game's own, which knows more
    than its notation, is made by `parse`, or by the match that it is played in."""

    def __init__(self, notation: str, data: Data | None = None) -> None:
        self.notation: Final = notation
        self.kind: Final = notation.partition(" ")[0]
        self.data: Final[Data] = data or {}

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Move({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)


class Event:
    """Something to show or say that the new view alone does not tell; `to` names who may know, None is everybody.

    `aside` is no secret, but helps who plays on: it is told where no other person plays, and in replays."""

    def __init__(
        self, kind: str, data: Data | None = None, to: tuple[Seat, ...] | None = None, aside: Data | None = None
    ) -> None:
        self.kind: Final = kind
        self.data: Final[Data] = data or {}
        self.to: Final = to
        self.aside: Final[Data] = aside or {}


Tell: TypeAlias = Callable[[Event], None]


@dataclass(frozen=True)
class Kinds:
    """All that a game can do or say, by name; the laws demand that play reaches each of them."""

    moves: tuple[str, ...]
    events: tuple[str, ...]
    refusals: tuple[str, ...]
    endings: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a match ended: rank 1 is a winner, shared ranks are ties; nobody need rank 1."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str


@dataclass(frozen=True)
class Timer:
    """While a state declares this, CLOCK may play `move` after `ms`; the name is unique in the match."""

    name: str
    ms: int
    move: Move


@dataclass(frozen=True)
class Pause:
    """A seat makes a move that declares this no sooner than `ms` after its last one that declared the same name."""

    name: str
    ms: int


S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, M, V]):
    """The rules under one set of options; it holds no state."""

    key: ClassVar[str]
    players: ClassVar[range]
    newest: ClassVar[int]  # newest version of the rules
    Options: ClassVar[type]  # a frozen msgspec.Struct that refuses unknown fields
    view_type: ClassVar[type]  # what `view` returns, a msgspec.Struct: a bot in another process reads it from JSON
    kinds: ClassVar[Kinds]
    tempo: ClassVar[float] = 1.0  # of a bot's usual thought: less where a turn is made of many small moves

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        if seats not in self.players:
            raise ValueError(f"{self.key} is for {self.players.start} to {self.players.stop - 1} players, not {seats}")
        if not 1 <= rules <= self.newest:
            raise ValueError(f"{self.key} has rules 1 to {self.newest}, not {rules}")
        self.seats: Final = seats
        self.options: Final = options
        self.rules: Final = rules
        self.longest: int = 0  # bound on the lines of a log; every game sets it

    @abstractmethod
    def start(self) -> S:
        """The state before the first line."""

    @abstractmethod
    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Whom the state waits for: seats, or (NATURE,), or nobody when the match is over."""

    def known_to_move(self, state: S) -> tuple[Seat, ...]:
        """Whom the state waits for, as far as everybody may know: also those who have chosen, where it is a secret that
        they have."""
        return self.to_move(state)

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal move of a seat that is to move."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, tell: Tell | None = None) -> None:
        """Change the state in place by a legal move; events go to `tell` when someone listens."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result once nobody is to move, else None."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move that `str()` writes as this text; raises BadNotation."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that this seat may know and a perfect memory would hold; None is a spectator."""

    @abstractmethod
    def guess(self, view: V, seat: Seat, dice: Dice) -> S:
        """A full state, fairly drawn, that this seat cannot tell from the truth."""

    # What follows are defaults that only some games replace.

    def chances(self, state: S) -> Sequence[tuple[M, int]]:
        """Every outcome of chance with its weight, in canonical order, when NATURE is to move."""
        return ()

    def nature(self, state: S, dice: Dice) -> M:
        """One outcome of chance by exactly one throw; a faster one must agree with `chances`."""
        chances = self.chances(state)
        t = dice.below(sum(weight for _, weight in chances))
        for move, weight in chances:
            t -= weight
            if t < 0:
                return move
        raise AssertionError("the dice showed more than the total weight")

    def refusal(self, state: S, seat: Seat, move: M) -> IllegalMove | None:
        """Why this seat, which is to move, may not make this move; None when it may."""
        return None if move in self.moves(state, seat) else IllegalMove("envol.3", "not-offered")

    def check(self, state: S, seat: Seat, move: M) -> None:
        """Raise IllegalMove, with the rule and the reason, unless the move is legal now."""
        asked = self.to_move(state)
        refused: IllegalMove | None = None
        if not asked:
            refused = IllegalMove("envol.1", "match-over")
        elif seat == CLOCK:
            timer = self.timer(state)
            if timer is None or timer.move != move:
                refused = IllegalMove("envol.4", "no-such-timer")
        elif seat not in asked:
            refused = IllegalMove("envol.2", "not-your-turn")
        elif seat == NATURE:
            if not any(move == outcome for outcome, _ in self.chances(state)):
                refused = IllegalMove("envol.5", "no-such-chance")
        else:
            refused = self.refusal(state, seat, move)
        if refused is not None:
            raise refused

    def seen(self, state: S, seat: Seat, move: M, viewer: Seat | None) -> M | None:
        """Before `apply`, all that the line shows the viewer: the move, a masked one ("draw ?"), one that also tells
        what it uncovers ("vote red shows red blue"), or nothing. What two viewers see alike is sent alike."""
        return move

    def timer(self, state: S) -> Timer | None:
        """The timer that runs while the state is such."""
        return None

    def pause(self, state: S, seat: Seat, move: M) -> Pause | None:
        """How long this move must wait for the seat's last one of the same kind, as the game names them; None is for a
        move that need not wait, and for which none waits."""
        return None

    @property
    def has_pauses(self) -> bool:
        """Whether any move must wait, so that a match must know when each seat moved."""
        return type(self).pause is not Game.pause

    def contest(self, state: S, seat: Seat, move: M) -> str | None:
        """Moves of several seats with the same key race for the same thing: one makes the others illegal."""
        return None

    @property
    def has_contests(self) -> bool:
        """Whether seats can race at all, so that the delay of their connections must be measured."""
        return type(self).contest is not Game.contest

    def standing(self, state: S) -> tuple[int, ...] | None:
        """The scores if the match ended now, where that means something: a search need not play to the end."""
        return None

    def clone(self, state: S) -> S:
        """An independent copy; written by hand where a search needs speed."""
        copy: S = pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
        return copy

    def data(self) -> Data:
        """The game's data files in full, by name, for the header of a record."""
        return {}
