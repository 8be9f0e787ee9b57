"""A store of each kind, and PostgreSQL databases with our schema."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest

from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.storage.memory.store import MemoryStore
from unspoken.storage.postgres.setup import prepare
from unspoken.storage.postgres.store import PostgresStore
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.storage.store import Store

_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_FILLED = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'"


@pytest.fixture(scope="session")
def prepared(postgres: Postgres) -> str:
    """The URL of a database with our tables, which all tests of this process share."""
    postgres.start()
    address = postgres.url(postgres.fresh_database())
    with ThreadPoolExecutor(1) as pool:  # a loop may run in this thread already
        pool.submit(asyncio.run, prepare(address)).result()
    return address


async def emptied(server: Postgres, address: str) -> str:
    """Empty the database, and close all other connections to it."""
    server.start()
    connection = await asyncpg.connect(address)
    await connection.execute(_OTHERS)
    names = [row[0] for row in await connection.fetch(_FILLED)]
    await connection.execute("; ".join(f"DELETE FROM {name}" for name in names))
    connection.terminate()
    return address


@pytest.fixture
async def url(postgres: Postgres, prepared: str) -> str:
    """The URL of an empty database with our tables."""
    return await emptied(postgres, prepared)


@pytest.fixture
async def postgres_store(url: str) -> AsyncIterator[PostgresStore]:
    """A PostgreSQL store with a long timeout."""
    opened = PostgresStore(url, patience=PATIENCE)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[asyncpg.Connection]:
    """Another connection to the same database."""
    connection = await asyncpg.connect(url)
    yield connection
    connection.terminate()


@pytest.fixture
async def second(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A second such connection."""
    connection = await asyncpg.connect(url)
    yield connection
    connection.terminate()


async def memory(_request: pytest.FixtureRequest) -> Store:
    return MemoryStore()


async def sqlite(request: pytest.FixtureRequest) -> Store:
    return SQLiteStore(request.getfixturevalue("tmp_path") / "log.db")


async def postgres(request: pytest.FixtureRequest) -> Store:
    server, prepared = request.getfixturevalue("postgres"), request.getfixturevalue("prepared")
    return PostgresStore(await emptied(server, prepared), patience=PATIENCE)


@pytest.fixture(params=[memory, sqlite, postgres])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A store of each kind."""
    opened = await request.param(request)
    yield opened
    await opened.close()
