"""Timers, and what the clock does for those who do not answer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dixit.situations import UNHURRIED, Situation
from unspoken.games.dixit.types import Decision, GoOn, Options, Phase, Unsaid, Vote
from unspoken.kernel.pace import OwnPace, Pace

PHASES: dict[Decision, Phase] = {
    "tell": Phase.TELLING,
    "lay": Phase.LAYING,
    "vote": Phase.VOTING,
    "look": Phase.REVEALED,
}
RELAXED, BRISK = Options(pace=Pace.RELAXED), Options(pace=Pace.BRISK)


@pytest.mark.parametrize(("options", "seconds"), [(RELAXED, 150), (BRISK, 60)], ids=["relaxed", "brisk"])
def test_timers_are_the_tables_choice(options: Options, seconds: int) -> None:
    """ALL-07: off, relaxed, brisk."""
    assert Situation(options=options).sees(None)["due"] == seconds * 1000


def test_a_table_without_timers_waits_for_as_long_as_it_takes() -> None:
    """ALL-07: off."""
    table = Situation(options=UNHURRIED)
    table.wait(seconds=1_000_000)
    assert (table.state.phase, "due" in table.sees(None)) == (Phase.TELLING, False)


def test_a_table_has_no_clock_unless_it_wants_one() -> None:
    """ALL-07: whoever looks for a clue for long is not told by lot."""
    assert Options() == UNHURRIED


@pytest.mark.parametrize("decision", ["tell", "lay", "vote", "look"])
def test_each_kind_of_decision_may_have_a_clock_of_its_own(decision: Decision) -> None:
    """ALL-07: the table's choice for each kind of decision."""
    table = Situation(options=replace(Options(), **{f"{decision}_pace": OwnPace.BRISK}))
    timed = []
    for _ in PHASES:
        timed += [table.state.phase] if "due" in table.sees(None) else []
        table.skip()
    assert timed == [PHASES[decision]]


def test_a_moment_before_the_time_is_over_nothing_happens() -> None:
    """ALL-07: the whole time is the player's."""
    table = Situation(options=RELAXED)
    table.wait(seconds=149)
    assert table.state.phase is Phase.TELLING


def test_when_nobody_tells_chance_picks_teller_and_card_without_a_word() -> None:
    """ALL-07: the game makes a legal decision at random."""
    table = Situation(options=RELAXED)
    table.let_time_run_out()
    teller = table.state.teller
    assert teller is not None and table.state.laid[teller][0] in table.state.hands[teller]
    assert table.state.clue == Unsaid()


@pytest.mark.parametrize("last", range(4))
def test_who_would_rather_not_is_not_made_to_tell_by_the_clock(last: int) -> None:
    """DIX-02, ALL-07: three of four have passed, and the fourth is the one whom the table names."""
    table = Situation(options=RELAXED)
    for seat in {0, 1, 2, 3} - {last}:
        table.answer(seat, GoOn())
    table.let_time_run_out()
    assert (table.state.teller, table.sees(None)["hurried"]) == (last, [last])


def test_the_clock_lays_for_those_who_have_not_and_says_so() -> None:
    """ALL-07: and says so."""
    table = Situation(options=RELAXED)
    table.tell(0)
    table.lay(2)
    table.let_time_run_out()
    assert (table.state.phase, table.sees(None)["hurried"]) == (Phase.VOTING, [1, 3])


def test_the_clock_leaves_a_choice_that_was_made() -> None:
    """ALL-07: only for a decision nobody made."""
    table = Situation(options=RELAXED)
    table.tell(0)
    card = table.state.hands[2][4]
    table.lay(2, card)
    table.let_time_run_out()
    assert table.state.laid[2] == (card,)


def test_the_clock_never_votes_for_an_own_card() -> None:
    """ALL-07, DIX-06: a legal decision."""
    table = Situation(options=BRISK)
    table.tell(0)
    table.all_lay()
    table.let_time_run_out()
    assert all(table.state.votes[seat] not in (None, table.number_of(seat)) for seat in table.others)


def test_a_late_answer_finds_its_question_gone() -> None:
    """ALL-07, ALL-03: the table ticks before it hears."""
    table = Situation(options=BRISK)
    table.tell(0)
    table.all_lay()
    table.let_time_run_out()
    assert table.refused(1, Vote(1))[0] == "not-asked"


def test_an_answer_does_not_wind_the_clock_up_again() -> None:
    """ALL-07: a question's time runs from when it was first put."""
    table = Situation(options=RELAXED)
    table.tell(0)
    before = table.sees(None)["due"]
    table.wait(seconds=30)
    table.lay(1)
    assert table.sees(None)["due"] == before


def test_the_reveal_ends_by_itself_where_the_table_has_a_clock() -> None:
    """ALL-07: 45 seconds at a relaxed table."""
    table = Situation(options=RELAXED)
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.wait(seconds=45)
    assert table.state.round == 2


def test_a_wait_that_is_skipped_is_answered_by_chance() -> None:
    """ALL-07: as if the time had run out, though there is no timer."""
    table = Situation(options=UNHURRIED)
    table.tell(0)
    table.skip()
    assert (table.state.phase, table.sees(None)["hurried"]) == (Phase.VOTING, [1, 2, 3])


def test_who_goes_on_twice_is_heard_and_changes_nothing() -> None:
    """ALL-03: an impatient tap is no harm."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.answer(1, GoOn())
    before = table.state
    table.answer(1, GoOn())
    assert table.state == before
