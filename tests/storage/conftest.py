"""A database with our tables in it, and a store on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.servers.postgres import Postgres
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_setup import prepare


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
