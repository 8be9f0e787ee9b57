"""Several nodes in one process with an in-memory store and network, and people who connect to them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
from toygame import GAME as ECHO

from tests.tables.harness import Json, RecordingTransport
from tests.tables.stubs import StubBots, StubLibrary, StubLore
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.cluster.memory_bus import Delivery, MemoryBus, MemoryNetwork, immediate
from unspoken.cluster.node import Node
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.storage.memory.owners import FencedMemoryStore, MemoryOwners, Registry
from unspoken.tables.house import House
from unspoken.tables.log.log import decode_events, saved_games
from unspoken.tables.table.services import Services
from unspoken.tables.visit import Entrance, Visit
from unspoken.tables.wire.messages import Answer, AnyRequest, CloseReason, FromPerson
from unspoken.web.sockets.loop_alarm import LoopAlarm

GAMES: dict[str, AnyGame] = {game.name: game for game in (ECHO, DIXIT)}
LEASE = 3.0
_GIVE_UP = 60.0
_MORNING = int(datetime(2026, 3, 23, 9, tzinfo=UTC).timestamp())


class Server:
    """A node with its house."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        registry, network = cluster.registry, cluster.network
        store = FencedMemoryStore(registry)
        self.name = name
        self.node = Node(
            name, MemoryOwners(registry, name, LEASE, store.epochs), MemoryBus(network, name), LEASE
        )
        services = Services(
            GAMES, store, StubLibrary(), StubBots(), cluster.stopwatch, calendar=cluster.calendar
        )
        self.house = House(services, lambda: LoopAlarm(1), self.node.ownership)
        self.entrance: Entrance = self.node.open_entrance(self.house)
        self.voice_entrance = self.node.open_voice_entrance(self.house)

    def tables(self) -> list[str]:
        """Return the codes of the tables at this node."""
        return sorted(table.code for table in self.house.tables)


@dataclass
class Cluster:
    """All nodes, their network and their shared store."""

    delivery: Delivery = immediate
    servers: dict[str, Server] = field(default_factory=dict)
    skipped: int = 0
    """Seconds by which the clocks of all nodes are ahead of the loop: waiting for hours takes too long."""

    def __post_init__(self) -> None:
        self.network = MemoryNetwork(self.delivery)
        self.registry = Registry(asyncio.get_running_loop().time)

    def stopwatch(self) -> int:
        """Return monotonic milliseconds."""
        return int((asyncio.get_running_loop().time() + self.skipped) * 1000)

    def calendar(self) -> int:
        """Return the Unix time; it is nine in the morning at first."""
        return _MORNING + self.stopwatch() // 1000

    async def starts(self, *names: str) -> list[Server]:
        """Start nodes."""
        begun = [Server(self, name) for name in names]
        for server in begun:
            await server.node.start()
            self.servers[server.name] = server
        return begun

    async def dies(self, server: Server) -> None:
        """Stop a node as SIGKILL would: the other nodes are not notified."""
        for chore in server.node._chores:
            chore.cancel()
        self.network.cut_off.add(server.name)

    async def ends(self) -> None:
        """Close all nodes."""
        for server in self.servers.values():
            await server.node.close()

    async def log(self, code: str) -> list[bytes]:
        """Return the log of a table."""
        return await self.registry.store.load(code)


class PageTransport(RecordingTransport):
    """A connection that records replies, and wakes the visitor who waits for them."""

    def __init__(self) -> None:
        super().__init__()
        self.replies: dict[str, str] = {}
        self.changed = asyncio.Event()
        self._newest: dict[str, bytes] = {}

    def newest(self, kind: str) -> Json | None:
        """Return the last message of one kind, or None."""
        return msgspec.json.decode(self._newest[kind]) if kind in self._newest else None

    def send(self, message: bytes) -> None:
        """Record a message."""
        super().send(message)
        self._newest[message[9 : message.index(b'"', 9)].decode()] = message  # after {"type":"
        if message.startswith((b'{"type":"ok"', b'{"type":"refusal"')):
            reply = msgspec.json.decode(message)
            self.replies[reply.get("id") or ""] = reply.get("code", "ok")
            self.changed.set()

    def close(self, reason: CloseReason) -> None:
        """Record the reason."""
        super().close(reason)
        self.changed.set()


class Visitor:
    """A person whose page reconnects when asked to, and resends messages without a reply."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server = server
        self.code = code
        self.token = token
        self.transport = PageTransport()
        self.earlier: list[PageTransport] = []
        self._visit: Visit | None = None
        self._numbers = itertools.count()

    @classmethod
    async def opens(cls, server: Server, name: str = "Ada", game: str = "echo") -> Visitor:
        """Open a table at a node, and connect."""
        table, token = await server.house.open(name, game, "en")
        visitor = cls(server, table.code, token)
        await visitor.connect()
        return visitor

    async def friend(self, at: Server, name: str) -> Visitor:
        """Join at the node that owns the table, and connect at another node."""
        owner = next(server for server in (self.server, at) if self.code in server.tables())
        _table, token = await owner.house.join(self.code, name)
        visitor = Visitor(at, self.code, token)
        await visitor.connect()
        return visitor

    async def connect(self, server: Server | None = None) -> None:
        """Connect, or reconnect, perhaps to another node."""
        self.server = server or self.server
        self.earlier.append(self.transport)
        self.transport = PageTransport()
        self._visit = await self.server.entrance.enter(self.code, self.token, self.transport, screen=False)
        assert self._visit is not None

    def disconnect(self) -> None:
        """Lose the connection."""
        assert self._visit is not None
        self._visit.leave()

    async def requests(self, request: Callable[..., AnyRequest], **named: object) -> str:
        """Send a request to the table; return "ok" or the code of the refusal."""
        return await self.sends(request(**named, id=self._id()))

    async def sends(self, message: FromPerson) -> str:
        """Send a message, again after each reconnect, and return its reply."""
        async with asyncio.timeout(_GIVE_UP):
            while True:
                if self.transport.closed is CloseReason.CLOSING:
                    await self.connect()
                reply = await self._reply_to(message)
                if reply is not None:
                    return reply
                if self.transport.closed is not CloseReason.CLOSING:
                    return "closed"

    async def _reply_to(self, message: FromPerson) -> str | None:
        assert self._visit is not None
        transport, name = self.transport, str(getattr(message, "id", ""))
        self._visit.hear(message, lambda: None)
        while transport.closed is None and name not in transport.replies:
            transport.changed.clear()
            await transport.changed.wait()
        return transport.replies.get(name)

    async def answers_anything(self) -> bool:
        """Give any legal answer to a question that waits for this person; return False if there is none."""
        if self.transport.closed is CloseReason.CLOSING:
            await self.connect()
        message, seat = self.transport.newest("frame"), self.seat
        if message is None or seat is None:
            return False
        chance = Chance(self.token.encode(), next(self._numbers))
        decided = decide(
            GAMES[self.room["game"]],
            encode(message["frame"]),
            Seat(seat),
            ChosenBot(StubLore(), chance, RANDOM),
        )
        if decided is None:
            return False
        await self.sends(Answer(decided.key, msgspec.Raw(encode(decided.command)), id=self._id()))
        return True

    @property
    def seat(self) -> int | None:
        """The person's seat, or None for a spectator."""
        welcome = self.transport.newest("welcome")
        chairs = self.room.get("chairs", [])
        return next(
            (n for n, chair in enumerate(chairs) if welcome and chair["person"] == welcome["you"]), None
        )

    @property
    def room(self) -> Json:
        """The newest room message."""
        return self.transport.newest("room") or {}

    @property
    def frame(self) -> Json:
        """The newest frame of the game."""
        message = self.transport.newest("frame")
        assert message is not None
        frame: Json = message["frame"]
        return frame

    def _id(self) -> str:
        return f"{self.token[:8]}-{next(self._numbers)}"


async def plays_to_the_end(people: list[Visitor]) -> None:
    """Answer all questions for these people until the game is over."""
    async with asyncio.timeout(3600):
        while people[0].room["phase"] == "playing":
            answered = [await person.answers_anything() for person in people]
            if not any(answered):
                await asyncio.sleep(0.05)


def nonces(log: list[bytes]) -> list[tuple[int, str]]:
    """Return every answer of a log as its seat and its id."""
    entries = [msgspec.json.decode(raw) for saved in saved_games(decode_events(log)) for raw in saved.entries]
    return [(entry["seat"], entry["nonce"]) for entry in entries if "nonce" in entry]


async def settle() -> None:
    """Let all messages in transit arrive."""
    for _ in range(40):
        await asyncio.sleep(0)
