"""Timers, and what the clock does for those who do not answer."""

from __future__ import annotations

import pytest

from tests.games.dixit.stories import UNHURRIED, Story
from unspoken.games.dixit.types import GoOn, Options, Phase, Unsaid, Vote
from unspoken.kernel.pace import Pace

RELAXED, BRISK = Options(pace=Pace.RELAXED), Options(pace=Pace.BRISK)


@pytest.mark.parametrize(("options", "seconds"), [(RELAXED, 150), (BRISK, 60)], ids=["relaxed", "brisk"])
def test_timers_are_the_tables_choice(options: Options, seconds: int) -> None:
    """ALL-07: off, relaxed, brisk."""
    assert Story(options=options).sees(None)["due"] == seconds * 1000


def test_a_table_without_timers_waits_for_as_long_as_it_takes() -> None:
    """ALL-07: off."""
    story = Story(options=UNHURRIED)
    story.wait(seconds=1_000_000)
    assert (story.state.phase, "due" in story.sees(None)) == (Phase.TELLING, False)


def test_a_moment_before_the_time_is_over_nothing_happens() -> None:
    """ALL-07: the whole time is the player's."""
    story = Story(options=RELAXED)
    story.wait(seconds=149)
    assert story.state.phase is Phase.TELLING


def test_when_nobody_tells_chance_picks_teller_and_card_without_a_word() -> None:
    """ALL-07: the game makes a legal decision at random."""
    story = Story(options=RELAXED)
    story.let_time_run_out()
    teller = story.state.teller
    assert teller is not None and story.state.laid[teller][0] in story.state.hands[teller]
    assert story.state.clue == Unsaid()


def test_the_clock_lays_for_those_who_have_not_and_says_so() -> None:
    """ALL-07: and says so."""
    story = Story(options=RELAXED)
    story.tell(0)
    story.lay(2)
    story.let_time_run_out()
    assert (story.state.phase, story.sees(None)["hurried"]) == (Phase.VOTING, [1, 3])


def test_the_clock_leaves_a_choice_that_was_made() -> None:
    """ALL-07: only for a decision nobody made."""
    story = Story(options=RELAXED)
    story.tell(0)
    card = story.state.hands[2][4]
    story.lay(2, card)
    story.let_time_run_out()
    assert story.state.laid[2] == (card,)


def test_the_clock_never_votes_for_an_own_card() -> None:
    """ALL-07, DIX-06: a legal decision."""
    story = Story(options=BRISK)
    story.tell(0)
    story.all_lay()
    story.let_time_run_out()
    assert all(story.state.votes[seat] not in (None, story.number_of(seat)) for seat in story.others)


def test_a_late_answer_finds_its_question_gone() -> None:
    """ALL-07, ALL-03: the table ticks before it hears."""
    story = Story(options=BRISK)
    story.tell(0)
    story.all_lay()
    story.let_time_run_out()
    assert story.refused(1, Vote(1))[0] == "not-asked"


def test_an_answer_does_not_wind_the_clock_up_again() -> None:
    """ALL-07: a question's time runs from when it was first put."""
    story = Story(options=RELAXED)
    story.tell(0)
    before = story.sees(None)["due"]
    story.wait(seconds=30)
    story.lay(1)
    assert story.sees(None)["due"] == before


def test_the_reveal_ends_by_itself_where_the_table_has_a_clock() -> None:
    """ALL-07: 45 seconds at a relaxed table."""
    story = Story(options=RELAXED)
    story.round(0, {1: 0, 2: 0, 3: 1})
    story.wait(seconds=45)
    assert story.state.round == 2


def test_a_wait_that_is_skipped_is_answered_by_chance() -> None:
    """ALL-07: as if the time had run out, though there is no timer."""
    story = Story(options=UNHURRIED)
    story.tell(0)
    story.skip()
    assert (story.state.phase, story.sees(None)["hurried"]) == (Phase.VOTING, [1, 2, 3])


def test_who_goes_on_twice_is_heard_and_changes_nothing() -> None:
    """ALL-03: an impatient tap is no harm."""
    story = Story()
    story.round(0, {1: 0, 2: 0, 3: 1})
    story.answer(1, GoOn())
    before = story.state
    story.answer(1, GoOn())
    assert story.state == before
