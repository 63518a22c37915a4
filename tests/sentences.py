"""Every sentence that a Fluent file can say: its messages, and what chooses among their variants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from envol.fluent import Messages

ROOT = Path(__file__).parent.parent
SHARED = ROOT / "src" / "envol" / "locales"
# The shared texts and those of every game, also of a new one, and of those that the guide and the tests build.
FILES = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.ftl"))
MANY = 888  # a number that no test looks for


class Parts(Visitor):
    """What a message is made of: its own words, its arguments, and the variants of those that choose."""

    def __init__(self, message: Message) -> None:
        self.words: list[str] = []
        self.arguments: set[str] = set()
        self.refers: set[str] = set()
        self.choices: dict[str, list[str]] = {}
        self.exact: set[tuple[str, float]] = set()  # an argument, and a number for which there is a variant
        self.formatted: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.refers.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.formatted |= {one.id.name for one in node.arguments.positional if isinstance(one, VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, NumberLiteral):
                    self.exact.add((name, float(variant.key.value)))
                    self.choices.setdefault(name, [])
                else:
                    self.choices.setdefault(name, []).append(variant.key.name)
        self.generic_visit(node)

    def add(self, other: Parts) -> None:
        """What a message that is referred to needs, this one needs too."""
        self.arguments |= other.arguments
        self.exact |= other.exact
        self.formatted |= other.formatted
        for name, keys in other.choices.items():
            self.choices.setdefault(name, []).extend(keys)


class Sentences:
    """The messages of one file, with the shared ones behind them."""

    def __init__(self, path: Path) -> None:
        self.language = path.stem
        self._text = path.read_text("utf-8")
        self._messages = Messages(self.language, [(SHARED / path.name).read_text("utf-8"), self._text])

    @cached_property
    def parts(self) -> dict[str, Parts]:
        found = {
            entry.id.name: Parts(entry)
            for entry in FluentParser(with_spans=False).parse(self._text).body
            if isinstance(entry, Message)
        }
        for one in found.values():
            waiting = [*one.refers]
            while waiting:
                if (other := found.get(waiting.pop())) is not None:
                    one.add(other)
                    waiting += other.refers - one.refers
                    one.refers |= other.refers
        return found

    def numbers(self, key: str) -> list[str]:
        """The arguments of a message that are numbers for sure: they choose by how many there are, or are formatted."""
        one = self.parts[key]
        exact = {name for name, _ in one.exact}
        chosen = {name for name, keys in one.choices.items() if name in exact or "one" in keys}
        return sorted(chosen | one.formatted)

    def words(self, key: str) -> list[str]:
        """The arguments of a message that are said as they are."""
        return sorted(self.parts[key].arguments - {*self.parts[key].choices} - self.parts[key].formatted)

    def combinations(self, key: str) -> Iterator[dict[str, Any]]:
        """Arguments for a message, for every way in which words can choose; what is told is `x`, a number is many."""
        one, numbers = self.parts[key], self.numbers(key)
        given: dict[str, Any] = dict.fromkeys(self.words(key), "x") | dict.fromkeys(numbers, MANY)
        chosen = {name: [*dict.fromkeys(keys)] for name, keys in one.choices.items() if name not in numbers}
        for keys in product(*chosen.values()):
            yield given | dict(zip(chosen, keys, strict=True))

    def say(self, key: str, arguments: dict[str, Any]) -> str:
        return self._messages.format(key, arguments)
