"""Table time."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, ManualStopwatch
from unspoken.kernel.types import Millis
from unspoken.tables.turn.clock import TableClock
from unspoken.tables.wire.messages import Choose, Start


def test_a_new_clock_is_stopped() -> None:
    """It starts when a person connects."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(500))
    watch.at += 1_000
    assert clock.now() == 500


def test_a_running_clock_follows_the_stopwatch() -> None:
    """From its starting time."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(500))
    clock.run(True)
    watch.at += 1_000
    assert clock.now() == 1_500


def test_a_clock_that_was_stopped_continues_where_it_stopped() -> None:
    """The pause is not counted."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(0))
    for running in (True, False, True):
        clock.run(running)
        watch.at += 1_000
    assert clock.now() == 2_000


def test_starting_a_running_clock_changes_nothing() -> None:
    """Its time neither jumps nor stops."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(0))
    for _ in range(3):
        clock.run(True)
        watch.at += 1_000
    assert clock.now() == 3_000


@pytest.mark.anyio
async def test_a_question_that_times_out_is_answered_by_chance() -> None:
    """ALL-07: the frame names the seats that timed out."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.advance_time(60_000)
    assert (ada.frame["public"]["phase"], ada.frame["hurried"]) == ("revealed", [0, 1])


@pytest.mark.anyio
async def test_nothing_is_due_without_timers() -> None:
    """ALL-07: the pace can be "off"."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "off"})
    await ada.requests(Start)
    assert "due" not in ada.frame and harness.alarm.delay is None


@pytest.mark.anyio
async def test_the_alarm_is_set_for_the_earliest_time_limit() -> None:
    """ALL-07: here the time limit of the only question."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(Start)
    assert harness.alarm.delay == 20_000
