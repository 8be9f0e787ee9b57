"""The other servers that share our store, as a server sees them; mostly there are none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House
from unspoken.tables.ports import Ownership
from unspoken.tables.sole_owner import SoleOwner
from unspoken.tables.visit import Entrance, HouseEntrance


class Neighbours(Protocol):
    """Which tables live here, the way to all others, and what servers ask each other."""

    @property
    def ownership(self) -> Ownership:
        """Which tables live here."""
        ...

    def meet(self, house: House) -> Entrance:
        """The way to all tables; those that are lost are forgotten in this house."""
        ...

    async def others(self) -> list[str]:
        """The names of those that live and can be talked to. Raises NotSaved."""
        ...

    async def ask(self, node: str, question: bytes) -> bytes:
        """Another node's answer. Raises NotSaved."""
        ...

    def answer_with(self, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Who answers what other nodes ask."""
        ...

    async def tell_all(self, of: str) -> None:
        """Something that is kept for all has changed. Raises NotSaved."""
        ...

    def on_news(self, told: Callable[[str], None]) -> None:
        """Who is told that something has changed."""
        ...

    def trouble(self) -> str | None:
        """Why nobody should be sent here just now; None if all is well."""
        ...

    async def start(self) -> None:
        """Be one of them."""
        ...

    async def leave(self) -> None:
        """Hand all tables over: what is underway is finished, and people are sent after their tables."""
        ...

    async def close(self) -> None:
        """Be one of them no more."""
        ...


class Alone(Neighbours):
    """There are no others."""

    @property
    def ownership(self) -> Ownership:
        """All of them."""
        return SoleOwner()

    def meet(self, house: House) -> Entrance:
        """Straight to the table."""
        return HouseEntrance(house)

    async def others(self) -> list[str]:
        """None."""
        return []

    async def ask(self, node: str, question: bytes) -> bytes:
        """Nobody answers."""
        raise NotSaved(f"there is no node called {node}")

    def answer_with(self, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Nobody asks."""

    async def tell_all(self, of: str) -> None:
        """Nobody listens."""

    def on_news(self, told: Callable[[str], None]) -> None:
        """There are none."""

    def trouble(self) -> str | None:
        """None that others could know of."""
        return None

    async def start(self) -> None:
        """Nobody has to be told."""

    async def leave(self) -> None:
        """Nobody would take anything over."""

    async def close(self) -> None:
        """Nobody has to be told."""
