"""A person who looks in now and then, from their own time zone, and at times stays away for long."""

from __future__ import annotations

import itertools
from random import Random

import msgspec

from bench.simulation.days.clock import DAY, HOUR, settled
from bench.simulation.days.pushes import subscription
from bench.simulation.days.server import Server
from bench.simulation.days.witness import Witness
from bench.simulation.server import NO_LORE, games
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.tables.rules.waking_hours import after_waking_hours
from unspoken.tables.state.names import token_hash
from unspoken.tables.table.table import Table
from unspoken.tables.wire.days_requests import SetTimeZone
from unspoken.tables.wire.messages import (
    Answer,
    CloseReason,
    FromPerson,
    Pause,
    Reopen,
    Resume,
    Start,
)

ZONES = (
    "Europe/Warsaw", "Europe/London", "America/Los_Angeles", "America/New_York", "Asia/Tokyo",
    "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Kiritimati", "America/St_Johns", "",
)  # fmt: skip
"""Some with half hours, some that change their clocks in March, and none."""
_HABITS = (4 * HOUR, 8 * HOUR, 20 * HOUR, 50 * HOUR)
"""Usual seconds between two visits."""
_PAUSES, _PAUSES_BEFORE_LEAVING = 0.02, 0.3
"""How often a host pauses the game. A host who is about to leave for good often does."""
_MOST_ANSWERS = 4
"""Answers in one visit."""


class Page:
    """A page that is connected to a table. It has the newest room and frame, and all replies."""

    wants_patches = False

    def __init__(self) -> None:
        self.room = self.frame = b""
        self.replies: dict[str, str] = {}

    def send(self, message: bytes) -> None:
        """Receive a message of the server."""
        kind = _KIND.decode(message)
        match kind.type:
            case "room":
                self.room = message
            case "frame":
                self.frame = bytes(kind.frame)
            case "ok" | "refusal":
                self.replies[kind.id or ""] = kind.code
            case _:
                pass

    def close(self, reason: CloseReason) -> None:
        """Be closed by the server."""


class _Message(msgspec.Struct):
    type: str
    id: str | None = None
    code: str = "ok"
    frame: msgspec.Raw = msgspec.Raw()


class _Room(msgspec.Struct):
    game: str
    phase: str
    paused: bool
    host: int | None


_KIND = msgspec.json.Decoder(_Message)
_ROOM = msgspec.json.Decoder(_Room)


class DayPerson:
    """A person at a table by days."""

    def __init__(self, witness: Witness, chance: Random, table: Table, token: str) -> None:
        self.code = table.code
        self.token = token
        self.id = table.person(token_hash(token)).id  # type: ignore[union-attr]  # they have just joined
        self._witness = witness
        self._clock = clock = witness.clock
        self._chance = chance
        self._numbers = itertools.count()
        self.zone = chance.choice(ZONES)
        self._habit = chance.choice(_HABITS)
        self._gone_at = clock.true + chance.choice((3, 10, 999, 999)) * DAY
        """From then on the person never comes again."""
        self.is_connected = False
        self._table: Table | None = None
        self._page = Page()
        self._unsure: Answer | None = None
        """An answer without a reply, which is sent again."""
        self.subscription = subscription(self.id, next(self._numbers))
        self.acknowledged: list[str] = []
        self.sent: list[str] = []

    @property
    def is_gone(self) -> bool:
        """True if this person never comes again."""
        return self._clock.true >= self._gone_at

    def next_visit(self) -> int:
        """Return when this person comes next, by day in their own zone; at times after a long absence."""
        pause = self._habit * self._chance.uniform(0.3, 1.8)
        if self._chance.random() < 0.02:
            pause += self._chance.uniform(4, 10) * DAY
        return after_waking_hours(self._clock.true + int(pause), 0, self.zone)

    async def subscribe(self, server: Server) -> None:
        """Ask for reminders, with a new subscription."""
        self.subscription = subscription(self.id, next(self._numbers))
        await server.reminders.subscribe(self.code, self.id, self.subscription)

    async def connect(self, server: Server) -> None:
        """Open the page."""
        self._table = await server.house.find(self.code)
        self._page = Page()
        self.is_connected = True
        await self._table.attach(self.id, self._page)

    async def comes(self, server: Server) -> None:
        """Open the page, and do what there is to do."""
        await self.connect(server)
        await self.act(server)

    def disconnect(self) -> None:
        """Close the page."""
        if self._table is not None:
            self._table.detach(self.id, self._page)
        self.lose_connection()

    def gives_up(self) -> None:
        """Note that the table was deleted."""
        self.lose_connection()
        self._gone_at = self._clock.true

    def lose_connection(self) -> None:
        """Note that the server is gone."""
        self.is_connected = False
        self._table = None

    async def act(self, server: Server) -> None:
        """Do what there is to do: answer questions, or as the host start a game or end a pause."""
        if self._unsure is not None:
            await self.ask(server, self._unsure)
        if self._chance.random() < 0.03:
            self.zone = self._chance.choice(ZONES[:-1])
            await self.ask(server, SetTimeZone(self.zone, id=self._id()))
        for _ in range(_MOST_ANSWERS):
            message = self._next_message()
            if message is None or await self.ask(server, message) != "ok" or isinstance(message, Pause):
                return

    def _next_message(self) -> FromPerson | None:
        if not self._page.room:
            return None
        room = _ROOM.decode(self._page.room)
        is_host = room.host == self.id
        if room.phase == "over":
            return Reopen(id=self._id()) if is_host else None
        if room.phase == "lobby":
            return Start(id=self._id()) if is_host else None
        if room.paused:
            return Resume(id=self._id()) if is_host else None
        leaves = self._gone_at - self._clock.true < 2 * self._habit
        if is_host and self._chance.random() < (_PAUSES_BEFORE_LEAVING if leaves else _PAUSES):
            return Pause(id=self._id())
        return self._answer(room.game)

    def _answer(self, game: str) -> Answer | None:
        table = self._table
        seat = None if table is None else table.viewer(self.id)
        if seat is None or not self._page.frame:
            return None
        chance = Chance(self.token.encode(), next(self._numbers))
        decided = decide(games()[game], self._page.frame, seat, ChosenBot(NO_LORE, chance, RANDOM))
        if decided is None:
            return None
        return Answer(decided.key, msgspec.Raw(encode(decided.command)), id=self._id())

    async def ask(self, server: Server, message: FromPerson) -> str:
        """Send a message, and return its reply; empty if the server died meanwhile."""
        name = str(getattr(message, "id", ""))
        if isinstance(message, Answer):
            self._unsure = message
            self.sent.append(name)
        if self._table is None or server.is_dead:
            return ""
        self._table.hear(self.id, message, lambda: None)
        await settled()
        reply = self._page.replies.get(name, "")
        if not reply and not server.is_dead:
            self._witness.violated(self.code, "a request gets no reply")
        if isinstance(message, Answer) and reply:
            self._unsure = None
            if reply == "ok":
                self.acknowledged.append(name)
        return reply

    def _id(self) -> str:
        return f"{self.code}-{self.id}-{next(self._numbers)}"
