"""The atlas store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

Mark: TypeAlias = str
"""A table's key for its own entries: random, so that an entry does not reveal its table."""
Day: TypeAlias = int
"""Days since 1970: the atlas stores no finer time."""
MOST_OF_ONE = 100
"""Limit of entries for one picture or word."""
PROTECTED_DAYS = 90
"""Days for which an entry is not deleted to make room for other tables' entries.

If there is no room, the oldest unprotected entry is deleted, or else the oldest of the same table, perhaps
the new one. So a table cannot replace the recent entries of other tables.
"""
MOST_OF_TABLE = 1_000
"""Limit of entries from one table: enough for dozens of evenings."""
MOST_ENTRIES = 20_000
"""Limit of entries in the atlas; each has a few hundred bytes, at most four thousand."""
MOST_SUBJECTS = 2_000
"""Limit of pictures and words in a listing, the most frequent first."""


class NewEntry(NamedTuple):
    """An entry to be stored."""

    number: int
    """Counts the table's entries from 1, so that the same entry is not stored twice."""
    game: str
    subject: str
    guessed: bool
    data: bytes


class StoredEntry(NamedTuple):
    """A stored entry."""

    id: int
    day: Day
    data: bytes


class CountedSubject(NamedTuple):
    """A picture or word that has entries."""

    game: str
    times: int
    """Number of entries without guesses."""
    newest: bytes
    """The data of its newest entry."""


class AtlasStore(Protocol):
    """Stores the atlas."""

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Store the entries that are not stored yet, and enforce the limits. Raises StoreUnavailable."""
        ...

    async def forget(self, mark: Mark) -> None:
        """Delete all entries of this mark. Raises StoreUnavailable."""
        ...

    async def is_empty(self) -> bool:
        """True if there are no entries."""
        ...

    async def subjects(self) -> list[CountedSubject]:
        """Return the pictures and words that have entries, the most frequent first."""
        ...

    async def of(self, game: str, subject: str) -> list[StoredEntry]:
        """Return the entries of one picture or word, the newest first."""
        ...

    async def every(self) -> list[StoredEntry]:
        """Return all entries, the oldest first."""
        ...

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids. Raises StoreUnavailable."""
        ...


def worth_keeping(entries: Sequence[NewEntry], upto: int) -> list[NewEntry]:
    """Return the entries that are new and within the table's limit."""
    return [entry for entry in entries if upto < entry.number <= MOST_OF_TABLE]
