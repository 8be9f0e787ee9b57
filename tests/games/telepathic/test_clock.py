"""Timers, and the random decisions at timeout."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CORAL, Situation
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.events import Announced
from unspoken.games.telepathic.types import Decision, Materials, Mode, Options, Phase, Reason
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import due, open_session, tick
from unspoken.kernel.types import Millis


def test_timers_are_off_by_default() -> None:
    """ALL-07: a slow player keeps the turn."""
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
def test_each_kind_of_decision_may_have_its_own_timer(decision: Decision, untimed: set[str]) -> None:
    """ALL-07: two partners at a brisk table, from the question who begins to the answer."""
    situation = Situation(pace=Pace.BRISK, untimed=(decision,), claimed=False)
    without_limit: set[str] = set()
    while situation.winners is None:
        situation.with_state(loses=(None, None))
        without_limit |= {" or ".join(ask.answers) for ask in situation.owed if ask.limit is None}
        situation.skip()
    assert without_limit == untimed


@pytest.mark.parametrize(
    ("mode", "seats", "asked"),
    [
        (Mode.STANDARD, 2, "announce"),
        (Mode.DIRECTOR, 5, "announce-both"),
        (Mode.FOUR_PARTNERS, 4, "announce-both"),
    ],
)
def test_an_announcement_without_a_timer_has_no_limit_when_no_card_is_left(
    mode: Mode, seats: int, asked: str
) -> None:
    """ALL-07, TEL-10: no random announcement is made."""
    situation = Situation(mode, seats, pace=Pace.BRISK, untimed=("announce",))
    situation.with_state(row=situation.state.row[:1], deck=(), shuffles=1, loses=(None,) * seats)
    situation.skip()
    situation.skip()
    assert {(" or ".join(ask.answers), ask.limit) for ask in situation.session.asks} == {(asked, None)}


def test_a_performer_without_a_timer_has_no_limit_at_a_brisk_table() -> None:
    """ALL-07, TEL-07: handing a card has a timer, performing it has none."""
    situation = Situation(pace=Pace.BRISK, untimed=("perform",))
    situation.let_time_run_out()
    assert (situation.state.phase, due(GAME, situation.session)) == (Phase.PERFORMING, None)


@pytest.mark.parametrize("seed", range(60))
def test_at_timeout_an_opposed_speaker_passes(seed: int) -> None:
    """ALL-07, TEL-16: passing is possible, and a random announcement would lose."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK, seed=b"%d" % seed)
    situation.any_turn()
    situation.let_time_run_out()
    assert (situation.state.phase, situation.state.named) == (Phase.HANDING, ())


def abandoned_race() -> Situation:
    """Return a game of opposed teams in which timeouts made every decision."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK)
    while situation.winners is None:
        situation.let_time_run_out()
    return situation


def test_an_abandoned_race_ends_without_a_winner() -> None:
    """ALL-07, TEL-16: after sixteen turns by timeout, without an announcement."""
    state = abandoned_race().state
    assert (state.reason, state.winners, state.named) == (Reason.UNATTENDED, (), ())


def test_one_choice_resets_the_count_of_unattended_turns() -> None:
    """TEL-16: after fifteen turns by timeout."""
    situation = Situation(Mode.OPPOSED, 4, pace=Pace.BRISK)
    for _ in range(3 * 15):
        situation.let_time_run_out()
    situation.any_turn()
    assert situation.state.unattended == 0


def test_an_announcement_saved_without_a_wish_can_be_read() -> None:
    """TEL-12: older logs have no wish before an announcement."""
    situation = Situation(Mode.OPPOSED, 4)
    situation.any_turn()
    state = GAME.apply(situation.state, Announced(situation.state.turns[-1].performer, (CORAL,)))
    assert (state.phase, state.named[0].names) == (Phase.ANSWERING, (CORAL,))
