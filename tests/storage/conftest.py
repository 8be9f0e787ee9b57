"""A store of each kind; and a database with our tables in it, for what is PostgreSQL's alone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.memory import MemoryStore
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_setup import prepare
from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.store import Store


@pytest.fixture
async def url(postgres: Postgres, database: str) -> str:
    """How to reach a database that was prepared."""
    address = postgres.url(database)
    await prepare(address)
    return address


@pytest.fixture
async def postgres_store(url: str) -> AsyncIterator[PostgresStore]:
    """A store with the usual patience."""
    made = PostgresStore(url)
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
    database = request.getfixturevalue("database")
    url = request.getfixturevalue("postgres").url(database)
    await prepare(url)
    return PostgresStore(url)


@pytest.fixture(params=[memory, sqlite, postgres])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A log of each kind."""
    made = await request.param(request)
    yield made
    await made.close()
