"""A store of each kind; and a database with our tables in it, for what is PostgreSQL's alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest

from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.storage.memory import MemoryStore
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_setup import prepare
from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.store import Store

_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_FILLED = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'"


@pytest.fixture(scope="session")
def prepared(postgres: Postgres) -> str:
    """The address of a database with our tables, which all tests of this process fill, one after another."""
    postgres.start()
    address = postgres.url(postgres.fresh_database())
    with ThreadPoolExecutor(1) as pool:  # a loop may run in this thread already
        pool.submit(asyncio.run, prepare(address)).result()
    return address


async def emptied(server: Postgres, address: str) -> str:
    """The same database, with nothing in it and nobody at it."""
    server.start()
    connection = await asyncpg.connect(address)
    await connection.execute(_OTHERS)
    names = [row[0] for row in await connection.fetch(_FILLED)]
    await connection.execute("; ".join(f"DELETE FROM {name}" for name in names))
    connection.terminate()
    return address


@pytest.fixture
async def url(postgres: Postgres, prepared: str) -> str:
    """How to reach a database that was prepared, and in which nothing is."""
    return await emptied(postgres, prepared)


@pytest.fixture
async def postgres_store(url: str) -> AsyncIterator[PostgresStore]:
    """A store with more patience than usual."""
    made = PostgresStore(url, patience=PATIENCE)
    yield made
    await made.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else's connection to the same database."""
    connection = await asyncpg.connect(url)
    yield connection
    connection.terminate()


@pytest.fixture
async def second(url: str) -> AsyncIterator[asyncpg.Connection]:
    """And one more."""
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
    """A log of each kind."""
    made = await request.param(request)
    yield made
    await made.close()
