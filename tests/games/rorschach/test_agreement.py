"""How a team comes to one answer."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, people
from unspoken.games.rorschach.types import Choose, Counter, Guess, Phase, Remove
from unspoken.kernel.game import Seat
from unspoken.kernel.pace import OwnPace, Pace

NOT_ME, ME = Choose(Seat(1)), Choose(Seat(0))


def choosing(*wishes: Choose, seats: int = 6) -> Situation:
    """The first of the test team have made these proposals."""
    situation = Situation(seats)
    for seat, wish in enumerate(wishes):
        situation.answer(seat, wish)
    return situation


def test_when_all_agree_it_is_decided_at_once() -> None:
    """ALL-06: three of three."""
    assert choosing(ME, ME, ME).state.subject == 0


def test_half_of_a_team_do_not_decide() -> None:
    """ALL-06: one of two."""
    assert choosing(ME, seats=4).phase is Phase.CHOOSING


def test_more_than_half_lean() -> None:
    """ALL-06: two of three, and the third has a moment to object."""
    situation = choosing(ME, ME)
    assert (situation.phase, situation.sees(2)["private"]["leaning"]) == (
        Phase.CHOOSING,
        {"type": "choose", "seat": 0},
    )


def test_a_team_that_leans_has_decided_after_three_seconds() -> None:
    """ALL-06: the table wakes by itself."""
    situation = choosing(ME, ME)
    alarm = situation.alarm
    situation.wait(3)
    assert (alarm, situation.state.subject) == (3000, 0)


def test_who_objects_in_time_ends_it() -> None:
    """ALL-06: one of the two thinks again, and the moment passes."""
    situation = choosing(ME, ME)
    situation.wait(2)
    situation.answer(1, NOT_ME)
    situation.wait(5)
    assert (situation.phase, "leaning" in situation.sees(2)["private"]) == (Phase.CHOOSING, False)


def test_an_objection_that_changes_nothing_ends_nothing() -> None:
    """ALL-06: the outvoted one proposes another; two of three still agree."""
    situation = choosing(ME, ME)
    situation.wait(2)
    situation.answer(2, NOT_ME)
    situation.wait(1)
    assert situation.state.subject == 0


def test_who_changes_sides_gives_the_other_side_a_moment_too() -> None:
    """ALL-06: another majority, another three seconds."""
    situation = choosing(ME, ME, NOT_ME)
    situation.wait(2)
    situation.answer(0, NOT_ME)
    situation.wait(2)
    still = situation.phase
    situation.wait(1)
    assert (still, situation.state.subject) == (Phase.CHOOSING, 1)


def test_the_last_to_agree_ends_the_waiting() -> None:
    """ALL-06: all agree, and nobody needs the moment any more."""
    situation = choosing(ME, ME, NOT_ME)
    situation.answer(2, ME)
    assert situation.state.subject == 0


@pytest.mark.parametrize("viewer", [3, None])
def test_others_see_neither_proposals_nor_agreement(viewer: int | None) -> None:
    """ALL-06, ALL-01: before any proposal and when the team leans they are sent the same bytes."""
    assert choosing().sent(viewer) == choosing(ME, ME).sent(viewer)


def test_team_mates_see_proposals_by_seat() -> None:
    """ALL-06: each with whose it is."""
    proposals = choosing(ME, NOT_ME).sees(2)["private"]["proposals"]
    assert [one and one["seat"] for one in proposals] == [0, 1, None, None, None, None]


def test_the_subject_sees_the_proposals_of_the_guess() -> None:
    """ROR-18, ALL-06: they are the subject's team, too."""
    situation = Situation(8).to_guess()
    situation.answer(1, Guess(situation.left(0), WAVES))
    assert situation.sees(0)["private"]["proposals"][1]["symbol"] == "waves"


def test_a_decision_clears_the_proposals() -> None:
    """ALL-06: what was wished for the subject says nothing about the removal."""
    assert choosing(ME, ME, ME).state.wishes == (None,) * 6


def test_with_a_team_of_two_the_one_who_is_left_guesses_alone() -> None:
    """ROR-08, ALL-06: the subject has no say, and a team of one decides at once."""
    situation = Situation(4).to_guess()
    situation.answer(1, Guess(situation.left(2), CIRCLE))
    assert situation.phase is Phase.COUNTERING


def test_bots_never_hold_people_up() -> None:
    """ALL-06: the one person of three decides."""
    situation = Situation(here=people(1))
    situation.answer(1, ME)
    assert situation.state.subject == 0


def test_bots_do_not_outvote_a_person() -> None:
    """ALL-06: they propose, and the person is waited for."""
    situation = Situation(here=people(2))
    situation.answer(0, ME)
    situation.answer(1, ME)
    situation.wait(60)
    assert situation.phase is Phase.CHOOSING


def test_a_team_without_people_is_decided_by_its_bots() -> None:
    """ALL-06: the people are all on the other team."""
    situation = Situation(here=people(4))
    situation.chooses(2)
    assert situation.state.subject == 2


def test_a_team_mate_who_is_gone_hangs_nobody() -> None:
    """ALL-06: of two who differ one leaves, and the other has decided."""
    situation = Situation(here=people(0, 1))
    situation.answer(0, ME)
    situation.answer(1, NOT_ME)
    situation.leaves(0)
    assert situation.state.subject == 1


def test_five_decide_by_three() -> None:
    """ALL-06: more than half of five, after their moment."""
    situation = Situation(10, here=people(*range(10)))
    situation.chooses()
    for seat in (5, 7, 9):
        situation.answer(seat, Remove(situation.state.images[1]))
    situation.wait(3)
    assert situation.state.removed == situation.state.images[1]


def test_when_time_is_up_most_proposals_win() -> None:
    """ALL-06, ALL-07: two of five against one and one."""
    situation = Situation(10, here=people(*range(10)), pace=Pace.BRISK)
    for seat, wish in enumerate((ME, ME, NOT_ME, Choose(Seat(3)))):
        situation.answer(seat, wish)
    situation.wait(25)
    assert situation.state.subject == 0


def test_when_time_is_up_and_no_person_has_proposed_the_bots_decide() -> None:
    """ALL-06, ALL-07: their proposals are the team's, too."""
    situation = Situation(here=people(0), pace=Pace.BRISK)
    situation.answer(1, Choose(Seat(2)))
    situation.wait(25)
    assert situation.state.subject == 2


@pytest.mark.parametrize("seed", range(8))
def test_when_time_is_up_and_nobody_has_proposed_the_standing_proposal_counts(seed: int) -> None:
    """ROR-05, ALL-06, ALL-07: whoever was subject least often; it is the only proposal."""
    situation = Situation(pace=Pace.BRISK, seed=b"%d" % seed)
    suggested = situation.sees(0)["private"]["suggested"]
    situation.wait(25)
    assert situation.state.subject == suggested


def test_when_time_is_up_the_table_says_so() -> None:
    """ALL-07: some legal decision, and the table says that the clock made it."""
    situation = Situation(pace=Pace.BRISK)
    situation.wait(25)
    assert (situation.phase, situation.sees(None)["hurried"]) == (Phase.REMOVING, [0, 1, 2])


@pytest.mark.parametrize("seed", range(20))
def test_time_never_makes_a_second_guess_that_may_be_declined(seed: int) -> None:
    """ALL-07, ROR-11: a guess by lot would cost a point more often than it wins one."""
    situation = Situation(may_decline=True, pace=Pace.BRISK, seed=b"%d" % seed).to_second()
    situation.wait(45)
    assert (situation.phase, situation.state.declined) == (Phase.SCORED, True)


def test_a_subject_may_match_without_a_clock_at_a_brisk_table() -> None:
    """ALL-07: each kind of decision may have a clock of its own, or none."""
    situation = Situation(pace=Pace.BRISK, match_pace=OwnPace.OFF).to_matching()
    situation.wait(1_000_000)
    assert situation.phase is Phase.MATCHING


def test_the_clock_matches_for_a_subject_who_does_not() -> None:
    """ALL-07, ROR-07: some matching, after a minute at a brisk table."""
    situation = Situation(pace=Pace.BRISK).to_matching()
    situation.wait(60)
    assert (situation.phase, sorted(one.value for one in situation.state.matching)) == (
        Phase.GUESSING,
        ["circle", "triangle", "waves"],
    )


def test_the_whole_team_is_waited_for_until_it_has_decided() -> None:
    """ALL-06, ALL-01: whoever has proposed; who is slow is nobody's business."""
    situation = Situation().to_guess()
    situation.guesses(0, TRIANGLE)
    situation.answer(4, Counter(WAVES))
    assert situation.waited_for == [3, 4, 5]


def test_bots_that_disagree_hold_nobody_up() -> None:
    """ALL-06: once each has proposed, chance settles it for the people who wait."""
    situation = Situation(4, people(2))
    situation.answer(0, ME)
    situation.answer(1, NOT_ME)
    assert situation.state.subject in (0, 1)
