"""Leaks to plant in a server, each of which the check of secrecy must notice; run inside the server's own process."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec

from envol.feed import Feed, story
from envol.game import Seat
from envol.log import Entry
from envol.match import Match
from envol.server import wire
from envol.server.refusals import Refused
from envol.server.rooms import Room, broadcast
from envol.server.rooms.broadcast import Broadcast
from envol.server.viewer import Viewer
from envol.updates import Told


def plant(kind: type | ModuleType, **methods: Any) -> None:
    """Replace methods of a class, or names of a module; the server is interpreted, so this works."""
    for name, method in methods.items():
        setattr(kind, name, method)


def log_index() -> None:
    """A step tells the number of its line in the log."""
    show = Broadcast.show_steps

    def show_steps(viewers: Broadcast) -> None:
        match = viewers._table.match
        Viewer.length = len(match.log) if match else 0  # type: ignore[attr-defined]
        show(viewers)

    def push_step(viewer: Viewer, body: bytes) -> None:
        push(viewer, b'{"n":%d,%s' % (Viewer.length, body[1:]))  # type: ignore[attr-defined]

    push = Viewer.push_step
    plant(Broadcast, show_steps=show_steps)
    plant(Viewer, push_step=push_step)


def timing() -> None:
    """The whole tells when the last line was played."""
    begin = Viewer.begin_anew

    def begin_anew(viewer: Viewer, messages: list[bytes]) -> None:
        begin(viewer, [b'{"at":1,%s' % message[1:] for message in messages])

    plant(Viewer, begin_anew=begin_anew)


def silence_broken() -> None:
    """A step goes to everybody, also to those who saw nothing of it."""
    show = Broadcast.show_steps

    def show_steps(viewers: Broadcast) -> None:
        for feed in viewers._feeds.values():
            if not feed._seen:
                feed._seen.append((0, "vote ?"))
        show(viewers)

    plant(Broadcast, show_steps=show_steps)


def wrong_feed() -> None:
    """A spectator is sent what seat 0 is sent."""
    feed = Broadcast._feed

    def feed_of(viewers: Broadcast, match: Match, seat: Seat | None) -> Feed:
        return feed(viewers, match, 0 if seat is None else seat)

    plant(Broadcast, _feed=feed_of)


def open_story() -> None:
    """The story is told as the log has it."""

    def tell_all(match: Match, viewer: Seat | None, *_: object) -> Iterator[Told]:
        for line in match.log:
            yield Told(((line.seat, str(line.move)),), ())

    plant(broadcast, story=tell_all)


def counted_story() -> None:
    """The story has a step for each group of lines, also for those of which the viewer saw nothing."""

    def tell_each(match: Match, viewer: Seat | None, *_: object) -> Iterator[Told]:
        told = list(story(match, viewer))
        unseen = sum(1 for line in match.log if line.seat >= 0) - len(told)
        yield from told
        yield from [Told((), ())] * unseen

    plant(broadcast, story=tell_each)


def nonces() -> None:
    """The table shows what people brought for the dice."""

    class Info(wire.TableInfo, frozen=True):
        nonces: tuple[str, ...] = ()

    info = Room.info

    def open_info(room: Room) -> wire.TableInfo:
        brought = tuple(place.nonce for place in room.table.places if place.nonce)
        told = info(room)
        return Info(**msgspec.structs.asdict(told), nonces=brought) if brought else told

    plant(Room, info=open_info)


def secret() -> None:
    """The refusal of a record says why at length."""
    info = Room.info
    body = Refused.body
    known: list[str] = []

    def noting_info(room: Room) -> wire.TableInfo:
        known.append(room.table.secret.hex())
        return info(room)

    def open_body(refused: Refused, accept: str) -> dict[str, Any]:
        return {**body(refused, accept), "data": {"secret": known}}

    plant(Room, info=noting_info)
    plant(Refused, body=open_body)


def chatty_log() -> None:
    """Every line is logged."""
    append = Match.append

    def noisy(match: Match, entry: Entry, tell: Any = None) -> None:
        logging.getLogger("envol.room").warning("line %d: %s", entry.n, entry.move)
        append(match, entry, tell)

    plant(Match, append=noisy)
