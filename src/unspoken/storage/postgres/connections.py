"""A pool of PostgreSQL connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg

from unspoken.tables.errors import StoreUnavailable

T = TypeVar("T")
TRANSIENT = (
    OSError,  # includes TimeoutError
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # the connection is being closed, noticed while idle
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server shuts down or starts up
    asyncpg.ReadOnlySQLTransactionError,  # the server has just become a standby
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,  # we were chosen as the victim of a deadlock
)
"""Transient errors: the database is down, or the statement should be retried."""
PAUSE = 0.1
"""Seconds between retries."""
# An acknowledged commit must be on disk, regardless of the database's default.
_SETTINGS = {"synchronous_commit": "on"}
SERVER = "unspoken"
"""Application name of a server's connections; maintenance commands have other names."""


async def connect(url: str, name: str = SERVER) -> asyncpg.Connection:
    """Open a connection. Raises asyncpg's errors, and ValueError for an invalid port."""
    try:
        return await asyncpg.connect(url, server_settings={**_SETTINGS, "application_name": name})
    except OverflowError as wrong:
        raise ValueError(str(wrong)) from wrong


def reason(trouble: Exception) -> str:
    """Return asyncpg's message, or a text of our own for a timeout, which has no message."""
    return str(trouble) or "it does not answer"


class PostgresPool:
    """A pool with a maximum size; a connection is discarded after an error."""

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._places = asyncio.Semaphore(most)
        self._idle: list[asyncpg.Connection] = []

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[asyncpg.Connection]:
        """Lend a connection; it is not reused if the block raises."""
        async with self._places:
            connection = await self._find()
            is_whole = False
            try:
                yield connection
                is_whole = True
            finally:
                if is_whole:
                    self._idle.append(connection)
                else:
                    connection.terminate()

    async def work(self, work: Callable[[asyncpg.Connection], Awaitable[T]], patience: float) -> T:
        """Run idempotent work, and retry it after transient errors. Raises StoreUnavailable."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        while True:
            try:
                async with asyncio.timeout_at(deadline), self.lend() as connection:
                    return await work(connection)
            except TRANSIENT as trouble:
                if loop.time() + PAUSE >= deadline:
                    raise _unusable(trouble) from trouble
            except asyncpg.PostgresError as trouble:
                raise _unusable(trouble) from trouble
            await asyncio.sleep(PAUSE)

    def close(self) -> None:
        """Close the idle connections."""
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()

    async def _find(self) -> asyncpg.Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await connect(self._url)


def _unusable(trouble: Exception) -> StoreUnavailable:
    return StoreUnavailable(f"cannot use the database: {reason(trouble)}")
