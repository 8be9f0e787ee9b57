"""One run of the server, from its start until it is killed or stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Protocol, cast

import msgspec

from bench.simulation.days.clock import VirtualAlarm, VirtualClock
from bench.simulation.days.store import StoreWitness, WatchedStore
from bench.simulation.server import HastyBots, games, library
from unspoken.push.client import PushClient
from unspoken.push.delivery import Delivery, Outcome, PushHeaders
from unspoken.push.messages import PushMessage
from unspoken.push.port import Subscription
from unspoken.push.reminders import PushReminders
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import Seconds
from unspoken.tables.state.room import PersonId
from unspoken.tables.table.services import Services


class Witness(StoreWitness, Protocol):
    """Is told what the server does."""

    def reminded(self, kind: str, code: str, person: PersonId) -> None:
        """Note that a table reminds a person."""
        ...

    def delivered(self, kind: str, code: str, person: PersonId) -> None:
        """Note that a push service has accepted a message."""
        ...


class PushService:
    """A push service that often fails. It stands in for the client that talks to one."""

    def __init__(self, witness: Witness, chance: Random) -> None:
        self._witness = witness
        self._chance = chance
        self.key = self

    def topic(self, table: str, person: int) -> str:
        """Return a name for the reminders of a person."""
        return f"{table}-{person}"

    async def send(self, subscription: Subscription, message: bytes, _headers: PushHeaders) -> Delivery:
        """Accept a message, or fail."""
        await asyncio.sleep(0)
        outcome = self._chance.choices(tuple(Outcome), (60, 1, 35, 4))[0]
        if outcome is Outcome.SENT:
            told = msgspec.json.decode(message, type=PushMessage)
            person = PersonId(int(subscription.endpoint.rsplit("/")[-1]))
            self._witness.delivered(told.kind.value, told.code, person)
        return Delivery(outcome)

    async def close(self) -> None:
        """Do nothing: there is no connection."""


class WatchedReminders(PushReminders):
    """The reminders of the server; the witness learns of each before it is sent."""

    witness: Witness

    def your_turn(self, code: str, person: int, until: Seconds) -> None:
        """Note it, and send it."""
        self.witness.reminded("your-turn", code, PersonId(person))
        super().your_turn(code, person, until)

    def about_to_lapse(self, code: str, person: int, until: Seconds) -> None:
        """Note it, and send it."""
        self.witness.reminded("about-to-lapse", code, PersonId(person))
        super().about_to_lapse(code, person, until)

    def round_ended(self, code: str, person: int) -> None:
        """Note it, and send it."""
        self.witness.reminded("round-ended", code, PersonId(person))
        super().round_ended(code, person)


class Server:
    """A server with its own connection to the SQLite file."""

    def __init__(self, path: Path, clock: VirtualClock, witness: Witness, chance: Random) -> None:
        self._clock = clock
        self.store = WatchedStore(path, witness, chance)
        self.alarms: set[VirtualAlarm] = set()
        self.reminders = WatchedReminders(
            self.store.push, self._game_of, clock.calendar, None, pauses=(0.0, 0.0, 0.0)
        )
        self.reminders.witness = witness
        self.reminders._client = cast(PushClient, PushService(witness, chance))
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
        return min(self.alarms, key=lambda alarm: alarm.due, default=None)

    async def attempt(self, work: Coroutine[object, object, object]) -> None:
        """Do something that a dead server never completes."""
        doing, dying = asyncio.ensure_future(work), asyncio.ensure_future(self.store.died.wait())
        await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            doing.cancel()
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
