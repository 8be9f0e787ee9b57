"""The timer of a table, on the running event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_SAME_TIME = 0.002
"""Seconds. Two times that are closer than this are treated as equal."""


class LoopAlarm:
    """At most one timer, in table time, which may run faster than the loop's time."""

    __slots__ = ("_speed", "_timer")

    def __init__(self, speed: int = 1) -> None:
        self._speed = speed
        self._timer: asyncio.TimerHandle | None = None

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Call `wake` after `delay` milliseconds of table time, instead of any earlier call; None: never."""
        loop = asyncio.get_running_loop()
        at = None if delay is None else loop.time() + delay / 1000 / self._speed
        if self._timer is not None:
            if at is not None and at - _SAME_TIME < self._timer.when() <= at:
                return  # most moves do not change when the table has to wake up next
            self._timer.cancel()
        self._timer = None if at is None else loop.call_at(at, self._ring, wake)

    def _ring(self, wake: Callable[[], None]) -> None:
        self._timer = None
        wake()
