"""The laws of DESIGN §2, as functions that raise AssertionError and name the law that is broken."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import groupby, islice
from typing import Any

from envol import codec
from envol.dice import FastDice, ShownDice
from envol.feed import Feed
from envol.game import CLOCK, NATURE, BadNotation, IllegalMove, Move, Seat
from envol.log import Entry, Header
from envol.match import Match
from envol.texts import LANGUAGES, Texts
from tests.laws.cases import Subject
from tests.laws.plays import Line, Play, replay
from tests.tiers import TIER


def plies(play: Play, seed: str) -> list[int]:
    """The plies at which a costly law looks."""
    dice = FastDice(f"plies {seed}")
    return sorted({dice.below(len(play.states)) for _ in range(TIER.looks)} | {0, len(play.states) - 1})


def stride_of(play: Play) -> int:
    """The step from one state to the next for laws that look at all of them, but not of a very long match."""
    return 1 + len(play.states) // TIER.states


def law_1_the_log_rebuilds_the_state(play: Play, subject: Subject, seed: str) -> None:
    game, state = play.game, play.game.start()
    for ply, (seat, move) in enumerate(play.lines):
        assert state == play.states[ply], f"law 1: the log rebuilds the state at ply {ply}"
        game.apply(state, seat, game.parse(str(move)))
    assert state == play.states[-1], "law 1: the log rebuilds the last state"


def law_2_moves_and_check_agree(play: Play, subject: Subject, seed: str) -> None:
    game = play.game
    pool = sorted({str(move) for _, move in play.lines})
    dice = FastDice(f"law 2 {seed}")
    for state in play.states[:: stride_of(play)]:
        asked = game.to_move(state)
        assert asked == (NATURE,) or all(0 <= seat < game.seats for seat in asked), "law 2: seats, or chance alone"
        assert (not asked) == (game.outcome(state) is not None), "law 2: over means an outcome"
        tried = {pool[dice.below(len(pool))] for _ in range(12)}
        before = copy.deepcopy(state)
        for seat in (*range(game.seats), NATURE, CLOCK):
            offered = _offered(play, state, seat)
            texts = [str(move) for move in offered]
            assert len(set(texts)) == len(texts), "law 2: one move, one spelling"
            assert bool(offered) == (seat in asked) or seat == CLOCK, "law 2: who is asked can move"
            for move in offered:
                game.check(state, seat, move)
                again = game.parse(str(move))
                assert again == move, "law 2: parse is the inverse of str"
                assert str(again) == str(move), "law 2: a notation is canonical"
                assert not set(str(move)) & set("[]()?\n"), "law 2: a notation fits on a line of a record"
            for text in sorted(tried.difference(texts)):
                refused = refusal(play, state, seat, game.parse(text))
                assert refused is not None, f"law 2: {text} is not offered to {seat}, so it is refused"
        assert state == before, "law 2: asking and refusing change nothing"


def _offered(play: Play, state: Any, seat: Seat) -> list[Move]:
    game, asked = play.game, play.game.to_move(state)
    if seat == CLOCK:
        timer = game.timer(state)
        return [timer.move] if timer is not None and asked else []
    if seat not in asked:
        return []
    return [move for move, _ in game.chances(state)] if seat == NATURE else list(game.moves(state, seat))


def refusal(play: Play, state: Any, seat: Seat, move: Move) -> IllegalMove | None:
    """What `check` says against a move."""
    try:
        play.game.check(state, seat, move)
    except IllegalMove as refused:
        return refused
    return None


def law_3_a_clone_is_independent(play: Play, subject: Subject, seed: str) -> None:
    game = play.game
    for ply in plies(play, seed):
        rest = play.lines[ply : ply + 3 * game.seats]
        state = copy.deepcopy(play.states[ply])
        before, twin = copy.deepcopy(state), game.clone(state)
        assert twin == state, "law 3: a clone is equal"
        for seat, move in rest:
            game.apply(twin, seat, move)
        assert state == before, "law 3: applying to a clone leaves the original as it was"
        other = game.clone(state)
        for seat, move in rest:
            game.apply(other, seat, move)
        assert other == twin, "law 3: the same moves lead to the same state"


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
            for move in _offered(play, world, seat):
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
    feed = Feed(match, viewer)
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
    feed = Feed(match, viewer)
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


def law_5_all_is_json_and_has_words(play: Play, subject: Subject, seed: str) -> None:
    game = play.game
    moves: dict[tuple[Seat, str], Move] = {}  # what is said twice is said alike: each is looked at once
    for ply, (seat, move) in enumerate(play.lines):
        for viewer in (*range(game.seats), None):
            seen = game.seen(play.states[ply], seat, move, viewer)
            if seen is not None:
                moves[seat, str(seen)] = seen
    offers = {str(move): move for seat, move in play.lines if seat >= 0}
    events = {f"{event.kind} {event.data}": event for told in play.events for event in told}
    refused = {f"{refusal} {refusal.data}": refusal for refusal in refusals(play, seed, stride_of(play))}
    for language in LANGUAGES:
        texts = Texts(language, game.key, [f"N{seat}" for seat in range(game.seats)], me=0)
        for (seat, _), move in moves.items():
            assert texts.move(seat, move), "law 5: every move has words"
        for move in offers.values():
            assert texts.offer(move), "law 5: every choice has words"
        for event in events.values():
            assert texts.event(event), "law 5: every event has words"
        assert texts.ending(play.outcome), "law 5: every ending has words"
        for refusal in refused.values():
            assert texts.refusal(refusal), "law 5: every refusal has words"
            assert texts.rule(refusal.rule), "law 5: every refusal names a paragraph of the rules"
    for ply in plies(play, seed):
        for viewer in (*range(game.seats), None):
            view = game.view(play.states[ply], viewer)
            assert codec.decode(codec.encode(view), type(view)) == view, "law 5: a view is JSON"


def refusals(play: Play, seed: str, stride: int = 1) -> Iterator[IllegalMove]:
    """Refusals met when moves of this match are tried where they are not offered; of many moves, one of each kind."""
    pool = sorted({str(move) for _, move in play.lines})
    kinds = [list(texts) for _, texts in groupby(pool, key=lambda text: text.partition(" ")[0])]
    dice = FastDice(f"refusals {seed}")
    for state in play.states[::stride]:
        tried = pool if len(pool) < 40 else [texts[dice.below(len(texts))] for texts in kinds]
        for seat in (*play.game.to_move(state), NATURE, CLOCK):
            for text in tried if seat >= 0 else tried[:3]:
                refused = refusal(play, state, seat, play.game.parse(text))
                if refused is not None:
                    yield refused


def law_6_a_match_ends_and_loses_nothing(play: Play, subject: Subject, seed: str) -> None:
    assert 0 < len(play.lines) <= play.game.longest, "law 6: a match ends within its longest"
    start = subject.conserved(play.states[0])
    for state in play.states:
        assert subject.conserved(state) == start, "law 6: nothing is lost and nothing made"
    ranks, scores = play.outcome.ranks, play.outcome.scores
    assert len(ranks) == len(scores) == play.game.seats, "law 6: everybody has a rank and a score"


def kinds_of(play: Play, seed: str, stride: int = 1) -> set[str]:
    """What this match has shown of the kinds that its game declares."""
    shown = {f"move {move.kind}" for _, move in play.lines}
    shown |= {f"event {event.kind}" for events in play.events for event in events}
    shown |= {
        f"refusal {refused.why}" for refused in refusals(play, seed, stride) if not refused.rule.startswith("envol.")
    }
    return shown | {f"ending {play.outcome.ending}"}


def law_9_dice_mean_what_chances_say(play: Play, subject: Subject, seed: str) -> None:
    game = play.game
    for state in play.states:
        if game.to_move(state) != (NATURE,):
            continue
        t, total = 0, sum(weight for _, weight in game.chances(state))
        for move, weight in game.chances(state):
            for _ in range(weight):
                die = ShownDice(t)
                assert game.nature(state, die) == move, f"law 9: {t} of {total} means {move}"
                assert (die.total, die.throws) == (total, 1), "law 9: one throw, of the total weight"
                t += 1


def law_of_contests(play: Play, subject: Subject, seed: str) -> None:
    """Moves with one key race: once one is made, the others are refused."""
    game = play.game
    for ply in plies(play, seed):
        state = play.states[ply]
        racing: dict[str, list[Line]] = {}
        for seat in game.to_move(state):
            for move in [] if seat == NATURE else game.moves(state, seat):
                key = game.contest(state, seat, move)
                if key is not None:
                    racing.setdefault(key, []).append((seat, move))
        for lines in racing.values():
            for winner, move in lines:
                after = game.clone(state)
                game.apply(after, winner, move)
                for loser, late in lines:
                    if loser != winner:
                        assert refusal(play, after, loser, late), "contest: only one can have it"


def law_of_notation(play: Play, subject: Subject, seed: str) -> None:
    """Rubbish is refused as such, never half understood."""
    for text in ("", " ", "?", "undo 1", *(f"{move} " for _, move in play.lines[:9]), *(f" {play.lines[0][1]}",)):
        try:
            play.game.parse(text)
        except BadNotation:
            continue
        raise AssertionError(f"notation: {text!r} is no move")


LAWS = [
    law_1_the_log_rebuilds_the_state,
    law_2_moves_and_check_agree,
    law_3_a_clone_is_independent,
    law_4a_a_guess_looks_like_the_truth,
    law_4b_nothing_hidden_is_sent,
    law_4c_the_view_forgets_nothing,
    law_5_all_is_json_and_has_words,
    law_6_a_match_ends_and_loses_nothing,
    law_9_dice_mean_what_chances_say,
    law_of_contests,
    law_of_notation,
]

__all__ = ["LAWS", "kinds_of", "replay", "stride_of"]
