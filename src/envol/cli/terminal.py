"""Matches told line by line: nothing moves on the screen, so that they can be heard as well as seen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.text import Text

from envol.catalogue import part
from envol.cli.arguments import safe
from envol.codec import encode
from envol.game import TABLE, Event, Move, Outcome, Seat
from envol.match import Match, Watcher
from envol.texts import Texts, unwrapped

ALL = "all"  # every hand open


class Screen:
    """Plain lines on the standard output; on a terminal headings are bold and long lines break between words."""

    def __init__(self) -> None:
        terminal = sys.stdout.isatty()
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=not terminal)
        self._after_empty = False

    def say(self, line: str = "", style: str = "") -> None:
        """One line; of several empty ones in a row only the first."""
        if line or not self._after_empty:
            self._console.print(Text(safe(line), style))
        self._after_empty = not line

    def block(self, lines: Iterable[str]) -> None:
        """Lines that belong together, set off by an empty one."""
        self.say()
        for line in lines:
            self.say(line)

    def head(self, line: str) -> None:
        """A heading."""
        self.say()
        self.say(line, "bold")

    def prose(self, markdown: str) -> None:
        """Rules as they are written in their files."""
        for number, paragraph in enumerate(markdown.strip().split("\n\n")):
            if number:
                self.say()
            text = unwrapped(paragraph)
            text = re.sub(r"^!\[(.*)\]\(example:.*\)$", r"\1", text)  # the sentence that says what the picture shows
            for line in text.lstrip("# ").split("\n"):
                self.say(line, "bold" if text.startswith("#") else "")

    def ask(self, prompt: str) -> str:
        """What the person types; what comes from a file is shown as if it had been typed."""
        self._after_empty = False
        try:
            answer = input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            print()  # nobody has ended the line of the prompt
            raise
        if not sys.stdin.isatty():
            self.say(answer)
        return answer


class Story(Watcher):
    """Watches a match and tells each of its lines as one viewer sees it."""

    def __init__(self, match: Match, screen: Screen, texts: Texts, eyes: Seat | str, *, brief: bool) -> None:
        """The eyes are those of a seat, of a spectator, or ALL; the telling is brief, or numbers every line."""
        self._match = match
        self._screen = screen
        self._texts = texts
        self._eyes = eyes
        self._brief = brief
        self._words = words(match)
        self._part: str | None = None
        match.watchers.append(self)

    @property
    def viewer(self) -> Seat | None:
        return self._eyes if isinstance(self._eyes, int) else None

    def watch(self, seat: Seat, move: Move) -> None:
        """Tell a line that is about to be added."""
        self.tell_part()
        sentence = self._tell_table(move) if seat == TABLE else self._sentence(seat, move)
        if sentence is not None:
            self._say(sentence, str(len(self._match.log) + 1))

    def hear(self, event: Event) -> None:
        """Tell what follows from the line."""
        if self._eyes == ALL or event.to is None or self.viewer in event.to:
            self._say(self._texts.event(event))

    def tell_part(self) -> None:
        """Put a heading where a new part of the game begins."""
        if self._words is not None:
            part = self._words.heading(self._match.game, self._view(), self._texts)
            if part is not None and part != self._part:
                self._part = part
                self._screen.head(part)

    def _say(self, sentence: str, number: str = "") -> None:
        self._screen.say(sentence if self._brief else f"{number:>4}  {sentence}")

    def _view(self) -> Any:
        return self._match.game.view(self._match.state, self.viewer)

    def _sentence(self, seat: Seat, move: Move) -> str | None:
        game = self._match.game
        seen = move if self._eyes == ALL else game.seen(self._match.state, seat, move, self.viewer)
        if seen is None:
            return None
        if self._words is None:
            return self._texts.move(seat, seen)
        told: str | None = self._words.sentence(game, self._view(), seat, seen, self._texts, self._brief)
        return told

    def _tell_table(self, move: Move) -> str:
        if move.kind == "undo":
            return self._texts("replay-undo", line=move.data["n"] + 1)
        if move.kind in ("pause", "resume"):
            return self._texts(f"replay-{move.kind}")
        return self._texts.format("replay-handed", move.data)


def words(match: Match) -> ModuleType | None:
    """The module of the game's own folder that tells it in sentences (lines, heading, sentence), if it has one."""
    module: ModuleType | None = part(type(match.game), "terminal")
    return module


def board(match: Match, seat: Seat | None, texts: Texts) -> list[str]:
    """The table as a seat or a spectator sees it; a game that has no words for it shows its bare view."""
    view: Any = match.game.view(match.state, seat)
    module = words(match)
    if module is None:
        return [encode(view).decode()]
    told: list[str] = module.lines(match.game, view, seat, texts)
    return told


def results(outcome: Outcome, texts: Texts) -> list[str]:
    """How the match ended, and everybody's score, the best first."""
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    scores = [
        texts("play-score", rank=outcome.ranks[seat], seat=seat, worth=texts.worth(outcome, seat)) for seat in order
    ]
    return [texts("play-over"), texts.ending(outcome), *scores]


def replay(match: Match, eyes: Seat | str, ply: int, language: str) -> None:
    """Tell a recorded match up to a line, then the table as it was."""
    screen = Screen()
    names = match.header.seats
    texts = Texts(language, match.header.game, names, eyes if isinstance(eyes, int) else None)
    screen.say(texts("replay-title", game=texts("title"), names=texts.listing(names)), "bold")
    screen.say()
    past = Match(match.header)
    Story(past, screen, texts, eyes, brief=False)
    for entry in match.log[:ply]:
        past.append(entry)
    whose = {"eyes": "seat", "name": texts.name(eyes)} if isinstance(eyes, int) else {"eyes": eyes, "name": ""}
    screen.head(texts("replay-ply", ply=ply, last=len(match.log), **whose))
    if eyes == ALL:
        for seat in range(match.game.seats):
            screen.head(texts("replay-view", name=texts.name(seat)))
            screen.block(board(past, seat, Texts(language, match.header.game, names, seat)))
    else:
        screen.block(board(past, texts.me, texts))
    if past.outcome is not None:
        screen.block(results(past.outcome, texts))
