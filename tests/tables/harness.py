"""A house for tests: the test moves the clock and rings the alarms, and the log is in memory."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tests.tables.delivery import deliver
from tests.tables.echo_aloud import ECHO_ALOUD
from tests.tables.stubs import StubBots, StubLibrary, StubLore
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import BotPlayer, SaveCallback, Seconds
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId
from unspoken.tables.table.services import Services
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Answer, CloseReason, FromPerson, React, Say, TableRequest

_LOOP_TURNS = 32  # iterations of the event loop: enough for everything that an alarm causes

Json = dict[str, Any]  # decoded without a schema: a test reads only the fields that it checks


class ManualStopwatch:
    """A stopwatch that the test moves."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        return self.at


class ManualAlarm:
    """An alarm that the test rings."""

    def __init__(self) -> None:
        self.delay: int | None = None
        self.wake: Callable[[], None] | None = None
        self.was_set = asyncio.Event()

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Store the delay and the callback."""
        self.delay, self.wake = delay, wake
        self.was_set.set()


class RecordingTransport:
    """A connection that records all messages sent on it."""

    def __init__(self, *, wants_patches: bool = False) -> None:
        self.wants_patches = wants_patches
        self.sent: list[bytes] = []
        self.closed: CloseReason | None = None

    def send(self, message: bytes) -> None:
        """Record a message."""
        self.sent.append(message)

    def close(self, reason: CloseReason) -> None:
        """Record the reason."""
        self.closed = reason

    def messages(self, kind: str) -> list[Json]:
        """Return all messages of one kind, in order."""
        messages = [msgspec.json.decode(raw) for raw in self.sent]
        return [message for message in messages if message["type"] == kind]

    def newest(self, kind: str) -> Json | None:
        """Return the last message of one kind, or None."""
        messages = (msgspec.json.decode(raw) for raw in reversed(self.sent))
        return next((message for message in messages if message["type"] == kind), None)


class FailingStore(MemoryStore):
    """A log that can be made to fail, or to be written by another server first."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: str | None = None
        self.rivals: list[Sequence[bytes]] = []
        """Records that another server writes just before each of our next writes."""
        self.appended = 0
        self.before_save: Callable[[], None] = lambda: None

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Fail, or let the other server write first, or save."""
        self.before_save()
        if self.trouble is not None:
            asyncio.get_running_loop().call_soon(callback, StoreUnavailable(self.trouble))
            return
        if self.rivals:
            super().write(table, step, self.rivals.pop(0), lambda _trouble: None)
        else:
            self.appended += 1
        super().write(table, step, records, callback)

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Fail, or touch the tables."""
        if self.trouble is not None:
            raise StoreUnavailable(self.trouble)
        await super().touch(tables, now)

    async def sounds(self, table: str) -> dict[str, int]:
        """Fail, or return the sounds of a table."""
        if self.trouble is not None:
            raise StoreUnavailable(self.trouble)
        return await super().sounds(table)


class TablePerson:
    """A person at a table, with their current connection."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.id = table.person(token_hash(token)).id  # type: ignore[union-attr]  # they have just joined
        self.transport = RecordingTransport()
        self._numbers = itertools.count()

    async def connect(self, *, patches: bool = False) -> None:
        """Connect, or reconnect."""
        self.transport = RecordingTransport(wants_patches=patches)
        await self.table.attach(self.id, self.transport)

    async def disconnect(self) -> None:
        """Lose the connection."""
        self.table.detach(self.id, self.transport)

    async def requests(self, request: Callable[..., TableRequest], *args: object, **named: object) -> str:
        """Send a request to the table; return "ok" or the code of the refusal."""
        return await self.sends(request(*args, **named, id=self._id()))

    async def says(self, text: str, channel: str = "table") -> str:
        """Write in a channel."""
        return await self.sends(Say(channel, text, id=self._id()))

    async def reacts(self, sign: str, channel: str = "table") -> str:
        """Send a reaction."""
        return await self.sends(React(channel, sign, id=self._id()))

    async def answers(self, command: object, key: str | None = None, id: str | None = None) -> str:
        """Answer the named question, or else the first open one."""
        named = key or self.frame["asks"][0]["key"]
        return await self.sends(Answer(named, msgspec.Raw(encode(command)), id=id or self._id()))

    async def sends(self, message: FromPerson) -> str:
        """Send a message, and return its reply: "ok" or the code of the refusal."""
        before = len(self.transport.sent)
        await deliver(self.table, self.id, message)
        replies = [msgspec.json.decode(raw) for raw in self.transport.sent[before:]]
        own = [reply for reply in replies if reply.get("id") == getattr(message, "id", None)]
        assert len(own) == 1, f"expected exactly one reply: {own}"
        return "ok" if own[0]["type"] == "ok" else str(own[0]["code"])

    async def answers_anything(self) -> bool:
        """Give any legal answer to a question that waits for this person; return False if there is none."""
        game = self.table.snapshot.play.game if self.table.snapshot.play else None
        seat = self.table.viewer(self.id)
        if game is None or seat is None or not self.frame_message:
            return False
        chance = Chance(b"people", self.table.step * 16 + seat)
        decided = decide(game, encode(self.frame), seat, ChosenBot(StubLore(), chance, RANDOM))
        if decided is None:
            return False
        assert await self.answers(decided.command, decided.key) == "ok"
        return True

    @property
    def room(self) -> Json:
        """The newest room message."""
        room = self.transport.newest("room")
        assert room is not None, "nothing was shown yet"
        return room

    @property
    def frame_message(self) -> Json:
        """The newest frame message, with its number and time."""
        return self.transport.newest("frame") or {}

    @property
    def frame(self) -> Json:
        """The newest frame of the game."""
        return dict(self.frame_message["frame"])

    def _id(self) -> str:
        return f"{self.id}-{next(self._numbers)}"


class Harness:
    """A house whose time, alarms, store and bots the test controls."""

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
        shelf: dict[str, AnyGame] = {"dixit": DIXIT, "echo": ECHO_ALOUD} if games is None else dict(games)
        self.today = 20_000 * 86_400
        """The current time, in seconds since 1970."""
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
        """Open a table, and connect its host."""
        return await self._seated(*await self.house.open(name, game, "en"))

    async def joins(self, host: TablePerson, name: str) -> TablePerson:
        """Join a table, and connect."""
        return await self._seated(*await self.house.join(host.table.code, name))

    async def party(self, *names: str, game: str = "echo") -> list[TablePerson]:
        """Open a table with these people; the first one is the host."""
        host = await self.opens(names[0], game)
        return [host, *[await self.joins(host, name) for name in names[1:]]]

    async def _seated(self, table: Table, token: str) -> TablePerson:
        person = TablePerson(table, token)
        await person.connect()
        return person

    async def advance_time(self, millis: int) -> None:
        """Let time pass, and ring the alarm each time it is due."""
        until = self.watch.at + millis
        while self.alarm.delay is not None and self.watch.at + self.alarm.delay <= until:
            self.watch.at += self.alarm.delay
            await self.ring_alarm()
        if self.alarm.delay is not None:
            self.alarm.delay -= until - self.watch.at
        self.watch.at = until

    async def ring_alarm(self) -> None:
        """Ring the alarm, and wait for everything that it causes."""
        wake = self.alarm.wake
        assert wake is not None
        self.alarm.delay = None
        wake()
        await self.settles()

    async def settles(self) -> None:
        """Wait for all pending work: a bot decides in a task of its own, and then wakes the table."""
        for _ in range(_LOOP_TURNS):
            await asyncio.sleep(0)
        await self.house.tables[-1].perform(lambda _draft: None)  # queued behind the rest

    async def ring_alarm_while_the_store_fails(self) -> None:
        """Ring the alarm while the log cannot be written, and wait until it is set again."""
        wake = self.alarm.wake
        assert wake is not None
        self.alarm.was_set.clear()
        wake()
        await self.alarm.was_set.wait()

    def unload_after_an_hour(self) -> int:
        """Let an hour pass, and unload the tables without people; return how many were unloaded."""
        self.watch.at += 3_600_000
        return self.house.unload_idle()


async def plays_to_the_end(people: Sequence[TablePerson]) -> None:
    """Answer all questions for these people until the game is over."""
    while people[0].room["phase"] == "playing":
        for player in people:
            await player.answers_anything()


def chairs(viewer: TablePerson) -> list[str]:
    """Return the names on the chairs, in seat order."""
    return [str(chair["name"]) for chair in viewer.room["chairs"]]


def person(number: int) -> PersonId:
    """Return a person's id."""
    return PersonId(number)
