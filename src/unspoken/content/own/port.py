"""The store of own decks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol


class Sizes(NamedTuple):
    """The two sizes of a picture."""

    large: bytes
    small: bytes


class DeckStore(Protocol):
    """Stores decks and their pictures."""

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Store a deck, add new pictures, delete others: atomic, durable on return."""
        ...

    async def drop_deck(self, pack: str) -> None:
        """Delete a deck and its pictures."""
        ...

    async def decks(self) -> list[bytes]:
        """Return all decks."""
        ...

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """Return one size of a picture."""
        ...
