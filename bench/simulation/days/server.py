"""One run of the server, from its start until it is killed or stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random

from bench.simulation.days.clock import VirtualAlarm, VirtualClock, ends
from bench.simulation.days.pushes import PushService, WatchedReminders
from bench.simulation.days.store import WatchedStore
from bench.simulation.days.witness import Witness
from bench.simulation.server import HastyBots, games, library
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import Seconds
from unspoken.tables.table.services import Services


class Server:
    """A server with its own connection to the SQLite file."""

    def __init__(
        self, path: Path, clock: VirtualClock, witness: Witness, chance: Random, pushes: PushService
    ) -> None:
        self._clock = clock
        self._witness = witness
        self.store = WatchedStore(path, witness, chance)
        self.alarms: set[VirtualAlarm] = set()
        self.reminders = WatchedReminders(self.store.push, self._game_of, clock.calendar, pushes, witness)
        self.services = Services(
            games(),
            self.store,
            library(),
            HastyBots(),
            clock.stopwatch,
            calendar=clock.calendar,
            reminders=self.reminders,
        )
        self.house = House(self.services, self._new_alarm)
        self.watch = DayWatch(self.house)

    def _new_alarm(self) -> VirtualAlarm:
        return VirtualAlarm(self._clock, self.alarms)

    def _game_of(self, code: str) -> str | None:
        table = self.house.loaded(code)
        return None if table is None else table.snapshot.room.game

    @property
    def is_dead(self) -> bool:
        """True if the process was killed."""
        return self.store.died.is_set()

    def next_alarm(self) -> VirtualAlarm | None:
        """Return the alarm that rings first."""
        return min(self.alarms, key=lambda alarm: alarm.order, default=None)

    async def attempt(self, work: Coroutine[object, object, object]) -> None:
        """Do something that a dead server never completes, and a living one always."""
        doing = asyncio.ensure_future(work)
        if not await ends(doing):
            doing.cancel()
            if not self.is_dead:
                self._witness.violated("?", "a visit or a check gets no reply")
        elif (error := doing.exception()) is not None and not isinstance(error, StoreUnavailable):
            raise error

    async def check(self) -> None:
        """Let the watch check, and unload other idle tables."""
        await self.attempt(self.watch.check())
        self.house.unload_idle()

    async def tidy(self, keep: Seconds) -> None:
        """Delete tables that were not used for a while."""
        await self.attempt(self.house.tidy(keep, keep))

    async def end(self) -> None:
        """Kill the process, and wait until it is gone."""
        self.store.died.set()
        for table in self.house.tables:
            table.stop()
        await self.reminders.close()
        await self.store.close()
