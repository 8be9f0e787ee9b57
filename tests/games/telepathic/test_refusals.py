"""What the rules refuse: nothing changes, and nothing is told."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, CORAL, SUN, Situation, poised
from unspoken.games.telepathic.types import Announce, AnnounceBoth, Answer, Command, Hand, Mode, Pass, Perform


def test_a_card_that_is_not_in_the_row() -> None:
    """ALL-03, TEL-07: only open cards are handed."""
    assert poised().refused(0, Hand("corner-counter")) == "card-not-open"


def test_a_card_that_does_not_exist() -> None:
    """ALL-03, TEL-07: said in the same words, so that nothing tells what lies in the deck."""
    assert poised().refused(0, Hand("the joker")) == "card-not-open"


@pytest.mark.parametrize("on", [-1, 4, 99])
def test_a_set_that_the_card_does_not_have(on: int) -> None:
    """ALL-03, TEL-01: one of four."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(1, Perform(on)) == "no-such-set"


def test_a_card_out_of_turn() -> None:
    """ALL-03, TEL-11: it is the other's turn."""
    assert poised().refused(1, Hand("row-two")) == "not-asked"


def test_a_partners_question_answered_by_the_wrong_seat() -> None:
    """ALL-03, TEL-07: who handed does not perform."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(0, Perform(0)) == "not-asked"


def test_a_second_answer_to_a_finished_question() -> None:
    """ALL-03, TEL-07: the card lies before the partner."""
    situation = poised()
    situation.hands(0, "row-two")
    assert situation.refused(0, Hand("row-west")) == "not-asked"


@pytest.mark.parametrize("command", [Announce(SUN), Announce(CORAL)])
def test_an_announcement_of_the_own_kind(command: Command) -> None:
    """ALL-03, TEL-12: the partner holds shapes; whether the name is met or held does not matter."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(0, command) == "wrong-kind"


def test_an_answer_of_the_own_kind() -> None:
    """ALL-03, TEL-12: the announcer holds colours."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert situation.refused(1, Answer(CIRCLE)) == "wrong-kind"


def test_two_names_of_one_kind() -> None:
    """ALL-03, TEL-14: a colour, then a shape."""
    situation = poised(Mode.DIRECTOR, 3)
    situation.turn(2, "row-east", 0, 1)
    assert situation.refused(2, AnnounceBoth(CIRCLE, SUN)) == "wrong-kind"


def test_an_answer_that_nobody_asked_for() -> None:
    """ALL-03, TEL-12: there is no announcement to answer."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(1, Answer(SUN)) == "not-asked"


def test_a_pass_among_partners() -> None:
    """ALL-03, TEL-11: only opposed teams pass."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.refused(1, Pass()) == "not-asked"


def test_a_seat_that_is_not_there() -> None:
    """ALL-03: nobody sits there."""
    assert Situation().refused(7, Hand("row-two")) == "not-asked"
