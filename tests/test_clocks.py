"""Clocks: a function of header and log, which never charges who is not asked and gives nobody time for tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from envol import catalogue, record
from envol.clocks import MINUTE, MOST_DELAY
from envol.codec import encode
from envol.dice import FastDice
from envol.feed import Feed
from envol.game import TABLE, BadNotation, IllegalMove, Move, Seat
from envol.log import Entry, Header, Pace, Timing
from envol.match import Match, away, hand, pace, parse_table, pause, rest, resume, undo
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote
from tests.tiers import TIER

catalogue.register(Snap)
catalogue.register(Vote)

BEGAN = 1_790_000_040_000  # a whole minute
LIVE = Pace("live", each=10_000, bank=60_000)
DAYS = Pace("days", each=24 * 60 * MINUTE, bank=2 * 24 * 60 * MINUTE)
HOUR = 60 * MINUTE


def timed(game: str = "oz", seats: int = 2, pace: Pace = LIVE, **options: object) -> Match:
    made = Match.new(game, seats, options, envol=2, timing=Timing(pace, BEGAN))
    made.settle(FastDice("clocks"))
    return made


def add(match: Match, at: int, seat: Seat, move: Move, delay: int | None = None, hold: int | None = None) -> None:
    match.check(seat, move)
    match.append(Entry(len(match.log), at, seat, move, delay=delay, hold=hold))


def go(match: Match, at: int, seat: Seat | None = None, delay: int | None = None) -> Seat:
    """The first legal move of a seat that is asked, and what chance adds."""
    mover = match.to_move[0] if seat is None else seat
    add(match, at, mover, match.game.moves(match.state, mover)[0], delay, None if delay is None else 0)
    match.settle(FastDice(f"{at}"), at)
    return mover


def left(match: Match, seat: Seat) -> int:
    assert match.clocks is not None
    assert match.clocks.pace is not None
    return match.clocks.seats[seat].left(match.clocks.pace)


def banks(match: Match) -> list[int]:
    assert match.clocks is not None
    return [time.bank for time in match.clocks.seats]


def deadline(match: Match, seat: Seat) -> int | None:
    assert match.clocks is not None
    return match.clocks.deadline(seat)


def test_what_a_decision_takes_beyond_its_own_time_comes_out_of_the_bank_and_what_it_does_not_is_not_kept() -> None:
    match = timed(seats=3)
    first = match.to_move[0]
    assert deadline(match, first) == 70_000
    go(match, 4_000)
    assert banks(match) == [60_000] * 3
    second = match.to_move[0]
    assert second != first
    assert deadline(match, second) == 74_000
    assert deadline(match, first) is None
    go(match, 4_000 + 25_000)
    assert banks(match)[second] == 45_000


def test_the_delay_of_a_connection_costs_nothing_up_to_a_quarter_of_a_second() -> None:
    match = timed(seats=3)
    first = go(match, 12_000, delay=100)
    second = go(match, 24_000, delay=5_000)
    assert banks(match)[first] == 60_000 - (2_000 - 100)
    assert banks(match)[second] == 60_000 - (2_000 - MOST_DELAY)


def test_a_grace_goes_by_before_anything_counts() -> None:
    match = timed(pace=Pace("live", each=10_000, bank=60_000, grace=1_500))
    first = go(match, 12_000)
    assert banks(match)[first] == 60_000 - 500


def test_a_turn_of_many_small_moves_has_its_own_time_once() -> None:
    match = timed("air")
    seat, at = match.to_move[0], 0
    while match.to_move == (seat,) and at < 25_000:
        at += 5_000
        go(match, at)
    assert at == 25_000 or match.to_move != (seat,)
    if match.to_move == (seat,):
        assert left(match, seat) == 70_000 - 25_000
    else:
        assert banks(match)[seat] == 60_000 - max(0, at - 10_000)


def test_a_take_back_gives_back_everybodys_time_but_that_of_who_asked() -> None:
    match = timed()
    first = go(match, 30_000)  # 20 s out of the bank
    line = next(entry.n for entry in match.log if entry.seat == first)
    second = match.to_move[0]
    add(match, 30_000 + 40_000, TABLE, undo(line, first))
    assert match.to_move == (first,)
    assert banks(match) == [60_000, 60_000]
    assert left(match, first) == 70_000 - 30_000
    assert left(match, second) == 70_000
    go(match, 30_000 + 40_000 + 5_000)
    assert banks(match)[first] == 60_000 - (35_000 - 10_000)


def test_while_a_bot_keeps_the_seat_its_clock_stands_and_then_goes_on() -> None:
    match = timed()
    first = match.to_move[0]
    add(match, 15_000, TABLE, hand(first, "bot"))
    assert deadline(match, first) is None
    add(match, 500_000, TABLE, hand(first, "person"))
    assert deadline(match, first) == 500_000 + 70_000 - 15_000


@pytest.mark.parametrize("kind", ["pause", "away"])
def test_what_is_none_of_play_costs_nobody(kind: str) -> None:
    match = timed()
    first = match.to_move[0]
    if kind == "pause":
        add(match, 5_000, TABLE, pause())
        assert deadline(match, first) is None
        add(match, 905_000, TABLE, resume())
    else:
        add(match, 905_000, TABLE, away(900_000))
    assert deadline(match, first) == 970_000


def test_an_outage_costs_a_timer_nothing_either() -> None:
    match = Match(Header("snap", 1, ("a", "b"), envol=2, timing=Timing(LIVE, BEGAN)))
    match.settle(FastDice(1))
    assert match.clocks is not None
    before = match.due
    assert before is not None
    assert all(deadline(match, seat) is None for seat in range(2)), "the timer of the game replaces the clocks"
    add(match, 40_000, TABLE, away(40_000))
    assert match.due == before + 40_000


def test_nights_and_holidays_stop_what_goes_on_by_days() -> None:
    match = timed(pace=DAYS)
    first = match.to_move[0]
    start = BEGAN // MINUTE
    nights = [(start + 60, start + 120), (start + 24 * 60, start + 24 * 60 + 60)]
    add(match, 0, TABLE, rest(first, nights))
    assert deadline(match, first) == DAYS.each + DAYS.bank + 2 * HOUR
    add(match, 90 * MINUTE, TABLE, away(0))  # in the middle of the first night: looking at it changes nothing
    assert deadline(match, first) == DAYS.each + DAYS.bank + 2 * HOUR
    add(match, 100 * MINUTE, TABLE, rest(first, ()))
    assert deadline(match, first) == DAYS.each + DAYS.bank + 40 * MINUTE, "what has passed of the night stays free"


def test_live_clocks_know_no_nights() -> None:
    match = timed()
    first = match.to_move[0]
    add(match, 0, TABLE, rest(first, [(BEGAN // MINUTE, BEGAN // MINUTE + 600)]))
    assert deadline(match, first) == 70_000


def test_a_table_goes_on_by_days_and_comes_back_to_what_was_left() -> None:
    match = timed()
    first = match.to_move[0]
    add(match, 30_000, TABLE, pace(DAYS))
    assert deadline(match, first) == 30_000 + DAYS.each + DAYS.bank
    add(match, 30_000 + HOUR, TABLE, pace(LIVE))
    assert banks(match)[first] == 40_000
    assert deadline(match, first) == 30_000 + HOUR + 50_000
    add(match, 30_000 + HOUR, TABLE, pace(None))
    assert deadline(match, first) is None


def test_a_match_without_clocks_has_no_such_lines() -> None:
    match = Match.new("oz", 2)
    for move in (rest(0, ()), pace(None)):
        with pytest.raises(IllegalMove, match=r"envol\.17"):
            match.check(TABLE, move)


@pytest.mark.parametrize(
    "move",
    [
        undo(3),
        undo(3, 1),
        hand(1, "bot"),
        hand(1, "bot", is_late=True),
        away(12),
        rest(0, [(1, 2), (2, 5)]),
        rest(1, ()),
        *[pace(None), pace(LIVE), pace(DAYS), pause(), resume()],
    ],
)
def test_each_line_of_the_table_is_read_as_it_is_written(move: Move) -> None:
    again = parse_table(str(move))
    assert (again, dict(again.data)) == (move, dict(move.data))


@pytest.mark.parametrize(
    "text", ["rest 0 5-5", "rest 0 5-9,8-12", "rest 0 ", "pace live 1 2", "pace days 1 2 x", "away -1"]
)
def test_what_spells_no_line_of_the_table_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_table(text)


def test_whoever_chose_in_secret_is_not_told_by_a_clock() -> None:
    def sent(mover: Seat | None) -> list[bytes]:
        match = timed("vote", 4, silent=True)
        feed = Feed(match, 3)
        match.watchers.append(feed)
        if mover is not None:
            go(match, 4_000, mover)
        late = [encode(step) for step in [feed.step()] if step is not None]
        add(match, 9_000, TABLE, hand(2, "bot"))
        return [*late, encode(feed.sync()), encode(feed.step())]

    assert sent(None) == sent(0) == sent(1)


def test_the_calm_race_tells_as_little() -> None:
    def sent(mover: Seat | None) -> bytes:
        match = timed("carpets", 3, calm=True)
        if mover is not None:
            add(match, 4_000, mover, match.parse(mover, "pass"))
        add(match, 50_000, TABLE, hand(2, "bot"))
        return encode(Feed(match, 2).sync().you)

    assert sent(None) == sent(0) == sent(1)


# Whatever happens.


@dataclass
class Evening:
    """A match in which anything happened, and what an observer with a watch of their own has written down."""

    match: Match
    asked: int = 0  # milliseconds times seats that were asked
    passed: list[int] = field(default_factory=list)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["go", "go", "go", "undo", "bot", "person", "pause", "away", "days", "live", "rest"]),
        st.integers(0, 40_000),
        st.integers(0, 3),
        st.integers(0, 2_000),
    ),
    max_size=40,
)
GAMES = st.sampled_from([("vote", 3), ("oz", 2), ("blackmore", 3), ("air", 2)])


def play_steps(game: tuple[str, int], steps: Sequence[tuple[str, int, int, int]]) -> Evening:
    evening = Evening(timed(*game))
    match, at = evening.match, 0
    for kind, wait, number, delay in steps:
        asked = [seat for seat in match.to_move if seat >= 0]
        if not asked:
            break
        seat = asked[number % len(asked)]
        before = at
        at += wait
        own = [entry.n for entry in match.standing if entry.seat >= 0]
        match kind:
            case "go":
                go(match, at, seat, delay)
            case "undo" if own:
                line = own[-1 - number % min(3, len(own))]
                add(match, at, TABLE, undo(line, next(entry.seat for entry in match.standing if entry.n == line)))
                match.settle(FastDice(at), at)
            case "bot" | "person":
                add(match, at, TABLE, hand(seat, kind))
            case "pause":
                add(match, at, TABLE, pause())
                at += 1_000_000
                add(match, at, TABLE, resume())
            case "away":
                at += 1_000_000
                add(match, at, TABLE, away(1_000_000))
            case "days" | "live":
                add(match, at, TABLE, pace(DAYS if kind == "days" else LIVE))
            case "rest":
                start = (BEGAN + at) // MINUTE + 1
                add(match, at, TABLE, rest(seat, [(start, start + 2)]))
            case _:
                at = before
                continue
        evening.asked += (at - before) * len(asked) if kind not in ("pause", "away") else wait * len(asked)
    return evening


@pytest.mark.deeper
@given(GAMES, STEPS)
@settings(max_examples=TIER.timed, deadline=None)
def test_no_more_time_is_charged_than_has_passed_for_those_who_were_asked(
    game: tuple[str, int], steps: list[tuple[str, int, int, int]]
) -> None:
    evening = play_steps(game, steps)
    clocks = evening.match.clocks
    assert clocks is not None
    assert sum(time.ever for time in clocks.seats) <= evening.asked
    for seat, time in enumerate(clocks.seats):
        assert time.bank >= 0
        assert 0 <= time.marked <= time.used <= time.ever
        assert (deadline(evening.match, seat) is not None) <= (seat in evening.match.to_move)


@pytest.mark.deeper
@given(GAMES, STEPS)
@settings(max_examples=TIER.timed, deadline=None)
def test_a_record_has_the_same_clocks_to_the_millisecond(
    game: tuple[str, int], steps: list[tuple[str, int, int, int]]
) -> None:
    match = play_steps(game, steps).match
    again = record.read(record.write(match))
    for viewer in (None, *range(match.game.seats)):
        assert encode(Feed(again, viewer).sync()) == encode(Feed(match, viewer).sync())


@pytest.mark.deeper
@given(GAMES, STEPS, st.integers(0, 30_000), st.integers(0, 30_000))
@settings(max_examples=TIER.timed, deadline=None)
def test_playing_and_taking_back_never_gains_time(
    game: tuple[str, int], steps: list[tuple[str, int, int, int]], thought: int, waited: int
) -> None:
    match = play_steps(game, steps).match
    if not match.to_move:
        return
    at, seat = match.log[-1].at if match.log else 0, match.to_move[0]
    before = left(match, seat)
    runs = deadline(match, seat) is not None
    line = len(match.log)
    go(match, at + thought, seat)
    add(match, at + thought + waited, TABLE, undo(line, seat))
    assert left(match, seat) <= before - (thought if runs else 0)
    if runs:
        assert deadline(match, seat) is not None


@pytest.mark.deeper
@given(GAMES, STEPS, st.integers(0, 10_000_000))
@settings(max_examples=TIER.timed, deadline=None)
def test_an_outage_costs_nobody(game: tuple[str, int], steps: list[tuple[str, int, int, int]], gap: int) -> None:
    match = play_steps(game, steps).match
    at = match.log[-1].at if match.log else 0
    before = [left(match, seat) for seat in range(match.game.seats)] if match.clocks and match.clocks.pace else []
    add(match, at + gap, TABLE, away(gap))
    assert before == [left(match, seat) for seat in range(match.game.seats)]
