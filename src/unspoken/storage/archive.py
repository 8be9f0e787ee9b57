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
    def key(self) -> str:
        """The column that says whose it is, as SQL wants it."""
        return f'"{self.columns[0]}"'

    @property
    def weight(self) -> str:
        """How many bytes there are of it, in SQL."""
        return " + ".join(f"coalesce(sum(length({blob})), 0)" for blob in self.blobs) or "0"


LOG = Kept("moves", "log", ("table", "step", "data"))
SOUNDS = Kept("recordings", "sounds", ("table", "sound", "data"))
DECKS = Kept("decks", "decks", ("pack", "data"))
PICTURES = Kept("pictures", "deck_pictures", ("pack", "picture", "large", "small"), ("large", "small"))
ATLAS = Kept("sightings", "atlas", ("mark", "number", "game", "subject", "guessed", "day", "data"))
ENTRIES = Kept("entries", ATLAS.table, ("id", "day", "data"))
"""Sightings as they are listed, by the numbers by which they are deleted; those stay with their store."""
ATLAS_KEPT = Kept("marks", "atlas_kept", ("table", "mark", "upto"), ())
"""By which mark a table's sightings are found, and how far they were kept."""
# Epochs are not among them: they mean something only beside the owners who count them.
ALL_KEPT = (LOG, SOUNDS, DECKS, PICTURES, ATLAS, ATLAS_KEPT)
TOUCHED = Kept("touches", "touched", ("table", "at"), ())
"""Whoever moves tables has touched them: of these nothing is copied."""


class Size(NamedTuple):
    """How much there is of a kind."""

    rows: int
    bytes: int


class TableSize(NamedTuple):
    """One table, and what it takes."""

    code: str
    records: int
    bytes: int
    sounds: int
    sound_bytes: int
    touched: int | None
    """When somebody was there last, in seconds since 1970; None where nobody knows."""


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
    """All rows of a store in one transaction, which ends with the archive."""

    async def size(self, kept: Kept) -> Size:
        """How much there is of a kind."""
        ...

    def rows(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """All of a kind, some at a time, in the order in which they came."""
        ...

    async def of(self, kept: Kept, key: str) -> list[Row]:
        """Those of a kind that belong to one table, or to one pack."""
        ...

    async def drop(self, kept: Kept, key: str) -> None:
        """Delete those of a kind that belong to one table, or to one pack."""
        ...

    async def tables(self) -> list[TableSize]:
        """All tables, by their codes."""
        ...

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        ...


def bytes_of(value: object) -> bytes:
    """What should be bytes and, in a damaged file, may not be."""
    return value if isinstance(value, bytes) else str(value).encode()


def broken_off(trouble: Exception) -> StoreUnavailable:
    """What to say of a copy that did not come to its end."""
    return StoreUnavailable(f"The copy was broken off ({trouble}): nothing was kept of it, try again.")
