"""A house whose tables play by days in virtual time: calendar, alarms and watch move together."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from tests.tables.harness import Harness, ManualAlarm, TablePerson
from unspoken.kernel.game import AnyGame
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.house import House
from unspoken.tables.no_reminders import NoReminders
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId
from unspoken.tables.table.services import Services
from unspoken.tables.wire.days_requests import SetDays
from unspoken.tables.wire.messages import AddBot, Start

HOUR = 3_600
_CHECK_EVERY = 300
"""Seconds between two checks of the watch while tables are loaded."""
MONDAY = int(datetime(2026, 3, 23, 9, tzinfo=UTC).timestamp())
"""Monday morning, at nine o'clock in UTC."""


@dataclass
class RecordedReminders(NoReminders):
    """Records all reminders."""

    sent: list[tuple[str, PersonId, int]] = field(default_factory=list)
    cancelled: list[PersonId] = field(default_factory=list)

    def your_turn(self, code: str, person: PersonId, until: int) -> None:
        """Record it."""
        self.sent.append(("your-turn", person, until))

    def about_to_lapse(self, code: str, person: PersonId, until: int) -> None:
        """Record it."""
        self.sent.append(("about-to-lapse", person, until))

    def round_ended(self, code: str, person: PersonId) -> None:
        """Record it."""
        self.sent.append(("round-ended", person, 0))

    def cancel(self, code: str, person: PersonId) -> None:
        """Record it."""
        self.cancelled.append(person)


class DayHarness(Harness):
    """A harness in which days can pass, with and without people, and across restarts."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__({game.name: game})
        self.today = MONDAY
        self.reminders = RecordedReminders()
        self._start_house()

    def _start_house(self) -> None:
        old = self.services
        self.services = Services(
            old.games,
            self.store,
            old.library,
            old.bots,
            self.watch,
            calendar=lambda: self.today,
            reminders=self.reminders,
        )
        self.alarms: list[ManualAlarm] = []
        self.house = House(self.services, self._new_alarm)
        self.days = DayWatch(self.house)
        self.services.uptime.since()

    async def restart(self, hours_down: int = 0) -> None:
        """Stop the server without a word, as by kill -9, and start another one later."""
        for table in self.house.tables:
            table.schedule.stop()
        self._move_clock(hours_down * HOUR)
        self._start_house()
        await self.days.check()

    async def playing(self, *names: str, hours: int = 8, bots: int = 0) -> list[TablePerson]:
        """Begin a game by days; everybody is connected."""
        game = next(iter(self.services.games))
        people = await self.party(*names, game=game)
        host = people[0]
        for _ in range(bots):
            assert await host.requests(AddBot) == "ok"
        assert await host.requests(SetDays, hours) == "ok"
        assert await host.requests(Start) == "ok"
        await self.pass_seconds(60)
        return people

    async def comes_back(self, person: TablePerson) -> None:
        """Connect a person to the table, which may have been unloaded or restarted."""
        person.table = await self.house.find(person.table.code)
        assert person.table.person(token_hash(person.token)) is not None
        await person.connect()

    async def pass_hours(self, hours: float) -> None:
        """Let hours pass."""
        await self.pass_seconds(int(hours * HOUR))

    async def pass_seconds(self, seconds: int) -> None:
        """Let time pass; ring all alarms that are due, and let the watch check."""
        until = self.today + seconds
        while self.today < until:
            step = min(until - self.today, self._next_step())
            self._move_clock(max(1, step))
            for alarm in [alarm for alarm in self.alarms if alarm.delay is not None and alarm.delay <= 0]:
                wake, alarm.delay = alarm.wake, None
                assert wake is not None
                wake()
                await self._settle()
            await self.days.check()
            await self._settle()

    def _next_step(self) -> int:
        """Return the seconds until something may happen."""
        delays = [-(-alarm.delay // 1000) for alarm in self.alarms if alarm.delay is not None]
        wakes = [at - self.today for at in self.store.wakes.values() if at > self.today]
        return min([*delays, *wakes, _CHECK_EVERY if self.house.tables else 24 * HOUR])

    def _move_clock(self, seconds: int) -> None:
        """Move the calendar, the stopwatch and the alarms."""
        self.today += seconds
        self.watch.at += seconds * 1000
        for alarm in self.alarms:
            if alarm.delay is not None:
                alarm.delay -= seconds * 1000

    async def _settle(self) -> None:
        if self.house.tables:
            await self.settles()
