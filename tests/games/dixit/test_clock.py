"""Timers, and the random decisions at timeout."""

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
def test_each_pace_has_its_own_time_limit(options: Options, seconds: int) -> None:
    """ALL-07: off, relaxed, brisk."""
    assert Situation(options=options).sees(None)["due"] == seconds * 1000


def test_a_table_without_timers_never_times_out() -> None:
    """ALL-07: off."""
    table = Situation(options=UNHURRIED)
    table.wait(seconds=1_000_000)
    assert (table.state.phase, "due" in table.sees(None)) == (Phase.TELLING, False)


def test_timers_are_off_by_default() -> None:
    """ALL-07: a slow teller is not replaced by chance."""
    assert Options() == UNHURRIED


@pytest.mark.parametrize("decision", ["tell", "lay", "vote", "look"])
def test_each_kind_of_decision_may_have_its_own_timer(decision: Decision) -> None:
    """ALL-07: the table's choice for each kind of decision."""
    table = Situation(options=replace(Options(), **{f"{decision}_pace": OwnPace.BRISK}))
    timed = []
    for _ in PHASES:
        timed += [table.state.phase] if "due" in table.sees(None) else []
        table.skip()
    assert timed == [PHASES[decision]]


def test_nothing_happens_before_the_timeout() -> None:
    """ALL-07: players have the whole time."""
    table = Situation(options=RELAXED)
    table.wait(seconds=149)
    assert table.state.phase is Phase.TELLING


def test_at_timeout_chance_picks_a_teller_and_a_card_without_a_clue() -> None:
    """ALL-07: the game makes a legal decision at random."""
    table = Situation(options=RELAXED)
    table.let_time_run_out()
    teller = table.state.teller
    assert teller is not None and table.state.laid[teller][0] in table.state.hands[teller]
    assert table.state.clue == Unsaid()


@pytest.mark.parametrize("last", range(4))
def test_the_timeout_does_not_pick_a_teller_who_passed(last: int) -> None:
    """DIX-02, ALL-07: three of four have passed, so the fourth becomes the teller."""
    table = Situation(options=RELAXED)
    for seat in {0, 1, 2, 3} - {last}:
        table.answer(seat, GoOn())
    table.let_time_run_out()
    assert (table.state.teller, table.sees(None)["hurried"]) == (last, [last])


def test_at_timeout_missing_cards_are_laid_and_their_seats_reported() -> None:
    """ALL-07: the seats that did not lay are in `hurried`."""
    table = Situation(options=RELAXED)
    table.tell(0)
    table.lay(2)
    table.let_time_run_out()
    assert (table.state.phase, table.sees(None)["hurried"]) == (Phase.VOTING, [1, 3])


def test_the_timeout_keeps_a_choice_that_was_made() -> None:
    """ALL-07: the game decides only for players who have not decided."""
    table = Situation(options=RELAXED)
    table.tell(0)
    card = table.state.hands[2][4]
    table.lay(2, card)
    table.let_time_run_out()
    assert table.state.laid[2] == (card,)


def test_at_timeout_nobody_votes_for_their_own_card() -> None:
    """ALL-07, DIX-06: a legal decision."""
    table = Situation(options=BRISK)
    table.tell(0)
    table.all_lay()
    table.let_time_run_out()
    assert all(table.state.votes[seat] not in (None, table.number_of(seat)) for seat in table.others)


def test_an_answer_after_the_timeout_is_refused() -> None:
    """ALL-07, ALL-03: the table ticks before it handles an answer."""
    table = Situation(options=BRISK)
    table.tell(0)
    table.all_lay()
    table.let_time_run_out()
    assert table.refused(1, Vote(1))[0] == "not-asked"


def test_an_answer_does_not_restart_the_timer() -> None:
    """ALL-07: a question's time runs from when it was first asked."""
    table = Situation(options=RELAXED)
    table.tell(0)
    before = table.sees(None)["due"]
    table.wait(seconds=30)
    table.lay(1)
    assert table.sees(None)["due"] == before


def test_the_reveal_ends_at_its_timeout() -> None:
    """ALL-07: 45 seconds at a relaxed table."""
    table = Situation(options=RELAXED)
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.wait(seconds=45)
    assert table.state.round == 2


def test_a_skipped_question_is_answered_at_random() -> None:
    """ALL-07: as if the time had run out, even without a timer."""
    table = Situation(options=UNHURRIED)
    table.tell(0)
    table.skip()
    assert (table.state.phase, table.sees(None)["hurried"]) == (Phase.VOTING, [1, 2, 3])


def test_going_on_twice_changes_nothing() -> None:
    """ALL-03: a repeated tap is harmless."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.answer(1, GoOn())
    before = table.state
    table.answer(1, GoOn())
    assert table.state == before
