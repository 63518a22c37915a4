"""The rules of Oz. Numbers in comments are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from envol.game import NATURE, BadNotation, Data, Event, Game, IllegalMove, Kinds, Move, Outcome, Seat, Tell
from envol.games.oz.moves import (
    CAST,
    CHARACTERS,
    COPIES,
    COUPLE,
    CROWD,
    DATA,
    DEALS,
    EACH,
    FEW,
    FIRSTS,
    KIND,
    LEAD,
    LETTERS,
    MOVES,
    NAME,
    NUMBER,
    OPENS,
    RECALLS,
    SERIES,
    STORIES,
    TAKES,
    TRIO,
    TURNS,
    TWINS,
    Deal,
    First,
    Open,
    Recall,
    Take,
    Turn,
    pair_data,
    story_data,
)
from envol.games.oz.options import Options
from envol.games.oz.state import DEAL, FIRST, OPEN, OVER, PHASES, RECALL, TAKE, TURN, State
from envol.games.oz.view import Gain, View

if TYPE_CHECKING:
    from envol.dice import Dice

FACE_UP: Final = 4  # stories that may lie face up before a player
REMOVED: Final = 3  # copies of each character that two players leave out
TRIOS: Final[list[int]] = [0, 2, 7, 12]
_NATURE: Final[tuple[Seat, ...]] = (NATURE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


class Oz(Game[State, Move, View]):
    """Oz for 2 to 4 players."""

    key: ClassVar[str] = "oz"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=("first", "deal", "open", "recall", "take", "turn"),
        events=("round", "column", "taken", "left", "recalled", "scored", "total"),
        refusals=("turn-first", "column-taken", "not-five", "not-face-up", "face-down", "not-for-seats"),
        endings=("won", "shared"),
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.columns: Final[int] = seats + 1  # 1
        self.rounds: Final[int] = 9 if seats == 3 else 8  # 21
        self.copies: Final[int] = COPIES - REMOVED if seats == 2 else COPIES  # 7
        self.asked: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(seats)]
        recalled = max(0, 2 * self.columns * self.rounds - self.copies * len(CHARACTERS))
        turned = (self.rounds - FACE_UP) * seats
        self.longest = 1 + recalled + (3 * self.columns + seats) * self.rounds + turned

    def start(self) -> State:
        n = self.seats
        return State(
            phase=FIRST,
            round=1,
            first=0,
            turn=0,
            left=0,
            columns=[[] for _ in range(self.columns)],
            deck=[self.copies] * len(CHARACTERS),
            discard=[0] * len(CHARACTERS),
            stories=list(STORIES),
            dropped=[],
            hands=[[0] * len(CHARACTERS) for _ in range(n)],
            open=[[] for _ in range(n)],
            turned=[[] for _ in range(n)],
        )

    def to_move(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase in (TAKE, TURN):
            return self.asked[state.turn]
        return _NOBODY if phase == OVER else _NATURE

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase == TURN:
            return [TURNS[story] for story in state.open[seat]]  # 4: the new one or an old one
        return [TAKES[column] for column in range(self.columns) if state.columns[column]]  # 2

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.phase == FIRST:
            return [(FIRSTS[seat], 1) for seat in range(self.seats)]  # 18
        if state.phase == OPEN:
            return [(OPENS[story], 1) for story in state.stories]
        if state.phase == RECALL:
            return [(RECALLS[character], count) for character, count in enumerate(state.discard) if count]
        return [(DEALS[character], count) for character, count in enumerate(state.deck) if count]

    def nature(self, state: State, dice: Dice) -> Move:
        if state.phase == FIRST:
            return FIRSTS[dice.below(self.seats)]
        if state.phase == OPEN:
            return OPENS[state.stories[dice.below(len(state.stories))]]
        if state.phase == RECALL:
            return RECALLS[_draw(state.discard, dice)]
        return DEALS[_draw(state.deck, dice)]

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, Take):
            if state.phase != TAKE:
                return IllegalMove("oz.4", "turn-first")
            if not state.columns[move.column]:
                return IllegalMove("oz.2", "column-taken", move.data)
        elif isinstance(move, Turn):
            if move.story in state.turned[seat]:
                return IllegalMove("oz.5", "face-down", move.data)
            if state.phase != TURN:
                return IllegalMove("oz.4", "not-five")
            if move.story not in state.open[seat]:
                return IllegalMove("oz.4", "not-face-up", move.data)
        else:
            return IllegalMove("oz.20", "not-for-seats")
        return None

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Deal):
            self._deal(state, move.character)
        elif isinstance(move, Open):
            self._open(state, move.story, tell)
        elif isinstance(move, Take):
            self._take(state, seat, move.column, tell)
        elif isinstance(move, Turn):
            state.open[seat].remove(move.story)
            state.turned[seat].append(move.story)
            self._pass_on(state, seat, tell)
        elif isinstance(move, Recall):
            state.discard[move.character] -= 1
            state.deck[move.character] += 1
            state.left -= 1
            if state.left == 0:
                self._lay(state, DEAL)
        elif isinstance(move, First):
            state.first = state.turn = move.first
            self._lay(state, DEAL)
        else:
            raise TypeError(f"{move!r} was not made by parse, moves or nature")

    def _lay(self, state: State, phase: int) -> None:
        """Let chance lay characters, or stories, in all columns."""
        state.phase = phase
        state.left = 2 * self.columns if phase == DEAL else self.columns

    def _deal(self, state: State, character: int) -> None:
        state.deck[character] -= 1
        state.columns[(2 * self.columns - state.left) // 2].append(character)
        state.left -= 1
        if state.left == 0:
            self._lay(state, OPEN)

    def _open(self, state: State, story: int, tell: Tell | None) -> None:
        state.stories.remove(story)
        state.columns[self.columns - state.left].append(story)
        state.left -= 1
        if state.left == 0:
            state.phase = TAKE
            if tell is not None:
                tell(Event("round", {"round": state.round, "rounds": self.rounds, "seat": state.first}))
                for number, (one, two, told) in enumerate(state.columns, start=1):
                    tell(Event("column", {"column": number, **pair_data(one, two), **story_data(told)}))

    def _take(self, state: State, seat: Seat, column: int, tell: Tell | None) -> None:
        one, two, story = state.columns[column]
        state.columns[column] = []
        state.hands[seat][one] += 1
        state.hands[seat][two] += 1
        state.open[seat].append(story)
        if tell is not None:
            tell(Event("taken", {"seat": seat, **pair_data(one, two), **story_data(story)}))
        if len(state.open[seat]) > FACE_UP:
            state.phase = TURN  # 4: before the next player chooses
        else:
            self._pass_on(state, seat, tell)

    def _pass_on(self, state: State, seat: Seat, tell: Tell | None) -> None:
        """The next player chooses, or the round is over."""
        after = self._after(seat)
        if after != state.first:
            state.turn = after
            state.phase = TAKE
            return
        self._discard(state, tell)
        if state.round == self.rounds:
            state.phase = OVER
            if tell is not None:
                self._tell_scores(state, tell)
            return
        state.round += 1
        state.first = state.turn = self._after(state.first)  # 6
        short = 2 * self.columns - sum(state.deck)
        if short > 0:
            state.phase = RECALL  # 8
            state.left = short
            if tell is not None:
                tell(Event("recalled", {"count": short}))
        else:
            self._lay(state, DEAL)

    def _after(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0

    def _discard(self, state: State, tell: Tell | None) -> None:
        """The column that nobody took leaves the table (2)."""
        for column in range(self.columns):
            if state.columns[column]:
                one, two, story = state.columns[column]
                state.columns[column] = []
                state.discard[one] += 1
                state.discard[two] += 1
                state.dropped.append(story)
                if tell is not None:
                    tell(Event("left", {**pair_data(one, two), **story_data(story)}))

    def _tell_scores(self, state: State, tell: Tell) -> None:
        for seat in range(self.seats):
            total = 0
            for story in state.open[seat]:
                scored = points(story, seat, state.hands)
                total += scored
                tell(Event("scored", {"seat": seat, "points": scored, **story_data(story)}))
            tell(Event("total", {"seat": seat, "points": total}))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = self.standing(state)
        ranks = tuple([1 + sum([1 for other in scores if other > score]) for score in scores])
        return Outcome(ranks, scores, "won" if ranks.count(1) == 1 else "shared")  # 16

    def standing(self, state: State) -> tuple[int, ...]:
        hands = state.hands
        return tuple([sum([points(story, seat, hands) for story in state.open[seat]]) for seat in range(self.seats)])

    def parse(self, text: str) -> Move:
        move = MOVES.get(text)
        if move is None or (isinstance(move, Take) and move.column >= self.columns):
            raise BadNotation(text)
        return move

    def view(self, state: State, seat: Seat | None) -> View:
        hands = state.hands
        return View(
            phase=PHASES[state.phase],
            round=state.round,
            rounds=self.rounds,
            first=state.first,
            turn=state.turn,
            left=state.left,
            columns=tuple([_column_names(column) for column in state.columns]),
            deck=tuple(state.deck),
            discard=tuple(state.discard),
            stories=_names(state.stories),
            dropped=_names(state.dropped),
            hands=tuple([tuple(hand) for hand in hands]),
            open=tuple([_names(stories) for stories in state.open]),
            turned=tuple([_names(stories) for stories in state.turned]),
            points=tuple(
                [tuple([points(story, owner, hands) for story in state.open[owner]]) for owner in range(self.seats)]
            ),
            gains=tuple(
                [tuple([self._gain(state, owner, column) for column in state.columns]) for owner in range(self.seats)]
            ),
        )

    def _gain(self, state: State, seat: Seat, column: list[int]) -> Gain | None:
        if len(column) < 3:
            return None
        one, two, story = column
        hands = [hand[:] for hand in state.hands]
        hands[seat][one] += 1
        hands[seat][two] += 1
        stories = [*state.open[seat], story]
        compared = [] if self.options.memory else [told for told in stories if KIND[told] == LEAD]
        before = sum([points(told, seat, state.hands) for told in state.open[seat] if told not in compared])
        after = [points(told, seat, hands) for told in stories if told not in compared]
        least = min(after) if len(stories) > FACE_UP and after else 0  # 4: it would be turned face down
        unsure = any(told == story or CAST[told][0] in (one, two) for told in compared)
        return Gain(before, sum(after) - least, unsure)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        """Nothing is hidden (19): there is one state that looks like this."""
        return State(
            phase=PHASES.index(view.phase),
            round=view.round,
            first=view.first,
            turn=view.turn,
            left=view.left,
            columns=[[*map(LETTERS.index, column[:2]), *_numbers(column[2:])] for column in view.columns],
            deck=list(view.deck),
            discard=list(view.discard),
            stories=_numbers(view.stories),
            dropped=_numbers(view.dropped),
            hands=[list(hand) for hand in view.hands],
            open=[_numbers(names) for names in view.open],
            turned=[_numbers(names) for names in view.turned],
        )

    def clone(self, state: State) -> State:
        return State(
            state.phase,
            state.round,
            state.first,
            state.turn,
            state.left,
            [column[:] for column in state.columns],
            state.deck[:],
            state.discard[:],
            state.stories[:],
            state.dropped[:],
            [hand[:] for hand in state.hands],
            [stories[:] for stories in state.open],
            [stories[:] for stories in state.turned],
        )

    def data(self) -> Data:
        return {"cards-1": DATA}


def points(story: int, seat: Seat, hands: Sequence[Sequence[int]]) -> int:
    """What a story scores for this seat with these hands (10)."""
    hand = hands[seat]
    cast = CAST[story]
    kind = KIND[story]
    held = hand[cast[0]]
    if kind == EACH:
        return held
    if kind == TWINS:
        return 3 * (held // 2)
    if kind == FEW:
        return 4 if held <= 1 else 0
    if kind == CROWD:
        return 5 if held == max(hand) else 0  # 17: against the other characters of this hand
    if kind == LEAD:
        return 8 if held == max([other[cast[0]] for other in hands]) else 0  # 11, 17: against the other players
    if kind == COUPLE:
        return 2 * min(held, hand[cast[1]])
    if kind == SERIES:
        return 4 * min([hand[character] for character in cast])
    if kind == TRIO:
        return TRIOS[min(3, min([hand[character] for character in cast]))]
    return 3 * held - hand[cast[1]] - hand[cast[2]]  # 13: a feud may cost points


def _draw(counts: list[int], dice: Dice) -> int:
    """One of the counted cards."""
    t = dice.below(sum(counts))
    character = 0
    while t >= counts[character]:
        t -= counts[character]
        character += 1
    return character


def _names(stories: list[int]) -> tuple[str, ...]:
    return tuple([NAME[story] for story in stories])


def _numbers(names: Sequence[str]) -> list[int]:
    return [NUMBER[name] for name in names]


def _column_names(column: list[int]) -> tuple[str, ...]:
    return tuple([LETTERS[card] if place < 2 else NAME[card] for place, card in enumerate(column)])
