"""Deletes unused tables and recordings from PostgreSQL, table by table."""

from __future__ import annotations

import asyncpg

from unspoken.storage.touched import UNKNOWN
from unspoken.tables.ports import Seconds

TIDY_PATIENCE = 600.0
"""Timeout in seconds for the whole run, which is not urgent."""
TOUCH = """
INSERT INTO touched SELECT code, $2 FROM unnest($1::text[]) AS given (code)
WHERE EXISTS (SELECT 1 FROM log WHERE "table" = code)
ORDER BY code
ON CONFLICT ("table") DO UPDATE SET at = greatest(touched.at, excluded.at)
"""
_OLD = 'SELECT "table" FROM touched WHERE at < $1 ORDER BY "table"'
# The row stays locked until the commit, so a person who comes back waits and then finds no table.
_DELETE = """
WITH gone AS (DELETE FROM touched WHERE "table" = $1 AND at < $2 RETURNING "table"),
    sounds AS (DELETE FROM sounds USING gone WHERE sounds."table" = gone."table"),
    marks AS (DELETE FROM atlas_kept USING gone WHERE atlas_kept."table" = gone."table"),
    records AS (DELETE FROM log USING gone WHERE log."table" = gone."table")
SELECT "table" FROM gone
"""
DELETE_TABLE = """
WITH gone AS (DELETE FROM touched WHERE "table" = $1),
    sounds AS (DELETE FROM sounds WHERE "table" = $1),
    marks AS (DELETE FROM atlas_kept WHERE "table" = $1)
DELETE FROM log WHERE "table" = $1
"""
_DELETE_SOUNDS = 'DELETE FROM sounds USING touched WHERE sounds."table" = touched."table" AND touched.at < $1'


async def tidy(
    connection: asyncpg.Connection, now: Seconds, keep: Seconds, keep_sounds: Seconds
) -> list[str]:
    """Delete unused tables and recordings; return the deleted tables. The run may be interrupted."""
    unknown = [row[0] for row in await connection.fetch(UNKNOWN)]
    await connection.execute(TOUCH, unknown, now)
    gone: list[str] = []
    for row in await connection.fetch(_OLD, now - keep):
        gone += [found[0] for found in await connection.fetch(_DELETE, row[0], now - keep)]
    await connection.execute(_DELETE_SOUNDS, now - keep_sounds)
    return gone
