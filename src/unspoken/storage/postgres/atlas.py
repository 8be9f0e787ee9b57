"""The atlas in PostgreSQL, which several servers may share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

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
from unspoken.storage.postgres.connections import PostgresPool

_LOCK = 0x61746C6173
"""The advisory lock for writes to the atlas: "atlas" in ASCII."""
_KEEP = """
INSERT INTO atlas (mark, number, game, subject, guessed, day, data) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (mark, number) DO NOTHING
"""
_SAVE_PROGRESS = """
INSERT INTO atlas_kept ("table", mark, upto) VALUES ($1, $2, $3)
ON CONFLICT (mark) DO UPDATE SET upto = greatest(atlas_kept.upto, excluded.upto)
"""
# Unprotected entries of any table come first, then entries of this table.
_TRIM_ONE = """
DELETE FROM atlas WHERE id IN (
    SELECT id FROM atlas WHERE game = $4 AND subject = $5 AND (mark = $1 OR day <= $2)
    ORDER BY day > $2, id
    LIMIT greatest(0, (SELECT count(*) FROM atlas WHERE game = $4 AND subject = $5) - $3)
)
"""
_TRIM = """
DELETE FROM atlas WHERE id IN (
    SELECT id FROM atlas WHERE mark = $1 OR day <= $2
    ORDER BY day > $2, id
    LIMIT greatest(0, (SELECT count(*) FROM atlas) - $3)
)
"""
_SUBJECTS = """
SELECT atlas.game, counted.times, atlas.data FROM atlas JOIN (
    SELECT max(id) AS newest, sum(1 - guessed) AS times FROM atlas GROUP BY game, subject
) AS counted ON counted.newest = atlas.id
ORDER BY counted.times DESC, atlas.game, atlas.subject LIMIT $1
"""
_OF = "SELECT id, day, data FROM atlas WHERE game = $1 AND subject = $2 ORDER BY id DESC"


class PostgresAtlas(AtlasStore):
    """Two database tables: the entries, and how many entries of each game table were stored."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Store the entries that are not stored yet, and enforce the limits. Raises StoreUnavailable."""

        async def keep(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await _keep(connection, table, mark, entries, day)

        if entries:
            await self._connections.work(keep, self._patience)

    async def forget(self, mark: Mark) -> None:
        """Delete all entries of this mark. Raises StoreUnavailable."""
        await self._fetch("DELETE FROM atlas WHERE mark = $1", mark)

    async def is_empty(self) -> bool:
        """True if there are no entries."""
        return not await self._fetch("SELECT 1 FROM atlas LIMIT 1")

    async def subjects(self) -> list[CountedSubject]:
        """Return the pictures and words that have entries."""
        return [CountedSubject(*row) for row in await self._fetch(_SUBJECTS, MOST_SUBJECTS)]

    async def of(self, game: str, subject: str) -> list[StoredEntry]:
        """Return the entries of one picture or word."""
        return [StoredEntry(*row) for row in await self._fetch(_OF, game, subject)]

    async def every(self) -> list[StoredEntry]:
        """Return all entries."""
        return [StoredEntry(*row) for row in await self._fetch("SELECT id, day, data FROM atlas ORDER BY id")]

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids. Raises StoreUnavailable."""
        await self._fetch("DELETE FROM atlas WHERE id = ANY ($1::bigint[])", list(entries))

    async def _fetch(self, query: str, *values: object) -> list[Any]:  # rows, as asyncpg types them
        async def fetch(connection: asyncpg.Connection) -> list[Any]:
            return list(await connection.fetch(query, *values))

        return await self._connections.work(fetch, self._patience)


async def _keep(
    connection: asyncpg.Connection, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day
) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
    upto = await connection.fetchval("SELECT upto FROM atlas_kept WHERE mark = $1", mark)
    new = worth_keeping(entries, upto or 0)
    rows = [
        (mark, entry.number, entry.game, entry.subject, int(entry.guessed), day, entry.data) for entry in new
    ]
    await connection.executemany(_KEEP, rows)
    await connection.execute(_SAVE_PROGRESS, table, mark, max(entry.number for entry in entries))
    unprotected = day - PROTECTED_DAYS
    for game, subject in sorted({(entry.game, entry.subject) for entry in new}):
        await connection.execute(_TRIM_ONE, mark, unprotected, MOST_OF_ONE, game, subject)
    await connection.execute(_TRIM, mark, unprotected, MOST_ENTRIES)
