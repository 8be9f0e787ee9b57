"""Decoys, and how the cards are laid out."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.types import Lay, Phase
from unspoken.kernel.seats import every_seat


def test_everyone_but_the_teller_is_asked_for_a_card() -> None:
    """DIX-04: every other player chooses."""
    table = Situation(5)
    table.tell(2)
    assert table.sees(None)["waiting"] == [0, 1, 3, 4]


def test_the_view_names_those_who_lay() -> None:
    """DIX-04: the page need not compute it."""
    table = Situation(5)
    table.tell(2)
    assert table.sees(None)["public"]["others"] == [0, 1, 3, 4]


def test_only_the_owner_sees_a_chosen_card() -> None:
    """DIX-04: every other player secretly chooses one card."""
    table = Situation()
    table.tell(0)
    card = table.state.hands[1][2]
    table.lay(1, card)
    assert [card in table.sent(viewer).decode() for viewer in (0, 1, 2, 3, None)] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    """DIX-04: the question stays open until all have chosen."""
    table = Situation()
    table.tell(0)
    table.lay(1, table.state.hands[1][0])
    table.lay(1, table.state.hands[1][5])
    assert table.state.laid[1] == (table.state.hands[1][5],)


def test_changing_a_choice_changes_nobody_elses_frame() -> None:
    """DIX-15, ALL-01: a changed choice is secret."""
    table = Situation()
    table.tell(0)
    table.lay(1, table.state.hands[1][0])
    before = [table.sent(viewer) for viewer in (0, 2, 3, None)]
    table.lay(1, table.state.hands[1][5])
    assert [table.sent(viewer) for viewer in (0, 2, 3, None)] == before


def test_three_players_lay_two_cards_each() -> None:
    """DIX-04: three players: two cards each."""
    table = Situation(3)
    table.tell(0)
    table.all_lay()
    assert [len(cards) for cards in table.state.laid] == [1, 2, 2]


@pytest.mark.parametrize(("seats", "places"), [(3, 5), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_the_cards_on_the_board_are_numbered_from_one(seats: int, places: int) -> None:
    """DIX-05: six players 1–6, three players 1–5."""
    table = Situation(seats)
    table.tell(0)
    table.all_lay()
    numbers = {table.number_of(seat) for seat in every_seat(seats)}
    assert len(table.state.board) == places and numbers <= set(range(1, places + 1))


def test_the_chosen_cards_and_no_others_are_laid_out() -> None:
    """DIX-05: all chosen cards are laid out face up."""
    table = Situation(6)
    chosen = sorted(hand[0] for hand in table.state.hands)
    table.tell(3)
    table.all_lay()
    assert sorted(table.sees(None)["public"]["board"]) == chosen


def test_the_order_on_the_board_does_not_depend_on_who_laid_first() -> None:
    """DIX-05, ALL-01: the cards are shuffled, and the order of arrival is not stored."""
    in_order, out_of_order = Situation(), Situation()
    for table, seats in ((in_order, (1, 2, 3)), (out_of_order, (3, 1, 2))):
        table.tell(0)
        for seat in seats:
            table.lay(seat)
    assert in_order.state.board == out_of_order.state.board


def test_nothing_is_laid_out_before_all_have_chosen() -> None:
    """DIX-05, DIX-15: choices are secret until then."""
    table = Situation()
    table.tell(0)
    table.lay(1)
    table.lay(2)
    assert table.state.phase is Phase.LAYING and "board" not in table.sees(None)["public"]


@pytest.mark.parametrize(
    ("seats", "chosen", "code"),
    [
        (4, (), "lay-so-many"),
        (4, (0, 1), "lay-so-many"),
        (3, (0,), "lay-so-many"),
        (3, (0, 0), "lay-so-many"),
        (3, (0, 1, 2), "lay-so-many"),
    ],
)
def test_a_wrong_number_of_cards_is_refused(seats: int, chosen: tuple[int, ...], code: str) -> None:
    """DIX-04, ALL-03: one card, or two different ones."""
    table = Situation(seats)
    table.tell(0)
    hand = table.state.hands[1]
    assert table.refused(1, Lay(tuple(hand[place] for place in chosen)))[0] == code


@pytest.mark.parametrize("card", ["no such card", "", "card-84"])
def test_a_card_that_is_not_in_the_hand_cannot_be_laid(card: str) -> None:
    """DIX-04, ALL-03: only cards of the hand."""
    table = Situation()
    table.tell(0)
    assert table.refused(1, Lay((card,)))[0] == "card-not-held"


def test_the_teller_cannot_lay_a_card() -> None:
    """DIX-04, ALL-03: every *other* player."""
    table = Situation()
    table.tell(0)
    assert table.refused(0, Lay((table.state.hands[0][1],)))[0] == "not-asked"
