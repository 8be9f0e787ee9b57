"""A month of one server: people look in, faults occur, and the witness looks at all tables every hour."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec

from bench.simulation.days.clock import DAY, HOUR, VirtualClock, settled
from bench.simulation.days.faults import DayFaults
from bench.simulation.days.person import DayPerson
from bench.simulation.days.pushes import PushService
from bench.simulation.days.server import Server
from bench.simulation.days.witness import Witness
from bench.simulation.server import games
from unspoken.tables.errors import NoSuchTable, StoreUnavailable
from unspoken.tables.log.log import decode_events, load_log, saved_games
from unspoken.tables.state.room import PersonId
from unspoken.tables.wire.days_requests import Hours, SetDays, SetTimeZone
from unspoken.tables.wire.messages import AddBot, FromPerson, Start

_CHECK = 600
"""Seconds between two checks of the watch."""
_NEXT_CHECK = 20
"""Seconds after a visit until the next check: a real server checks so often all the time."""
_STAY = 5 * 60
"""Seconds for which a person stays."""
_MOST_AT_ONCE = 5_000
_KEEP = 2 * DAY
"""Tables that were not used for so long are deleted, unless they wait."""
_GAMES = ("dixit", "rorschach", "telepathic")
_HOURS: tuple[Hours, ...] = (8, 14, 42)

Event = Callable[[], Awaitable[None]]


class Month:
    """The simulation of one seed: a server with some tables, for some days."""

    def __init__(self, seed: int, tables: int, days: int, folder: Path) -> None:
        self.chance = Random(f"month {seed}")
        self.clock = VirtualClock()
        self._tables = tables
        self._days = days
        self._path = folder / "tables.sqlite"
        self._people: list[DayPerson] = []
        self._by_id: dict[tuple[str, PersonId], DayPerson] = {}
        self.witness = Witness(self.clock, self._is_connected)
        self.pushes = PushService(self.witness, Random(f"pushes {seed}"), self._wait)
        self.server: Server | None = None
        self.story: list[str] = []
        self._events: list[tuple[int, int, Event]] = []
        self._numbers = itertools.count()
        self._at_once = 0
        """Events at the same moment."""
        self.visits = self.answers = self.deleted = 0

    def _is_connected(self, code: str, person: PersonId) -> bool:
        return (code, person) in self._by_id and self._by_id[code, person].is_connected

    def log(self, what: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.clock.millis / 3_600_000:7.2f} h  {what}")

    def later(self, seconds: float, do: Event) -> None:
        """Schedule an event."""
        heapq.heappush(self._events, (self.clock.millis + int(seconds * 1000), next(self._numbers), do))

    async def _wait(self, seconds: float) -> None:
        over = asyncio.Event()

        async def end() -> None:
            over.set()

        self.later(seconds, end)
        await over.wait()

    # ---- the course of the month

    async def play(self) -> list[str]:
        """Play the whole month; return the violated claims."""
        self.start_server()
        try:
            for number in range(self._tables):
                await self._running().attempt(self._open_table(number))
            self.later(_CHECK, self._check)
            self.later(HOUR, self._look)
            self.later(DAY, self._tidy)
            DayFaults(self).plan(self._days)
            for person in self._people:
                self._plan_visit(person)
            await self._run(self._days * DAY * 1000)
            await self._check_logs()
        finally:
            await self.end_server()
        return self.witness.violations

    async def _run(self, until: int) -> None:
        while not self.witness.violations:
            alarm = None if self.server is None else self.server.next_alarm()
            is_alarm_first = alarm is not None and alarm.due <= self._events[0][0]
            when = alarm.due if alarm is not None and is_alarm_first else self._events[0][0]
            if when > until:
                return
            self._at_once = self._at_once + 1 if when <= self.clock.millis else 0
            if self._at_once > _MOST_AT_ONCE:
                self.witness.violated("?", "a table wakes up again and again at the same moment")
                return
            self.clock.millis = max(self.clock.millis, when)
            if alarm is not None and is_alarm_first:
                alarm.ring()
            else:
                await heapq.heappop(self._events)[2]()
            await self._settle()

    async def _settle(self) -> None:
        """Wait for everything that an event has caused; replace a server that died by it."""
        await settled()
        if self.server is not None and self.server.is_dead:
            self.log("the server dies in the middle of a write")
            await self.end_server()
            self.later(60, self.restart)

    def start_server(self) -> None:
        """Start the server."""
        self.server = Server(self._path, self.clock, self.witness, self.chance, self.pushes)
        self.server.services.uptime.since()
        self.witness.started = self.witness.disturbed = self.clock.true

    async def restart(self) -> None:
        """Start the server again, unless it runs."""
        if self.server is None:
            self.log("the server starts")
            self.start_server()
            await self._check_now()

    async def end_server(self) -> None:
        """Kill the server."""
        if self.server is not None:
            server, self.server = self.server, None
            for person in self._people:
                person.lose_connection()
            await server.end()
            self.witness.pushes.server_died()
            self.witness.disturbed = self.clock.true

    # ---- what happens again and again

    async def _check(self) -> None:
        self.later(_CHECK, self._check)
        await self._check_now()

    async def _check_now(self) -> None:
        if self.server is not None:
            await self.server.check()

    async def _look(self) -> None:
        self.later(HOUR, self._look)
        if self.server is None:
            self.witness.disturbed = self.clock.true
        self.witness.look()

    async def _tidy(self) -> None:
        self.later(DAY, self._tidy)
        if self.server is not None:
            await self.server.tidy(_KEEP)

    # ---- people

    async def _open_table(self, number: int) -> None:
        """Open a table with two to four people, and start a game."""
        server = self._running()
        game = _GAMES[number % len(_GAMES)]
        table, token = await server.house.open("Ada", game, "en")
        guests = ("Ben", "Cyd", "Dan")[: self.chance.randint(1, 3)]
        tokens = [token, *[(await server.house.join(table.code, name))[1] for name in guests]]
        people = [DayPerson(self.witness, self.chance, table, token) for token in tokens]
        for person in people:
            self._by_id[person.code, person.id] = person
            await person.connect(server)
            await person.subscribe(server)
            if person.zone:
                await self._request(person, SetTimeZone(person.zone, id="zone"))
        host = people[0]
        fewest = games()[game].seats_by_any_options()[0]
        requests: list[FromPerson] = [AddBot(id=f"bot {bot}") for bot in range(fewest - len(people))]
        requests += [SetDays(self.chance.choice(_HOURS), id="days"), Start(id="start")]
        for request in requests:
            await self._request(host, request)
        for person in people:
            person.disconnect()
        await settled()
        self._people += people

    async def _request(self, person: DayPerson, message: FromPerson) -> None:
        reply = await person.ask(self._running(), message)
        assert reply == "ok" or self.witness.violations, reply

    def _plan_visit(self, person: DayPerson) -> None:
        if not person.is_gone:
            self.later(max(1, person.next_visit() - self.clock.true), lambda: self._visit(person))

    async def _visit(self, person: DayPerson) -> None:
        self._plan_visit(person)
        server = self.server
        if server is None or person.is_connected:
            return
        self.visits += 1
        self.witness.opened = person.code
        try:
            await server.attempt(person.comes(server))
        except NoSuchTable:
            if not self.witness.may_be_deleted(person.code):
                self.witness.violated(person.code, "was deleted, although it waits")
            self.deleted += 1
            person.gives_up()
            return
        except StoreUnavailable:
            person.lose_connection()
            return
        finally:
            self.witness.opened = None
        if server.is_dead:
            return
        self.witness.pushes.seen(person.code, person.id)
        if self.witness.pushes.is_expired(person.code, person.subscription.endpoint):
            await server.attempt(person.subscribe(server))
        self.later(_NEXT_CHECK, self._check_now)
        self.later(_STAY, lambda: self._leave(person, server))

    async def _leave(self, person: DayPerson, server: Server) -> None:
        """Act once more before leaving."""
        if self.server is server and not server.is_dead and person.is_connected:
            await person.act(server)
            person.disconnect()
            self.witness.visited(person.code)

    def _running(self) -> Server:
        assert self.server is not None
        return self.server

    # ---- the end

    async def _check_logs(self) -> None:
        """Check that every log can be replayed, and contains each acknowledged answer once."""
        await self.end_server()
        self.start_server()
        store = self._running().store
        for code, known in self.witness.tables.items():
            records = await store.load(code)
            if not records and self.witness.may_be_deleted(code):
                continue
            if len(records) != known.records:
                self.witness.violated(code, f"has {len(records)} of {known.records} saved records")
                continue
            await load_log(store, code, games())
            self._check_answers(code, records)

    def _check_answers(self, code: str, records: list[bytes]) -> None:
        saved = Counter(
            entry["nonce"]
            for game in saved_games(decode_events(records))
            for entry in map(msgspec.json.decode, game.entries)
            if "nonce" in entry
        )
        for person in (person for person in self._people if person.code == code):
            self.answers += len(person.acknowledged)
            for name in person.acknowledged:
                if saved[name] == 0:
                    self.witness.violated(code, f"the answer {name} was acknowledged but is lost")
            for name in set(person.sent):
                if saved[name] > 1:
                    self.witness.violated(code, f"the answer {name} was saved {saved[name]} times")
