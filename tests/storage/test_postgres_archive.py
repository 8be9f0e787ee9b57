"""Reading a database as an archive changes nothing, and filling it requires that no server uses it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.archive import ALL_KINDS, ENTRIES, LOG
from unspoken.storage.postgres import archive as archive_module
from unspoken.storage.postgres.archive import postgres_archive
from unspoken.storage.postgres.connections import SERVER, connect
from unspoken.storage.postgres.schema import VERSION, migrate

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_LOOKED = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE application_name = $1 AND query LIKE '%pg_stat_activity%' AND state LIKE 'idle%'"
)


async def count_records(url: str) -> int:
    """Open the database as an archive to be filled, and count its log records."""
    async with postgres_archive(url, fill=True) as archive:
        return (await archive.size(LOG)).rows


async def schema(connection: Connection) -> list[tuple[str, ...]]:
    """Return all columns of a database."""
    query = (
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
        "ORDER BY table_name, ordinal_position"
    )
    return [tuple(row) for row in await connection.fetch(query)]


@pytest.mark.parametrize("version", range(VERSION))
async def test_reading_an_older_database_does_not_migrate_it(
    postgres: Postgres, database: str, version: int
) -> None:
    """The release that wrote it can still use it; missing tables are empty."""
    connection = await asyncpg.connect(postgres.url(database))
    if version > 0:
        await migrate(connection, version)
        await connection.execute("INSERT INTO log VALUES ('ABCDEF', 0, 'one')")
    before = await schema(connection)
    async with postgres_archive(postgres.url(database)) as archive:
        assert [table.code for table in await archive.tables()] == ["ABCDEF"] * min(version, 1)
        sizes = {kind.title: (await archive.size(kind)).rows for kind in ALL_KINDS}
        assert {title: rows for title, rows in sizes.items() if rows} == ({"moves": 1} if version else {})
        assert [rows async for rows in archive.rows(ENTRIES)] == []
    assert await schema(connection) == before
    await connection.close()


async def test_filling_waits_for_a_server_that_is_shutting_down(
    url: str, other: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first check still finds the connection of the server."""
    monkeypatch.setattr(archive_module, "_ATTEMPTS", 1_000_000)  # it must not give up on a busy machine
    server = await connect(url, SERVER)
    looking = asyncio.ensure_future(count_records(url))
    while not await other.fetchval(_LOOKED, f"{SERVER} archive"):
        pass
    server.terminate()
    assert await looking == 0
