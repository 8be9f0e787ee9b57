"""Access to all rows of a store in one transaction, for copies and maintenance commands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from unspoken.storage.errors import UnusableStore

Row: TypeAlias = tuple[str | int | bytes, ...]
BATCH = 50
"""Rows in one batch: a picture or recording may have a megabyte."""


class StoredKind(NamedTuple):
    """A kind of stored data: its title, its database table, and the columns that are copied."""

    title: str
    table: str
    columns: tuple[str, ...]
    blobs: tuple[str, ...] = ("data",)
    """The columns whose bytes count as the size of this kind."""

    @property
    def listed(self) -> str:
        """The columns in SQL; quoted, because "table" is a keyword."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def key(self) -> str:
        """The column of the table or pack that a row belongs to, in SQL."""
        return f'"{self.columns[0]}"'

    @property
    def weight(self) -> str:
        """The size of this kind in bytes, in SQL."""
        return " + ".join(f"coalesce(sum(length({blob})), 0)" for blob in self.blobs) or "0"


LOG = StoredKind("moves", "log", ("table", "step", "data"))
SOUNDS = StoredKind("recordings", "sounds", ("table", "sound", "data"))
DECKS = StoredKind("decks", "decks", ("pack", "data"))
PICTURES = StoredKind("pictures", "deck_pictures", ("pack", "picture", "large", "small"), ("large", "small"))
ATLAS = StoredKind("sightings", "atlas", ("mark", "number", "game", "subject", "guessed", "day", "data"))
ENTRIES = StoredKind("entries", ATLAS.table, ("id", "day", "data"))
"""Sightings with the ids by which they are listed and deleted; the ids are not copied."""
ATLAS_MARKS = StoredKind("marks", "atlas_kept", ("table", "mark", "upto"), ())
"""The mark of a table's sightings, and the number of the last stored sighting."""
COUNTS = StoredKind("counts", "daily_counts", ("day", "game", "question", "answer", "times"), ())
"""How many people gave each answer to a daily puzzle."""
BANS = StoredKind("bans", "bans", ("id", "kind", "value", "since", "until", "note"), ())
# Without epochs, which are meaningless without the owners.
ALL_KINDS = (LOG, SOUNDS, DECKS, PICTURES, ATLAS, ATLAS_MARKS, COUNTS, BANS)
TOUCHED = StoredKind("touches", "touched", ("table", "at"), ())
"""Not copied: a copied table counts as used now."""


class Size(NamedTuple):
    """The size of a kind."""

    rows: int
    bytes: int


class TableSize(NamedTuple):
    """A table and its size."""

    code: str
    records: int
    bytes: int
    sounds: int
    sound_bytes: int
    touched: int | None
    """When the table was last used, in seconds since 1970; None if unknown."""


TABLE_SIZES = """
SELECT records."table", records.number, records.bytes, coalesce(heard.number, 0), coalesce(heard.bytes, 0), at
FROM (SELECT "table", count(*) AS number, CAST(sum(length(data)) AS bigint) AS bytes
    FROM log GROUP BY "table") AS records
LEFT JOIN (SELECT "table", count(*) AS number, CAST(sum(length(data)) AS bigint) AS bytes
    FROM sounds GROUP BY "table") AS heard ON heard."table" = records."table"
LEFT JOIN touched ON touched."table" = records."table"
ORDER BY records."table"
"""


class Archive(Protocol):
    """All rows of a store, in one transaction."""

    async def size(self, kind: StoredKind) -> Size:
        """Return the size of a kind."""
        ...

    def rows(self, kind: StoredKind) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a kind in batches, in the order of insertion."""
        ...

    async def of(self, kind: StoredKind, key: str) -> list[Row]:
        """Return the rows of a kind that belong to one table or pack."""
        ...

    async def drop(self, kind: StoredKind, key: str) -> None:
        """Delete the rows of a kind that belong to one table or pack."""
        ...

    async def tables(self) -> list[TableSize]:
        """Return all tables, ordered by code."""
        ...

    async def add(self, kind: StoredKind, rows: Sequence[Row]) -> None:
        """Add rows of a kind."""
        ...


def bytes_of(value: object) -> bytes:
    """Return a value as bytes; in a damaged file it may have another type."""
    return value if isinstance(value, bytes) else str(value).encode()


def copy_failed(trouble: Exception) -> UnusableStore:
    """Return the error for a copy that was interrupted."""
    return UnusableStore(f"The copy failed ({trouble}), and nothing was changed: try again.")
