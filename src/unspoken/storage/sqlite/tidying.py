"""Deletes unused tables and recordings from the SQLite file, table by table."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from unspoken.storage.touched import UNKNOWN
from unspoken.tables.ports import Seconds

Read: TypeAlias = Callable[..., Awaitable[list[tuple[Any, ...]]]]  # rows, as sqlite3 types them
Written: TypeAlias = Callable[[Callable[[sqlite3.Connection], None]], Awaitable[None]]

_TOUCH = """
INSERT INTO touched SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM log WHERE "table" = ?1)
ON CONFLICT ("table") DO UPDATE SET at = max(at, excluded.at)
"""
_WITH_OLD_SOUNDS = """
SELECT "table" FROM touched WHERE at < ?
AND EXISTS (SELECT 1 FROM sounds WHERE sounds."table" = touched."table")
"""


async def touch(written: Written, tables: Sequence[str], now: Seconds) -> None:
    """Record that these tables were used."""
    await written(partial(_touch, tables, now))


async def delete(written: Written, table: str) -> None:
    """Delete a table and its recordings."""
    await written(partial(_delete_rows, table))


async def tidy(read: Read, written: Written, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
    """Delete unused tables and recordings, one table at a time so that moves need not wait."""
    unknown = [str(row[0]) for row in await read(UNKNOWN)]
    await touch(written, unknown, now)
    gone: set[str] = set()
    for (table,) in await read('SELECT "table" FROM touched WHERE at < ?', now - keep):
        await written(partial(_delete, table, now - keep, gone))
    for (table,) in await read(_WITH_OLD_SOUNDS, now - keep_sounds):
        await written(partial(_delete_sounds, table, now - keep_sounds))
    return sorted(gone)


def _touch(tables: Sequence[str], now: Seconds, connection: sqlite3.Connection) -> None:
    connection.executemany(_TOUCH, [(table, now) for table in tables])


def _delete(table: str, before: Seconds, gone: set[str], connection: sqlite3.Connection) -> None:
    """Delete a table, unless it has been used in the meantime."""
    dropped = connection.execute('DELETE FROM touched WHERE "table" = ? AND at < ?', (table, before))
    if dropped.rowcount:
        _delete_rows(table, connection)
        gone.add(table)


def _delete_rows(table: str, connection: sqlite3.Connection) -> None:
    for kind in ("log", "sounds", "atlas_kept", "touched"):
        connection.execute(f'DELETE FROM {kind} WHERE "table" = ?', (table,))


def _delete_sounds(table: str, before: Seconds, connection: sqlite3.Connection) -> None:
    connection.execute(
        'DELETE FROM sounds WHERE "table" = ?1 '
        'AND EXISTS (SELECT 1 FROM touched WHERE "table" = ?1 AND at < ?2)',
        (table, before),
    )
