"""How a team comes to one answer."""

from __future__ import annotations

import pytest

from tests.games.rorschach.sittings import CIRCLE, TRIANGLE, WAVES, Sitting, people
from unspoken.games.rorschach.types import Choose, Counter, Guess, Phase, Remove
from unspoken.kernel.game import Seat
from unspoken.kernel.pace import Pace

NOT_ME, ME = Choose(Seat(1)), Choose(Seat(0))


def choosing(*wishes: Choose, seats: int = 6) -> Sitting:
    """The first of the test team have made these proposals."""
    sitting = Sitting(seats)
    for seat, wish in enumerate(wishes):
        sitting.answer(seat, wish)
    return sitting


def test_when_all_agree_it_is_decided_at_once() -> None:
    """ALL-06: three of three."""
    assert choosing(ME, ME, ME).state.subject == 0


def test_half_of_a_team_do_not_decide() -> None:
    """ALL-06: one of two."""
    assert choosing(ME, seats=4).phase is Phase.CHOOSING


def test_more_than_half_lean() -> None:
    """ALL-06: two of three, and the third has a moment to object."""
    sitting = choosing(ME, ME)
    assert (sitting.phase, sitting.sees(2)["private"]["leaning"]) == (
        Phase.CHOOSING,
        {"type": "choose", "seat": 0},
    )


def test_a_team_that_leans_has_decided_after_three_seconds() -> None:
    """ALL-06: the table wakes by itself."""
    sitting = choosing(ME, ME)
    alarm = sitting.alarm
    sitting.wait(3)
    assert (alarm, sitting.state.subject) == (3000, 0)


def test_who_objects_in_time_ends_it() -> None:
    """ALL-06: one of the two thinks again, and the moment passes."""
    sitting = choosing(ME, ME)
    sitting.wait(2)
    sitting.answer(1, NOT_ME)
    sitting.wait(5)
    assert (sitting.phase, "leaning" in sitting.sees(2)["private"]) == (Phase.CHOOSING, False)


def test_an_objection_that_changes_nothing_ends_nothing() -> None:
    """ALL-06: the outvoted one proposes another; two of three still agree."""
    sitting = choosing(ME, ME)
    sitting.wait(2)
    sitting.answer(2, NOT_ME)
    sitting.wait(1)
    assert sitting.state.subject == 0


def test_who_changes_sides_gives_the_other_side_a_moment_too() -> None:
    """ALL-06: another majority, another three seconds."""
    sitting = choosing(ME, ME, NOT_ME)
    sitting.wait(2)
    sitting.answer(0, NOT_ME)
    sitting.wait(2)
    still = sitting.phase
    sitting.wait(1)
    assert (still, sitting.state.subject) == (Phase.CHOOSING, 1)


def test_the_last_to_agree_ends_the_waiting() -> None:
    """ALL-06: all agree, and nobody needs the moment any more."""
    sitting = choosing(ME, ME, NOT_ME)
    sitting.answer(2, ME)
    assert sitting.state.subject == 0


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
    sitting = Sitting(8).to_guess()
    sitting.answer(1, Guess(sitting.left(0), WAVES))
    assert sitting.sees(0)["private"]["proposals"][1]["symbol"] == "waves"


def test_a_decision_clears_the_proposals() -> None:
    """ALL-06: what was wished for the subject says nothing about the removal."""
    assert choosing(ME, ME, ME).state.wishes == (None,) * 6


def test_with_a_team_of_two_the_one_who_is_left_guesses_alone() -> None:
    """ROR-08, ALL-06: the subject has no say, and a team of one decides at once."""
    sitting = Sitting(4).to_guess()
    sitting.answer(1, Guess(sitting.left(2), CIRCLE))
    assert sitting.phase is Phase.COUNTERING


def test_bots_never_hold_people_up() -> None:
    """ALL-06: the one person of three decides."""
    sitting = Sitting(here=people(1))
    sitting.answer(1, ME)
    assert sitting.state.subject == 0


def test_bots_do_not_outvote_a_person() -> None:
    """ALL-06: they propose, and the person is waited for."""
    sitting = Sitting(here=people(2))
    sitting.answer(0, ME)
    sitting.answer(1, ME)
    sitting.wait(60)
    assert sitting.phase is Phase.CHOOSING


def test_a_team_without_people_is_decided_by_its_bots() -> None:
    """ALL-06: the people are all on the other team."""
    sitting = Sitting(here=people(4))
    sitting.chooses(2)
    assert sitting.state.subject == 2


def test_a_team_mate_who_is_gone_hangs_nobody() -> None:
    """ALL-06: of two who differ one leaves, and the other has decided."""
    sitting = Sitting(here=people(0, 1))
    sitting.answer(0, ME)
    sitting.answer(1, NOT_ME)
    sitting.leaves(0)
    assert sitting.state.subject == 1


def test_five_decide_by_three() -> None:
    """ALL-06: more than half of five, after their moment."""
    sitting = Sitting(10, here=people(*range(10)))
    sitting.chooses()
    for seat in (5, 7, 9):
        sitting.answer(seat, Remove(sitting.state.images[1]))
    sitting.wait(3)
    assert sitting.state.removed == sitting.state.images[1]


def test_when_time_is_up_most_proposals_win() -> None:
    """ALL-06, ALL-07: two of five against one and one."""
    sitting = Sitting(10, here=people(*range(10)), pace=Pace.BRISK)
    for seat, wish in enumerate((ME, ME, NOT_ME, Choose(Seat(3)))):
        sitting.answer(seat, wish)
    sitting.wait(25)
    assert sitting.state.subject == 0


def test_when_time_is_up_and_no_person_has_proposed_the_bots_decide() -> None:
    """ALL-06, ALL-07: their proposals are the team's, too."""
    sitting = Sitting(here=people(0), pace=Pace.BRISK)
    sitting.answer(1, Choose(Seat(2)))
    sitting.wait(25)
    assert sitting.state.subject == 2


def test_when_time_is_up_and_nobody_has_proposed_chance_does() -> None:
    """ALL-07: some legal decision, and the table says that the clock made it."""
    sitting = Sitting(pace=Pace.BRISK)
    sitting.wait(25)
    assert (sitting.phase, sitting.sees(None)["hurried"]) == (Phase.REMOVING, [0, 1, 2])


def test_the_clock_matches_for_a_subject_who_does_not() -> None:
    """ALL-07, ROR-07: some matching, after a minute at a brisk table."""
    sitting = Sitting(pace=Pace.BRISK).to_matching()
    sitting.wait(60)
    assert (sitting.phase, sorted(one.value for one in sitting.state.matching)) == (
        Phase.GUESSING,
        ["circle", "triangle", "waves"],
    )


def test_the_whole_team_is_waited_for_until_it_has_decided() -> None:
    """ALL-06, ALL-01: whoever has proposed; who is slow is nobody's business."""
    sitting = Sitting().to_guess()
    sitting.guesses(0, TRIANGLE)
    sitting.answer(4, Counter(WAVES))
    assert sitting.waited_for == [3, 4, 5]
