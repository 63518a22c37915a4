"""From msgspec's types to declarations in TypeScript, formed as prettier forms them."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Sequence
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as types

WIDTH = 120  # as in web/.prettierrc.json


class Module:
    """One file: what it was asked to declare, all that this is made of, and whatever other modules declare imported."""

    def __init__(self, about: str, **others: Module) -> None:
        self._about = about
        self._others = others  # by the path of their import
        self._structs: dict[str, tuple[type, bool]] = {}  # by name, and whether a client sends it
        self._texts: dict[str, str] = {}
        self._imports: dict[str, set[str]] = {path: set() for path in others}

    def declare(self, kind: Any, *, is_sent: bool = False) -> str:
        """The words for a type that the client sends or is sent; structs that it is made of are declared."""
        return self._words(types.type_info(kind), is_sent)

    def name(self, name: str, kind: Any, *, is_sent: bool = False) -> None:
        """Declare a type under a name of its own."""
        self.write(name, _long_union(f"export type {name} = ", self.declare(kind, is_sent=is_sent), "") + ";")

    def write(self, name: str, text: str) -> None:
        self._texts[name] = text

    def text(self) -> str:
        """The file."""
        head = [f"// {self._about}", "// Written by `make golden` from the types in Python: change those."]
        for path, names in sorted(self._imports.items()):
            if names:
                head.append(_wrapped("import type { ", sorted(names), f' }} from "{path}";'))
        return "\n".join(head) + "\n\n" + "\n\n".join(self._texts.values()) + "\n"

    def _words(self, kind: types.Type, is_sent: bool) -> str:
        match kind:
            case types.AnyType():
                return "unknown"
            case types.NoneType():
                return "null"
            case types.BoolType():
                return "boolean"
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType():
                return "string"
            case types.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case types.UnionType(types=parts):
                # Null comes last, as people write it.
                ordered = sorted(parts, key=lambda part: isinstance(part, types.NoneType))
                return " | ".join(self._words(part, is_sent) for part in ordered)
            case types.TupleType(item_types=items):
                return f"[{', '.join(self._words(item, is_sent) for item in items)}]"
            case types.CollectionType(item_type=item):
                words = self._words(item, is_sent)
                is_one = " | " not in words or isinstance(item, types.CollectionType)
                return f"{words}[]" if is_one else f"({words})[]"
            case types.DictType(key_type=key, value_type=value):
                made = f"Record<{self._words(key, is_sent)}, {self._words(value, is_sent)}>"
                return f"Partial<{made}>" if isinstance(key, types.LiteralType) else made
            case types.Metadata(type=described):
                return self._words(described, is_sent)
            case types.StructType():
                return self._struct(kind, is_sent)
        raise TypeError(f"no words in TypeScript for {kind}")

    def _struct(self, kind: types.StructType, is_sent: bool) -> str:
        name = kind.cls.__name__
        for path, other in self._others.items():
            if other._structs.get(name) == (kind.cls, is_sent):
                self._imports[path].add(name)
                return name
        known = self._structs.get(name)
        if known is None:
            self._structs[name] = kind.cls, is_sent
            self._texts[name] = ""  # keeps its place before what it is made of
            self._texts[name] = self._interface(name, kind, is_sent)
        elif known != (kind.cls, is_sent) and (known[0] != kind.cls or _says_less(kind)):
            raise TypeError(f"{name} would have to be declared twice")
        return name

    def _interface(self, name: str, kind: types.StructType, is_sent: bool) -> str:
        notes = _notes(kind.cls)
        lines = [f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            sign = "?" if _may_be_left_out(kind, field, is_sent) else ""
            line = _long_union(f"  {field.encode_name}{sign}: ", self._words(field.type, is_sent), "  ") + ";"
            note = notes.get(field.name)
            if note is None:
                lines.append(line)
            elif "\n" not in line and len(f"{line} // {note}") <= WIDTH:
                lines.append(f"{line} // {note}")
            else:
                lines += [f"  // {note}", line]
        if len(lines) == 1:
            return _comment(kind.cls) + f"export type {name} = Record<string, never>;"
        return _comment(kind.cls) + "\n".join([*lines, "}"])


def _may_be_left_out(kind: types.StructType, field: types.Field, is_sent: bool) -> bool:
    if field.required:
        return False
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return is_sent or is_unset or kind.cls.__struct_config__.omit_defaults


def _says_less(kind: types.StructType) -> bool:
    """Whether a client may leave out what the server always tells."""
    return any(_may_be_left_out(kind, field, True) != _may_be_left_out(kind, field, False) for field in kind.fields)


def _comment(kind: type) -> str:
    """The docstring of the type itself."""
    lines = inspect.cleandoc(kind.__dict__.get("__doc__") or "").splitlines()
    if not lines:
        return ""
    if len(lines) == 1 and len(lines[0]) + 7 <= WIDTH:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _notes(kind: type) -> dict[str, str]:
    """What the source says behind the fields."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        try:
            source = inspect.getsource(owner)
        except (OSError, TypeError):  # made without a class statement
            continue
        found |= re.findall(r"^    (\w+): .*?  # (.+)$", source, re.MULTILINE)
    return found


def _long_union(head: str, words: str, indent: str) -> str:
    """A declaration, its alternatives on a line or on lines of their own where one is too short for all."""
    if len(head) + len(words) < WIDTH or " | " not in words:
        return head + words
    if len(f"{indent}  {words};") <= WIDTH:
        return f"{head.rstrip()}\n{indent}  {words}"
    parts = re.split(r" \| (?![^(<\[]*[)>\]])", words)
    return "\n".join([head.rstrip(), *(f"{indent}  | {part}" for part in parts)])


def _wrapped(head: str, names: Sequence[str], tail: str) -> str:
    line = head + ", ".join(names) + tail
    if len(line) <= WIDTH:
        return line
    return "\n".join([head.rstrip(), *(f"  {name}," for name in names), tail.lstrip()])
