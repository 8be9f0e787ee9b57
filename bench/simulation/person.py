"""A simulated client: answers questions, repeats messages without a reply, and reconnects."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from random import Random

import msgspec

from bench.simulation.server import NO_LORE, Machine, games
from bench.simulation.wires import Wire
from bench.simulation.world import Process, World
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.types import Seat

_REPLY_WITHIN = 4.0
"""Seconds without a reply after which a client gives up its connection."""


class _Message(msgspec.Struct):
    """The fields of any message from the server that a client needs."""

    type: str
    id: str | None = None
    code: str = "ok"
    you: int = -1
    frame: msgspec.Raw = msgspec.Raw()


_MESSAGES = msgspec.json.Decoder(_Message)


class Person:
    """A person at a table."""

    def __init__(
        self, world: World, people: Process, machines: list[Machine], name: str, code: str, token: str
    ) -> None:
        self._world = world
        self._people = people
        self._machines = machines
        self._chance = Random(f"{world.seed} {name}")
        self._numbers = itertools.count()
        self.name = name
        self.code = code
        self.token = token
        self.you = -1
        self.room: dict[str, object] = {}
        self.frame = b""
        self.frames: list[tuple[float, bytes]] = []
        """Every received frame, and when it came."""
        self.acknowledged: list[str] = []
        """The ids of all acknowledged answers."""
        self.sent: list[str] = []
        self.wire: Wire | None = None
        self._replies: dict[str, str] = {}
        self._changed = asyncio.Event()
        self.is_done = False

    @property
    def is_here(self) -> bool:
        """True if the client is connected and has received the room."""
        return self.wire is not None and not self.wire.is_broken and bool(self.room)

    @property
    def seat(self) -> int | None:
        """The seat of this person; None if they have none."""
        chairs = self.room.get("chairs", [])
        assert isinstance(chairs, list)
        return next((number for number, chair in enumerate(chairs) if chair["person"] == self.you), None)

    async def live(self) -> None:
        """Connect and answer questions until `is_done`."""
        while not self.is_done:
            if self.wire is None or self.wire.is_broken:
                await self._connect()
            message = self._next_message()
            if message is None:
                await self._wait(lambda: False, self._chance.choice((0.2, 1.0)))
            else:
                await asyncio.sleep(self._chance.choice((0.0, 0.05, 0.6)))
                await self.ask(message)

    async def ask(self, message: dict[str, object]) -> str:
        """Send a message, again after each lost connection, until there is a reply; return its code."""
        name = f"{self.name}-{next(self._numbers)}"
        raw = encode({**message, "id": name})
        if message["type"] == "answer":
            self.sent.append(name)
        while not self.is_done:
            if self.wire is None or self.wire.is_broken:
                await self._connect()
            assert self.wire is not None
            wire = self.wire
            wire.send_to_node(raw)
            await self._wait(lambda: name in self._replies or wire.is_broken, _REPLY_WITHIN)  # noqa: B023
            if name in self._replies:
                break
            wire.cut("the client got no reply")
            self.wire = None
        if message["type"] == "answer" and self._replies.get(name) == "ok":
            self.acknowledged.append(name)
        return self._replies.get(name, "")

    def _next_message(self) -> dict[str, object] | None:
        seat = self.seat
        if self.room.get("phase") != "playing" or seat is None or not self.frame:
            return None
        game = games()[str(self.room["game"])]
        chance = Chance(self.name.encode(), next(self._numbers))
        decided = decide(game, self.frame, Seat(seat), ChosenBot(NO_LORE, chance, RANDOM))
        if decided is None:
            return None
        return {"type": "answer", "key": decided.key, "command": msgspec.Raw(encode(decided.command))}

    async def _connect(self) -> None:
        """Connect to a random machine that is up."""
        while not self.is_done:
            up = [machine for machine in self._machines if machine.is_up]
            if up:
                machine = self._chance.choice(up)
                self.you, self.room = -1, {}
                self.wire = wire = Wire(
                    self._world, machine.process, self._people, self._handle, lambda _why: self._changed.set()
                )
                wire.open(machine.entrance, self.code, self.token)
                await self._wait(lambda: bool(self.room) or wire.is_broken, 9.0)  # noqa: B023
                if self.room and not wire.is_broken:
                    return
                wire.cut("the machine did not answer")
            await asyncio.sleep(self._chance.choice((0.2, 0.5)))

    async def _wait(self, condition: Callable[[], bool], seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            pass  # callers check the condition themselves

    def _handle(self, raw: bytes) -> None:
        message = _MESSAGES.decode(raw)
        match message.type:
            case "welcome":
                self.you = message.you
            case "room":
                self.room = msgspec.json.decode(raw)
            case "frame":
                self.frame = bytes(message.frame)
                self.frames.append((self._world.now, self.frame))
            case "ok" | "refusal":
                self._replies[message.id or ""] = message.code
            case _:
                pass  # talk, facts and thoughts
        self._changed.set()
