"""Oz: laying, choosing, turning stories face down; each test carries the number of its rule."""

from __future__ import annotations

import pytest

from envol.game import NATURE
from envol.games.oz.moves import CHARACTERS, LETTERS, STORIES
from tests.games.oz.setup import Table, held

every_count = pytest.mark.parametrize("seats", [2, 3, 4])
THREE = ("dl each-l", "ts few-r", "og lead-g", "wr crowd-w")


@every_count
def test_1_there_is_one_column_more_than_players_each_of_two_characters_and_a_story(seats: int) -> None:
    table = Table(seats).lay()
    assert len(table.state.columns) == seats + 1
    assert all(len(column) == 3 for column in table.state.columns)
    assert all(len(column) == 3 for column in table.game.view(table.state, None).columns)


def test_1_characters_are_laid_column_by_column_then_the_stories() -> None:
    table = Table(3).lay(*THREE)
    view = table.game.view(table.state, 0)
    assert view.columns == (("d", "l", "each-l"), ("t", "s", "few-r"), ("o", "g", "lead-g"), ("w", "r", "crowd-w"))


def test_1_the_two_characters_mean_the_same_in_either_order() -> None:
    one = Table(3).lay("dl each-l", *THREE[1:]).go("take 1")
    two = Table(3).lay("ld each-l", *THREE[1:]).go("take 1")
    assert one.state == two.state


def test_2_everybody_takes_one_whole_column_in_turn_from_the_first_player_on() -> None:
    table = Table(3, first=1).lay(*THREE)
    assert table.asked == 1
    table.go("take 3")
    assert (table.hand(1), table.open(1), table.asked) == ("1o 1g", ["lead-g"], 2)
    table.go("take 1")
    assert (table.hand(2), table.open(2), table.asked) == ("1d 1l", ["each-l"], 0)
    assert table.offered == ["take 2", "take 4"]


@every_count
def test_2_the_last_player_still_chooses_between_two(seats: int) -> None:
    table = Table(seats).lay()
    for left in range(seats + 1, 1, -1):
        assert len(table.offered) == left
        table.choose()
    assert table.asked == NATURE


def test_2_the_column_that_is_left_is_discarded_with_its_story() -> None:
    table = Table(3).lay(*THREE).go("take 1", "take 2", "take 3")
    assert table.state.discard == held("r w")
    assert table.game.view(table.state, None).dropped == ("crowd-w",)
    (left,) = [event for event in table.told if event.kind == "left"]
    assert left.data["pair"] == {"one": {"character": "w"}, "two": {"character": "r"}}
    assert left.data["story"] == {"kind": "crowd", "one": {"character": "w"}}


def test_3_characters_go_into_the_hand_and_the_story_lies_face_up() -> None:
    table = Table(2).lay("dd each-l", "ts few-r", "og lead-g").go("take 1")
    assert (table.hand(0), table.open(0), table.turned(0)) == ("2d", ["each-l"], [])


def fifth_round(seats: int = 3) -> Table:
    """The fifth round: the first player has just taken his fifth story."""
    return Table(seats).play_to(5).lay().choose()


@every_count
def test_4_nobody_turns_a_story_before_the_fifth(seats: int) -> None:
    table = Table(seats).play_to(5)
    assert all(len(table.state.open[seat]) == 4 and not table.state.turned[seat] for seat in range(seats))


@every_count
def test_4_the_fifth_story_makes_its_taker_turn_one_before_the_next_player_chooses(seats: int) -> None:
    table = Table(seats).play_to(5).lay()
    taker = table.asked
    assert taker is not None
    table.choose()
    assert (table.asked, table.phase) == (taker, "turn")
    assert table.offered == [f"turn {name}" for name in table.open(taker)]
    assert len(table.offered) == 5
    table.go(table.offered[2])
    assert table.asked == (taker + 1) % seats
    assert table.phase == "take"


@pytest.mark.parametrize("which", [0, 4])
def test_4_it_may_be_an_old_one_or_the_new_one(which: int) -> None:
    table = fifth_round()
    seat = table.asked
    assert seat is not None
    before = table.open(seat)
    table.go(f"turn {before[which]}")
    assert table.open(seat) == before[:which] + before[which + 1 :]
    assert table.turned(seat) == [before[which]]


@every_count
def test_4_from_the_fourth_round_on_four_stories_lie_face_up(seats: int) -> None:
    table = Table(seats).play_to(4)
    while table.asked is not None:
        table.finish_round()
        assert [len(stories) for stories in table.state.open] == [4] * seats


@every_count
def test_5_a_story_face_down_stays_so_and_scores_nothing(seats: int) -> None:
    table = fifth_round(seats)
    seat = table.asked
    assert seat is not None
    story = table.open(seat)[0]
    table.go(f"turn {story}").finish()
    assert table.turned(seat)[0] == story
    assert story not in table.open(seat)
    scored = [event.data["story"] for event in table.told if event.kind == "scored" and event.data["seat"] == seat]
    assert len(scored) == 4
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores[seat] == sum(table.game.view(table.state, None).points[seat])


def test_5_their_owner_and_everybody_else_still_knows_them() -> None:
    table = fifth_round()
    seat = table.asked
    assert seat is not None
    story = table.open(seat)[1]
    table.go(f"turn {story}")
    for viewer in (0, 1, 2, None):
        assert table.game.view(table.state, viewer).turned[seat] == (story,)


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2)])
@pytest.mark.parametrize("first", [0, 1])
def test_6_the_first_player_passes_clockwise_so_everybody_is_first_equally_often(
    seats: int, each: int, first: int
) -> None:
    table = Table(seats, first=first)
    firsts = []
    while table.asked is not None:
        table.lay()
        assert table.asked == table.state.first
        firsts.append(table.asked)
        table.finish_round()
    assert firsts == [(first + number) % seats for number in range(table.game.rounds)]
    assert all(firsts.count(seat) == each for seat in range(seats))


def test_7_two_players_take_three_of_each_character_out_and_keep_all_the_stories() -> None:
    table = Table(2)
    assert table.state.deck == [6] * 8
    assert table.state.stories == list(STORIES)
    assert Table(3).state.deck == Table(4).state.deck == [9] * 8


def last_round_of_four() -> Table:
    table = Table(4).play_to(8)
    assert table.phase == "recall"
    return table


def test_8_two_characters_are_left_for_the_last_round_of_four_and_fourteen_are_discarded() -> None:
    table = last_round_of_four()
    assert sum(table.state.deck) == 2
    assert sum(table.state.discard) == 14
    assert table.told[-1].kind == "recalled"
    assert table.told[-1].data == {"count": 8}


def test_8_chance_draws_eight_of_the_fourteen_and_deals_them_with_the_two() -> None:
    table = last_round_of_four()
    kept = table.state.deck[:]
    before = table.state.discard[:]
    for number in range(8):
        assert sum(table.chances.values()) == 14 - number
        assert table.chances == {
            f"recall {LETTERS[character]}": count for character, count in enumerate(table.state.discard) if count
        }
        table.go(next(iter(table.chances)))
    back = [was - now for was, now in zip(before, table.state.discard, strict=True)]
    assert sum(back) == 8
    assert table.state.deck == [one + two for one, two in zip(kept, back, strict=True)]
    assert table.phase == "deal"
    assert sum(table.chances.values()) == 10  # shuffled together: any of the ten may come first
    assert table.chances == {f"deal {LETTERS[c]}": count for c, count in enumerate(table.state.deck) if count}
    table.lay()
    assert table.state.deck == [0] * 8
    assert all(len(column) == 3 for column in table.state.columns)


def test_8_its_stories_come_from_the_deck_as_ever() -> None:
    table = last_round_of_four()
    assert len(table.state.stories) == 48 - 35
    table.lay()
    assert len(table.state.stories) == 8


@every_count
def test_9_no_character_comes_back_otherwise_and_no_story_ever(seats: int) -> None:
    table = Table(seats)
    gone: set[int] = set()
    while table.asked is not None:
        characters = sum(table.state.deck)
        table.lay()
        if not (seats == 4 and table.state.round == 8):
            assert sum(table.state.deck) == characters - 2 * (seats + 1)
        assert gone.isdisjoint(column[2] for column in table.state.columns)
        gone |= {column[2] for column in table.state.columns}
        table.finish_round()
    assert len(gone) == (seats + 1) * table.game.rounds


@every_count
def test_18_chance_names_who_begins(seats: int) -> None:
    table = Table(seats)
    start = table.game.start()
    assert table.game.to_move(start) == (NATURE,)
    assert [(str(move), weight) for move, weight in table.game.chances(start)] == [
        (f"first {seat}", 1) for seat in range(seats)
    ]


@every_count
def test_19_nothing_is_hidden_so_everybody_and_a_spectator_see_the_same(seats: int) -> None:
    table = Table(seats).play_to(6).lay().choose()
    views = {repr(table.game.view(table.state, viewer)) for viewer in (*range(seats), None)}
    assert len(views) == 1
    view = table.game.view(table.state, 0)
    assert view.hands == tuple(tuple(hand) for hand in table.state.hands)
    move = table.game.moves(table.state, table.state.turn)[0]
    assert all(table.game.seen(table.state, 0, move, viewer) is move for viewer in (*range(seats), None))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_21_nine_of_each_of_eight_characters_forty_eight_stories_and_the_rounds(seats: int, rounds: int) -> None:
    table = Table(seats)
    assert len(CHARACTERS) == 8
    assert len(set(table.state.stories)) == 48
    played = 0
    while table.asked is not None:
        table.finish_round()
        played += 1
    assert played == rounds
    told = [event.data["round"] for event in table.told if event.kind == "round"]
    assert told == list(range(1, rounds + 1))
