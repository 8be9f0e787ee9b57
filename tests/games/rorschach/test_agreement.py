"""How a team agrees on one answer."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, people
from unspoken.games.rorschach.types import Choose, Counter, Guess, Phase, Remove
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.types import Seat

NOT_ME, ME = Choose(Seat(1)), Choose(Seat(0))


def choosing(*wishes: Choose, seats: int = 6) -> Situation:
    """Return a table at which the first members of the test team have made these proposals."""
    situation = Situation(seats)
    for seat, wish in enumerate(wishes):
        situation.answer(seat, wish)
    return situation


def test_a_team_in_full_agreement_has_decided_at_once() -> None:
    """ALL-06: three of three."""
    assert choosing(ME, ME, ME).state.subject == 0


def test_half_of_a_team_does_not_decide() -> None:
    """ALL-06: one of two."""
    assert choosing(ME, seats=4).phase is Phase.CHOOSING


def test_a_team_leans_when_more_than_half_agree() -> None:
    """ALL-06: two of three agree, and the third has three seconds to object."""
    situation = choosing(ME, ME)
    assert (situation.phase, situation.sees(2)["private"]["leaning"]) == (
        Phase.CHOOSING,
        {"type": "choose", "seat": 0},
    )


def test_a_team_that_leans_has_decided_after_three_seconds() -> None:
    """ALL-06: the table schedules its own wake-up."""
    situation = choosing(ME, ME)
    alarm = situation.alarm
    situation.wait(3)
    assert (alarm, situation.state.subject) == (3000, 0)


def test_a_changed_wish_in_time_ends_the_leaning() -> None:
    """ALL-06: one of the two changes the wish in time."""
    situation = choosing(ME, ME)
    situation.wait(2)
    situation.answer(1, NOT_ME)
    situation.wait(5)
    assert (situation.phase, "leaning" in situation.sees(2)["private"]) == (Phase.CHOOSING, False)


def test_an_objection_of_the_minority_does_not_end_the_leaning() -> None:
    """ALL-06: the third member proposes another subject; two of three still agree."""
    situation = choosing(ME, ME)
    situation.wait(2)
    situation.answer(2, NOT_ME)
    situation.wait(1)
    assert situation.state.subject == 0


def test_a_new_majority_has_to_wait_three_seconds_again() -> None:
    """ALL-06: one member changes sides after two seconds."""
    situation = choosing(ME, ME, NOT_ME)
    situation.wait(2)
    situation.answer(0, NOT_ME)
    situation.wait(2)
    phase = situation.phase
    situation.wait(1)
    assert (phase, situation.state.subject) == (Phase.CHOOSING, 1)


def test_the_last_member_to_agree_ends_the_wait() -> None:
    """ALL-06: nobody is left to object."""
    situation = choosing(ME, ME, NOT_ME)
    situation.answer(2, ME)
    assert situation.state.subject == 0


@pytest.mark.parametrize("viewer", [3, None])
def test_nobody_outside_the_team_sees_proposals_or_leaning(viewer: int | None) -> None:
    """ALL-06, ALL-01: frames are the same bytes before any proposal and when the team leans."""
    assert choosing().sent(viewer) == choosing(ME, ME).sent(viewer)


def test_team_mates_see_proposals_by_seat() -> None:
    """ALL-06: None for seats that have not proposed."""
    proposals = choosing(ME, NOT_ME).sees(2)["private"]["proposals"]
    assert [proposal and proposal["seat"] for proposal in proposals] == [0, 1, None, None, None, None]


def test_the_subject_sees_the_proposals_of_the_guess() -> None:
    """ROR-18, ALL-06: the subject belongs to the team."""
    situation = Situation(8).to_guess()
    situation.answer(1, Guess(situation.left(0), WAVES))
    assert situation.sees(0)["private"]["proposals"][1]["symbol"] == "waves"


def test_a_decision_clears_the_proposals() -> None:
    """ALL-06: old wishes do not carry over to the next question."""
    assert choosing(ME, ME, ME).state.wishes == (None,) * 6


def test_in_a_team_of_two_the_subjects_partner_guesses_alone() -> None:
    """ROR-08, ALL-06: the subject does not decide, and one decider is enough."""
    situation = Situation(4).to_guess()
    situation.answer(1, Guess(situation.left(2), CIRCLE))
    assert situation.phase is Phase.COUNTERING


def test_the_only_person_of_a_team_decides_without_its_bots() -> None:
    """ALL-06: the one person of three decides."""
    situation = Situation(here=people(1))
    situation.answer(1, ME)
    assert situation.state.subject == 0


def test_bots_cannot_decide_without_the_only_person() -> None:
    """ALL-06: two bots agree, and the person has not answered."""
    situation = Situation(here=people(2))
    situation.answer(0, ME)
    situation.answer(1, ME)
    situation.wait(60)
    assert situation.phase is Phase.CHOOSING


def test_bots_decide_for_a_team_without_people() -> None:
    """ALL-06: the people are all on the other team."""
    situation = Situation(here=people(4))
    situation.chooses(2)
    assert situation.state.subject == 2


def test_bots_who_disagree_decide_as_soon_as_all_have_proposed() -> None:
    """ALL-06: two of three agree, and nobody is left whom the people on the other team should wait for."""
    situation = Situation(here=people(4))
    situation.answer(0, ME)
    situation.answer(1, ME)
    assert situation.phase is Phase.CHOOSING
    situation.answer(2, NOT_ME)
    assert situation.state.subject == 0


def test_a_team_mate_who_leaves_does_not_block_the_team() -> None:
    """ALL-06: two people disagree; when one leaves, the other's wish is the decision."""
    situation = Situation(here=people(0, 1))
    situation.answer(0, ME)
    situation.answer(1, NOT_ME)
    situation.leaves(0)
    assert situation.state.subject == 1


def test_three_of_five_decide() -> None:
    """ALL-06: more than half, after three seconds."""
    situation = Situation(10, here=people(*range(10)))
    situation.chooses()
    for seat in (5, 7, 9):
        situation.answer(seat, Remove(situation.state.images[1]))
    situation.wait(3)
    assert situation.state.removed == situation.state.images[1]


def test_at_timeout_the_most_frequent_proposal_wins() -> None:
    """ALL-06, ALL-07: two of five against one and one."""
    situation = Situation(10, here=people(*range(10)), pace=Pace.BRISK)
    for seat, wish in enumerate((ME, ME, NOT_ME, Choose(Seat(3)))):
        situation.answer(seat, wish)
    situation.wait(25)
    assert situation.state.subject == 0


def test_at_timeout_bots_decide_if_no_person_has_proposed() -> None:
    """ALL-06, ALL-07: bots' proposals count as well."""
    situation = Situation(here=people(0), pace=Pace.BRISK)
    situation.answer(1, Choose(Seat(2)))
    situation.wait(25)
    assert situation.state.subject == 2


@pytest.mark.parametrize("seed", range(8))
def test_at_timeout_the_suggested_subject_is_chosen_if_nobody_has_proposed(seed: int) -> None:
    """ROR-05, ALL-06, ALL-07: the member who was subject least often is the only proposal."""
    situation = Situation(pace=Pace.BRISK, seed=b"%d" % seed)
    suggested = situation.sees(0)["private"]["suggested"]
    situation.wait(25)
    assert situation.state.subject == suggested


def test_at_timeout_the_deciding_seats_are_reported() -> None:
    """ALL-07: the game makes a legal decision, and `hurried` names the seats."""
    situation = Situation(pace=Pace.BRISK)
    situation.wait(25)
    assert (situation.phase, situation.sees(None)["hurried"]) == (Phase.REMOVING, [0, 1, 2])


@pytest.mark.parametrize("seed", range(20))
def test_at_timeout_a_second_guess_is_declined_if_the_table_allows_it(seed: int) -> None:
    """ALL-07, ROR-11: a random guess would lose a point more often than win one."""
    situation = Situation(may_decline=True, pace=Pace.BRISK, seed=b"%d" % seed).to_second()
    situation.wait(45)
    assert (situation.phase, situation.state.declined) == (Phase.SCORED, True)


def test_the_matching_may_have_no_timer_at_a_brisk_table() -> None:
    """ALL-07: each kind of decision may have its own timer, or none."""
    situation = Situation(pace=Pace.BRISK, match_pace=OwnPace.OFF).to_matching()
    situation.wait(1_000_000)
    assert situation.phase is Phase.MATCHING


def test_at_timeout_the_subjects_matching_is_random() -> None:
    """ALL-07, ROR-07: each symbol once, after a minute at a brisk table."""
    situation = Situation(pace=Pace.BRISK).to_matching()
    situation.wait(60)
    assert (situation.phase, sorted(symbol.value for symbol in situation.state.matching)) == (
        Phase.GUESSING,
        ["circle", "triangle", "waves"],
    )


def test_every_member_stays_in_waiting_until_the_team_has_decided() -> None:
    """ALL-06, ALL-01: nobody outside can see who has proposed."""
    situation = Situation().to_guess()
    situation.guesses(0, TRIANGLE)
    situation.answer(4, Counter(WAVES))
    assert situation.waited_for == [3, 4, 5]


def test_chance_decides_between_bots_that_disagree() -> None:
    """ALL-06: at once when each bot has proposed, so that people do not wait."""
    situation = Situation(4, people(2))
    situation.answer(0, ME)
    situation.answer(1, NOT_ME)
    assert situation.state.subject in (0, 1)
