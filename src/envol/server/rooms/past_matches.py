"""What somebody has played to the end, as far as the next table should know of it."""

from __future__ import annotations

from sqlalchemy import select

from envol import bots, catalogue
from envol.server.refusals import Refused
from envol.server.store import Database, Table
from envol.server.store.schema import game_match, seat
from envol.solo import Finished, SoloTable, adapt, propose

LOOKED_AT = 20  # matches of one game: among them those against bots alone are looked for


class PastMatches:
    """Reads the store; a seat that a bot played to the end is nobody's match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_table(self, person: str | None, game: str, opponents: int | None, level: str | None) -> SoloTable:
        """What somebody who wants to play alone should sit down to next."""
        if game not in catalogue.all_game_keys():
            raise Refused(404, "no-such-game")
        kind = catalogue.find(game)
        if level is not None and level not in bots.offered(kind):
            raise Refused(404, "no-such-bot")
        first, last = await self._of(person, game)
        return propose(kind, last, first=first, opponents=opponents, level=level)

    async def next_bots(self, person: str, table: Table) -> tuple[str, ...]:
        """Who should play against this person at the rematch of a table, in the order of the seats."""
        _, last = await self._of(person, table.game)
        opponents = sum(place.person is None for place in table.places)
        return adapt(bots.offered(catalogue.find(table.game)), last, opponents)[0]

    async def _of(self, person: str | None, game: str) -> tuple[bool, list[Finished]]:
        """Whether no match of this game was finished yet, and those that were against bots alone, the newest first."""
        if person is None:
            return True, []
        mine = (
            select(game_match.c.id, game_match.c.ranks, seat.c.seat)
            .join(seat, seat.c.match == game_match.c.id)
            .where(seat.c.person == person, seat.c.bot.is_(None))
            .where(game_match.c.game == game, game_match.c.status == "over")
            .order_by(game_match.c.started.desc())
            .limit(LOOKED_AT)
        )
        async with self._database.read() as connection:
            matches = (await connection.execute(mine)).all()
            ids = [match.id for match in matches]
            seats = (await connection.execute(select(seat).where(seat.c.match.in_(ids)).order_by(seat.c.seat))).all()
        last = list[Finished]()
        for match in matches:
            others = [place for place in seats if place.match == match.id and place.seat != match.seat]
            levels = tuple(place.bot for place in others if place.person is None)
            if match.ranks is not None and len(levels) == len(others):
                last.append(Finished(int(match.ranks.split()[match.seat]), levels))
        return not matches, last
