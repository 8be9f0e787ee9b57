"""Four partners with a condition each."""

from __future__ import annotations

from tests.games.telepathic.situations import (
    CIRCLE,
    CORAL,
    INK,
    MOON,
    POISED,
    ROW_CARDS,
    STAR,
    SUN,
    Situation,
)
from unspoken.games.telepathic.tiles import COLOURS, SHAPES
from unspoken.games.telepathic.types import AnnounceBoth, Mode


def four() -> Situation:
    """Return a table where sun and circle win, ink and moon lose; the second row east makes both wins."""
    return Situation(Mode.FOUR_PARTNERS, 4).with_state(
        start=POISED,
        grid=POISED,
        row=ROW_CARDS,
        wins=(None, SUN, None, CIRCLE),
        loses=(INK, None, MOON, None),
    )


def test_each_seat_holds_one_condition() -> None:
    """TEL-15: a colour lose, a colour win, a shape lose, a shape win."""
    state = Situation(Mode.FOUR_PARTNERS, 4).state
    held = [(win, lose) for win, lose in zip(state.wins, state.loses, strict=True)]
    assert [
        held[0][1] in COLOURS and held[0][0] is None,
        held[1][0] in COLOURS and held[1][1] is None,
        held[2][1] in SHAPES and held[2][0] is None,
        held[3][0] in SHAPES and held[3][1] is None,
    ] == [True] * 4


def test_the_two_cards_of_a_kind_differ() -> None:
    """TEL-15: two different cards of each kind."""
    deals = [Situation(Mode.FOUR_PARTNERS, 4, seed=b"four %d" % number).state for number in range(20)]
    assert all(deal.loses[0] != deal.wins[1] and deal.loses[2] != deal.wins[3] for deal in deals)


def test_a_card_goes_to_the_player_on_the_right() -> None:
    """TEL-15: the first seat hands to the last."""
    situation = four()
    situation.hands(0, "row-two")
    assert situation.waited_for == [3]


def test_the_turn_goes_clockwise() -> None:
    """TEL-15: so the performer is the player who had the turn before."""
    situation = four()
    situation.turn(0, "row-two", 3, 3)
    situation.hands(1, "row-mirror")
    assert situation.waited_for == [0]


def test_all_four_win_by_a_right_announcement() -> None:
    """TEL-15, TEL-12: the announcement takes a turn."""
    situation = four()
    situation.turn(0, "row-east", 3, 1)
    situation.announces_both(1, SUN, CIRCLE)
    assert situation.winners == (0, 1, 2, 3)


def test_all_four_lose_by_a_wrong_announcement() -> None:
    """TEL-15, TEL-12: one wrong name is enough."""
    situation = four()
    situation.turn(0, "row-east", 3, 1)
    situation.announces_both(1, CORAL, CIRCLE)
    assert situation.winners == ()


def test_only_the_player_in_turn_may_announce() -> None:
    """TEL-15: the announcement takes a turn."""
    situation = four()
    situation.turn(0, "row-east", 3, 1)
    assert situation.refused(2, AnnounceBoth(SUN, CIRCLE)) == "not-asked"


def test_an_announcement_before_the_first_card_is_refused() -> None:
    """TEL-15: the first turn must hand a card."""
    assert four().refused(0, AnnounceBoth(SUN, CIRCLE)) == "not-asked"


def test_all_four_lose_by_one_lose_condition() -> None:
    """TEL-15, TEL-08: the third row east makes star."""
    situation = four().with_state(loses=(INK, None, STAR, None))
    situation.turn(0, "row-east", 3, 2)
    assert situation.winners == ()


def test_the_used_cards_become_a_new_deck_once() -> None:
    """TEL-15: including the card just used; one of them fills the row."""
    situation = four().with_state(deck=(), used=("column-two", "column-mirror"))
    situation.turn(0, "row-two", 3, 3)
    state = situation.state
    assert sorted((*state.deck, state.row[-1])) == ["column-mirror", "column-two", "row-two"]


def test_the_used_cards_do_not_become_a_new_deck_twice() -> None:
    """TEL-15: the row grows shorter."""
    situation = four().with_state(deck=(), used=("column-two",), shuffles=1)
    situation.turn(0, "row-two", 3, 3)
    assert situation.state.row == ("row-east", "row-west", "row-mirror")


def test_the_player_in_turn_must_announce_when_no_card_is_left() -> None:
    """TEL-15: nothing else is asked."""
    situation = four().with_state(deck=(), row=("row-two",), shuffles=1)
    situation.turn(0, "row-two", 3, 3)
    assert (situation.waited_for, situation.asked(1)) == ([1], [("announce-both",)])
