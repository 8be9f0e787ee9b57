"""The atlas in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from unspoken.atlas.port import (
    MOST_ENTRIES,
    MOST_OF_ONE,
    MOST_SUBJECTS,
    PROTECTED_DAYS,
    AtlasStore,
    CountedSubject,
    Day,
    Mark,
    NewEntry,
    StoredEntry,
    worth_keeping,
)
from unspoken.storage.sqlite.tidying import Read, Written

_KEEP = """
INSERT OR IGNORE INTO atlas (mark, number, game, subject, guessed, day, data) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_SAVE_PROGRESS = """
INSERT INTO atlas_kept ("table", mark, upto) VALUES (?, ?, ?)
ON CONFLICT (mark) DO UPDATE SET upto = max(upto, excluded.upto)
"""
# Unprotected entries of any table come first, then entries of this table.
_TRIM_ONE = """
DELETE FROM atlas WHERE id IN (
    SELECT id FROM atlas WHERE game = :game AND subject = :subject AND (mark = :mark OR day <= :unprotected)
    ORDER BY day > :unprotected, id
    LIMIT max(0, (SELECT count(*) FROM atlas WHERE game = :game AND subject = :subject) - :most)
)
"""
_TRIM = """
DELETE FROM atlas WHERE id IN (
    SELECT id FROM atlas WHERE mark = :mark OR day <= :unprotected
    ORDER BY day > :unprotected, id
    LIMIT max(0, (SELECT count(*) FROM atlas) - :most)
)
"""
_SUBJECTS = """
SELECT atlas.game, counted.times, atlas.data FROM atlas JOIN (
    SELECT max(id) AS newest, sum(1 - guessed) AS times FROM atlas GROUP BY game, subject
) AS counted ON counted.newest = atlas.id
ORDER BY counted.times DESC, atlas.game, atlas.subject LIMIT ?
"""
_OF = "SELECT id, day, data FROM atlas WHERE game = ? AND subject = ? ORDER BY id DESC"


class SQLiteAtlas(AtlasStore):
    """Two database tables: the entries, and how many entries of each game table were stored."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Store the entries that are not stored yet, and enforce the limits. Raises StoreUnavailable."""
        if entries:
            await self._written(partial(_keep, table, mark, entries, day))

    async def forget(self, mark: Mark) -> None:
        """Delete all entries of this mark. Raises StoreUnavailable."""
        await self._written(partial(_forget, mark))

    async def is_empty(self) -> bool:
        """True if there are no entries."""
        return not await self._read("SELECT 1 FROM atlas LIMIT 1")

    async def subjects(self) -> list[CountedSubject]:
        """Return the pictures and words that have entries."""
        return [CountedSubject(*row) for row in await self._read(_SUBJECTS, MOST_SUBJECTS)]

    async def of(self, game: str, subject: str) -> list[StoredEntry]:
        """Return the entries of one picture or word."""
        return [StoredEntry(*row) for row in await self._read(_OF, game, subject)]

    async def every(self) -> list[StoredEntry]:
        """Return all entries."""
        return [StoredEntry(*row) for row in await self._read("SELECT id, day, data FROM atlas ORDER BY id")]

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids. Raises StoreUnavailable."""
        await self._written(partial(_drop, entries))


def _keep(
    table: str, mark: Mark, entries: Sequence[NewEntry], day: Day, connection: sqlite3.Connection
) -> None:
    found = connection.execute("SELECT upto FROM atlas_kept WHERE mark = ?", (mark,)).fetchone()
    new = worth_keeping(entries, 0 if found is None else found[0])
    rows = [
        (mark, entry.number, entry.game, entry.subject, int(entry.guessed), day, entry.data) for entry in new
    ]
    connection.executemany(_KEEP, rows)
    connection.execute(_SAVE_PROGRESS, (table, mark, max(entry.number for entry in entries)))
    deletable = {"mark": mark, "unprotected": day - PROTECTED_DAYS}
    for game, subject in {(entry.game, entry.subject) for entry in new}:
        subject_key = {"game": game, "subject": subject}
        connection.execute(_TRIM_ONE, {**deletable, **subject_key, "most": MOST_OF_ONE})
    connection.execute(_TRIM, {**deletable, "most": MOST_ENTRIES})


def _forget(mark: Mark, connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM atlas WHERE mark = ?", (mark,))


def _drop(entries: Sequence[int], connection: sqlite3.Connection) -> None:
    connection.executemany("DELETE FROM atlas WHERE id = ?", [(entry,) for entry in entries])
