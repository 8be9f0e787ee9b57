"""Tests for the timer of a table."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.web.sockets.loop_alarm import LoopAlarm

pytestmark = pytest.mark.anyio


def timers() -> int:
    """Return the number of timers of the event loop."""
    return len(asyncio.get_running_loop()._scheduled)  # type: ignore[attr-defined]  # there is no public way to count them


async def test_the_callback_is_called() -> None:
    """After the delay."""
    called = asyncio.Event()
    LoopAlarm().set(1, called.set)
    await called.wait()


async def test_none_cancels_the_timer() -> None:
    """The callback is not called."""
    called = asyncio.Event()
    alarm = LoopAlarm()
    alarm.set(1, called.set)
    alarm.set(None, called.set)
    await asyncio.sleep(0.01)
    assert not called.is_set()


async def test_setting_the_same_time_again_keeps_the_timer() -> None:
    """Most moves do not change when the table has to wake up next."""
    alarm = LoopAlarm()
    alarm.set(60_000, lambda: None)
    before = timers()
    alarm.set(60_000, lambda: None)
    assert timers() == before
    alarm.set(None, lambda: None)


async def test_an_earlier_time_replaces_a_later_one() -> None:
    """The callback is called at the earlier time."""
    called = asyncio.Event()
    alarm = LoopAlarm()
    alarm.set(60_000, called.set)
    alarm.set(1, called.set)
    await called.wait()
