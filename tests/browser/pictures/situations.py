"""The situations: where each is found, and what is done there before it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from envol.texts import Texts
from tests.browser.pictures.positions import Lobby, Position

Act = Callable[[Page, Texts], None]


def nothing(page: Page, say: Texts) -> None:
    """It is there at once."""


def press(key: str) -> Act:
    """Press the button that says this message."""
    return lambda page, say: page.get_by_role("button", name=say(key), exact=True).first.click()


def click(selector: str) -> Act:
    return lambda page, say: page.locator(selector).first.click()


def see(selector: str) -> Act:
    """Wait until this is seen."""
    return lambda page, say: page.locator(selector).first.wait_for()


def then(*acts: Act) -> Act:
    def do(page: Page, say: Texts) -> None:
        for act in acts:
            act(page, say)

    return do


HINT = then(press("ui-hint"), see(".advice button"))
MOVES = then(press("ui-menu"), press("ui-story"), see("dialog"))
MENU = press("ui-menu")
RULES = then(press("ui-rules"), see("dialog #rule-1"))
LOOK = press("ui-look-table")
ANALYSIS = see(".analysis tbody")
# The replay through the eyes of who decided is fetched first, and until it has come the analysis covers the board.
TURNING = then(ANALYSIS, click(".analysis li.choice button, .analysis li.luck button"), see(".moment section"))


@dataclass(frozen=True)
class Situation:
    """One picture at each size, in each language; `at` is a table, or the path of a page."""

    name: str
    at: Position | Lobby | str
    act: Act = nothing
    ready: str = "main.table"
    replay: str | None = None  # the replay of a finished match, from here: what follows the `?` of its address
    guided: bool = False  # somebody who plays for the first time
    known: bool = True  # somebody who has tables

    @property
    def group(self) -> str:
        """The board, or the house."""
        return self.name.partition("/")[0]

    @property
    def path(self) -> str:
        if isinstance(self.at, str):
            return self.at
        return f"/t/{self.at.id}" if self.replay is None else f"/r/{self.at.id}?{self.replay}"


def every_game(game: str, opening: Position, middle: Position, end: Position, ply: int) -> list[Situation]:
    """What there is in each game."""
    return [
        Situation(f"{game}/opening", opening),
        Situation(f"{game}/guide", opening, see("aside"), guided=True),
        Situation(f"{game}/middle", middle),
        Situation(f"{game}/hint", middle, HINT),
        Situation(f"{game}/menu", middle, MENU),
        Situation(f"{game}/moves", middle, MOVES),
        Situation(f"{game}/rules", middle, RULES),
        Situation(f"{game}/watching", Position(middle.record, middle.ply, None)),
        Situation(f"{game}/ceremony", end, see(".ceremony")),
        Situation(f"{game}/reckoning", end, then(see(".ceremony"), LOOK)),
        Situation(f"{game}/replay-start", end, replay="ply=0"),
        Situation(f"{game}/replay-middle", end, replay=f"ply={ply}&seat=1"),
        Situation(f"{game}/analysis", end, ANALYSIS, replay="analysis"),
        Situation(f"{game}/turning-point", end, TURNING, replay="analysis"),
    ]


AIR = [
    *every_game("air", Position("air-5", 1, 1), Position("air-5", 259, 3), Position("air-5"), 259),
    Situation("air/two", Position("air-2", 182, 1)),
    Situation("air/crowd", Position("air-crowd", 245, 4)),
    Situation("air/long-hand", Position("air-hand", 497, 3)),
    Situation("air/turned-card", Position("air-5", 304, 1)),
    Situation("air/exam", Position("air-5", 400, 0)),
    Situation("air/paying", Position("air-5", 365, 1)),
    Situation("air/cat", Position("air-5", 568, 4)),
    Situation("air/fall", Position("air-5", 24, 2)),
]
BLACKMORE = [
    *every_game(
        "blackmore", Position("blackmore-6", 38, 1), Position("blackmore-6", 86, 0), Position("blackmore-6"), 86
    ),
    Situation("blackmore/two", Position("blackmore-2", 80, 0)),
    Situation("blackmore/chosen", Position("blackmore-6", 86, 0), click(".hand .can")),
    Situation("blackmore/change", Position("blackmore-6", 103, 0)),
    Situation("blackmore/change-weighed", Position("blackmore-6", 103, 0), click(".choice button")),
    Situation("blackmore/captured", Position("blackmore-2", 80, 0), then(click(".plate .stack"), see("dialog"))),
]
OZ = [
    *every_game("oz", Position("oz-4", 16, 1), Position("oz-4", 92, 1), Position("oz-4"), 92),
    Situation("oz/two", Position("oz-2", 54, 0)),
    Situation("oz/chosen", Position("oz-4", 92, 1), click(".theatre .can")),
    Situation("oz/fifth-story", Position("oz-4", 139, 3)),
    Situation("oz/closed-hands", Position("oz-2", 81, 0)),
]
CARPETS = [
    *every_game(
        "carpets", Position("carpets-4", 4, 0), Position("carpets-calm", 132, 0), Position("carpets-calm"), 132
    ),
    Situation("carpets/race", Position("carpets-4", 115, 0)),
    Situation("carpets/card-lifted", Position("carpets-calm", 132, 0), click(".cards .can")),
    Situation("carpets/push", Position("carpets-4", 140, 1), see(".choice")),
    Situation("carpets/championship", Position("carpets-champions", 148, 0)),
    Situation("carpets/champion", Position("carpets-champions"), see(".ceremony")),
]
BROOMS = [
    *every_game("brooms", Position("brooms-cat", 9, 3), Position("brooms-cat", 66, 1), Position("brooms-cat"), 66),
    Situation("brooms/start", Position("brooms-school", 1, 0)),
    Situation("brooms/angle", Position("brooms-school", 2, 0)),
    Situation("brooms/full-book", Position("brooms-school", 45, 0)),
    Situation("brooms/stuck", Position("brooms-cat", 28, 1)),
    Situation("brooms/banish", Position("brooms-cat", 49, 1)),
    Situation("brooms/vote", Position("brooms-bumblebee", 108, 1)),
    Situation("brooms/fool", Position("brooms-fou", 17, 1)),
    Situation("brooms/chosen", Position("brooms-cat", 66, 1), click(".piece.can")),
]
READY_BENCH = ".verdict .estimate[data-known]"  # bots have flown the sky
WORKSHOP = [
    Situation("workshop/gallery", "/w/brooms", ready="article svg"),
    Situation("workshop/adventure", "/w/brooms/house-labyrinth", ready="main svg"),
    *(
        Situation(f"workshop/{name}", "/w/brooms/new", click(f".drawers button >> nth={number}"), ready=READY_BENCH)
        for number, name in enumerate(("things", "goals", "table", "share"))
    ),
    Situation("workshop/castle", "/w/brooms/new", click("[data-thing='castle 1']"), ready=READY_BENCH),
]
HOUSE = [
    Situation("house/shelf", "/", ready=".box:enabled", known=False),
    Situation("house/your-tables", "/", ready="[data-own] .card"),
    *(
        Situation(
            f"house/new-{game}",
            "/",
            then(click(f"[data-game={game}] .quiet"), see("dialog")),
            ready=".box:enabled",
            known=False,
        )
        for game in ("blackmore", "brooms", "carpets")
    ),
    *(
        Situation(f"house/game-{game}", f"/g/{game}", ready=".met")
        for game in ("air", "blackmore", "brooms", "carpets", "oz")
    ),
    Situation("house/lobby", Lobby("blackmore", 6), ready="main"),
    Situation("house/lobby-brooms", Lobby("brooms", 4), ready="main"),
    Situation("house/nowhere", "/t/nowhere", ready="h1"),
]
SITUATIONS = [*AIR, *BLACKMORE, *OZ, *CARPETS, *BROOMS, *WORKSHOP, *HOUSE]
