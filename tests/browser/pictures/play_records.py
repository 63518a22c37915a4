"""Plays the matches whose positions are shown: `python -m tests.browser.pictures.play_records`, if ever.

They are kept because bots change and pictures should not: in another match each ply of `situations.py` is another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from envol import bots, catalogue
from envol.bots import Answer, Ask, Bot
from envol.dice import FastDice, ServedDice, commit_to, derive_seed
from envol.drive import play_out
from envol.games.air.state import COLOURS
from envol.match import Match
from envol.record import write

RECORDS = Path(__file__).parent / "records"
SECRET = b"pictures" * 4
NONCE = "ab" * 16
LANDS_AT = 4  # witches in a column
NAMES = ("Morgane", "Basile", "Ysolde", "Cornelius", "Sidonie", "Ambroise")  # as a table calls its bots


@dataclass(frozen=True)
class Played:
    """Who played what; the seed is one that led to what is wanted."""

    name: str
    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    lines: int | None = None  # so many are kept; where it ends does not matter


MATCHES = (
    Played("air-5", "air", ("greedy",) * 5, 1, {}),
    Played("air-crowd", "air", ("hoarder",) * 5, 11, {}, 245),
    Played("air-hand", "air", (*("random",) * 4, "greedy"), 22, {}, 497),
    Played("air-2", "air", ("greedy",) * 2, 1, {}),
    Played("blackmore-6", "blackmore", ("greedy", "random") * 3, 59, {}),
    Played("blackmore-2", "blackmore", ("greedy",) * 2, 1, {"totals": True}),
    Played("oz-4", "oz", ("greedy",) * 4, 1, {"memory": True}),
    Played("oz-2", "oz", ("greedy",) * 2, 1, {}),
    Played("carpets-4", "carpets", ("greedy",) * 4, 0, {}),
    Played("carpets-calm", "carpets", ("greedy",) * 4, 0, {"calm": True}),
    Played("carpets-champions", "carpets", ("greedy",) * 2, 2, {"championship": True}),
    Played("brooms-school", "brooms", ("greedy",) * 4, 3, {}),
    Played("brooms-cat", "brooms", ("greedy",) * 4, 1, {"adventure": "cat"}),
    Played("brooms-fou", "brooms", ("greedy",) * 4, 3, {"adventure": "fou"}),
    Played("brooms-bumblebee", "brooms", ("greedy",) * 4, 0, {"adventure": "bumblebee"}),
)


class Hoarder:
    """Takes nothing from the common zone of Air and lands late: nobody fills a table as this one."""

    def answer(self, ask: Ask) -> Answer:
        view, by_kind = ask.view, {move.kind: move for move in ask.moves}
        sizes = {f"land {colour}": len(view.columns[ask.seat][number]) for number, colour in enumerate(COLOURS)}
        landing = max(ask.moves, key=lambda move: sizes.get(str(move), 0))
        if view.shared is not None and sizes.get(str(landing), 0) >= LANDS_AT:
            return Answer(landing, 900)
        wishes = ["finish", "catch", "share" if ask.dice.below(4) == 0 else "keep", "stop" if view.shared else "draw"]
        return Answer(next((by_kind[kind] for kind in (*wishes, "stop") if kind in by_kind), ask.moves[0]), 900)


def play(wish: Played) -> str:
    """The record of this match, with dice as a server throws them, so that they can be checked."""
    kind = catalogue.find(wish.game)
    players: list[Bot] = [Hoarder() if name == "hoarder" else bots.create(name, kind) for name in wish.bots]
    nonces = (NONCE,) * len(players)
    secret = SECRET[:-1] + bytes([wish.seed])
    match = Match.new(
        wish.game,
        NAMES[: len(players)],
        wish.options,
        id=wish.name,
        commit=commit_to(secret).hex(),
        nonces=nonces,
    )
    seed = derive_seed(secret, wish.name, [bytes.fromhex(nonce) for nonce in nonces])
    play_out(match, players, ServedDice(seed), FastDice(f"{wish.seed} bots"))
    return write(match, secret) if wish.lines is None else write(match.at_ply(wish.lines))


def main() -> None:
    for wish in MATCHES:
        (RECORDS / f"{wish.name}.envol").write_text(play(wish), "utf-8")


if __name__ == "__main__":
    main()
