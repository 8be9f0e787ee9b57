"""A bus within one process, for tests; its network can lose, delay and duplicate messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from unspoken.cluster.bus import Bus, Hear

Delivery: TypeAlias = Callable[[str, str, bytes], Sequence[float]]
"""Delivery of a message from one node to another: the delays, in seconds, after which it arrives.

An empty sequence loses it, two delays duplicate it, a long delay lets the next message overtake it.
"""


def immediate(_sender: str, _node: str, _data: bytes) -> Sequence[float]:
    """Deliver every message once, at once."""
    return (0.0,)


class MemoryNetwork:
    """The nodes that can be reached, and how messages are delivered."""

    def __init__(self, delivery: Delivery = immediate) -> None:
        self.delivery = delivery
        self.sent: list[tuple[str, str, bytes]] = []
        """All messages: sender, receiver, bytes."""
        self.hearers: dict[str, Hear] = {}
        self.cut_off: set[str] = set()
        """Nodes without any connection."""

    def send(self, sender: str, node: str, data: bytes) -> None:
        """Deliver a message as `delivery` says."""
        self.sent.append((sender, node, data))
        if self.cut_off & {sender, node}:
            return
        loop = asyncio.get_running_loop()
        for delay in self.delivery(sender, node, data):
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
        """True if we are connected."""
        return self._name not in self._network.cut_off

    @property
    def queued(self) -> int:
        """Always 0."""
        return 0

    async def start(self, hear: Hear) -> None:
        """Receive messages under our name."""
        self._network.hearers[self._name] = hear

    def send(self, node: str, data: bytes) -> None:
        """Send bytes to a node."""
        self._network.send(self._name, node, data)

    async def close(self) -> None:
        """Stop receiving messages."""
        self._network.hearers.pop(self._name, None)
