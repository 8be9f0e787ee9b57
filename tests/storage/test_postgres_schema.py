"""The schema of the database: made, brought up to date, and left alone where it is newer than we are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.errors import SchemaFromTheFuture
from unspoken.storage.postgres_schema import VERSION, migrate

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_TABLES = "SELECT string_agg(tablename, ' ' ORDER BY tablename) FROM pg_tables WHERE schemaname = 'public'"


@pytest.fixture
async def connections(postgres: Postgres, database: str) -> AsyncIterator[list[Connection]]:
    """Three nodes' connections to one new database."""
    made = [await asyncpg.connect(postgres.url(database)) for _ in range(3)]
    yield made
    for connection in made:
        await connection.close()


@pytest.fixture
def connection(connections: list[Connection]) -> Connection:
    """One of them."""
    return connections[0]


async def test_an_empty_database_gets_all_tables(connection: Connection) -> None:
    """And the one that tells its version."""
    await migrate(connection)
    tables = await connection.fetchval(_TABLES)
    assert tables == "atlas atlas_kept deck_pictures decks log nodes owners schema_version sounds touched"


async def test_a_database_tells_each_version_that_it_has_been(connection: Connection) -> None:
    """From the first to this."""
    await migrate(connection)
    rows = await connection.fetch("SELECT version FROM schema_version ORDER BY version")
    assert [row["version"] for row in rows] == list(range(1, VERSION + 1))


async def test_a_database_of_the_first_version_keeps_what_is_in_it(connection: Connection) -> None:
    """Its log knew no epochs: nobody had claimed its tables."""
    await migrate(connection, version=1)
    await connection.execute("INSERT INTO log VALUES ('T', 0, 'one'), ('T', 1, 'two')")
    await migrate(connection)
    rows = await connection.fetch("SELECT step, epoch, data FROM log ORDER BY step")
    assert [tuple(row) for row in rows] == [(0, 0, b"one"), (1, 0, b"two")]


async def test_a_database_that_is_up_to_date_is_left_as_it_is(connection: Connection) -> None:
    """Every start but the first."""
    await migrate(connection)
    await connection.execute("INSERT INTO log VALUES ('T', 0, 'one')")
    await migrate(connection)
    assert await connection.fetchval("SELECT count(*) FROM log") == 1


async def test_a_database_from_the_future_is_refused_with_a_sentence(connection: Connection) -> None:
    """A newer version may mean what we cannot know."""
    await migrate(connection)
    await connection.execute("INSERT INTO schema_version VALUES ($1)", VERSION + 1)
    with pytest.raises(SchemaFromTheFuture, match="newer Unspoken"):
        await migrate(connection)


async def test_nodes_that_start_at_once_make_the_tables_once(connections: list[Connection]) -> None:
    """One of them does, the others wait for it and find all done."""
    await asyncio.gather(*(migrate(connection) for connection in connections))
    assert await connections[0].fetchval("SELECT count(*) FROM schema_version") == VERSION


async def test_a_migration_that_fails_leaves_nothing_behind(connection: Connection) -> None:
    """All of it or nothing: here somebody else's table is in the way."""
    await connection.execute("CREATE TABLE nodes (theirs text)")
    with pytest.raises(asyncpg.DuplicateTableError):
        await migrate(connection)
    assert await connection.fetchval(_TABLES) == "nodes"
