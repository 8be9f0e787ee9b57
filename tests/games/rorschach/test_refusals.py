"""Answers that the rules refuse."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation
from unspoken.games.rorschach.types import Choose, Counter, Decline, Guess, Match, Remove, Symbol
from unspoken.kernel.types import Seat


@pytest.mark.parametrize(
    "symbols", [(TRIANGLE, TRIANGLE, WAVES), (TRIANGLE, CIRCLE), (), (TRIANGLE, CIRCLE, WAVES, WAVES)]
)
def test_a_matching_without_each_symbol_once_is_refused(symbols: tuple[Symbol, ...]) -> None:
    """ALL-03, ROR-07: each symbol once."""
    assert Situation().to_matching().refused(0, Match(symbols)) == "each-symbol-once"


def test_a_guess_at_the_removed_image_is_refused() -> None:
    """ALL-03, ROR-06: the image is out of this round."""
    situation = Situation().to_guess()
    assert situation.state.removed is not None
    assert situation.refused(1, Guess(situation.state.removed, WAVES)) == "image-removed"


def test_a_guess_at_an_image_outside_the_display_is_refused() -> None:
    """ALL-03, ROR-08: the refusal is the same for an image of the pile and for an unknown one."""
    situation = Situation().to_guess()
    pile = situation.refused(1, Guess(situation.state.image_pile[0], WAVES))
    assert (pile, situation.refused(1, Guess("nowhere", WAVES))) == ("no-such-image", "no-such-image")


def test_a_second_guess_at_the_first_image_is_refused() -> None:
    """ALL-03, ROR-11: another image."""
    situation = Situation().to_second()
    assert situation.refused(1, Guess(situation.left(0), WAVES)) == "image-guessed"


def test_a_second_guess_with_the_first_symbol_is_refused() -> None:
    """ALL-03, ROR-11: another symbol."""
    situation = Situation().to_second()
    assert situation.refused(1, Guess(situation.left(1), TRIANGLE)) == "symbol-guessed"


def test_a_guess_by_the_subject_is_refused() -> None:
    """ALL-03, ROR-08: the rest of the team guesses."""
    situation = Situation().to_guess()
    assert situation.refused(0, Guess(situation.left(0), TRIANGLE)) == "not-asked"


def test_a_proposed_subject_by_the_control_team_is_refused() -> None:
    """ALL-03, ROR-05: the test team chooses."""
    assert Situation().refused(4, Choose(Seat(0))) == "not-asked"


def test_a_subject_from_the_control_team_is_refused() -> None:
    """ALL-03, ROR-05: one of its own."""
    assert Situation().refused(0, Choose(Seat(4))) == "not-on-your-team"


def test_the_removal_of_an_image_outside_the_display_is_refused() -> None:
    """ALL-03, ROR-06: one of the four."""
    situation = Situation()
    situation.chooses()
    assert situation.refused(3, Remove(situation.state.image_pile[0])) == "no-such-image"


def test_a_proposal_after_the_decision_is_refused() -> None:
    """ALL-03, ALL-06: the question is closed."""
    situation = Situation()
    situation.chooses()
    assert situation.refused(0, Choose(Seat(1))) == "not-asked"


def test_a_second_matching_is_refused() -> None:
    """ALL-03, ROR-07: a sealed matching cannot be changed."""
    assert Situation().to_guess().refused(0, Match((WAVES, CIRCLE, TRIANGLE))) == "not-asked"


def test_a_guess_of_the_control_team_before_the_test_team_is_refused() -> None:
    """ALL-03, ROR-09: the test team guesses first."""
    assert Situation().to_guess().refused(3, Counter(WAVES)) == "not-asked"


def test_declining_the_second_guess_is_refused_unless_the_table_allows_it() -> None:
    """ALL-03, ROR-11: the second guess must be made."""
    assert Situation().to_second().refused(1, Decline()) == "not-asked"


def test_declining_the_first_guess_is_refused() -> None:
    """ALL-03, ROR-08: only the second may be declined."""
    assert Situation(may_decline=True).to_guess().refused(1, Decline()) == "not-asked"
