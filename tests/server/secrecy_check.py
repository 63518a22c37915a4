"""What a viewer was sent, held against the finished record: nothing more than it may know, to the byte.

Each check answers a list of accusations, so that a test can ask for none, or for the one it has planted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

from envol.codec import encode
from envol.dice import derive_seed
from envol.feed import Feed
from envol.game import NATURE, Seat
from envol.games.blackmore.moves import NAME
from envol.log import Entry
from envol.match import Match
from envol.record import Close, read
from envol.server.wire import NewsKind

# Every field of every message, by hand: one that is added anywhere must be added here too, by somebody who has thought.
FIELDS = {
    # The seat that a bot keeps for the viewer, and whether it may ask for one, or let somebody in: its own affairs.
    # `away` and `watching` tell of connections, `keeps` follows from `away`, `news` never tell of a move (NEWS).
    "table": {"type", "table", "seat", "host", "kept", "asks", "admits"}
    | {"joins", "keeps", "away", "watching", "news"},
    "sync": {"type", "v", "now", "header", "view", "you"},
    "step": {"type", "v", "seen", "events", "view", "you"},
    "story": {"type", "steps"},
    # What people say to each other; who may hear what is held by `test_talk.py`.
    "talk": {"type", "lines", "muted"},
    "said": {"type", "line"},
    "ack": {"type", "id"},
    "no": {"type", "id", "rule", "why", "data"},
    "ping": {"type", "n"},
    "pong": {"type", "n"},
}
# Where an event came before a line: for each event, how many lines came before it, of those that the viewer saw.
SOMETIMES = {"step": {"after"}}
TABLE_FIELDS = {"id", "game", "rules", "options", "seats", "status", "listed", "commit", "next"}
TABLE_FIELDS |= {"ranks", "scores", "ending", "undo", "hints", "words", "wishes", "outs", "again"}
NEWS_FIELDS = {"number", "at", "kind", "seat", "other", "name"}
NEWS = set(get_args(NewsKind))  # each is something that people do beside the game, for everybody to see
SEAT_FIELDS = {"name", "kind", "bot", "ready", "here"}
REFUSAL_FIELDS = {"why", "data", "text", "details"}


@dataclass
class Recording:
    """Every frame of one viewer, in the order it came, over one connection or several."""

    seat: Seat | None
    frames: list[str] = field(default_factory=list)


class SecrecyCheck:
    """Knows the whole truth about a match, and what each viewer might know when."""

    def __init__(self, record: str, private: tuple[str, ...] = ()) -> None:
        self.match = read(record)
        close = json.loads(record.splitlines()[-1])
        assert set(close) == set(Close.__struct_fields__), "the match is over"
        header = self.match.header
        secret = bytes.fromhex(close["secret"])
        seed = derive_seed(secret, header.id, [bytes.fromhex(nonce) for nonce in header.nonces])
        self.secrets = [secret.hex(), seed.hex(), str(secret), str(seed), *private]
        self.close = close
        self.groups = list(groups(self.match.log))

    def accuse(self, recording: Recording) -> list[str]:
        """All that is wrong with what this viewer was sent."""
        found, parts = [], [Recording(recording.seat)]
        for text in recording.frames:
            found += [f"secret: {text[:200]}" for secret in self.secrets if secret in text]
            frame = json.loads(text)
            if set(frame) - SOMETIMES.get(frame["type"], set()) != FIELDS.get(frame["type"], set()):
                found.append(f"fields: {sorted(frame)}")
            if frame["type"] != "sync":  # once play has begun, the header tells the nonces, and nothing else does
                found += [f"nonce: {text[:200]}" for nonce in self.match.header.nonces if nonce and nonce in text]
            if frame["type"] == "table":
                found += self._accuse_table(frame["table"])
                found += [
                    f"fields: {news}" for news in frame["news"] if set(news) != NEWS_FIELDS or news["kind"] not in NEWS
                ]
                if frame["keeps"] and frame["seat"] is None:
                    found.append("fields: somebody without a seat is offered one")
                # While a bot keeps its seat, whose hand is the bot's then, a person sees as a spectator.
                eyes = None if frame["kept"] is not None and frame["kept"] == recording.seat else recording.seat
                if frame["seat"] != eyes:
                    found.append("fields: the seat of another")
                if eyes != parts[-1].seat:
                    parts.append(Recording(eyes))
            parts[-1].frames.append(text)
        return [*found, *(fault for part in parts for fault in self._accuse_stream(part))]

    def _accuse_table(self, table: Any) -> list[str]:
        found = []
        if set(table) != TABLE_FIELDS or any(set(seat) != SEAT_FIELDS for seat in table["seats"]):
            found.append(f"fields: {sorted(table)}")
        result = [self.close[name] for name in ("ranks", "scores", "ending")]
        shown = [table["ranks"], table["scores"], table["ending"]]
        if shown != (result if table["status"] == "over" else [[], [], ""]):
            found.append(f"result: {shown}")
        return found

    def _accuse_stream(self, recording: Recording) -> list[str]:
        """Syncs and steps must be, to the byte, what `Feed` makes of the record, and name nothing that is hidden."""
        at, found = 0, list[str]()
        stories = self._stories(recording.seat)
        syncs = [encode(Feed(past, recording.seat).sync())[1:] for past in self._pasts()]
        for segment in segments(recording.frames):
            now = json.loads(segment[0]).get("now", -1)
            start = b'{"type":"sync","v":0,"now":%d,' % now
            # A line of which the viewer sees nothing, or that changes nothing, leaves several moments to begin at.
            begins = [n for n in range(at, len(syncs)) if start + syncs[n] == segment[0].encode()]
            ends = [self._follow(recording.seat, begin, segment[1:], stories) for begin in begins]
            fitting = [end for end in ends if isinstance(end, int)]
            if not fitting:
                return [*found, str(ends[-1]) if ends else f"stream: a whole that never was: {segment[0][:2000]}"]
            at = fitting[0]
            found += self._accuse_hidden(recording.seat, begins[ends.index(at)], segment)
        return found

    def _pasts(self, begin: int = 0) -> Iterator[Match]:
        """The match as it was before each group of lines from this one on, and at the end; one object, that goes on."""
        past = Match(self.match.header)
        for number, group in enumerate([*self.groups, []]):
            if number >= begin:
                yield past
            for line in group:
                past.append(line)

    def _stories(self, seat: Seat | None) -> list[bytes]:
        """What a viewer was told of the past before each group of lines, and at the end: each step that it was sent, or
        would have been, without its view."""
        told, found, feed = list[bytes](), list[bytes](), None
        for past in self._pasts():
            if feed is None:
                feed = Feed(past, seat)
                past.watchers.append(feed)
            step = feed.step()
            if step is not None:
                after = b',"after":%s' % encode(step.after) if step.after else b""
                told.append(b'{"seen":%s,"events":%s%s}' % (encode(step.seen), encode(step.events), after))
            found.append(b'{"type":"story","steps":[%s]}' % b",".join(told))
        return found

    def _follow(self, seat: Seat | None, begin: int, frames: list[str], stories: list[bytes]) -> int | str:
        """Where these steps and stories end that follow a whole; or what is wrong with them."""
        left, feed, end, v = list(frames), None, begin, 0
        for number, past in enumerate(self._pasts(begin), start=begin):
            if feed is None:
                feed = Feed(past, seat)
                past.watchers.append(feed)
            step = feed.step() if left else None
            if step is not None:
                v += 1
                body = b'{"type":"step","v":%d,%s' % (v, encode(step)[1:])
                if body != left[0].encode():
                    return f"stream: sent {left[0][:2000]}, and not {body[:2000].decode()}"
                left.pop(0)
                end = number
            while left and left[0].startswith('{"type":"story"'):
                if left[0].encode() != stories[number]:
                    return f"story: sent {left[0][:2000]}, and not {stories[number][:2000].decode()}"
                left.pop(0)
            if not left:
                return end
        return f"stream: sent {left[0][:2000]} after the end" if left else end

    def _accuse_hidden(self, seat: Seat | None, begin: int, segment: list[str]) -> list[str]:
        """Whatever `Feed` says: a frame may not name a card that was hidden from its viewer when it was sent."""
        found, left, feed = list[str](), list(segment), None
        for past in self._pasts(begin):
            if feed is None:
                feed = Feed(past, seat)
                past.watchers.append(feed)
            elif feed.step() is None:
                continue
            while left:
                frame = json.loads(left.pop(0))
                frame.pop("header", None)
                if frame["type"] == "story" and len(past.standing) < len(past.log):
                    frame = {}  # what was taken back was seen, and is hidden again
                told = mentioned(frame) & hidden_cards(past, seat)
                found += [f"hidden: {sorted(told)}"] if told else []
                if not left or json.loads(left[0])["type"] != "story":  # which comes in the same moment
                    break
        return found

    def accuse_text(self, text: str) -> list[str]:
        """What is wrong with a page or a log that is nobody's own: it may not tell a move, a nonce or a secret."""
        found = [f"secret: {secret}" for secret in self.secrets if secret in text]
        found += [f"nonce: {nonce}" for nonce in self.match.header.nonces if nonce and nonce in text]
        moves = {str(line.move) for line in self.match.log if " " in str(line.move)}
        return found + [f"move: {move}" for move in sorted(moves) if re.search(rf"\b{re.escape(move)}\b", text)]

    def accuse_answer(self, body: Any) -> list[str]:
        """What is wrong with an answer over HTTP while the match runs: a table, or a refusal."""
        found = self.accuse_text(json.dumps(body))
        if "seats" in body:
            return found + self._accuse_table(body)
        return found if set(body) <= REFUSAL_FIELDS else [*found, f"fields: {sorted(body)}"]


def segments(frames: list[str]) -> list[list[str]]:
    """Each whole with the steps and stories that follow it."""
    found: list[list[str]] = []
    for text in frames:
        kind = json.loads(text)["type"]
        if kind == "sync":
            found.append([text])
        elif kind in ("step", "story"):
            found[-1].append(text)
    return found


def groups(log: list[Entry]) -> Iterator[list[Entry]]:
    """The lines that go out together: a line and the chance that follows it."""
    group: list[Entry] = []
    for line in log:
        if line.seat != NATURE and group:
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def hidden_cards(match: Match, viewer: Seat | None) -> set[str]:
    """At a table of Blackmore, the cards that a viewer cannot know: in the deck, and in hands unless drawn openly."""
    if match.header.game != "blackmore":
        return set()
    state = match.state
    hidden = set(state.deck)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hidden |= set(hand) - set(state.known[seat])
    return {NAME[card] for card in hidden}


def mentioned(value: Any) -> set[str]:
    """The cards that a message names, as words or as a colour and a value."""
    found: set[str] = set()
    walk(value, lambda text: found.update(re.findall(r"\b[byrgvs][1-9]\b", text)))
    return found


def walk(value: Any, tell: Callable[[str], object]) -> None:
    """Every text inside a message; a card that is told by its parts is put together."""
    if isinstance(value, str):
        tell(value)
    elif isinstance(value, list):
        for item in value:
            walk(item, tell)
    elif isinstance(value, dict):
        tell(f"{value.get('colour')}{value.get('value')}")
        for item in value.values():
            walk(item, tell)
