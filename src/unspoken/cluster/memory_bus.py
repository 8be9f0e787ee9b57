"""A bus within one process, for nodes that share it; its network can be made as bad as anybody likes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from unspoken.cluster.bus import Bus, Hear

Fate: TypeAlias = Callable[[str, str, bytes], Sequence[float]]
"""What becomes of a message from one node to another: the seconds after which it arrives, each time it does.

None at all if it is lost; two if it comes twice; a longer time than the next one's if that overtakes it.
"""


def soon(_sender: str, _node: str, _data: bytes) -> Sequence[float]:
    """A good network."""
    return (0.0,)


class MemoryNetwork:
    """Who is reachable, and what becomes of what is sent."""

    def __init__(self, fate: Fate = soon) -> None:
        self.fate = fate
        self.carried: list[tuple[str, str, bytes]] = []
        """All that was sent: from whom, to whom, and what."""
        self.hearers: dict[str, Hear] = {}
        self.cut_off: set[str] = set()
        """Nodes that nothing reaches, and that reach nobody."""

    def carry(self, sender: str, node: str, data: bytes) -> None:
        """Let a message meet its fate."""
        self.carried.append((sender, node, data))
        if self.cut_off & {sender, node}:
            return
        loop = asyncio.get_running_loop()
        for delay in self.fate(sender, node, data):
            if delay:
                loop.call_later(delay, self._deliver, node, data)
            else:
                loop.call_soon(self._deliver, node, data)

    def _deliver(self, node: str, data: bytes) -> None:
        hear = self.hearers.get(node)
        if hear is not None and node not in self.cut_off:
            hear(data)


class MemoryBus(Bus):
    """One node's connection to the network."""

    def __init__(self, network: MemoryNetwork, name: str) -> None:
        self._network = network
        self._name = name

    @property
    def is_up(self) -> bool:
        """Whether we are connected to it."""
        return self._name not in self._network.cut_off

    @property
    def queued(self) -> int:
        """Nothing ever waits."""
        return 0

    async def start(self, hear: Hear) -> None:
        """Be reachable by our name."""
        self._network.hearers[self._name] = hear

    def send(self, node: str, data: bytes) -> None:
        """Put something on its way to a node."""
        self._network.carry(self._name, node, data)

    async def close(self) -> None:
        """Be reachable no more."""
        self._network.hearers.pop(self._name, None)
