"""Law 4: guesses look like the truth, nothing hidden is sent, and a view forgets nothing that matters."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from envol import codec
from envol.dice import FastDice
from envol.feed import Feed
from envol.game import NATURE, IllegalMove, Move, Seat
from envol.log import Entry, Header
from envol.match import Match
from tests.laws.plays import Line, Play, moves_of, plies
from tests.laws.subjects import Subject
from tests.tiers import TIER


def law_4a_a_guess_looks_like_the_truth(play: Play, subject: Subject, seed: str) -> None:
    game, dice = play.game, FastDice(f"law 4a {seed}")
    varied = hidden = False
    for ply in plies(play, seed):
        state = play.states[ply]
        for seat in range(game.seats):
            view = game.view(state, seat)
            guesses = [game.guess(view, seat, dice) for _ in range(4)]
            for guess in guesses:
                assert game.view(guess, seat) == view, "law 4a: the view of a guess is the view"
                for asked in (seat, NATURE):
                    same = (asked in game.to_move(guess)) == (asked in game.to_move(state))
                    assert same, "law 4a: one knows whether one is asked"
                if seat in game.to_move(state):
                    offered = [str(move) for move in game.moves(state, seat)]
                    assert [str(move) for move in game.moves(guess, seat)] == offered, "law 4a: a guess offers the same"
            varied |= any(guess != guesses[0] for guess in guesses)
            hidden |= ply < len(play.lines) and game.seen(state, *play.lines[ply], seat) != play.lines[ply][1]
    assert varied or not hidden, "law 4a: guesses vary where something is hidden"


def law_4b_nothing_hidden_is_sent(play: Play, subject: Subject, seed: str) -> int:
    """Returns how many pairs of worlds that a viewer cannot tell apart were compared."""
    game, dice = play.game, FastDice(f"law 4b {seed}")
    compared = 0
    for ply in plies(play, seed):
        for seat in range(game.seats):
            view = game.view(play.states[ply], seat)
            worlds = [game.guess(view, seat, dice) for _ in range(2)]
            compared += law_4b_one_step(play, worlds, seat)
    for _ in range(TIER.swaps):
        compared += _law_4b_swap(play, dice)
    for ply, (seat, move) in enumerate(play.lines):
        own = str(game.seen(play.states[ply], seat, move, seat))
        assert seat < 0 or own == str(move) or own.startswith(f"{move} "), "law 4b: one's own move is seen"
        for viewer in (*range(game.seats), None):
            if game.seen(play.states[ply], seat, move, viewer) is None:
                before, after = (game.view(play.states[ply + i], viewer) for i in (0, 1))
                assert before == after, "law 4b: what is not seen changes nothing for the viewer"
                told = [event for event in play.events[ply] if event.to is None or viewer in event.to]
                assert not told, "law 4b: what is not seen is not told"
    return compared


def law_4b_one_step(play: Play, worlds: list[Any], viewer: Seat) -> int:
    """Two worlds that the viewer cannot tell apart, and two moves that look alike: the same bytes are sent."""
    game = play.game
    by_look: list[dict[tuple[Seat, str], tuple[Any, Seat, Move]]] = [{}, {}]
    for number, world in enumerate(worlds):
        for seat in game.to_move(world):
            for move in moves_of(play, world, seat):
                seen = game.seen(world, seat, move, viewer)
                look = (seat, "" if seen is None else str(seen))
                if number == 1 or look not in by_look[0]:  # of one world the first such move, of the other the last
                    by_look[number][look] = (world, seat, move)
    both = sorted(set(by_look[0]) & set(by_look[1]))[:20]
    for look in both:
        first, second = (_sent(play, *by_look[number][look], viewer) for number in (0, 1))
        assert first == second, f"law 4b: {look} sends the same bytes whatever is hidden"
    return len(both)


def _sent(play: Play, world: Any, seat: Seat, move: Move, viewer: Seat | None) -> bytes:
    match = match_of(play)
    match.state = play.game.clone(world)
    feed = Feed(match, viewer, lambda: True)
    match.watchers.append(feed)
    match.append(Entry(0, 0, seat, move))
    return codec.encode(feed.step())


def _law_4b_swap(play: Play, dice: FastDice) -> int:
    """Swap two outcomes that a viewer never saw: if the log still replays and looks the same, so does the stream."""
    found = swap(play, dice)
    if found is None:
        return 0
    viewer, lines, swapped = found
    same = _alike(lines, swapped)
    assert stream(play, lines, viewer, same) == stream(play, swapped, viewer, same), (
        f"law 4b: swapping outcomes that {viewer} never saw changes nothing that is sent"
    )
    return 1


def swap(play: Play, dice: FastDice) -> tuple[Seat | None, list[Line], list[Line]] | None:
    """A viewer, the beginning of a match, and the same with two outcomes swapped that the viewer cannot tell apart."""
    game = play.game
    end = 2 + dice.below(len(play.lines) - 1)
    viewer = (*range(game.seats), None)[dice.below(game.seats + 1)]
    # The newest are the likeliest to be still hidden in a hand, so that the swapped log replays.
    newest = (
        ply
        for ply in reversed(range(end))
        if game.seen(play.states[ply], *play.lines[ply], viewer) != play.lines[ply][1]
    )
    unseen = list(islice(newest, 3 * game.seats))
    if len(unseen) < 2:
        return None
    i, j = (unseen[dice.below(len(unseen))] for _ in range(2))
    lines, swapped = play.lines[:end], play.lines[:end]
    swapped[i], swapped[j] = (lines[i][0], lines[j][1]), (lines[j][0], lines[i][1])
    same = min(i, j)
    if lines[i] == lines[j] or not _legal(play, swapped, same):
        return None
    if seen(play, lines, viewer, same) != seen(play, swapped, viewer, same):
        return None
    return viewer, lines, swapped


def seen(play: Play, lines: list[Line], viewer: Seat | None, same: int) -> list[tuple[Seat, str]]:
    """What a viewer sees from this line on, without the lines of which it sees nothing."""
    looks, state = [], play.game.clone(play.states[same])
    for seat, move in lines[same:]:
        look = play.game.seen(state, seat, move, viewer)
        if look is not None:
            looks.append((seat, str(look)))
        play.game.apply(state, seat, move)
    return looks


def stream(play: Play, lines: list[Line], viewer: Seat | None, same: int) -> list[Any]:
    """All messages that a viewer is sent from this line on, after a trip through JSON."""
    match = match_of(play)
    match.state = play.game.clone(play.states[same])
    feed = Feed(match, viewer, lambda: True)
    match.watchers.append(feed)
    messages: list[Any] = [feed.sync()]
    for n, (seat, move) in enumerate(lines[same:]):
        match.append(Entry(n, 10 * n, seat, move))
        step = feed.step()
        if step is not None:
            messages.append(step)
    return [json.loads(codec.encode(message)) for message in messages]


def match_of(play: Play) -> Match:
    """A match under the very game of the play, which may be a faulty one."""
    game = play.game
    header = Header(
        game.key, game.rules, ("x",) * game.seats, options=codec.plain(game.options), data=dict(game.data())
    )
    match = Match(header)
    match.game = game
    return match


def _legal(play: Play, lines: list[Line], same: int) -> bool:
    return _state_after(play, lines, same) is not None


def _state_after(play: Play, lines: list[Line], same: int) -> Any | None:
    """The state after these lines, of which so many are the first ones of the play; None if one of them is illegal."""
    state = play.game.clone(play.states[same])
    for seat, move in lines[same:]:
        try:
            play.game.check(state, seat, move)
        except IllegalMove:
            return None
        play.game.apply(state, seat, move)
    return state


def law_4c_the_view_forgets_nothing(play: Play, subject: Subject, seed: str) -> None:
    game, dice = play.game, FastDice(f"law 4c {seed}")
    for ply in plies(play, seed):
        for viewer in range(game.seats):
            guess = game.guess(game.view(play.states[ply], viewer), viewer, dice)
            truth = play.lines[:ply]
            seen = [(seat, game.seen(play.states[n], seat, move, viewer)) for n, (seat, move) in enumerate(truth)]
            filled = subject.fill(game, seen, truth, guess)
            state = _state_after(play, filled, _alike(filled, truth))
            assert state is not None, f"law 4c: what seat {viewer} saw could have led to the guess"
            assert state == guess, f"law 4c: what seat {viewer} saw leads to the guess"


def _alike(lines: list[Line], others: list[Line]) -> int:
    """How many lines the two have in common at the beginning."""
    pairs = zip(lines, others, strict=False)
    return next((n for n, (line, other) in enumerate(pairs) if line != other), min(len(lines), len(others)))
