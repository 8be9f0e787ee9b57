"""A store at rest, as whoever copies it sees it: row by row, all of it or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from unspoken.storage.errors import StoreUnavailable

Row: TypeAlias = tuple[str | int | bytes, ...]
BATCH = 50
"""Rows that are carried at once: a picture or a recording may weigh a megabyte."""


class Kept(NamedTuple):
    """One kind of thing that is kept: what people call it, its table, and what is copied of each."""

    title: str
    table: str
    columns: tuple[str, ...]
    blobs: tuple[str, ...] = ("data",)
    """Those of the columns by which it is weighed."""

    @property
    def listed(self) -> str:
        """The columns, as SQL wants them: "table" is a word of its own there."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def weight(self) -> str:
        """How many bytes there are of it, in SQL."""
        return " + ".join(f"coalesce(sum(length({blob})), 0)" for blob in self.blobs)


# Epochs are not among them: they mean something only beside the owners who count them.
ALL_KEPT = (
    Kept("moves", "log", ("table", "step", "data")),
    Kept("recordings", "sounds", ("table", "sound", "data")),
    Kept("decks", "decks", ("pack", "data")),
    Kept("pictures", "deck_pictures", ("pack", "picture", "large", "small"), ("large", "small")),
)


class Size(NamedTuple):
    """How much there is of a kind."""

    rows: int
    bytes: int


class Archive(Protocol):
    """All rows of a store in one transaction, which ends with the archive."""

    async def size(self, kept: Kept) -> Size:
        """How much there is of a kind."""
        ...

    def rows(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """All of a kind, some at a time, in the order in which they came."""
        ...

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        ...


def broken_off(trouble: Exception) -> StoreUnavailable:
    """What to say of a copy that did not come to its end."""
    return StoreUnavailable(f"The copy was broken off ({trouble}): nothing was kept of it, try again.")
