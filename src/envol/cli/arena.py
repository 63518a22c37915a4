"""`envol arena`: bots against bots, with progress, tables and a plot; what was broken off goes on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from envol import __version__
from envol.catalogue import AnyGame
from envol.cli import arguments, files, usage
from envol.cli.arguments import BadInput

if TYPE_CHECKING:
    from envol.arena.contest import Result
    from envol.arena.plan import Board, Pairing, Plan
    from envol.arena.results import Results


@click.command(cls=usage.Command)
@click.argument("keys", nargs=-1, metavar="[KEY]...")
@click.option("--bots", metavar="NAMES")
@click.option("-n", "rounds", default=10, metavar="N")
@usage.seats
@click.option("--ladder", is_flag=True)
@click.option("--seed", default=1, metavar="S")
@usage.options
@click.option("--file", default="arena.jsonl", metavar="FILE")
@click.option("--plot", metavar="FILE")
@click.option("--records", metavar="FOLDER")
@click.option("--cores", type=int, metavar="N")
@click.option("--patience", default=60, metavar="SECONDS")
@click.option("--json", "as_json", is_flag=True)
@usage.lang
def arena(
    keys: tuple[str, ...],
    bots: str | None,
    rounds: int,
    seats: int | None,
    ladder: bool,
    seed: int,
    option: tuple[str, ...],
    file: str,
    plot: str | None,
    records: str | None,
    cores: int | None,
    patience: int,
    as_json: bool,
    lang: str | None,
) -> None:
    """Rate bots."""
    language = arguments.language(lang)
    for name, number in (("-n", rounds), ("--cores", cores), ("--patience", patience)):
        arguments.check_least(name, number, 1)
    plan = find_plan(keys, bots, seats, ladder, seed, option)
    from envol.cli import ratings

    with files.writing("cli-no-save", file=plot):
        if plot is not None:
            Path(plot).open("a").close()  # better now than after a night's games
    games, played = play(plan, rounds, file, records, cores or os.cpu_count() or 1, patience, language)
    results = [played[game.number] for game in games]
    sections = ratings.sections(plan, results, language)
    if as_json:
        print(json.dumps({"seed": seed, "games": len(results), "sections": [asdict(one) for one in sections]}))
    else:
        ratings.show(sections, results, language)
    with files.writing("cli-no-save", file=plot):
        if plot is not None:
            Path(plot).write_text(ratings.picture(sections, len(results), language), "utf-8", newline="\n")


def play(
    plan: Plan, rounds: int, file: str, records: str | None, cores: int, patience: int, language: str
) -> tuple[list[Pairing], dict[int, Result]]:
    """All games of the plan, and their results: those in the file, and those that were still to be played."""
    from concurrent.futures.process import BrokenProcessPool

    from envol.arena import contest
    from envol.arena.plan import pairings
    from envol.cli import tables
    from envol.parallel import spread
    from envol.texts import Texts

    texts = Texts(language)
    games = pairings(plan, rounds)
    with files.writing("cli-no-folder", folder=records):
        if records is not None:
            Path(records).mkdir(parents=True, exist_ok=True)
    with open_results(file, plan) as results:
        missing = [game for game in games if game.number not in results.played]
        try:
            with tables.progress(texts("arena-title"), len(games), language) as tick:
                tick(len(games) - len(missing))
                for _, result in spread(partial(contest.play, records=records, patience=patience), missing, cores):
                    with files.writing("cli-no-save", file=file):
                        results.add(result)
                    tick(1)
        except KeyboardInterrupt:
            kept = sum(1 for game in games if game.number in results.played)
            print(arguments.safe(texts("arena-broken-off", kept=kept, games=len(games), file=file)), file=sys.stderr)
            raise
        except BrokenProcessPool as error:
            raise BadInput("cli-arena-worker", file=file) from error
        return games, results.played


def open_results(file: str, plan: Plan) -> Results:
    """The file of results, new or of this very arena."""
    from envol.arena.results import Damaged, OtherPlan, Results

    try:
        return Results(Path(file), plan)
    except OtherPlan as error:
        raise BadInput("cli-arena-other", file=file) from error
    except Damaged as error:
        raise BadInput("cli-arena-damaged", file=file, line=error.line) from error
    except (OSError, ValueError) as error:
        raise BadInput("cli-no-save", file=file, why=files.why(error)) from error


def find_plan(
    keys: Sequence[str], bots: str | None, seats: int | None, ladder: bool, seed: int, pairs: Sequence[str]
) -> Plan:
    """What was asked for, checked: games, bots that play each of them, seats and options that fit each of them."""
    from envol import catalogue
    from envol.arena.plan import Plan

    kinds = {key: arguments.find_game(key) for key in keys or catalogue.game_keys()}
    names = usual_bots(kinds.values()) if bots is None else tuple(name.strip() for name in bots.split(","))
    for name in names:
        for kind in kinds.values():
            check_bot(name, kind)
    if len(names) < 2 or len({*names}) < len(names):
        raise BadInput("cli-arena-bots")
    fields = {field.name for kind in kinds.values() for field in msgspec.structs.fields(kind.Options)}
    for pair in pairs:
        if pair.partition("=")[0] not in fields and len(kinds) > 1:
            raise BadInput("cli-arena-option", name=pair.partition("=")[0])
    boards = tuple(find_board(key, kind, seats, pairs, len(kinds) > 1) for key, kind in kinds.items())
    return Plan(boards, names, ladder, seed, __version__)


def usual_bots(kinds: Iterable[type[AnyGame]]) -> tuple[str, ...]:
    """Who plays when nobody is named; greedy only where all games have one."""
    from envol.bots import has_greedy

    return ("random", "greedy", "search") if all(map(has_greedy, kinds)) else ("random", "search")


def find_board(key: str, kind: type[AnyGame], seats: int | None, pairs: Sequence[str], lenient: bool) -> Board:
    """A game with its seats and options; where there are several games an option is for those that have it."""
    from envol.arena.plan import Board

    number = arguments.find_seats(kind, seats, kind.players[0])
    fields = {field.name for field in msgspec.structs.fields(kind.Options)}
    own = [pair for pair in pairs if not lenient or pair.partition("=")[0] in fields]
    return Board(key, kind.newest, number, dict(arguments.read_options(kind, number, own)))


def check_bot(name: str, kind: type[AnyGame]) -> None:
    """Refuse a bot that there is not, or not for this game."""
    from envol import bots
    from envol.bots import external

    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        external.create(name, kind)
    except (bots.NoGreedy, bots.UnknownBot) as error:
        known = dict.fromkeys((*bots.offered(kind), "random", "greedy", "search", "search:SIMULATIONS", "search:50ms"))
        raise BadInput("cli-arena-no-bot", name=name, game=kind.key, bots=", ".join(known)) from error
    except Exception as error:  # whatever the stranger's module does when it is loaded
        raise BadInput("cli-bad-bot", name=name, detail=f"{type(error).__name__}: {error}") from error
