"""A ban, and the store of bans."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias

BanKind: TypeAlias = Literal["browser", "address"]


class Ban(NamedTuple):
    """Somebody who may not open or join tables."""

    id: str
    kind: BanKind
    value: str
    """For a browser, the hash of its token at a table; for an address, a network such as 203.0.113.7/32."""
    since: int
    until: int
    """Unix times in seconds."""
    note: str = ""
    """The operator's reminder."""


class BanStore(Protocol):
    """Stores bans. Servers that share a store share its bans."""

    async def add(self, ban: Ban) -> None:
        """Store a ban instead of earlier ones of the same value, and delete expired ones.

        Raises StoreUnavailable.
        """
        ...

    async def remove(self, id: str) -> bool:
        """Delete a ban; False if there is none with this id. Raises StoreUnavailable."""
        ...

    async def every(self) -> list[Ban]:
        """Return all stored bans, the newest first, expired ones included. Raises StoreUnavailable."""
        ...
