"""This server as a node of a cluster: servers that share a store. A single server is its own node."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import Ownership
from unspoken.tables.sole_owner import SoleOwner
from unspoken.tables.visit import Entrance, HouseEntrance
from unspoken.tables.voice_visit import HouseVoiceEntrance, VoiceEntrance


class ClusterNode(Protocol):
    """The tables that this node owns, the entrance to all tables, and calls between nodes."""

    @property
    def ownership(self) -> Ownership:
        """The tables that this node owns."""
        ...

    def open_entrance(self, house: House) -> Entrance:
        """Return the entrance to all tables. Tables that the node loses are unloaded from this house."""
        ...

    def open_voice_entrance(self, house: House) -> VoiceEntrance:
        """Return the entrance for voice connections to all tables."""
        ...

    async def others(self) -> list[str]:
        """Return the names of the other live nodes that can be reached. Raises StoreUnavailable."""
        ...

    async def ask(self, node: str, question: bytes) -> bytes:
        """Return another node's answer. Raises StoreUnavailable."""
        ...

    def answer_with(self, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Register the function that answers other nodes' questions."""
        ...

    async def announce_change(self, topic: str) -> None:
        """Tell all other nodes that shared data has changed. Raises StoreUnavailable."""
        ...

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Register the callback for changes that other nodes announce; it gets the topic."""
        ...

    def unavailable_reason(self) -> str | None:
        """Return why no traffic should be sent to this node, or None."""
        ...

    async def start(self) -> None:
        """Join the cluster."""
        ...

    async def leave(self) -> None:
        """Finish pending work and hand all tables over; their people reconnect to the new owners."""
        ...

    async def close(self) -> None:
        """Leave the cluster."""
        ...


class SingleNode(ClusterNode):
    """A server without other nodes."""

    @property
    def ownership(self) -> Ownership:
        """All tables."""
        return SoleOwner()

    def open_entrance(self, house: House) -> Entrance:
        """Return the entrance to the tables of this process."""
        return HouseEntrance(house)

    def open_voice_entrance(self, house: House) -> VoiceEntrance:
        """Return the entrance for voice connections to the tables of this process."""
        return HouseVoiceEntrance(house)

    async def others(self) -> list[str]:
        """Return no names."""
        return []

    async def ask(self, node: str, question: bytes) -> bytes:
        """Raise StoreUnavailable."""
        raise StoreUnavailable(f"there is no node called {node}")

    def answer_with(self, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Do nothing: no node asks."""

    async def announce_change(self, topic: str) -> None:
        """Do nothing."""

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Do nothing: no node announces changes."""

    def unavailable_reason(self) -> str | None:
        """Return None: there is no other node to send traffic to."""
        return None

    async def start(self) -> None:
        """Do nothing."""

    async def leave(self) -> None:
        """Do nothing: no node could take a table over."""

    async def close(self) -> None:
        """Do nothing."""
