"""Where the server keeps its push key and people's subscriptions."""

from __future__ import annotations

from typing import Annotated, Protocol

from msgspec import Meta, Struct

LONGEST_ENDPOINT = 1_024


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's address at its push service, and the keys with which messages for it are encrypted."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, Meta(min_length=86, max_length=90)]
    """The browser's public key (P-256, uncompressed), in base64url."""
    auth: Annotated[str, Meta(min_length=22, max_length=26)]
    """The browser's secret of 16 bytes, in base64url."""
    language: Annotated[str, Meta(min_length=2, max_length=16)]
    """The language of the notifications."""


class PushStore(Protocol):
    """Stores one key for the whole server, and at most one subscription for each person at a table."""

    async def key(self, new: bytes) -> bytes:
        """Return the server's private key; if there is none, store and return the new one.

        All servers of a store get the same key. Raises StoreUnavailable.
        """
        ...

    async def keep(self, table: str, person: int, data: bytes) -> None:
        """Store a person's subscription; it replaces their earlier one. Raises StoreUnavailable."""
        ...

    async def of(self, table: str, person: int) -> bytes | None:
        """Return a person's subscription, or None. Raises StoreUnavailable."""
        ...

    async def drop(self, table: str, person: int, data: bytes | None = None) -> None:
        """Delete a person's subscription, or only if it is still this one. Raises StoreUnavailable."""
        ...
