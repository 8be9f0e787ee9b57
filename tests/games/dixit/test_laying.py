"""The decoys, and how the cards come to lie."""

from __future__ import annotations

import pytest

from tests.games.dixit.stories import Story
from unspoken.games.dixit.types import Lay, Phase
from unspoken.kernel.seats import every_seat


def test_everyone_but_the_teller_is_asked_for_a_card() -> None:
    """DIX-04: every other player chooses."""
    story = Story(5)
    story.tell(2)
    assert story.sees(None)["waiting"] == [0, 1, 3, 4]


def test_a_choice_is_seen_by_its_owner_alone() -> None:
    """DIX-04: every other player secretly chooses one card."""
    story = Story()
    story.tell(0)
    card = story.state.hands[1][2]
    story.lay(1, card)
    assert [card in story.sent(viewer).decode() for viewer in (0, 1, 2, 3, None)] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_a_choice_can_be_changed_while_others_think() -> None:
    """DIX-04: the question stands until all have chosen."""
    story = Story()
    story.tell(0)
    story.lay(1, story.state.hands[1][0])
    story.lay(1, story.state.hands[1][5])
    assert story.state.laid[1] == (story.state.hands[1][5],)


def test_a_changed_choice_sends_nobody_else_a_byte() -> None:
    """DIX-15, ALL-01: a second thought is nobody's business."""
    story = Story()
    story.tell(0)
    story.lay(1, story.state.hands[1][0])
    before = [story.sent(viewer) for viewer in (0, 2, 3, None)]
    story.lay(1, story.state.hands[1][5])
    assert [story.sent(viewer) for viewer in (0, 2, 3, None)] == before


def test_three_players_lay_two_cards_each() -> None:
    """DIX-04: three players: two cards each."""
    story = Story(3)
    story.tell(0)
    story.all_lay()
    assert [len(cards) for cards in story.state.laid] == [1, 2, 2]


@pytest.mark.parametrize(("seats", "places"), [(3, 5), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_the_cards_lie_numbered_from_one(seats: int, places: int) -> None:
    """DIX-05: six players 1–6, three players 1–5."""
    story = Story(seats)
    story.tell(0)
    story.all_lay()
    numbers = {story.number_of(seat) for seat in every_seat(seats)}
    assert len(story.state.board) == places and numbers <= set(range(1, places + 1))


def test_the_chosen_cards_and_no_others_are_laid_out() -> None:
    """DIX-05: all chosen cards are laid out face up."""
    story = Story(6)
    chosen = sorted(hand[0] for hand in story.state.hands)
    story.tell(3)
    story.all_lay()
    assert sorted(story.sees(None)["public"]["board"]) == chosen


def test_how_the_cards_lie_has_nothing_to_do_with_who_was_first() -> None:
    """DIX-05, ALL-01: the cards are shuffled, and the order of arrival is not kept."""
    one, two = Story(), Story()
    for story, seats in ((one, (1, 2, 3)), (two, (3, 1, 2))):
        story.tell(0)
        for seat in seats:
            story.lay(seat)
    assert one.state.board == two.state.board


def test_nothing_is_laid_out_before_all_have_chosen() -> None:
    """DIX-05, DIX-15: nobody's choice shows before."""
    story = Story()
    story.tell(0)
    story.lay(1)
    story.lay(2)
    assert story.state.phase is Phase.LAYING and "board" not in story.sees(None)["public"]


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
def test_so_many_cards_and_no_other_number(seats: int, chosen: tuple[int, ...], code: str) -> None:
    """DIX-04, ALL-03: one card, or two different ones."""
    story = Story(seats)
    story.tell(0)
    hand = story.state.hands[1]
    assert story.refused(1, Lay(tuple(hand[place] for place in chosen)))[0] == code


@pytest.mark.parametrize("card", ["no such card", "", "card-84"])
def test_a_card_that_is_not_held_is_not_laid(card: str) -> None:
    """DIX-04, ALL-03: only cards of the hand."""
    story = Story()
    story.tell(0)
    assert story.refused(1, Lay((card,)))[0] == "card-not-held"


def test_the_teller_lays_no_second_card() -> None:
    """DIX-04, ALL-03: every *other* player."""
    story = Story()
    story.tell(0)
    assert story.refused(0, Lay((story.state.hands[0][1],)))[0] == "not-asked"
