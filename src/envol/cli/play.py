"""One person's game against bots in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from envol.bots import Ask, Bot, advise, create
from envol.catalogue import AnyGame, UnknownGame
from envol.cli.terminal import Screen, Story, board, results
from envol.dice import Dice, FastDice
from envol.drive import Driver
from envol.fluent import MissingText
from envol.game import BadNotation, IllegalMove, Move, Seat
from envol.match import Match
from envol.texts import Texts

ME: Seat = 0
THOUGHT = 1000  # milliseconds that a decision of the person counts for where a game knows time


def sit_down(
    kind: type[AnyGame], options: Mapping[str, Any], opponents: Sequence[str], language: str, name: str | None
) -> Sitting:
    """Bring a person and these bots to a table, and say who is there."""
    shared = Texts(language)
    screen = Screen()
    me = name or shared.name(ME)
    given = (shared("bot-name", number=number) for number in count(1))
    others = list(islice((other for other in given if other.lower() != me.lower()), len(opponents)))
    match = Match.new(kind.key, [me, *others], options)
    texts = Texts(language, kind.key, match.header.seats, ME)
    bots = [create(bot, kind) for bot in opponents]
    sitting = Sitting(match, bots, texts, screen, Story(match, screen, texts, ME, brief=True))
    screen.say(texts("title"), "bold")
    told = [texts("play-opponent", name=other, bot=bot) for other, bot in zip(others, opponents, strict=True)]
    screen.block([texts("play-table", name=me, others=texts.listing(told)), texts("play-hint")])
    screen.say()
    return sitting


class Left(Exception):
    """The person leaves the table."""


@dataclass
class Sitting:
    """A person in seat 0, bots in the others; `bots` begins with the one in seat 1."""

    match: Match
    bots: Sequence[Bot]
    texts: Texts
    screen: Screen
    story: Story

    def play(self, seed: int) -> None:
        """Play until the match is over or the person leaves; the same seed brings the same chances."""
        try:
            self._drive(Driver(self.match, FastDice(f"{seed} chance")), FastDice(f"{seed} bots"))
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.block([self.texts("play-left")])
        if self.match.outcome is not None:
            self.screen.block(results(self.match.outcome, self.texts))

    def _drive(self, driver: Driver, thoughts: Dice) -> None:
        """Bots think no real time: the clock jumps to what is next, and stands while the person thinks."""
        match = self.match
        now = 0
        while True:
            driver.settle(now)
            if not match.to_move:
                return
            for seat in driver.idle():
                if seat != ME:
                    driver.consult(seat, self.bots[seat - 1], thoughts, now)
            at = driver.next_at()
            if ME in match.to_move and (at is None or at > now):
                move = self._decide()
                now += driver.pause_left(ME, move, now)
                driver.play(ME, move, now)
                now += THOUGHT
            else:
                assert at is not None, "nobody is to move and no timer runs"
                now = max(now, at)
                driver.strike(now)

    def _decide(self) -> Move:
        """Show the table and ask until the answer is a legal move."""
        moves = self.match.game.moves(self.match.state, ME)
        self._show(moves)
        while True:
            text = " ".join(self.screen.ask(self.texts("play-prompt")).split())
            word, _, rest = text.partition(" ")
            if not text:
                self._show(moves)
            elif self._means(word, "quit"):
                raise Left
            elif self._means(word, "help"):
                self.screen.say(self._help(moves))
            elif self._means(word, "hint"):
                self.screen.say(self._hint(moves))
            elif self._means(word, "rules"):
                self._read_rules(rest)
            else:
                move = self._read_move(text, moves)
                if move is not None:
                    return move

    def _show(self, moves: Sequence[Move]) -> None:
        self.story.tell_part()
        self.screen.block(board(self.match, ME, self.texts))
        self.screen.block([self.texts("play-your-turn")])
        for number, move in enumerate(moves, start=1):
            self.screen.say("  " + self.texts("play-choice", number=number, offer=self.texts.offer(move)))

    def _help(self, moves: Sequence[Move]) -> str:
        return self.texts("play-help", example=str(moves[0]))

    def _hint(self, moves: Sequence[Move]) -> str:
        """What the master would do, told from this seat's view alone; asked twice, it says the same."""
        match = self.match
        dice = FastDice(f"hint {len(match.log)}")
        return self.texts.advice(advise(Ask(match.game, ME, moves, lambda: match.game.view(match.state, ME), dice)))

    def _means(self, word: str, command: str) -> bool:
        return word.lower() in (command, *self.texts(f"word-{command}").split())

    def _read_move(self, text: str, moves: Sequence[Move]) -> Move | None:
        """The legal move that was typed, by number or in notation; otherwise say what is wrong with it."""
        if text.isascii() and text.isdigit():
            number = int(text[:9])
            if 1 <= number <= len(moves):
                return moves[number - 1]
            self.screen.say(self.texts("play-no-choice", text=text, last=len(moves)))
            return None
        try:
            move = self._parse(text)
            self.match.check(ME, move)
        except BadNotation:
            self.screen.say(self.texts("play-unreadable", text=text))
            self.screen.say(self._help(moves))
        except IllegalMove as refusal:
            self.screen.say(self.texts("play-refused", rule=refusal.rule, why=self.texts.refusal(refusal)))
            self.screen.say(self.texts("play-rule-hint", rule=refusal.rule))
        else:
            return move
        return None

    def _parse(self, text: str) -> Move:
        try:
            return self.match.parse(ME, text)
        except BadNotation:
            return self.match.parse(ME, text.lower())  # a phone or a caps lock begins with a capital

    def _read_rules(self, number: str) -> None:
        key = self.match.header.game
        try:
            if number:
                self.screen.prose(self.texts.rule(number if "." in number else f"{key}.{number}"))
            else:
                self.screen.prose(self.texts.rules(key))
        except (MissingText, UnknownGame, OSError):
            self.screen.say(self.texts("play-no-rule", text=number))
