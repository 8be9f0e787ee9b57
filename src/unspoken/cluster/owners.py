"""Table ownership, as a node sees it in its store."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol


class Owners(Protocol):
    """One node's access to table ownership. All methods raise StoreUnavailable if the store is down."""

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Set the callback for a table of ours that another node owns now."""
        ...

    async def key(self) -> bytes:
        """Return the secret key that all nodes of this store share."""
        ...

    async def arrive(self) -> None:
        """Register this node. Raises NameTaken while another live node has this name."""
        ...

    async def renew(self, on_bus: bool) -> bool:
        """Renew the lease; return True if it never expired since the last renewal. Raises NameTaken."""
        ...

    async def others(self) -> list[str]:
        """Return the names of other live nodes that are connected to the bus."""
        ...

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Claim a table if no other live node owns it; return its owner, or None if it does not exist."""
        ...

    async def owner(self, table: str) -> str | None:
        """Return the live node that owns a table."""
        ...

    async def give_up(self, tables: Collection[str]) -> None:
        """Give up tables, so that others can claim them; from now on we do not write to them."""
        ...

    def lost(self, tables: Collection[str]) -> None:
        """Forget tables that are no longer ours."""
        ...

    async def depart(self) -> None:
        """Unregister this node."""
        ...

    def close(self) -> None:
        """Disconnect."""
        ...
