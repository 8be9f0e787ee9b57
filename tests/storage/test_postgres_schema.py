"""The schema of the database: created, migrated, and refused if newer than the program."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.errors import NewerSchema
from unspoken.storage.postgres.schema import VERSION, migrate

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_TABLES = "SELECT string_agg(tablename, ' ' ORDER BY tablename) FROM pg_tables WHERE schemaname = 'public'"


@pytest.fixture
async def connections(postgres: Postgres, database: str) -> AsyncIterator[list[Connection]]:
    """The connections of three nodes to a new database."""
    opened = [await asyncpg.connect(postgres.url(database)) for _ in range(3)]
    yield opened
    for connection in opened:
        await connection.close()


@pytest.fixture
def connection(connections: list[Connection]) -> Connection:
    """The first of these connections."""
    return connections[0]


async def test_an_empty_database_gets_all_tables(connection: Connection) -> None:
    """Including the table of schema versions."""
    await migrate(connection)
    tables = await connection.fetchval(_TABLES)
    assert (
        tables == "atlas atlas_kept bans cluster_key daily_counts deck_pictures decks log nodes owners"
        " schema_version sounds touched"
    )


async def test_a_database_records_each_schema_version(connection: Connection) -> None:
    """From the first to the current one."""
    await migrate(connection)
    rows = await connection.fetch("SELECT version FROM schema_version ORDER BY version")
    assert [row["version"] for row in rows] == list(range(1, VERSION + 1))


async def test_migrating_the_first_version_keeps_its_records(connection: Connection) -> None:
    """Its log had no epochs, so they are 0."""
    await migrate(connection, version=1)
    await connection.execute("INSERT INTO log VALUES ('T', 0, 'one'), ('T', 1, 'two')")
    await migrate(connection)
    rows = await connection.fetch("SELECT step, epoch, data FROM log ORDER BY step")
    assert [tuple(row) for row in rows] == [(0, 0, b"one"), (1, 0, b"two")]


async def test_an_up_to_date_database_is_not_changed(connection: Connection) -> None:
    """As at every start after the first."""
    await migrate(connection)
    await connection.execute("INSERT INTO log VALUES ('T', 0, 'one')")
    await migrate(connection)
    assert await connection.fetchval("SELECT count(*) FROM log") == 1


async def test_a_database_of_a_newer_version_is_refused(connection: Connection) -> None:
    """It may contain data that this program cannot read."""
    await migrate(connection)
    await connection.execute("INSERT INTO schema_version VALUES ($1)", VERSION + 1)
    with pytest.raises(NewerSchema, match="newer Unspoken"):
        await migrate(connection)


async def test_nodes_that_start_together_migrate_once(connections: list[Connection]) -> None:
    """One of them migrates, and the others wait."""
    await asyncio.gather(*(migrate(connection) for connection in connections))
    assert await connections[0].fetchval("SELECT count(*) FROM schema_version") == VERSION


async def test_a_failed_migration_changes_nothing(connection: Connection) -> None:
    """Here a table of the same name is in the way."""
    await connection.execute("CREATE TABLE nodes (theirs text)")
    with pytest.raises(asyncpg.DuplicateTableError):
        await migrate(connection)
    assert await connection.fetchval(_TABLES) == "nodes"
