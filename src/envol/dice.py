"""Dice: fast ones for simulations, served ones that anybody can check, and one that shows what it is told."""

from __future__ import annotations

import hashlib
import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """A source of numbers."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""


class FastDice(Dice):
    """Numbers for simulations, the same for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        # A float has 53 random bits: for the few thousand outcomes of a game the bias is below 2⁻⁴⁰.
        return int(self._random() * n)


class ShownDice(Dice):
    """A die that shows one number, to learn what that number means."""

    def __init__(self, t: int) -> None:
        self.t = t
        self.total = 0
        self.throws = 0

    def below(self, n: int) -> int:
        self.total = n
        self.throws += 1
        return self.t


class NotedDice(Dice):
    """Passes another's numbers on and keeps the last one with its range, for the record."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.t = 0
        self.total = 0

    def below(self, n: int) -> int:
        self.t = self._dice.below(n)
        self.total = n
        return self.t


class ServedDice(Dice):
    """The numbers of a served match: chance line k has its own, whatever happened between."""

    def __init__(self, seed: bytes, k: int = 0) -> None:
        self._seed = seed
        self.k = k

    def below(self, n: int) -> int:
        t = chance_number(self._seed, self.k, n)
        self.k += 1
        return t


def commit_to(secret: bytes) -> bytes:
    """What the server publishes before it accepts any nonce."""
    return hashlib.sha256(b"envol-commit-1\0" + secret).digest()


def derive_seed(secret: bytes, match_id: str, nonces: Sequence[bytes]) -> bytes:
    """The seed of a match, from the server's secret and every seat's nonce."""
    message = b"envol-seed-1\0" + match_id.encode() + b"\0"
    for nonce in nonces:
        message += bytes([len(nonce)]) + nonce
    return hmac.digest(secret, message, "sha256")


def chance_number(seed: bytes, k: int, n: int) -> int:
    """The number below n of the k-th chance line: words that would favour small numbers are passed over."""
    limit = 2**32 - 2**32 % n
    block = 0
    while True:
        message = b"envol-dice-1\0" + k.to_bytes(4, "big") + block.to_bytes(4, "big")
        words = hmac.digest(seed, message, "sha256")
        for i in range(0, 32, 4):
            word = int.from_bytes(words[i : i + 4], "big")
            if word < limit:
                return word % n
        block += 1
