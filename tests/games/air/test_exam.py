"""Air Sorcière: diplomas, paid card by card."""

from __future__ import annotations

from itertools import combinations

import pytest

from envol.dice import FastDice
from envol.games.air.diploma import can_complete, payable, why_not_graduate, why_not_pay
from envol.games.air.state import CARDS, COLOUR, COLOURS, HAND, NAME, NO_COLOUR, PAY, VALUE, State
from tests.games.air.setup import Table, exam, names, position


def pay(table: Table, colour: str, cards: str) -> Table:
    return table.go(f"diploma {colour}", *(f"pay {name}" for name in cards.split()))


@pytest.mark.parametrize(("cards", "books"), [("w1 w2 w3", 1), ("w1 w2 w3 w4", 2), ("w1 w2 w3 w4 w5", 3)])
def test_13_three_four_or_five_cards_earn_one_two_or_three_books(cards: str, books: int) -> None:
    table = pay(exam(cards), "white", cards).go("graduate")
    assert table.state.books[0] == [0, 0, 0, 0, books]
    assert table.state.left == [7, 7, 7, 7, 7 - books]
    assert (table.hand(0), table.discard, table.asked) == ("", cards, 1)


def test_example_2_maries_diploma() -> None:
    """White 2 and 7, violet 10 and green 12 as jokers, of which she has books: two white books."""
    table = pay(exam("w2 w7 v10 g12", books="vg"), "white", "w2 w7 v10 g12").go("graduate")
    assert table.state.books[0] == [0, 1, 0, 1, 2]
    assert table.told[-5:] == ["joker g12", "joker v10", "natural w2", "natural w7", "books 0 2 white"]
    assert table.discard == "g12 v10 w2 w7"


def test_13_a_joker_needs_a_book_of_its_colour() -> None:
    table = pay(exam("w2 w7 v10 g12", books="v"), "white", "w2 w7")
    assert table.refused("pay g12") == "air.13 joker-without-book"
    assert "pay v10" in table.offered


def test_13_the_book_must_be_owned_before_this_diploma() -> None:
    """The first white diploma cannot use white jokers for itself, and its book helps only the next one."""
    assert exam("w2 w7 w9 g12 g13", books="").offered == ["diploma white", "finish"]
    assert exam("w14 g2 g3", books="w").offered == ["diploma green", "finish"]


def test_13_a_joker_is_higher_than_every_card_of_the_colour() -> None:
    table = pay(exam("w2 w7 w11 v10", books="v"), "white", "w2 w11")
    assert table.refused("pay v10") == "air.13 joker-too-low"
    table.go("withdraw")
    assert pay(table, "white", "w2 v10").refused("pay w11") == "air.13 above-joker"


def test_13_a_joker_of_the_same_value_is_too_low() -> None:
    table = pay(exam("w2 w10 v10 w11", books="v"), "white", "w10")
    assert table.refused("pay v10") == "air.13 joker-too-low"


def test_13_each_other_colour_helps_once() -> None:
    table = pay(exam("w2 w3 v10 v11", books="v"), "white", "w2 v10")
    assert table.refused("pay v11") == "air.13 joker-twice"


def test_13_jokers_need_no_order_among_themselves() -> None:
    table = pay(exam("w2 v15 g10 b12", books="vgb"), "white", "v15 w2 g10 b12").go("graduate")
    assert table.state.books[0][COLOURS.index("white")] == 2


def test_13_at_least_one_card_is_of_the_colour_itself() -> None:
    table = pay(exam("w2 v15 g10 b12 o9", books="vgbo"), "white", "v15 g10 b12")
    assert table.refused("graduate") == "air.13 needs-natural"
    table.go("pay w2").go("graduate")
    assert table.state.books[0][COLOURS.index("white")] == 2


def test_13_the_most_jokers_are_four_beside_one_card_of_the_colour() -> None:
    table = pay(exam("w2 v15 g10 b12 o9", books="vgbo"), "white", "v15 g10 b12 o9")
    assert [move for move in table.offered if move.startswith("pay")] == ["pay w2"]
    assert table.go("pay w2", "graduate").state.books[0][COLOURS.index("white")] == 3


def test_13_a_hand_that_cannot_pay_is_offered_no_diploma() -> None:
    table = exam("w2 w7 w9 g12 g13")
    assert table.offered == ["diploma white", "finish"]
    assert table.refused("diploma green") == "air.13 no-diploma"
    assert exam("w2 w7 g12 g13").asked == 1, "where there is nothing to ask for, the turn is over"


def test_13_a_card_is_refused_after_which_no_diploma_could_be_completed() -> None:
    """With green 4 in the payment white 2 would be needed and one more, but only white 9 is left, too high for it."""
    table = pay(exam("w2 w9 w10 g4", books="g"), "white", "")
    assert table.refused("pay g4") == "air.13 leads-nowhere"
    assert table.offered == ["pay w2", "pay w9", "pay w10", "withdraw"]


def test_13_five_cards_are_the_most_and_fewer_than_three_are_no_diploma() -> None:
    cards = "w1 w2 w3 w4 w5"
    table = exam(f"{cards} w6").go("diploma white")
    for number, name in enumerate(cards.split()):
        assert ("graduate" in table.offered) == (number >= 3)
        if number < 3:
            assert table.refused("graduate") == "air.13 too-few-cards"
        table.go(f"pay {name}")
    assert table.refused("pay w6") == "air.13 five-at-most"
    assert table.offered == ["graduate", "withdraw"]


@pytest.mark.parametrize(("left", "most"), [(1, 3), (2, 4), (3, 5), (7, 5)])
def test_14_no_more_is_paid_than_there_are_books(left: int, most: int) -> None:
    cards = ["w1", "w2", "w3", "w4", "w5"]
    table = pay(exam("w1 w2 w3 w4 w5", left=f"w{left}"), "white", " ".join(cards[:most]))
    if most < 5:
        assert table.refused(f"pay {cards[most]}") == "air.14 too-few-books"
    table.go("graduate")
    assert table.state.books[0][4] == most - 2
    assert table.state.left[4] == left - most + 2


def test_14_without_books_there_is_no_diploma_and_cards_stay_in_hand() -> None:
    table = exam("w1 w2 w3 g1 g2 g3", left="w0")
    assert table.offered == ["diploma green", "finish"]
    assert table.refused("diploma white") == "air.14 no-books"
    assert exam("w1 w2 w3", left="w0").asked == 1


def test_11_one_diploma_a_turn() -> None:
    table = pay(exam("w1 w2 w3 g1 g2 g3"), "white", "w1 w2 w3").go("graduate")
    assert table.asked == 1


def test_11_a_table_may_allow_several() -> None:
    table = pay(exam("w1 w2 w3 g1 g2 g3", multi_diploma=True), "white", "w1 w2 w3").go("graduate")
    assert (table.asked, table.offered) == (0, ["diploma green", "finish"])
    pay(table, "green", "g1 g2 g3").go("graduate")
    assert table.asked == 1
    assert table.state.books[0] == [0, 1, 0, 0, 1]


def test_11_where_several_are_allowed_the_end_is_looked_for_after_each() -> None:
    table = exam("w1 w2 w3 g1 g2 g3", left="w1 b0", multi_diploma=True)
    pay(table, "white", "w1 w2 w3").go("graduate")
    assert table.phase == "over"


def test_11_where_several_are_allowed_the_first_ones_book_makes_jokers_for_the_second() -> None:
    table = exam("w1 w2 w3 w14 g1 g2", multi_diploma=True)
    assert table.offered == ["diploma white", "finish"]
    pay(table, "white", "w1 w2 w3").go("graduate")
    assert table.offered == ["diploma green", "finish"]


def test_12_the_hand_pays_only_after_ones_own_landing() -> None:
    table = position(hands=["w1 w2 w3"], columns=["", "g5"])
    assert table.refused("diploma white") == "air.12 land-first"
    table.draw("b1", "keep")
    for line in ("diploma white", "pay w1", "graduate", "withdraw", "finish"):
        assert table.refused(line) == "air.12 land-first"
    table.go("land black")
    assert table.offered == ["diploma white", "finish"]
    for line in ("pay w1", "graduate", "withdraw"):
        assert table.refused(line) == "air.12 no-payment"


def test_12_what_has_just_landed_counts_and_what_still_flies_does_not() -> None:
    table = position(columns=["w1 w2 g7 g8 g9"], hands=["g1"], common="w3").go("take w3", "land white")
    assert table.offered == ["diploma white", "finish"], "three green witches still fly"
    assert table.go("diploma white").offered == ["pay w1", "pay w2", "pay w3", "withdraw"]
    assert table.refused("pay g7") == "air.12 not-in-hand"


def test_12_a_card_is_paid_once() -> None:
    assert pay(exam("w1 w2 w3"), "white", "w1").refused("pay w1") == "air.12 not-in-hand"


def test_12_a_diploma_is_never_forced() -> None:
    table = exam("w1 w2 w3").go("finish")
    assert (table.asked, table.hand(0)) == (1, "w1 w2 w3")


def test_24_a_payment_may_be_taken_back_until_it_is_complete() -> None:
    table = pay(exam("w1 w2 w3 g1 g2 g3"), "white", "w1 w2 w3")
    for line in ("finish", "diploma green", "draw", "stop"):
        assert table.refused(line) == "air.24 payment-open"
    table.go("withdraw")
    assert (table.hand(0), table.discard, table.offered) == (
        "g1 g2 g3 w1 w2 w3",
        "",
        ["diploma green", "diploma white", "finish"],
    )


def take_back(table: Table, times: int) -> Table:
    for _ in range(times):
        table.go("diploma white", "pay w2", "withdraw")
    return table


def test_24_ten_times_a_turn_and_then_a_diploma_that_is_begun_is_completed() -> None:
    table = take_back(exam("w1 w2 w3 w4"), 9).go("diploma white", "pay w2", "withdraw")
    assert table.offered == ["diploma white", "finish"], "whoever has landed may have a diploma"
    table.go("diploma white")
    for line in ("pay w1", "pay w3"):
        assert table.refused("withdraw") == "air.24 must-complete"
        assert "withdraw" not in table.offered
        table.go(line)
    table.go("pay w2")
    assert table.offered == ["pay w4", "graduate"]
    assert table.go("graduate").state.books[0][COLOURS.index("white")] == 1


def test_24_a_new_turn_has_ten_new_tries() -> None:
    table = take_back(exam("w1 w2 w3"), 10)
    table.go("finish").draw("b3", "keep", "stop").draw("b4", "keep", "land black")
    assert "withdraw" in table.go("diploma white").offered


def test_24_by_rules_1_the_turn_could_then_only_be_ended() -> None:
    table = take_back(exam("w1 w2 w3", rules=1), 10)
    assert table.refused("diploma white") == "air.24 withdrawn-often"
    assert table.offered == ["finish"]


def test_24_the_others_see_nothing_of_it_until_the_diploma_is_received() -> None:
    table = exam("w1 w2 w3 w4")
    game, state = table.game, table.state
    before = [game.view(state, viewer) for viewer in (1, None)]
    for line in ("diploma white", "pay w1", "withdraw", "diploma white", "pay w2", "pay w3", "pay w4"):
        assert game.seen(state, 0, game.parse(line), 1) is None
        assert game.seen(state, 0, game.parse(line), None) is None
        assert str(game.seen(state, 0, game.parse(line), 0)) == line
        table.go(line)
        assert [game.view(state, viewer) for viewer in (1, None)] == before
    assert game.view(state, 0).paid == ("w2", "w3", "w4")
    assert str(game.seen(state, 0, game.parse("graduate"), 1)) == "graduate white w2 w3 w4"


def legal_diplomas(state: State, seat: int, colour: int) -> list[frozenset[int]]:
    """Every payment that rule 13 and rule 14 allow, by trying all sets of cards."""
    hand = [card for card in CARDS if state.where[card] == HAND + seat]
    found = []
    for size in (3, 4, 5):
        for cards in combinations(hand, size):
            own = [VALUE[card] for card in cards if COLOUR[card] == colour]
            jokers = [card for card in cards if COLOUR[card] != colour]
            colours = [COLOUR[card] for card in jokers]
            if (
                own
                and size - 2 <= state.left[colour]
                and all(VALUE[card] > max(own) and state.books[seat][COLOUR[card]] for card in jokers)
                and len(set(colours)) == len(colours)
            ):
                found.append(frozenset(cards))
    return found


def test_13_and_14_what_is_offered_card_by_card_is_what_trying_all_sets_of_cards_allows() -> None:
    """A card may be paid exactly if some legal diploma holds all that would then be paid."""
    dice = FastDice("exams")
    compared = 0
    for _ in range(40):
        table = position(left=f"w{dice.below(5)} g{dice.below(4)}")
        state, game = table.state, table.game
        state.books[0] = [dice.below(2) for _ in COLOURS]
        for card in CARDS:
            if dice.below(8) == 0:
                state.where[card] = HAND
        colour = dice.below(5)
        legal = legal_diplomas(state, 0, colour)
        assert can_complete(state, 0, colour, []) == bool(legal)
        state.target, state.phase = colour, PAY
        while legal:
            for card in CARDS:
                allowed = any({*state.paid, card} <= diploma for diploma in legal) and card not in state.paid
                assert (not why_not_pay(state, 0, card)) == allowed, f"{names(state.paid)} + {NAME[card]}"
            assert (not why_not_graduate(state)) == (frozenset(state.paid) in legal)
            assert len(game.moves(state, 0)) <= state.where.count(HAND) + 2
            compared += 1
            pays = [move for move in game.moves(state, 0) if move.kind == "pay"]
            if not pays:
                break
            game.apply(state, 0, pays[dice.below(len(pays))])
        state.target, state.paid = NO_COLOUR, []
    assert compared > 50


def test_13_14_what_a_hand_can_pay_is_what_every_choice_of_its_cards_can() -> None:
    """The view says before the landing how many books there are in it: counted here the long way, over all payments."""
    dice = FastDice(7)
    for _ in range(60):
        hand = sorted({dice.below(len(CARDS)) for _ in range(8)})
        owned = [dice.below(2) for _ in COLOURS]
        left = [dice.below(4) for _ in COLOURS]
        most = [0] * len(COLOURS)
        for count in (3, 4, 5):
            for cards in combinations(hand, count):
                for colour in range(len(COLOURS)):
                    naturals = [VALUE[card] for card in cards if COLOUR[card] == colour]
                    jokers = [card for card in cards if COLOUR[card] != colour]
                    if (
                        naturals
                        and count - 2 <= left[colour]
                        and len({COLOUR[card] for card in jokers}) == len(jokers)
                        and all(owned[COLOUR[card]] and VALUE[card] > max(naturals) for card in jokers)
                    ):
                        most[colour] = max(most[colour], count - 2)
        assert payable(hand, owned, left) == most, names(hand)


def test_a_seat_is_told_what_each_landing_could_pay_and_a_spectator_nothing() -> None:
    table = position(columns=["w2 b3", ""], hands=["w7 v10 g12 o13", ""], books=["vg", ""])
    view = table.game.view(table.state, 0)
    assert view.pays == (0, 0, 0, 0, 1)  # the white 7 with two jokers
    nothing = [view.pays] * 3
    assert view.would_pay == ((1, 0, 0, 0, 1), *nothing, (0, 0, 0, 0, 2))
    assert table.game.view(table.state, None).pays == ()
    assert table.game.view(table.state, 1).pays == (0, 0, 0, 0, 0)


def test_18_the_point_for_all_five_colours_is_told_apart() -> None:
    table = position(books=["bgovww", "bg"])
    view = table.game.view(table.state, 1)
    assert (view.scores, view.bonuses) == ((7, 2), (1, 0))
