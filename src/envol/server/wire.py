"""The messages of the wire, up and down; docs/wire.md tells them to strangers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from envol.game import Data, IllegalMove
from envol.glance import Glance
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


class NameUp(msgspec.Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """Somebody who watches says what they are called; it counts for whoever is known, by a cookie or a token."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class StoryUp(msgspec.Struct, frozen=True, tag="story", forbid_unknown_fields=True):
    """The client asks for all that it would have seen, had it been there from the beginning."""


class SyncUp(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """The client has missed a number and asks for the whole."""


class PauseUp(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Whoever plays alone against bots has the table stand still."""


class ResumeUp(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """The same person has it go on."""


class SayUp(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Something to say to the table, either a phrase by its key or words; `id` is the client's own."""

    id: Id
    phrase: Annotated[str, msgspec.Meta(pattern=rf"^([a-z][a-z-]{{0,39}})?{END}")] = ""
    text: str = ""


class MuteUp(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """The viewer would rather not hear somebody at this table, or hear them again; `who` is as in what they said."""

    id: Id
    who: Annotated[str, msgspec.Meta(max_length=32)]
    muted: bool = True


ReportWhy: TypeAlias = Literal["rude", "spam", "cheating", "other"]


class ReportUp(msgspec.Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """The site team should look at the line with this number."""

    id: Id
    number: int
    why: ReportWhy


TalkUp = SayUp | MuteUp | ReportUp
Up = PauseUp | ResumeUp | MoveUp | PongUp | PingUp | NameUp | StoryUp | SyncUp | SayUp | MuteUp | ReportUp


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The move with this id is in the log, for good; or what was said is kept."""

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
    here: bool = False  # a connection is open, or was a moment ago


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


class OutInfo(msgspec.Struct, frozen=True):
    """Some would like a seat to be played by a bot from now on; `by` are those who have said so."""

    seat: int
    by: tuple[int, ...]


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
    words: bool  # whether people may write words to each other, beside phrases
    commit: str  # hexadecimal; published before any nonce is accepted
    next: str | None = None  # the table of the rematch
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ending: str = ""
    undo: UndoInfo | None = None
    wishes: tuple[SeatWishInfo, ...] = ()
    outs: tuple[OutInfo, ...] = ()
    again: tuple[int, ...] = ()  # the seats whose people have said that they play the next game too


class Watching(msgspec.Struct, frozen=True):
    """Those who look on: how many, and the names of those who have given one."""

    count: int
    names: tuple[str, ...] = ()


NewsKind: TypeAlias = Literal[
    "came",  # `seat`'s person is here again
    "left",  # and is away
    "watches",  # somebody called `name` looks on
    "undo-asked",  # `seat` would like a move back
    "undo-agreed",  # `seat` agrees
    "undo-declined",  # `seat` does not
    "undo-over",  # what `seat` asked is over: the game went on, or they thought better of it
    "kept",  # `other` lets a bot keep the seat of `seat`, who is away
    "out-asked",  # `other` would like a bot to play on for `seat`
    "out-over",  # `other` would so no longer
    "out",  # enough have said so
    "seat-asked",  # somebody called `name` asks for the seat of the bot `seat`
    "seat-declined",  # and was not let in, or thought better of it
    "again",  # `seat` would like to play again
]


class NewsInfo(msgspec.Struct, frozen=True):
    """Something that happened at the table beside the game, at a time in milliseconds since 1970."""

    number: int
    at: int
    kind: NewsKind
    seat: int | None = None
    other: int | None = None
    name: str = ""


class TableDown(msgspec.Struct, frozen=True, tag="table"):
    """The table has changed: who sits where, whether it has begun; `seat` is the viewer's own, if any."""

    table: TableInfo
    seat: int | None
    host: bool
    kept: int | None = None  # the viewer's own seat while a bot plays it: until it is taken back they are a spectator
    asks: int | None = None  # the number of the viewer's own wish for a seat
    admits: tuple[int, ...] = ()  # the wishes that the viewer may grant
    joins: tuple[int, ...] = ()  # the seats that the viewer may ask for
    keeps: tuple[int, ...] = ()  # the seats of others, away for long, that the viewer may let a bot keep
    away: tuple[int | None, ...] = ()  # for how many milliseconds each seat's person is away; null for who is here
    watching: Watching = Watching(0)
    news: tuple[NewsInfo, ...] = ()  # those that this connection has not been told


class SaidInfo(msgspec.Struct, frozen=True):
    """A line that somebody said, at a time in milliseconds since 1970: a phrase by the key of its text, or words."""

    number: int
    at: int
    who: str  # the same for all that this person says at this table
    name: str
    seat: int | None  # from which it was said
    phrase: str
    text: str
    mine: bool  # the viewer said it
    aside: bool  # among those who watch


class SaidDown(msgspec.Struct, frozen=True, tag="said"):
    """Somebody has said something."""

    line: SaidInfo


class MutedInfo(msgspec.Struct, frozen=True):
    """Somebody whom the viewer does not hear at this table."""

    who: str
    name: str


class TalkDown(msgspec.Struct, frozen=True, tag="talk"):
    """The last lines that the viewer may hear, instead of all that it knows of them; and whom they do not hear."""

    lines: tuple[SaidInfo, ...]
    muted: tuple[MutedInfo, ...]


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


class OwnTable(msgspec.Struct, frozen=True):
    """A table of the viewer's own, as the viewer sees it; of the others it tells what their plates tell."""

    id: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    seat: int | None  # the viewer's; a host may have none
    waits: bool  # the viewer is asked for a move
    kept: bool  # a bot plays for the viewer
    at: int  # since when: the viewer is asked, has moved, the table is open, the match is over; by the server's clock
    rank: int | None = None  # the viewer's, once it is over
    glance: Glance | None = None  # how it stands, where its game tells


class OwnTablesDown(msgspec.Struct, frozen=True, tag="own"):
    """The viewer's own tables: those that wait for a move first, then those that go on, are open, were just over."""

    now: int  # by the server's clock
    tables: Sequence[OwnTable]


class OwnChangeDown(msgspec.Struct, frozen=True, tag="own-change"):
    """What has changed: tables as they are now and new ones, which come first, tables that are shown no longer, and if
    it is not so then, the order of all."""

    now: int
    changed: tuple[OwnTable, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


Down = TableDown | SyncDown | StepDown | StoryDown | TalkDown | SaidDown | Ack | No | Ping | Pong  # of a table
ListDown = TablesDown | ListingDown | OwnTablesDown | OwnChangeDown | Pong | No  # of the list of open tables

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
    return up.id if isinstance(up, MoveUp | SayUp | MuteUp | ReportUp) else ""


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
