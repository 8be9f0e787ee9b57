"""The simulated network: a bus between nodes, and client connections that can break."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from bench.simulation.world import Process, World
from unspoken.cluster.bus import Bus, Hear
from unspoken.tables.errors import NoSuchTable, StoreUnavailable
from unspoken.tables.visit import Entrance, Visit
from unspoken.tables.wire.messages import CloseReason, FromPerson

_DECODER = msgspec.json.Decoder(FromPerson)


class SimulatedBus:
    """The bus between nodes, which can delay, duplicate, reorder and lose messages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.nodes: dict[str, tuple[Process, Hear]] = {}
        self.cut_off: set[str] = set()
        self.loss_rate = 0.0
        self.duplicate_rate = 0.0
        self.reorder_rate = 0.0
        self._arrives: dict[tuple[str, str], float] = {}

    def carry(self, sender: str, node: str, data: bytes) -> None:
        """Send one message, subject to the current faults."""
        chance = self._world.chance
        if self.cut_off & {sender, node} or chance.random() < self.loss_rate:
            return
        at = max(
            self._world.now + chance.choice((0.001, 0.003, 0.02)), self._arrives.get((sender, node), 0.0)
        )
        if chance.random() < self.reorder_rate:
            at += 0.2
        else:
            self._arrives[sender, node] = at
        for _ in range(2 if chance.random() < self.duplicate_rate else 1):
            self._world.at(at, lambda: self._deliver(node, data))

    def _deliver(self, node: str, data: bytes) -> None:
        if node in self.nodes and node not in self.cut_off:
            process, hear = self.nodes[node]
            process.post(lambda: hear(data))


class NodeBus(Bus):
    """The bus as one node sees it."""

    def __init__(self, bus: SimulatedBus, process: Process) -> None:
        self._bus = bus
        self._process = process

    @property
    def is_up(self) -> bool:
        return self._process.name not in self._bus.cut_off

    @property
    def queued(self) -> int:
        return 0

    async def start(self, hear: Hear) -> None:
        self._bus.nodes[self._process.name] = self._process, hear

    def send(self, node: str, data: bytes) -> None:
        if not self._process.is_dead:
            self._bus.carry(self._process.name, node, data)

    async def close(self) -> None:
        self._bus.nodes.pop(self._process.name, None)


class Wire:
    """A client's connection to a node: reliable and in order until it breaks."""

    def __init__(
        self, world: World, node: Process, people: Process, on_message: Hear, on_break: Callable[[str], None]
    ) -> None:
        self._world = world
        self._node = node
        self._people = people
        self._on_message = on_message
        self._on_break = on_break
        self._visit: Visit | None = None
        self._waiting: list[bytes] = []
        self._in = self._out = 0.0
        self.slowness = 0.0
        self.wants_patches = False
        self.is_broken = False

    def is_at(self, process: Process) -> bool:
        """True if the connection leads to this process."""
        return self._node is process

    # ---- the client's end

    def open(self, entrance: Entrance, code: str, token: str) -> None:
        """Connect to a table at a node."""
        self._in = self._world.now + 0.002
        start = partial(self._start_entering, entrance, code, token)
        self._world.at(self._in, partial(self._node.post, start))

    def send_to_node(self, message: bytes) -> None:
        """Send a message to the node."""
        self._in = max(self._in, self._world.now + self._world.chance.choice((0.001, 0.005, 0.05)))
        self._world.at(self._in, lambda: self._node.post(lambda: self._node_received(message)))

    def cut(self, why: str) -> None:
        """Break the connection; each side notices a little later."""
        if not self.is_broken:
            self.is_broken = True
            self._world.later(0.01, lambda: self._people.post(lambda: self._on_break(why)))
            self._world.later(0.02, lambda: self._node.post(self._leave))

    # ---- the node's end: a Transport

    def send(self, message: bytes) -> None:
        """Send a message to the client."""
        if self.is_broken or self._node.is_dead:
            return
        self._out = max(
            self._out, self._world.now + self._world.chance.choice((0.001, 0.005, 0.05)) + self.slowness
        )
        self._world.at(self._out, lambda: self._people.post(lambda: self._client_received(message)))

    def close(self, reason: CloseReason) -> None:
        """Close the connection after the messages in flight."""
        self._world.at(max(self._out, self._world.now), lambda: self.cut(reason.value))

    def _start_entering(self, entrance: Entrance, code: str, token: str) -> None:
        self._node.begin(self._enter(entrance, code, token))

    async def _enter(self, entrance: Entrance, code: str, token: str) -> None:
        try:
            visit = await entrance.enter(code, token, self, screen=False)
        except (NoSuchTable, StoreUnavailable) as error:
            why = str(error)
            self._world.later(0.0, lambda: self.cut(why))
            return
        if visit is None:
            self._world.later(0.0, lambda: self.cut("not let in"))
        elif self.is_broken:
            visit.leave()
        else:
            self._visit = visit
            for message in self._waiting:
                self._node_received(message)

    def _node_received(self, message: bytes) -> None:
        if self._visit is None:
            self._waiting.append(message)
        else:
            self._visit.hear(_DECODER.decode(message), lambda: None)

    def _leave(self) -> None:
        if self._visit is not None:
            visit, self._visit = self._visit, None
            visit.leave()

    def _client_received(self, message: bytes) -> None:
        if not self.is_broken:
            self._on_message(message)
