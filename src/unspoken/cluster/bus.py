"""What carries envelopes from node to node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]


class BusUnavailable(Exception):
    """The bus cannot be used; says what to do in one sentence, without any password."""


class Bus(Protocol):
    """Carries bytes to a node by its name, in order; what it loses is lost, and is noticed elsewhere."""

    @property
    def is_up(self) -> bool:
        """Whether we are connected to it."""
        ...

    @property
    def queued(self) -> int:
        """Bytes that wait to be carried."""
        ...

    async def start(self, hear: Hear) -> None:
        """Be reachable by our name. Raises BusUnavailable."""
        ...

    def send(self, node: str, data: bytes) -> None:
        """Put something on its way to a node."""
        ...

    async def close(self) -> None:
        """Carry what still waits, and hang up."""
        ...
