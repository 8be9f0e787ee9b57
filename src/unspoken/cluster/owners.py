"""Who owns which table, as a node asks its store."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol


class Owners(Protocol):
    """One node's dealings with the owners. Each raises NotSaved where the store is away."""

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Who is told of a table of ours that turns out to be another's."""
        ...

    async def arrive(self) -> None:
        """Be known to the others. Raises NameTaken while another node lives by this name."""
        ...

    async def renew(self, on_bus: bool) -> bool:
        """Live on; whether we lived all the time since the last time. Raises NameTaken."""
        ...

    async def others(self) -> list[str]:
        """The nodes that live besides us, and can be talked to."""
        ...

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Own a table if nobody else does; whose it is now, None if there is no such table."""
        ...

    async def owner(self, table: str) -> str | None:
        """The node that owns a table and lives."""
        ...

    async def give_up(self, tables: Collection[str]) -> None:
        """Let others own some tables of ours; we write to them no more, from this very moment."""
        ...

    def lost(self, tables: Collection[str]) -> None:
        """Some tables are ours no longer."""
        ...

    async def depart(self) -> None:
        """Live no longer, as far as the others know."""
        ...

    def close(self) -> None:
        """Hang up."""
        ...
