"""The laws of a game, as functions that raise AssertionError and name the broken one; law 4 is in secrecy.py."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from envol import codec
from envol.dice import FastDice, ShownDice
from envol.game import CLOCK, NATURE, BadNotation, IllegalMove, Move, Seat
from envol.texts import LANGUAGES, Texts
from tests.laws.plays import Line, Play, moves_of, plies, replay, stride_of
from tests.laws.secrecy import (
    law_4a_a_guess_looks_like_the_truth,
    law_4b_nothing_hidden_is_sent,
    law_4c_the_view_forgets_nothing,
)
from tests.laws.subjects import Subject


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
    met: dict[str, Move] = {}
    for state in play.states[:: stride_of(play)]:
        asked = game.to_move(state)
        assert asked == (NATURE,) or all(0 <= seat < game.seats for seat in asked), "law 2: seats, or chance alone"
        assert (not asked) == (game.outcome(state) is not None), "law 2: over means an outcome"
        tried = {pool[dice.below(len(pool))] for _ in range(12)}
        before = copy.deepcopy(state)
        for seat in (*range(game.seats), NATURE, CLOCK):
            offered = moves_of(play, state, seat)
            texts = [str(move) for move in offered]
            met.update(zip(texts, offered, strict=True))
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
    for move in met.values():
        assert eval(repr(move), {"Move": Move}) == move, "law 2: what repr writes is the move"


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
