"""The messages of the wire, up and down; docs/wire.md tells them to strangers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from envol.game import Data, IllegalMove
from envol.updates import Step, Sync, Told

LARGEST = 4_096  # bytes of a message that is still read

# Why a connection is closed, beside the codes of the protocol itself.
CLOSE_FAULT = 1011
CLOSE_NOT_YOU = 4403
CLOSE_NO_TABLE = 4404
CLOSE_TOO_MUCH = 4429

# The very end: `$` alone also stands before a last line break. Not `\Z`, which the JSON Schema of others does not know.
END = r"$(?!\n)"
TABLE_ID = rf"^[A-Za-z0-9_-]{{1,32}}{END}"

Status: TypeAlias = Literal["open", "playing", "over"]
Sitter: TypeAlias = Literal["empty", "person", "bot"]

# Signs that any store keeps as they are: PostgreSQL has no NUL.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=rf"^[!-~]+{END}")]


class MoveUp(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """`id` is the client's own, `on` the number of the decision it answers, `m` the notation."""

    id: Id
    on: int
    m: Annotated[str, msgspec.Meta(max_length=200)]


class PongUp(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, with its number."""

    n: int


class PingUp(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """The client asks whether the connection still lives; the pong has its number."""

    n: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class StoryUp(msgspec.Struct, frozen=True, tag="story", forbid_unknown_fields=True):
    """The client asks for all that it would have seen, had it been there from the beginning."""


class SyncUp(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """The client has missed a number and asks for the whole."""


Up = MoveUp | PongUp | PingUp | StoryUp | SyncUp


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The move with this id is in the log, for good."""

    id: str


class No(msgspec.Struct, frozen=True, tag="no"):
    """The command changed nothing; `id` is empty when the message had none that could be read."""

    id: str
    rule: str
    why: str
    data: dict[str, Any] = {}


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    n: int


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a client's own ping."""

    n: int


class StoryDown(msgspec.Struct, frozen=True, tag="story"):
    """What this viewer's steps have told, or would have, from the first line to the step before this message."""

    steps: Sequence[Told]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    name: str
    kind: Sitter
    bot: str | None = None
    ready: bool = False  # has brought a nonce, or needs none
    here: bool = False  # a connection is open


class UndoInfo(msgspec.Struct, frozen=True):
    """A seat asks to take back its last move; `missing` are those who have not agreed yet."""

    number: int
    seat: int
    missing: tuple[int, ...]


class SeatWishInfo(msgspec.Struct, frozen=True):
    """A latecomer asks for a bot's seat; `name` is theirs."""

    number: int
    seat: int
    name: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    status: Status
    listed: bool
    hints: bool  # whether its players may ask for them
    commit: str  # hexadecimal; published before any nonce is accepted
    next: str | None = None  # the table of the rematch
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ending: str = ""
    undo: UndoInfo | None = None
    wishes: tuple[SeatWishInfo, ...] = ()


class TableDown(msgspec.Struct, frozen=True, tag="table"):
    """The table has changed: who sits where, whether it has begun; `seat` is the viewer's own, if any."""

    table: TableInfo
    seat: int | None
    host: bool
    kept: int | None = None  # the viewer's own seat while a bot plays it: until it is taken back they are a spectator
    asks: int | None = None  # the number of the viewer's own wish for a seat
    admits: tuple[int, ...] = ()  # the wishes that the viewer may grant


class SyncDown(Sync, frozen=True, tag="sync", kw_only=True):
    """The whole of what this viewer may know, at `now` by the match's clock; steps are numbered from 1 after it.

    This and the next only tell the form: such messages are put together from bytes that several viewers share."""

    v: int
    now: int


class StepDown(Step, frozen=True, tag="step", kw_only=True):
    """What one or several lines have changed; `v` is the number of the step."""

    v: int


class TablesDown(msgspec.Struct, frozen=True, tag="tables"):
    """The open tables that everybody may see, in the order in which they are shown."""

    tables: Sequence[TableInfo]


class SeatsChange(msgspec.Struct, frozen=True):
    """The seats of an open table, which are all that changes at it."""

    id: str
    seats: tuple[SeatInfo, ...]


class ListingDown(msgspec.Struct, frozen=True, tag="listing"):
    """What has changed: tables that are new and come first, seats, tables that are gone, and if it is not so then, the
    order of all."""

    added: tuple[TableInfo, ...] = ()
    seats: tuple[SeatsChange, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


Down = TableDown | SyncDown | StepDown | StoryDown | Ack | No | Ping | Pong  # of a table
ListDown = TablesDown | ListingDown | Pong | No  # of the list of open tables

_up: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


class BadMessage(ValueError):
    """The message cannot be understood; `why` names a text."""

    def __init__(self, why: str, id: str = "", **data: Any) -> None:
        super().__init__(why)
        self.no = No(id, "envol.8", why, data)


def read(data: bytes | str) -> Up:
    """The message that a client sent; raises BadMessage."""
    if _size(data) > LARGEST:
        raise BadMessage("message-too-large", most=LARGEST)
    try:
        return _up.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage("message-unreadable", _id_of(data)) from error


def _size(data: bytes | str) -> int:
    return len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode("utf-8", "replace"))


def id_of(up: Up) -> str:
    """The id of a command; the rest of what a client sends has none."""
    return up.id if isinstance(up, MoveUp) else ""


def _id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which was refused."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else ""


def refuse(id: str, rule: str, why: str, data: Data | None = None) -> No:
    return No(id, rule, why, dict(data or {}))


def refuse_move(id: str, refused: IllegalMove) -> No:
    return No(id, refused.rule, refused.why, dict(refused.data))
