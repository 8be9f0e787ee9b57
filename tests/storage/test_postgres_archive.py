"""A database at rest: changed by us alone, and by whoever only reads it not at all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.archive import ALL_KEPT, ENTRIES, LOG
from unspoken.storage.postgres_archive import postgres_archive
from unspoken.storage.postgres_connections import SERVER, connect
from unspoken.storage.postgres_schema import VERSION, migrate

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_LOOKED = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE application_name = $1 AND query LIKE '%pg_stat_activity%' AND state LIKE 'idle%'"
)


async def records(url: str) -> int:
    """How many records somebody finds who wants to change them."""
    async with postgres_archive(url, fill=True) as archive:
        return (await archive.size(LOG)).rows


async def schema(connection: Connection) -> list[tuple[str, ...]]:
    """All columns that a database has."""
    query = (
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
        "ORDER BY table_name, ordinal_position"
    )
    return [tuple(row) for row in await connection.fetch(query)]


@pytest.mark.parametrize("version", range(VERSION))
async def test_an_older_database_is_read_and_stays_older(
    postgres: Postgres, database: str, version: int
) -> None:
    """The release that made it can go on with it; what it does not have is empty."""
    connection = await asyncpg.connect(postgres.url(database))
    if version > 0:
        await migrate(connection, version)
        await connection.execute("INSERT INTO log VALUES ('ABCDEF', 0, 'one')")
    before = await schema(connection)
    async with postgres_archive(postgres.url(database)) as archive:
        assert [one.code for one in await archive.tables()] == ["ABCDEF"] * min(version, 1)
        assert [(await archive.size(kept)).rows for kept in ALL_KEPT] == [min(version, 1), 0, 0, 0, 0, 0]
        assert [rows async for rows in archive.rows(ENTRIES)] == []
    assert await schema(connection) == before
    await connection.close()


async def test_a_server_that_has_just_ended_is_waited_for(url: str, other: Connection) -> None:
    """It was seen once, and is gone at the next look."""
    server = await connect(url, SERVER)
    looking = asyncio.ensure_future(records(url))
    while not await other.fetchval(_LOOKED, f"{SERVER} archive"):
        pass
    server.terminate()
    assert await looking == 0
