"""What nobody has touched for long, in PostgreSQL: found in one look, deleted table by table."""

from __future__ import annotations

import asyncpg

from unspoken.storage.touched import UNKNOWN
from unspoken.tables.ports import Seconds

TIDY_PATIENCE = 600.0
"""Seconds for all of it: nobody waits for it, and a table of many records takes its time."""
TOUCH = """
INSERT INTO touched SELECT code, $2 FROM unnest($1::text[]) AS given (code)
WHERE EXISTS (SELECT 1 FROM log WHERE "table" = code)
ORDER BY code
ON CONFLICT ("table") DO UPDATE SET at = greatest(touched.at, excluded.at)
"""
_OLD = 'SELECT "table" FROM touched WHERE at < $1 ORDER BY "table"'
# The row stays locked to the end: somebody who comes back to the table meanwhile waits, and finds it gone.
_DELETE = """
WITH gone AS (DELETE FROM touched WHERE "table" = $1 AND at < $2 RETURNING "table"),
    sounds AS (DELETE FROM sounds USING gone WHERE sounds."table" = gone."table"),
    marks AS (DELETE FROM atlas_kept USING gone WHERE atlas_kept."table" = gone."table"),
    records AS (DELETE FROM log USING gone WHERE log."table" = gone."table")
SELECT "table" FROM gone
"""
_HUSH = 'DELETE FROM sounds USING touched WHERE sounds."table" = touched."table" AND touched.at < $1'


async def tidy(
    connection: asyncpg.Connection, now: Seconds, keep: Seconds, keep_sounds: Seconds
) -> list[str]:
    """Delete what was not touched for so long; begun anew, it goes on where it was."""
    unknown = [row[0] for row in await connection.fetch(UNKNOWN)]
    await connection.execute(TOUCH, unknown, now)
    gone: list[str] = []
    for row in await connection.fetch(_OLD, now - keep):
        gone += [found[0] for found in await connection.fetch(_DELETE, row[0], now - keep)]
    await connection.execute(_HUSH, now - keep_sounds)
    return gone
