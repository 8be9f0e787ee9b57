"""A house where nothing happens by itself: time passes by hand, alarms ring by hand, the log is in memory."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from toygame import GAME as ECHO

from tests.tables.hearing import heard
from tests.tables.stubs import StubBots, StubLibrary, StubLore
from unspoken.bots.player import RANDOM, decide
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.storage.memory import MemoryStore
from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House
from unspoken.tables.messages import Answer, CloseReason, FromPerson, React, Say, TableRequest
from unspoken.tables.names import token_hash
from unspoken.tables.ports import BotPlayer, Saved, Seconds
from unspoken.tables.room import PersonId
from unspoken.tables.services import Services
from unspoken.tables.table import Table

_LOOP_TURNS = 32
"""As often as the loop goes round from an alarm to the last that comes of it, and some more."""

Json = dict[str, Any]  # whatever the server says: a test looks for what it expects


class ManualStopwatch:
    """A stopwatch that only hands move."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        return self.at


class ManualAlarm:
    """An alarm that rings when a hand rings it."""

    def __init__(self) -> None:
        self.delay: int | None = None
        self.wake: Callable[[], None] | None = None
        self.was_set = asyncio.Event()

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Remember when it should ring."""
        self.delay, self.wake = delay, wake
        self.was_set.set()


class RecordingTransport:
    """A connection that writes down all it is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: CloseReason | None = None

    def send(self, message: bytes) -> None:
        """Write it down."""
        self.sent.append(message)

    def close(self, reason: CloseReason) -> None:
        """Write down why."""
        self.closed = reason

    def told(self, kind: str) -> list[Json]:
        """All messages of one kind, in order."""
        messages = [msgspec.json.decode(raw) for raw in self.sent]
        return [message for message in messages if message["type"] == kind]

    def newest(self, kind: str) -> Json | None:
        """The last message of one kind; nothing older is read."""
        messages = (msgspec.json.decode(raw) for raw in reversed(self.sent))
        return next((message for message in messages if message["type"] == kind), None)


class FailingStore(MemoryStore):
    """A log that can be told to fail, and to be written by somebody else first."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: str | None = None
        self.rivals: list[Sequence[bytes]] = []
        """What another server writes just before our next writes."""
        self.appended = 0
        self.before_save: Callable[[], None] = lambda: None

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """Fail, or be late, or save."""
        self.before_save()
        if self.trouble is not None:
            asyncio.get_running_loop().call_soon(saved, NotSaved(self.trouble))
            return
        if self.rivals:
            super().write(table, step, self.rivals.pop(0), lambda _trouble: None)
        else:
            self.appended += 1
        super().write(table, step, records, saved)

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Fail, or take it."""
        if self.trouble is not None:
            raise NotSaved(self.trouble)
        await super().touch(tables, now)

    async def sounds(self, table: str) -> dict[str, int]:
        """Fail, or tell."""
        if self.trouble is not None:
            raise NotSaved(self.trouble)
        return await super().sounds(table)


class TablePerson:
    """A person at a table, with the connection they have just now."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.id = table.person(token_hash(token)).id  # type: ignore[union-attr]  # they have just joined
        self.transport = RecordingTransport()
        self._numbers = itertools.count()

    async def comes(self) -> None:
        """Connect, or connect anew."""
        self.transport = RecordingTransport()
        await self.table.attach(self.id, self.transport)

    async def goes(self) -> None:
        """The connection breaks."""
        self.table.detach(self.id, self.transport)

    async def requests(self, request: Callable[..., TableRequest], *args: object, **named: object) -> str:
        """Ask something of the table; what is said to it: "ok", or why not."""
        return await self.sends(request(*args, **named, id=self._id()))

    async def says(self, text: str, channel: str = "table") -> str:
        """Write in a channel."""
        return await self.sends(Say(channel, text, id=self._id()))

    async def reacts(self, sign: str, channel: str = "table") -> str:
        """A reaction."""
        return await self.sends(React(channel, sign, id=self._id()))

    async def answers(self, command: object, key: str | None = None, id: str | None = None) -> str:
        """Answer the first question that stands, or one that is named."""
        named = key or self.frame["asks"][0]["key"]
        return await self.sends(Answer(named, msgspec.Raw(encode(command)), id=id or self._id()))

    async def sends(self, message: FromPerson) -> str:
        """Send a message, and hear what is said to it."""
        before = len(self.transport.sent)
        await heard(self.table, self.id, message)
        replies = [msgspec.json.decode(raw) for raw in self.transport.sent[before:]]
        own = [one for one in replies if one.get("id") == getattr(message, "id", None)]
        assert len(own) == 1, f"one message, one reply: {own}"
        return "ok" if own[0]["type"] == "ok" else str(own[0]["code"])

    async def answers_anything(self) -> bool:
        """Answer what is owed with anything legal; whether anything was."""
        game = self.table.snapshot.play.game if self.table.snapshot.play else None
        seat = self.table.viewer(self.id)
        if game is None or seat is None or not self.sight:
            return False
        chance = Chance(b"people", self.table.step * 16 + seat)
        decided = decide(game, encode(self.frame), seat, StubLore(), chance, RANDOM)
        if decided is None:
            return False
        assert await self.answers(decided.command, decided.key) == "ok"
        return True

    @property
    def room(self) -> Json:
        """The table as it was shown last."""
        room = self.transport.newest("room")
        assert room is not None, "nothing was shown yet"
        return room

    @property
    def sight(self) -> Json:
        """The newest sight of the game, with its number and time."""
        return self.transport.newest("frame") or {}

    @property
    def frame(self) -> Json:
        """The game as it was shown last."""
        return dict(self.sight["frame"])

    def _id(self) -> str:
        return f"{self.id}-{next(self._numbers)}"


class Harness:
    """A house and its world, all of it in hand."""

    def __init__(
        self,
        games: Mapping[str, AnyGame] | None = None,
        bots: BotPlayer | None = None,
        *,
        bots_talk: bool = False,
    ) -> None:
        self.watch = ManualStopwatch()
        self.store = FailingStore()
        self.alarms: list[ManualAlarm] = []
        shelf: dict[str, AnyGame] = {"dixit": DIXIT, "echo": ECHO} if games is None else dict(games)
        self.today = 20_000 * 86_400
        """What time it is in the world, in seconds since 1970."""
        world = (shelf, self.store, StubLibrary(), bots or StubBots(), self.watch)
        self.services = Services(*world, bots_talk=bots_talk, calendar=lambda: self.today)
        self.house = House(self.services, self._new_alarm)

    def _new_alarm(self) -> ManualAlarm:
        self.alarms.append(ManualAlarm())
        return self.alarms[-1]

    @property
    def alarm(self) -> ManualAlarm:
        """The alarm of the newest table."""
        return self.alarms[-1]

    async def opens(self, name: str = "Ada", game: str = "echo") -> TablePerson:
        """Somebody opens a table and is connected."""
        return await self._seated(*await self.house.open(name, game, "en"))

    async def joins(self, host: TablePerson, name: str) -> TablePerson:
        """Somebody joins and is connected."""
        return await self._seated(*await self.house.join(host.table.code, name))

    async def party(self, *names: str, game: str = "echo") -> list[TablePerson]:
        """A table with these people, the first of them the host."""
        host = await self.opens(names[0], game)
        return [host, *[await self.joins(host, name) for name in names[1:]]]

    async def _seated(self, table: Table, token: str) -> TablePerson:
        somebody = TablePerson(table, token)
        await somebody.comes()
        return somebody

    async def passes(self, millis: int) -> None:
        """Time passes; the alarm rings each time it should."""
        until = self.watch.at + millis
        while self.alarm.delay is not None and self.watch.at + self.alarm.delay <= until:
            self.watch.at += self.alarm.delay
            await self.rings()
        if self.alarm.delay is not None:
            self.alarm.delay -= until - self.watch.at
        self.watch.at = until

    async def rings(self) -> None:
        """The alarm rings, and what comes of it has come."""
        wake = self.alarm.wake
        assert wake is not None
        self.alarm.delay = None
        wake()
        await self.settles()

    async def settles(self) -> None:
        """All that was begun comes to its end: a bot thinks in a task of its own, then wakes the table."""
        for _ in range(_LOOP_TURNS):
            await asyncio.sleep(0)
        await self.house.tables[-1].perform(lambda _draft: None)  # stands in line behind it

    async def rings_in_vain(self) -> None:
        """The alarm rings and the log cannot be written: it is set anew."""
        wake = self.alarm.wake
        assert wake is not None
        self.alarm.was_set.clear()
        wake()
        await self.alarm.was_set.wait()

    def falls_asleep(self) -> int:
        """An hour later, tables where nobody is are let go; says how many."""
        self.watch.at += 3_600_000
        return self.house.unload_idle()


async def plays_to_the_end(people: Sequence[TablePerson]) -> None:
    """Everybody answers whatever they are asked until the game is over."""
    while people[0].room["phase"] == "playing":
        for one in people:
            await one.answers_anything()


def chairs(somebody: TablePerson) -> list[str]:
    """Who sits where, by name."""
    return [str(chair["name"]) for chair in somebody.room["chairs"]]


def person(number: int) -> PersonId:
    """A person's number."""
    return PersonId(number)
