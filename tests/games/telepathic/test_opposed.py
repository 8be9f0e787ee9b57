"""Opposed teams in a race on one grid."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import (
    CIRCLE,
    CORAL,
    MOON,
    POISED,
    ROW_CARDS,
    SKY,
    SUN,
    Situation,
    rows_of,
)
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.types import Announce, Hand, Mode, Phase
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat


def race() -> Situation:
    """Return a race in which the first team wants sun and circle, which the second row east makes."""
    return Situation(Mode.OPPOSED, 4).with_state(
        start=POISED, grid=POISED, row=ROW_CARDS, wins=(SUN, CORAL, CIRCLE, MOON)
    )


def test_the_grid_at_the_start_is_fixed() -> None:
    """TEL-16: every row and column holds each colour and each shape once."""
    assert rows_of(Situation(Mode.OPPOSED, 4).state.grid) == (
        "a0 b1 c2 d3",
        "b3 a2 d1 c0",
        "d2 c3 b0 a1",
        "c1 d0 a3 b2",
    )


def test_there_are_four_different_win_conditions_and_no_lose_conditions() -> None:
    """TEL-16: all from the same cards."""
    deals = [Situation(Mode.OPPOSED, 4, seed=b"race %d" % number).state for number in range(20)]
    assert all(len(set(deal.wins)) == 4 and deal.loses == (None,) * 4 for deal in deals)


def test_two_colour_seats_are_followed_by_two_shape_seats() -> None:
    """TEL-16: partners sit opposite."""
    assert Situation(Mode.OPPOSED, 4).sees(None)["public"]["roles"] == ["colour", "colour", "shape", "shape"]


def test_a_card_goes_to_the_partner_opposite() -> None:
    """TEL-16: clockwise from the first colour player."""
    situation = race()
    situation.hands(0, "row-two")
    assert situation.waited_for == [2]


def test_the_performer_may_announce_or_pass() -> None:
    """TEL-16: before the next turn begins."""
    situation = race()
    situation.turn(0, "row-two", 2, 3)
    assert (situation.waited_for, situation.asked(2)) == ([2], [("pass", "announce")])


def test_after_a_pass_the_next_turn_begins() -> None:
    """TEL-16: clockwise."""
    situation = race()
    situation.turn(0, "row-two", 2, 3)
    situation.passes(2)
    assert (situation.waited_for, situation.asked(1)) == ([1], [("hand",)])


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_only_the_performer_may_announce(seat: int) -> None:
    """TEL-16: nobody else is asked."""
    situation = race()
    situation.turn(0, "row-two", 2, 3)
    assert situation.refused(seat, Announce(SUN)) == "not-asked"


def test_the_hander_must_answer_an_announcement() -> None:
    """TEL-16: with the partner's condition, a shape."""
    situation = race()
    situation.turn(0, "row-east", 2, 1)
    situation.announces(2, SUN)
    assert (situation.waited_for, situation.sees(0)["asks"][0]["choices"][0]) == (
        [0],
        {"type": "answer", "condition": "circle"},
    )


def test_a_team_wins_if_both_names_are_right_and_both_conditions_met() -> None:
    """TEL-16: the first team is seats 0 and 2."""
    situation = race()
    situation.turn(0, "row-east", 2, 1)
    situation.announces(2, SUN)
    situation.answers(0, CIRCLE)
    assert situation.winners == (0, 2)


def test_the_other_team_wins_by_a_wrong_name() -> None:
    """TEL-16: seats 1 and 3."""
    situation = race()
    situation.turn(0, "row-east", 2, 1)
    situation.announces(2, SKY)
    situation.answers(0, CIRCLE)
    assert situation.winners == (1, 3)


def test_an_empty_deck_is_refilled_from_the_used_cards() -> None:
    """TEL-16: also after the first time."""
    situation = race().with_state(deck=(), used=("column-two",), shuffles=3)
    situation.turn(0, "row-two", 2, 3)
    assert sorted((*situation.state.deck, situation.state.row[-1])) == ["column-two", "row-two"]


def test_no_card_can_be_handed_before_the_pass() -> None:
    """TEL-16, ALL-03: while the performer may announce."""
    situation = race()
    situation.turn(0, "row-two", 2, 3)
    assert (situation.state.phase, situation.refused(1, Hand("row-west"))) == (Phase.SPEAKING, "not-asked")


def named_too_early() -> tuple[Situation, Situation]:
    """Return the tables before and after the first team named both conditions rightly, but met neither."""
    before, after = race(), race()
    after.turn(0, "row-two", 2, 3)
    after.announces(2, SUN)
    after.answers(0, CIRCLE)
    return before, after


def test_the_other_team_wins_if_right_names_are_not_met_and_a_fact_says_so() -> None:
    """TEL-16: otherwise nobody could see why the other team won."""
    before, after = named_too_early()
    reported = GAME.talk.facts(GAME.public(before.state), GAME.public(after.state))
    assert after.winners == (1, 3)
    assert [(fact.code, fact.seats) for fact in reported][-1] == ("tele-not-met", (0, 2))


@pytest.mark.parametrize("seat", range(4))
def test_bots_remark_on_unmet_names_as_on_wrong_names(seat: int) -> None:
    """TEL-16: the other team's bots are not praised."""
    view = GAME.public(named_too_early()[1].state)
    remarks = [GAME.talk.remark(view, Seat(seat), Chance(b"talk", number)) for number in range(60)]
    codes = {"missed-guess", "missed-near", "over-talk", "over-again"}
    assert {remark.code for remark in remarks if remark is not None} == codes
