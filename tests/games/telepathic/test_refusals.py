"""Answers that the rules refuse."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, CORAL, SUN, Situation, poised
from unspoken.games.telepathic.types import Announce, AnnounceBoth, Answer, Command, Hand, Mode, Pass, Perform


def test_handing_a_card_that_is_not_open_is_refused() -> None:
    """ALL-03, TEL-07: the card may be in the deck."""
    assert poised().refused(0, Hand("corner-counter")) == "card-not-open"


def test_handing_an_unknown_card_is_refused() -> None:
    """ALL-03, TEL-07: the refusal is the same, so that it reveals nothing about the deck."""
    assert poised().refused(0, Hand("the joker")) == "card-not-open"


@pytest.mark.parametrize("on", [-1, 4, 99])
def test_performing_on_an_unknown_set_is_refused(on: int) -> None:
    """ALL-03, TEL-01: a card has four sets."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(1, Perform(on)) == "no-such-set"


def test_handing_a_card_out_of_turn_is_refused() -> None:
    """ALL-03, TEL-11: it is the other's turn."""
    assert poised().refused(1, Hand("row-two")) == "not-asked"


def test_performing_by_the_hander_is_refused() -> None:
    """ALL-03, TEL-07: the partner performs."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(0, Perform(0)) == "not-asked"


def test_handing_a_second_card_is_refused() -> None:
    """ALL-03, TEL-07: the card is already handed."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(0, Hand("row-west")) == "not-asked"


@pytest.mark.parametrize("command", [Announce(SUN), Announce(CORAL)])
def test_announcing_a_condition_of_ones_own_kind_is_refused(command: Command) -> None:
    """ALL-03, TEL-12: the partner holds shapes; whether the name is met or held does not matter."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(0, command) == "wrong-kind"


def test_answering_with_a_condition_of_ones_own_kind_is_refused() -> None:
    """ALL-03, TEL-12: the announcer holds colours."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert situation.refused(1, Answer(CIRCLE)) == "wrong-kind"


def test_announcing_both_in_the_wrong_order_is_refused() -> None:
    """ALL-03, TEL-14: first a colour, then a shape."""
    situation = poised(Mode.DIRECTOR, 3)
    situation.turn(2, "row-east", 0, 1)
    assert situation.refused(2, AnnounceBoth(CIRCLE, SUN)) == "wrong-kind"


def test_answering_without_an_announcement_is_refused() -> None:
    """ALL-03, TEL-12: nobody has announced."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(1, Answer(SUN)) == "not-asked"


def test_passing_among_partners_is_refused() -> None:
    """ALL-03, TEL-11: only opposed teams pass."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(1, Pass()) == "not-asked"


def test_an_answer_of_an_unknown_seat_is_refused() -> None:
    """ALL-03: the table has two seats."""
    assert Situation().refused(7, Hand("row-two")) == "not-asked"
