"""What own decks need of the disk."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol


class Sizes(NamedTuple):
    """A picture's two files."""

    large: bytes
    small: bytes


class DeckStore(Protocol):
    """Keeps decks and their pictures beside the log."""

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Save a deck with what is new in it and without what is gone: all or nothing, durable on return."""
        ...

    async def drop_deck(self, pack: str) -> None:
        """Delete a deck and its pictures."""
        ...

    async def decks(self) -> list[bytes]:
        """Every deck, as it was saved last."""
        ...

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """One file of one picture."""
        ...
