"""What a seat or a spectator knows of a race of carpets."""

from __future__ import annotations

import msgspec

from envol.games.carpets.state import Hand, Phase


class Card(msgspec.Struct, frozen=True):
    """A challenge card: what it asks for, motif and colour by letter, and what it gives."""

    number: int
    needs: tuple[str, ...]
    clouds: int
    genie: int


class CarpetView(msgspec.Struct, frozen=True):
    """A carpet: how it was folded since it lay flat, in notation, and how it lies (see fold.py)."""

    history: tuple[str, ...]
    lies: str
    folds: int
    used: int  # changes of this round, of which there are at most 100 (41)


class View(msgspec.Struct, frozen=True):
    """Lists by pawn are by seat, the ghost pilot last if there is one; lists by token start with token 1."""

    phase: Phase
    race: int
    round: int  # of this race
    rounds: int  # of this match
    cards: tuple[Card | None, ...]  # by token
    takers: tuple[int | None, ...]  # by token: the pawn that has it
    carpets: tuple[CarpetView, ...]  # by seat; at a calm table those of the others as they were last shown
    genies: tuple[int, ...]  # by seat
    offered: tuple[int, ...]  # by seat: set aside with the claim
    hands: tuple[Hand | None, ...]  # by seat: the one hand that is left to it
    bans: tuple[bool, ...]  # by seat: no Genies
    places: tuple[int, ...]  # by pawn
    ghost: int | None  # the number of the ghost's pawn
    cobras: tuple[int, ...]  # spaces with a hidden cobra
    bag: tuple[int, ...]  # cobra tokens that nobody has seen yet, by kind
    token: int  # the token that is being resolved, from 1; 0 while folding
    group: tuple[int, ...]  # the pawns that are being moved
    pushing: bool  # they were pushed: whoever has token 1 flies afterwards
    arrivals: tuple[tuple[int, ...], ...]  # for each race so far, the pawns in the order in which they arrived
    points: tuple[int, ...]  # by pawn, of the races that are over
    ranks: tuple[int, ...]  # by pawn, the ghost's too; once all is over
    left: int  # cards in the deck
    discard: tuple[int, ...]
    passed: tuple[bool, ...]  # by seat, of this round; only at a calm table
    commit: str | None  # what the viewer has chosen and nobody knows yet; only at a calm table
    drafts: tuple[str, ...]  # the viewer's own changes since carpets were last shown; only at a calm table
    shown: tuple[str, ...]  # the history of the viewer's own carpet as it was last shown; only at a calm table
