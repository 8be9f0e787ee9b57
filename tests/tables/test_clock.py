"""Table time."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, ManualStopwatch
from unspoken.kernel.game import Millis
from unspoken.tables.clock import TableClock
from unspoken.tables.messages import Choose, Start


def test_a_clock_stands_still_at_first() -> None:
    """Nobody is here yet."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(500))
    watch.at += 1_000
    assert clock.now() == 500


def test_a_clock_that_runs_goes_with_the_stopwatch() -> None:
    """From where it stood."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(500))
    clock.run(True)
    watch.at += 1_000
    assert clock.now() == 1_500


def test_a_clock_that_was_stopped_goes_on_from_there() -> None:
    """The pause is not counted."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(0))
    for running in (True, False, True):
        clock.run(running)
        watch.at += 1_000
    assert clock.now() == 2_000


def test_telling_a_running_clock_to_run_takes_no_time() -> None:
    """Nor gives any."""
    watch = ManualStopwatch()
    clock = TableClock(watch, Millis(0))
    for _ in range(3):
        clock.run(True)
        watch.at += 1_000
    assert clock.now() == 3_000


@pytest.mark.anyio
async def test_a_timer_that_runs_out_answers_by_chance_and_says_so() -> None:
    """ALL-07."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.passes(60_000)
    assert (ada.frame["public"]["phase"], ada.frame["hurried"]) == ("revealed", [0, 1])


@pytest.mark.anyio
async def test_without_timers_nothing_is_due() -> None:
    """ALL-07: off is a choice."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "off"})
    await ada.requests(Start)
    assert "due" not in ada.frame and harness.alarm.delay is None


@pytest.mark.anyio
async def test_the_alarm_is_set_for_what_is_due_first() -> None:
    """ALL-07: the question's end."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(Start)
    assert harness.alarm.delay == 20_000
