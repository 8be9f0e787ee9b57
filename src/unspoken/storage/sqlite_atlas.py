"""The atlas in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from unspoken.atlas.port import (
    MOST_ENTRIES,
    MOST_OF_ONE,
    MOST_SUBJECTS,
    AtlasStore,
    Day,
    KeptEntry,
    Mark,
    NewEntry,
    Subject,
    worth_keeping,
)
from unspoken.storage.sqlite_tidying import Read, Written

_KEEP = """
INSERT OR IGNORE INTO atlas (mark, number, game, subject, guessed, day, data) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_KEPT = """
INSERT INTO atlas_kept ("table", mark, upto) VALUES (?, ?, ?)
ON CONFLICT (mark) DO UPDATE SET upto = max(upto, excluded.upto)
"""
_TRIM_ONE = """
DELETE FROM atlas WHERE id IN (
    SELECT id FROM atlas WHERE game = ? AND subject = ? ORDER BY id DESC LIMIT -1 OFFSET ?
)
"""
_TRIM = "DELETE FROM atlas WHERE id IN (SELECT id FROM atlas ORDER BY id DESC LIMIT -1 OFFSET ?)"
_SUBJECTS = """
SELECT atlas.game, counted.times, atlas.data FROM atlas JOIN (
    SELECT max(id) AS newest, sum(1 - guessed) AS times FROM atlas GROUP BY game, subject
) AS counted ON counted.newest = atlas.id
ORDER BY counted.times DESC, atlas.game, atlas.subject LIMIT ?
"""
_OF = "SELECT id, day, data FROM atlas WHERE game = ? AND subject = ? ORDER BY id DESC"


class SQLiteAtlas(AtlasStore):
    """Two tables beside the logs: entries, and how far each table's were kept."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Keep what is not kept yet, and let go of what is too much. Raises NotSaved."""
        if entries:
            await self._written(partial(_keep, table, mark, entries, day))

    async def forget(self, mark: Mark) -> None:
        """Delete all that came under this mark. Raises NotSaved."""
        await self._written(partial(_forget, mark))

    async def is_empty(self) -> bool:
        """Whether nothing is there."""
        return not await self._read("SELECT 1 FROM atlas LIMIT 1")

    async def subjects(self) -> list[Subject]:
        """Every picture and word that was seen."""
        return [Subject(*row) for row in await self._read(_SUBJECTS, MOST_SUBJECTS)]

    async def of(self, game: str, subject: str) -> list[KeptEntry]:
        """What is kept of one picture or word."""
        return [KeptEntry(*row) for row in await self._read(_OF, game, subject)]

    async def every(self) -> list[KeptEntry]:
        """All entries."""
        return [KeptEntry(*row) for row in await self._read("SELECT id, day, data FROM atlas ORDER BY id")]

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids. Raises NotSaved."""
        await self._written(partial(_drop, entries))


def _keep(
    table: str, mark: Mark, entries: Sequence[NewEntry], day: Day, connection: sqlite3.Connection
) -> None:
    found = connection.execute("SELECT upto FROM atlas_kept WHERE mark = ?", (mark,)).fetchone()
    new = worth_keeping(entries, 0 if found is None else found[0])
    rows = [(mark, one.number, one.game, one.subject, int(one.guessed), day, one.data) for one in new]
    connection.executemany(_KEEP, rows)
    connection.execute(_KEPT, (table, mark, max(one.number for one in entries)))
    for game, subject in {(one.game, one.subject) for one in new}:
        connection.execute(_TRIM_ONE, (game, subject, MOST_OF_ONE))
    connection.execute(_TRIM, (MOST_ENTRIES,))


def _forget(mark: Mark, connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM atlas WHERE mark = ?", (mark,))


def _drop(entries: Sequence[int], connection: sqlite3.Connection) -> None:
    connection.executemany("DELETE FROM atlas WHERE id = ?", [(one,) for one in entries])
