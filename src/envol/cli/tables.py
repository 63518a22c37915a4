"""Tables of the command line: the games there are, and what many games gave."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from envol import catalogue
from envol.catalogue import AnyGame
from envol.cli.arguments import option_choices, safe
from envol.cli.terminal import Screen
from envol.texts import Texts

if TYPE_CHECKING:
    from envol.server.gallery import Reported
    from envol.server.talk import Report
    from envol.sim import Job, Tally


def show_games(language: str) -> None:
    """Every game of the library: its key, name, players and options."""
    shared = Texts(language)
    table, console = empty()
    for column in ("key", "name", "players", "options"):
        table.add_column(shared(f"games-{column}"), overflow="fold")
    for key in catalogue.game_keys():
        kind = catalogue.find(key)
        texts = Texts(language, key)
        players = shared("games-range", least=kind.players[0], most=kind.players[-1])
        table.add_row(key, texts("title"), players, "\n".join(_options(kind, texts)))
    console.print(table)


def show_reported(works: Sequence[Reported], language: str) -> None:
    """What was reported or is hidden, for whoever runs the server."""
    texts = Texts(language)
    table, console = empty()
    for column in ("work", "title", "author", "reports", "state"):
        table.add_column(texts(f"gallery-{column}"), overflow="fold")
    for work in works:
        state = texts("gallery-hidden" if work.hidden else "gallery-shown")
        table.add_row(work.id, safe(work.title), safe(work.author), str(work.reports), state)
    console.print(table if works else texts("gallery-nothing"))


def show_talk_reports(reports: Sequence[Report], language: str) -> None:
    """What was reported of all that is said, each line after those that came before it."""
    texts, screen = Texts(language), Screen()
    for report in reports:
        screen.head(texts("talk-report", time=_time(report.at), table=report.table, why=report.why))
        for line in report.lines:
            phrase = f"phrase-{line.phrase}"
            text = line.text or (texts(phrase) if phrase in texts else line.phrase)  # a game's own is told by its key
            told = texts("talk-line", name=line.name, person=line.person, text=text)
            screen.say(f"{'>' if line.number == report.number else ' '} {_time(line.at)} {told}")
    if not reports:
        screen.say(texts("talk-nothing"))


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000):%Y-%m-%d %H:%M}"


def _options(kind: type[AnyGame], texts: Texts) -> Iterator[str]:
    for field in msgspec.structs.fields(kind.Options):
        if field.default is msgspec.UNSET:  # a whole document, which nobody types
            continue
        default = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
        choices = ", ".join(option_choices(field))
        key = "games-option" if choices else "games-option-free"
        yield texts(key, option=field.name, default=default, label=texts(f"option-{field.name}"), choices=choices)


def summary(job: Job, kind: type[AnyGame], tally: Tally, seconds: float) -> dict[str, Any]:
    """What so many games gave, ready to be JSON."""

    def means(sums: tuple[float, ...]) -> list[float]:
        return [round(total / tally.games, 6) for total in sums]

    return {
        "game": kind.key,
        "seats": len(job.bots),
        "bots": job.bots,
        "options": job.options,
        "seed": job.seed,
        "games": tally.games,
        "moves": tally.moves,
        "lines": tally.lines,
        "seconds": round(seconds, 3),
        "win_share": means(tally.wins),
        "mean_rank": means(tally.ranks),
        "mean_score": means(tally.scores),
    }


def show_summary(found: dict[str, Any], name: str, language: str) -> None:
    """A row for each seat, and one line about all of it."""
    texts = Texts(language)
    table, console = empty()
    table.add_column(texts("sim-seat"), justify="right")
    table.add_column(texts("sim-bot"))
    for column in ("wins", "rank", "score"):
        table.add_column(texts(f"sim-{column}"), justify="right")
    for seat, bot in enumerate(found["bots"]):
        share = texts("sim-share", share=100 * found["win_share"][seat])
        means = [texts("sim-mean", mean=found[column][seat]) for column in ("mean_rank", "mean_score")]
        table.add_row(str(seat + 1), bot, share, *means)
    console.print(table)
    speed = round(found["lines"] / max(found["seconds"], 0.001))
    counts = {key: found[key] for key in ("games", "moves", "lines")}
    console.print(texts("sim-done", game=name, speed=speed, **counts), soft_wrap=True)


@contextmanager
def progress(name: str, games: int, language: str, says: str = "sim-progress") -> Iterator[Callable[[int], None]]:
    """A bar on the standard error while something goes on, if that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, markup=False, emoji=False)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(Texts(language)(says, game=name), total=games)
        yield lambda played: bar.update(task, advance=played)


def empty() -> tuple[Table, Console]:
    """An empty table; away from a terminal it has no rules drawn and its rows are as long as they need."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = 200
    return Table(box=SIMPLE_HEAD if console.is_terminal else None, pad_edge=False), console
