"""The schema of the PostgreSQL database, and its migrations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unspoken.storage.errors import NewerSchema

if TYPE_CHECKING:
    import asyncpg

_LOCK = 0x756E73706F6B656E
"""The advisory lock for migrations: "unspoken" in ASCII."""

# Recordings and pictures are already compressed: with EXTERNAL, PostgreSQL does not compress them again.
_ONE_SERVER = """
CREATE TABLE log (
    "table" text NOT NULL,
    step integer NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY ("table", step)
);
CREATE TABLE sounds (
    "table" text NOT NULL,
    sound text NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY ("table", sound)
);
CREATE TABLE decks (
    pack text PRIMARY KEY,
    number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    data bytea NOT NULL
);
CREATE TABLE deck_pictures (
    pack text NOT NULL,
    picture text NOT NULL,
    large bytea NOT NULL,
    small bytea NOT NULL,
    PRIMARY KEY (pack, picture)
);
ALTER TABLE sounds ALTER COLUMN data SET STORAGE EXTERNAL;
ALTER TABLE deck_pictures ALTER COLUMN large SET STORAGE EXTERNAL, ALTER COLUMN small SET STORAGE EXTERNAL;
"""
# A write locks its owner's row FOR KEY SHARE. The unique (table, epoch) makes the epoch part of the row's
# key. A claim changes the key, so claims and pending writes wait for each other; giving up a table blocks
# nothing. Nodes never delete a row of owners, because its epoch must not restart. The low fillfactor leaves
# room for updates in place.
_SEVERAL_SERVERS = """
ALTER TABLE log ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
CREATE TABLE owners (
    "table" text PRIMARY KEY,
    node text,
    epoch bigint NOT NULL,
    until timestamptz,
    wanted boolean NOT NULL DEFAULT false,
    UNIQUE ("table", epoch)
) WITH (fillfactor = 50);
CREATE TABLE nodes (
    name text PRIMARY KEY,
    incarnation text NOT NULL,
    until timestamptz NOT NULL
) WITH (fillfactor = 50);
"""
# When a table was last used, in seconds since 1970: tables that were not used for long are deleted.
_OLD_TABLES = """
CREATE TABLE touched (
    "table" text PRIMARY KEY,
    at bigint NOT NULL
) WITH (fillfactor = 50);
"""
# A node has one lease for all its tables; it owns them while the lease is valid.
_LEASES_OF_NODES = """
ALTER TABLE owners DROP COLUMN until, DROP COLUMN wanted;
ALTER TABLE nodes ADD COLUMN on_bus boolean NOT NULL DEFAULT true;
"""
# The atlas. Entries have a mark instead of a table's code; only `atlas_kept` links a table to its mark.
_ATLAS = """
CREATE TABLE atlas (
    id bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
    mark text NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    subject text NOT NULL,
    guessed integer NOT NULL,
    day integer NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (mark, number)
);
CREATE INDEX atlas_subjects ON atlas (game, subject);
CREATE TABLE atlas_kept (
    "table" text NOT NULL,
    mark text PRIMARY KEY,
    upto integer NOT NULL
);
CREATE INDEX atlas_tables ON atlas_kept ("table");
"""
# The secret key with which the nodes sign their messages; one row.
_CLUSTER_KEY = """
CREATE TABLE cluster_key (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    key bytea NOT NULL
);
"""
# How many people gave each answer to a day's puzzle.
_DAILY_COUNTS = """
CREATE TABLE daily_counts (
    day integer NOT NULL,
    game text NOT NULL,
    question integer NOT NULL,
    answer text NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (day, game, question, answer)
);
"""
# Browsers and addresses that may not open or join tables; times are in seconds since 1970.
_BANS = """
CREATE TABLE bans (
    id text PRIMARY KEY,
    kind text NOT NULL,
    value text NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL,
    note text NOT NULL
);
"""
_TEMPORARY_TABLES = {1: _ONE_SERVER, 3: _OLD_TABLES, 5: _ATLAS, 7: _DAILY_COUNTS, 8: _BANS}
"""The migrations that create tables which are copied and listed, by version."""
MIGRATIONS = (
    _ONE_SERVER,
    _SEVERAL_SERVERS,
    _OLD_TABLES,
    _LEASES_OF_NODES,
    _ATLAS,
    _CLUSTER_KEY,
    _DAILY_COUNTS,
    _BANS,
)
"""The first migration creates version 1 in an empty database; each other one creates the next version."""
VERSION = len(MIGRATIONS)


_VERSION_TABLE = """
CREATE TABLE IF NOT EXISTS schema_version
    (version integer PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())
"""


async def migrate(connection: asyncpg.Connection, version: int = VERSION) -> None:
    """Upgrade an empty or older database to this version, in one transaction, one node at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        found = await known_version(connection, version)
        if found == 0:
            await connection.execute(_VERSION_TABLE)
        for number in range(found + 1, version + 1):
            await connection.execute(MIGRATIONS[number - 1])
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def known_version(connection: asyncpg.Connection, version: int = VERSION) -> int:
    """Return the database's version, 0 if it is empty. Raises NewerSchema."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    found = int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
    if found > version:
        raise NewerSchema(
            f"This database was written by a newer Unspoken (version {found}, this is {version}): "
            "use the newer version, or another database."
        )
    return found


async def create_temporary_tables(connection: asyncpg.Connection) -> None:
    """Create empty temporary tables, visible to this connection only, that an older database lacks."""
    found = await known_version(connection)
    await connection.execute("SET search_path TO pg_temp")
    for version, tables in _TEMPORARY_TABLES.items():
        if version > found:
            await connection.execute(tables)
    await connection.execute("RESET search_path")
