"""The alarm of a table: it rings once, at the time that was set last."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.web.loop_alarm import LoopAlarm

pytestmark = pytest.mark.anyio


def timers() -> int:
    """How many timers the loop holds."""
    return len(asyncio.get_running_loop()._scheduled)  # type: ignore[attr-defined]  # nobody else counts them


async def test_it_rings() -> None:
    """At its time."""
    rang = asyncio.Event()
    LoopAlarm().set(1, rang.set)
    await rang.wait()


async def test_it_does_not_ring_once_it_was_put_off() -> None:
    """None is for not at all."""
    rang = asyncio.Event()
    alarm = LoopAlarm()
    alarm.set(1, rang.set)
    alarm.set(None, rang.set)
    await asyncio.sleep(0.01)
    assert not rang.is_set()


async def test_the_same_time_again_sets_no_second_timer() -> None:
    """Most moves leave the time of the next thing as it was."""
    alarm = LoopAlarm()
    alarm.set(60_000, lambda: None)
    before = timers()
    alarm.set(60_000, lambda: None)
    assert timers() == before
    alarm.set(None, lambda: None)


async def test_an_earlier_time_replaces_a_later_one() -> None:
    """It rings at the earlier."""
    rang = asyncio.Event()
    alarm = LoopAlarm()
    alarm.set(60_000, rang.set)
    alarm.set(1, rang.set)
    await rang.wait()
