"""The ratings of an arena in the reader's language: tables, and the words of the plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from envol import catalogue
from envol.arena.contest import Result
from envol.arena.plan import Plan
from envol.arena.plot import Section, draw
from envol.arena.ratings import Duel, Interval, Standing, duels, standings
from envol.cli import tables
from envol.cli.arguments import safe
from envol.texts import Texts, title_of

MOST_FAULTS = 8  # kinds of failure that are told one by one


@dataclass(frozen=True)
class Ratings:
    """One game, or all together, which has no key."""

    game: str
    title: str
    standings: list[Standing]
    duels: list[Duel]


def sections(plan: Plan, results: Sequence[Result], language: str) -> list[Ratings]:
    """The ratings in each game, and over all if there are several."""
    found = []
    for board in plan.boards:
        kind = catalogue.import_game(board.game)
        own = [result for result in results if result.game == board.game]
        title = Texts(language)("arena-game", game=title_of(kind.key, language), seats=board.seats)
        found.append(Ratings(kind.key, title, standings(plan.bots, own), duels(plan.bots, own)))
    if len(plan.boards) > 1:
        title = Texts(language)("arena-all")
        found.append(Ratings("", title, standings(plan.bots, results), duels(plan.bots, results)))
    return found


def show(sections: Sequence[Ratings], results: Sequence[Result], language: str) -> None:
    """Two tables for each game: the bots by rating, and who came in before whom."""
    texts = Texts(language)
    for section in sections:
        table, console = tables.empty()
        table.add_column(texts("sim-bot"))
        for column in ("games", "rating", "interval", "wins", "interval", "faults"):
            table.add_column(texts(f"arena-{column}"), justify="right")
        for row in section.standings:
            rating = [texts("arena-number", number=row.rating.value), _bounds(row.rating, texts)]
            wins = [_percent(row.wins.value, texts), _percents(row.wins, texts)]
            table.add_row(row.bot, str(row.games), *rating, *wins, str(row.faults))
        console.print(section.title, style="bold")
        console.print(table)
        table, console = tables.empty()
        table.add_column(texts("sim-bot"))
        table.add_column(texts("arena-against"))
        for column in ("games", "ahead", "interval"):
            table.add_column(texts(f"arena-{column}"), justify="right")
        for duel in section.duels:
            ahead = [_percent(duel.ahead.value, texts), _percents(duel.ahead, texts)]
            table.add_row(duel.bot, duel.other, str(duel.games), *ahead)
        console.print(table)
    for line in _faults(results, texts):
        console.print(safe(line), soft_wrap=True)


def picture(sections: Sequence[Ratings], games: int, language: str) -> str:
    """The plot as SVG."""
    texts = Texts(language)
    drawn = [Section(section.title, _accent(section.game), section.standings) for section in sections]
    return draw(drawn, texts("arena-caption", games=games), texts("arena-axis"))


def _accent(game: str) -> str | None:
    return catalogue.box_of(catalogue.find(game)).accent if game else None


def _faults(results: Sequence[Result], texts: Texts) -> list[str]:
    """What went wrong with which bot: how often, and in which game first."""
    found: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        if result.fault is not None:
            found.setdefault((result.bots[result.fault.seat], result.fault.what), []).append(result)
    lines = [
        texts("arena-fault", bot=bot, what=what, count=len(failed), number=failed[0].number, game=failed[0].game)
        for (bot, what), failed in found.items()
    ]
    more = [texts("arena-more-faults", count=len(lines) - MOST_FAULTS)] if len(lines) > MOST_FAULTS else []
    return lines[:MOST_FAULTS] + more


def _percent(share: float, texts: Texts) -> str:
    return texts("sim-share", share=100 * share)


def _percents(share: Interval, texts: Texts) -> str:
    return texts("arena-bounds", low=_percent(share.low, texts), high=_percent(share.high, texts))


def _bounds(interval: Interval, texts: Texts) -> str:
    low, high = (texts("arena-number", number=number) for number in (interval.low, interval.high))
    return texts("arena-bounds", low=low, high=high)
