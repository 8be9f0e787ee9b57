"""The message bus between nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]


class BusUnavailable(Exception):
    """The bus cannot be used. The message says what to do, and contains no password."""


class Bus(Protocol):
    """Sends bytes to a node by name, in order. It may lose messages: the counts in envelopes detect that."""

    @property
    def is_up(self) -> bool:
        """True if we are connected."""
        ...

    @property
    def queued(self) -> int:
        """Bytes that wait to be sent."""
        ...

    async def start(self, hear: Hear) -> None:
        """Connect, and receive messages under our name. Raises BusUnavailable."""
        ...

    def send(self, node: str, data: bytes) -> None:
        """Send bytes to a node."""
        ...

    async def close(self) -> None:
        """Flush the send queue and disconnect."""
        ...
