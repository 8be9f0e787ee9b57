"""What the clock does in somebody's place, and what has a clock at all."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CORAL, Situation
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.events import Announced
from unspoken.games.telepathic.types import Decision, Materials, Mode, Options, Phase, Reason
from unspoken.kernel.game import Millis
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import due, open_session, tick


def test_a_table_has_no_clock_unless_it_wants_one() -> None:
    """ALL-07: whoever thinks long has nothing moved for them."""
    opened = open_session(GAME, Options(), Materials(DECK), 2, b"no clock")
    assert due(GAME, tick(GAME, opened, Millis(0))[0]) is None


@pytest.mark.parametrize(
    ("decision", "untimed"),
    [
        ("begin", {"claim or go-on"}),
        ("hand", {"hand", "hand or announce"}),
        ("perform", {"perform"}),
        ("announce", {"announce", "answer"}),
    ],
)
def test_each_kind_of_decision_may_have_a_clock_of_its_own(decision: Decision, untimed: set[str]) -> None:
    """ALL-07: two partners at a brisk table, from the question who begins to the answer."""
    situation = Situation(pace=Pace.BRISK, untimed=(decision,), claimed=False)
    seen: set[str] = set()
    while situation.winners is None:
        situation.with_state(loses=(None, None))
        seen |= {" or ".join(ask.answers) for ask in situation.owed if ask.limit is None}
        situation.skip()
    assert seen == untimed


@pytest.mark.parametrize(
    ("mode", "seats", "asked"),
    [
        (Mode.STANDARD, 2, "announce"),
        (Mode.DIRECTOR, 5, "announce-both"),
        (Mode.FOUR_PARTNERS, 4, "announce-both"),
    ],
)
def test_an_announcement_has_its_own_clock_also_where_no_card_is_left(
    mode: Mode, seats: int, asked: str
) -> None:
    """ALL-07, TEL-10: chance announces for nobody at a table that gives announcements time."""
    situation = Situation(mode, seats, pace=Pace.BRISK, untimed=("announce",))
    situation.with_state(row=situation.state.row[:1], deck=(), shuffles=1, loses=(None,) * seats)
    situation.skip()
    situation.skip()
    assert {(" or ".join(ask.answers), ask.limit) for ask in situation.session.asks} == {(asked, None)}


def test_a_performer_without_a_clock_is_waited_for_at_a_brisk_table() -> None:
    """ALL-07, TEL-07: cards are handed by the clock, and places chosen without one."""
    situation = Situation(pace=Pace.BRISK, untimed=("perform",))
    situation.let_time_run_out()
    assert (situation.state.phase, due(GAME, situation.session)) == (Phase.PERFORMING, None)


@pytest.mark.parametrize("seed", range(60))
def test_time_never_announces_for_an_opposed_speaker(seed: int) -> None:
    """ALL-07, TEL-16: passing is possible, and an announcement by lot would lose."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK, seed=b"%d" % seed)
    situation.any_turn()
    situation.let_time_run_out()
    assert (situation.state.phase, situation.state.named) == (Phase.HANDING, ())


def left_alone() -> Situation:
    """Opposed teams who walk away from a table with a clock, until it gives up."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK)
    while situation.winners is None:
        situation.let_time_run_out()
    return situation


def test_a_race_that_nobody_attends_ends_without_a_winner() -> None:
    """ALL-07, TEL-16: after sixteen turns that the clock alone has played, and without an announcement."""
    state = left_alone().state
    assert (state.reason, state.winners, state.named) == (Reason.UNATTENDED, (), ())


def test_one_choice_is_enough_for_a_race_to_be_attended() -> None:
    """TEL-16: the sixteen turns count anew."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK)
    for _ in range(3 * 15):
        situation.let_time_run_out()
    situation.any_turn()
    assert situation.state.unattended == 0


def test_what_was_saved_before_announcements_waited_reads_back() -> None:
    """TEL-12: an announcement that no wish went before still opens the answer."""
    situation = Situation(Mode.OPPOSED, 4)
    situation.any_turn()
    told = GAME.apply(situation.state, Announced(situation.state.turns[-1].performer, (CORAL,)))
    assert (told.phase, told.named[0].names) == (Phase.ANSWERING, (CORAL,))
