"""Sentences in the player's language, from the Fluent files of the frame and of each game.

A sentence gets the data of a move, an event or a refusal as arguments, with two conventions: `seat` and `other`
are seat numbers and become names (`$me` tells whether `seat` is the reader, `$mine` whether `other` is), and a nested
mapping becomes the message named like its argument (`card: {colour, value}` is written by the message `card`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from envol import catalogue
from envol.fluent import Messages, MissingText
from envol.game import NATURE, Data, Event, IllegalMove, Move, Outcome, Seat
from envol.heuristics import Weighed

LANGUAGES = ("fr", "en")
LONGEST = 1000  # signs of one argument
LARGEST = 10**15  # a number that is still written as a number, with the spaces or commas of its language


class Texts:
    """The sentences of one reader: a language, a game if any, the names at the table, the reader's own seat."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = (), me: Seat | None = None):
        self.language = language
        self.game = game
        self.names = names
        self.me = me
        self._messages = _messages(language, game)

    def __call__(self, key: str, /, **data: Any) -> str:
        return self.format(key, data)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def format(self, key: str, data: Data) -> str:
        """The message with this key, with the data as its arguments."""
        return self._messages.format(key, self._arguments(data))

    def move(self, seat: Seat, move: Move) -> str:
        """A sentence that tells who did what; a masked move has a message of its own."""
        data = dict(move.data)
        if seat >= 0:
            data["seat"] = seat
        return self.format(move_key(move), data)

    def offer(self, move: Move) -> str:
        """What a button or a numbered line says that this move will do."""
        return self.format(f"offer-{move.kind}", move.data)

    def advice(self, weighed: Sequence[Weighed]) -> str:
        """A hint in a sentence: the move that the master would make, what it is worth, and what else it weighed."""
        best, *more = weighed
        first = {"move": self.offer(best.move), "worth": self.format(f"worth-{best.says}", best.data)}
        if not more:
            return self.format("hint-one", first)
        others = []
        for one in more:
            key = f"worth-{one.says}-too" if f"worth-{one.says}-too" in self else f"worth-{one.says}"
            others.append(self("hint-other", move=self.offer(one.move), worth=self.format(key, one.data)))
        return self.format("hint-some", {**first, "others": self.listing(others)})

    def event(self, event: Event) -> str:
        return self.format(f"event-{event.kind}", event.data)

    def refusal(self, refusal: IllegalMove) -> str:
        return self.format(f"refusal-{refusal.why}", refusal.data)

    def ending(self, outcome: Outcome) -> str:
        """How the match ended, with the winners' names."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        data = {
            "me": "yes" if self.me in winners else "no",
            "winners": self.listing([self.name(seat) for seat in winners]),
            "others": self.listing([self.name(seat) for seat in winners if seat != self.me]),
            "score": max(outcome.scores),
        }
        return self.format(f"ending-{outcome.ending}", data)

    def worth(self, outcome: Outcome, seat: Seat) -> str:
        """What a seat's score says: points, unless the game has another word for it after this ending."""
        key, score = f"result-{outcome.ending}", outcome.scores[seat]
        return self(key, score=score) if key in self else self("ui-points", points=score)

    def listing(self, items: Sequence[str], last: str = "list-last") -> str:
        """The items as this language lists them; `last` is the message that adds the last one."""
        text = items[0] if items else ""
        for number, item in enumerate(items[1:], start=2):
            text = self.format(last if number == len(items) else "list-more", {"list": text, "item": item})
        return text

    def name(self, seat: Seat) -> str:
        if seat == NATURE:
            return self("chance")
        return self.names[seat] if seat < len(self.names) else self("seat-number", number=seat + 1)

    def rule(self, number: str) -> str:
        """The paragraph of the rules that a refusal names, such as `blackmore.5`."""
        game, _, paragraph = number.partition(".")
        text = self.rules(game)
        found = re.search(rf"^\*\*{re.escape(paragraph)}\.\*\*.*?(?=\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
        if found is None:
            raise MissingText(f"{number} ({self.language})")
        return unwrapped(found[0])

    def rules(self, game: str) -> str:
        """All the rules of a game as Markdown; `envol` names those that every game shares."""
        return _rules(self.language, game)

    def _arguments(self, data: Data) -> dict[str, Any]:
        arguments: dict[str, Any] = {"me": "no", "mine": "no"}
        for name, value in data.items():
            if name in ("seat", "other"):
                arguments[name] = self.name(value)
                if value == self.me:
                    arguments["me" if name == "seat" else "mine"] = "yes"
            elif isinstance(value, dict):
                arguments[name] = self.format(name, value)
            else:
                arguments[name] = value
        return {name: _clip(value) for name, value in arguments.items()}


def _clip(value: Any) -> Any:
    """Fluent refuses a longer argument, and somebody may well type one, or write it into a record or a request."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def title_of(game: str, language: str) -> str:
    """The name of a game; one without texts goes by its key."""
    return own_text(game, language, "title") or game


def own_text(game: str, language: str, key: str) -> str:
    """What a game says of itself; nothing if it does not: one from outside the library may have no texts at all."""
    try:
        return Texts(language, game)(key)
    except (MissingText, OSError, ImportError, ValueError):
        return ""


def unwrapped(paragraph: str) -> str:
    """A paragraph of the rules in one line, and one for each item of a list in it."""
    return re.sub(r"\n(?!- ) *", " ", paragraph).replace("**", "")


def move_key(move: Move) -> str:
    """The message that tells a move."""
    return f"move-{move.kind}-masked" if "?" in str(move) else f"move-{move.kind}"


def sources(language: str, game: str | None) -> Iterable[tuple[str, str]]:
    """The Fluent files behind a reader's messages, as name and text."""
    for home in (None,) if game is None else (None, game):
        folder = _home(home) / "texts" if home else _home(None)
        path = folder / f"{language}.ftl"
        yield str(path), path.read_text("utf-8")


def _home(game: str | None) -> Traversable:
    if game is None:
        return files("envol") / "locales"
    return files(catalogue.find(game).__module__.rpartition(".")[0])


@cache
def _rules(language: str, game: str) -> str:
    return (_home(None if game == "envol" else game) / f"RULES.{language}.md").read_text("utf-8")


@cache
def _messages(language: str, game: str | None) -> Messages:
    if language not in LANGUAGES:
        raise MissingText(language)
    return Messages(language, [text for _, text in sources(language, game)])
