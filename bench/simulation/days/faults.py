"""Random faults of a server over days: restarts, wrong calendars, a machine that sleeps, a full disk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Protocol

from bench.simulation.days.clock import DAY, HOUR, VirtualClock
from bench.simulation.days.pushes import PushService
from bench.simulation.days.server import Server
from bench.simulation.days.witness import Witness

_EVERY = 1.2 * DAY
_ERRORS = (-400 * DAY, -DAY, -HOUR, HOUR, 2 * DAY, 40 * DAY)
"""Seconds by which a calendar may be wrong: without a battery it begins years ago."""


class Disturbed(Protocol):
    """The attributes of a month that faults change."""

    chance: Random
    clock: VirtualClock
    witness: Witness
    pushes: PushService
    server: Server | None

    def later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Schedule an event."""
        ...

    def log(self, what: str) -> None:
        """Add a line to the story."""
        ...

    async def restart(self) -> None:
        """Start the server again, unless it runs."""
        ...

    async def end_server(self) -> None:
        """Kill the server."""
        ...


class DayFaults:
    """Injects faults into a month."""

    def __init__(self, month: Disturbed) -> None:
        self._month = month

    def plan(self, days: int) -> None:
        """Schedule random faults."""
        chance = self._month.chance
        kinds = (
            self._kill, self._kill_in_mid_write, self._kill_in_mid_write, self._wrong_calendar,
            self._wrong_calendar, self._sleep, self._full_disk, self._push_outage,
        )  # fmt: skip
        at = 6 * HOUR
        while at < days * DAY:
            self._month.later(at, chance.choice(kinds))
            at += int(chance.uniform(0.2, 1.8) * _EVERY)

    async def _kill(self) -> None:
        down = self._month.chance.choice((1, 60, HOUR, 12 * HOUR))
        self._month.log(f"the server is killed, for {down} s")
        await self._month.end_server()
        self._month.later(down, self._month.restart)

    async def _kill_in_mid_write(self) -> None:
        if self._month.server is not None:
            self._month.server.store.kills_with_next_write = True

    async def _wrong_calendar(self) -> None:
        error = self._month.chance.choice(_ERRORS)
        self._set_error(error)
        self._month.later(self._month.chance.uniform(1, 20) * HOUR, self._right_calendar)

    async def _right_calendar(self) -> None:
        self._set_error(0)

    def _set_error(self, error: int) -> None:
        clock, witness = self._month.clock, self._month.witness
        self._month.log(f"the calendar is wrong by {error / HOUR:.0f} h")
        if error > clock.error:
            witness.started = clock.true
        clock.error = error
        witness.disturbed = clock.true

    async def _sleep(self) -> None:
        hours = self._month.chance.uniform(1, 10)
        self._month.log(f"the machine sleeps for {hours:.1f} h")
        millis = int(hours * 3_600_000)
        self._month.clock.millis += millis
        self._month.clock.stopwatch_lag += millis
        self._month.witness.started = self._month.witness.disturbed = self._month.clock.true

    async def _full_disk(self) -> None:
        server = self._month.server
        if server is None:
            return
        self._month.log("the disk is full at times")
        server.store.failure_rate = 0.3

        async def heal() -> None:
            server.store.failure_rate = 0.0
            self._month.witness.disturbed = self._month.clock.true

        self._month.later(0.6 * HOUR, heal)

    async def _push_outage(self) -> None:
        hours = self._month.chance.uniform(0.1, 30)
        self._month.log(f"the push service is down for {hours:.1f} h")
        self._month.pushes.is_down = True

        async def heal() -> None:
            self._month.pushes.is_down = False

        self._month.later(hours * HOUR, heal)
