"""The schema of the SQLite file, and its upgrades."""

from __future__ import annotations

import sqlite3

from unspoken.storage.errors import NewerSchema

SCHEMA_VERSION = 6
"""The schema version in `PRAGMA user_version`; the first files have 0."""
# AUTOINCREMENT: the id of a deleted entry is not reused, because people delete entries by id.
_ATLAS = """
CREATE TABLE IF NOT EXISTS atlas (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mark TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    subject TEXT NOT NULL,
    guessed INTEGER NOT NULL,
    day INTEGER NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (mark, number)
);
"""
_TABLES = f"""
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL,
    step INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", step)
);
CREATE TABLE IF NOT EXISTS sounds (
    "table" TEXT NOT NULL,
    sound TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", sound)
);
CREATE TABLE IF NOT EXISTS decks (
    pack TEXT PRIMARY KEY,
    data BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS deck_pictures (
    pack TEXT NOT NULL,
    picture TEXT NOT NULL,
    large BLOB NOT NULL,
    small BLOB NOT NULL,
    PRIMARY KEY (pack, picture)
);
CREATE TABLE IF NOT EXISTS touched (
    "table" TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;
{_ATLAS}
CREATE INDEX IF NOT EXISTS atlas_subjects ON atlas (game, subject);
CREATE TABLE IF NOT EXISTS atlas_kept (
    "table" TEXT NOT NULL,
    mark TEXT PRIMARY KEY,
    upto INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS atlas_tables ON atlas_kept ("table");
CREATE TABLE IF NOT EXISTS daily_counts (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    question INTEGER NOT NULL,
    answer TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (day, game, question, answer)
);
CREATE TABLE IF NOT EXISTS bans (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    note TEXT NOT NULL
);
"""
# A log with rowids appends at the end and has a small index. WITHOUT ROWID moved records within the index,
# which took twice the time and space.
_TO_1 = """
ALTER TABLE log RENAME TO old_log;
CREATE TABLE log (
    "table" TEXT NOT NULL,
    step INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", step)
);
INSERT INTO log SELECT "table", step, data FROM old_log ORDER BY "table", step;
DROP TABLE old_log;
"""
_TO_4 = f"""
ALTER TABLE atlas RENAME TO old_atlas;
{_ATLAS}
INSERT INTO atlas SELECT rowid, mark, number, game, subject, guessed, day, data FROM old_atlas ORDER BY rowid;
DROP TABLE old_atlas;
"""


_EARLIER = """
CREATE TABLE log (
    "table" TEXT NOT NULL,
    step INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", step)
) WITHOUT ROWID;
CREATE TABLE atlas (
    mark TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    subject TEXT NOT NULL,
    guessed INTEGER NOT NULL,
    day INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (mark, number)
);
"""
"""The tables of schema versions 0 and 3 that a later version has changed."""
_OF_SQLITE = """
CREATE TABLE sqlite_sequence(name,seq);
CREATE TABLE sqlite_stat1(tbl,idx,stat);
CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample);
"""
"""The tables that SQLite itself creates, for AUTOINCREMENT and ANALYZE."""


def _without_spaces(statement: str) -> str:
    return "".join(statement.split()).replace("IFNOTEXISTS", "")


_KNOWN = frozenset(filter(None, map(_without_spaces, (_TABLES + _EARLIER + _OF_SQLITE).split(";"))))


def foreign_part(connection: sqlite3.Connection) -> str | None:
    """Return the name of a trigger, view, table or index that no version of Unspoken creates, or None."""
    for kind, name, statement in connection.execute("SELECT type, name, sql FROM sqlite_master"):
        is_unique_index = kind == "index" and statement is None
        if not is_unique_index and (
            kind not in ("table", "index") or _without_spaces(statement or "") not in _KNOWN
        ):
            return str(name)
    return None


def prepare(connection: sqlite3.Connection) -> bool:
    """Create or upgrade the schema, in one transaction; True if it was upgraded."""
    version = require_known_version(connection)
    if version == SCHEMA_VERSION:
        return False
    has_log = has_table(connection, "log")
    upgrade = _TO_1 if version < 1 and has_log else ""
    upgrade += _TO_4 if version < 4 and has_table(connection, "atlas") else ""
    connection.executescript(
        f"BEGIN IMMEDIATE;{upgrade}{_TABLES}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;"
    )
    return has_log


def require_known_version(connection: sqlite3.Connection) -> int:
    """Return the file's schema version. Raises NewerSchema."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise NewerSchema(
            f"This file was written by a newer Unspoken (schema {version}, this is {SCHEMA_VERSION}): "
            "use the newer version, or another file."
        )
    return version


def has_table(connection: sqlite3.Connection, table: str) -> bool:
    """True if the file has this table, and not a view of this name."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,))
    return found.fetchone() is not None
