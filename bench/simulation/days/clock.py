"""Virtual time: a stopwatch, a calendar that may be wrong, and alarms."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Collection
from datetime import UTC, datetime

HOUR = 3_600
DAY = 24 * HOUR
START = int(datetime(2026, 3, 1, 9, tzinfo=UTC).timestamp())
"""The clocks of America change on 8 March, those of Europe on 29 March."""


class VirtualClock:
    """The true time, and the server's calendar, which may differ from it."""

    def __init__(self) -> None:
        self.millis = 0
        self.error = 0
        """Seconds by which the calendar is wrong."""
        self.stopwatch_lag = 0
        """Milliseconds for which the machine was asleep, so that its stopwatch stood still."""

    @property
    def true(self) -> int:
        """The true time, in seconds since 1970."""
        return START + self.millis // 1000

    def calendar(self) -> int:
        """Return the server's time, in seconds since 1970."""
        return self.true + self.error

    def stopwatch(self) -> int:
        """Return monotonic milliseconds."""
        return self.millis - self.stopwatch_lag


_numbers = itertools.count()


class VirtualAlarm:
    """The alarm of one table."""

    def __init__(self, clock: VirtualClock, ringing: set[VirtualAlarm]) -> None:
        self._clock = clock
        self._ringing = ringing
        """All alarms that are set."""
        self._number = next(_numbers)
        self._due: int | None = None
        self._wake: Callable[[], None] = lambda: None

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Ring after some milliseconds of the stopwatch, or not at all."""
        self._due = None if delay is None else self._clock.stopwatch() + delay
        self._wake = wake
        (self._ringing.discard if delay is None else self._ringing.add)(self)

    @property
    def order(self) -> tuple[int, int]:
        """When it rings, and its number, because two alarms may ring at the same time."""
        return self.due, self._number

    @property
    def due(self) -> int:
        """The true time in milliseconds at which it rings."""
        assert self._due is not None
        return self._due + self._clock.stopwatch_lag

    def ring(self) -> None:
        """Wake the table."""
        self._due = None
        self._ringing.discard(self)
        self._wake()


_watchers = 0
"""Callers of `ends`, which are always in the loop."""


async def settled() -> None:
    """Wait until everything is done that the last event has caused: no other callback is left in the loop."""
    ready = _ready()
    await asyncio.sleep(0)
    while len(ready) > _watchers:  # noqa: ASYNC110  (nothing tells when the loop has nothing to do)
        await asyncio.sleep(0)


async def ends(work: asyncio.Future[object]) -> bool:
    """Run a coroutine without advancing the virtual time; return False if it never finishes."""
    global _watchers
    ready = _ready()
    _watchers += 1
    try:
        await asyncio.sleep(0)
        while ready and not work.done():  # noqa: ASYNC110  (as above)
            await asyncio.sleep(0)
    finally:
        _watchers -= 1
    return work.done()


def _ready() -> Collection[object]:
    """Return the callbacks that the loop will run now."""
    ready: Collection[object] = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # asyncio's own
    return ready
