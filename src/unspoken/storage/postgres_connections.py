"""Connections to PostgreSQL that are used again while they are whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg

from unspoken.tables.errors import NotSaved

T = TypeVar("T")
TRANSIENT = (
    OSError,  # a TimeoutError among them
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # or is being closed: it was told so while nobody asked it anything
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, or starts up
    asyncpg.ReadOnlySQLTransactionError,  # it has just become somebody's standby
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,  # a deadlock, of which it has chosen us as the victim
)
"""What passes by itself: the database is away, or asks to be asked again."""
PAUSE = 0.1
"""Seconds between two tries to reach a database that is away."""
# What is acknowledged is on the disk, whatever the database does for others.
_SETTINGS = {"synchronous_commit": "on"}
SERVER = "unspoken"
"""What a server's connections are called; those that only look after the database have other names."""


async def connect(url: str, name: str = SERVER) -> asyncpg.Connection:
    """A new connection; raises whatever asyncpg does, and ValueError for a port that there cannot be."""
    try:
        return await asyncpg.connect(url, server_settings={**_SETTINGS, "application_name": name})
    except OverflowError as wrong:
        raise ValueError(str(wrong)) from wrong


def reason(trouble: Exception) -> str:
    """What went wrong, in asyncpg's words; it has none for silence."""
    return str(trouble) or "it does not answer"


class Connections:
    """As many connections as are needed at once, up to a number; a broken one is thrown away."""

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._places = asyncio.Semaphore(most)
        self._idle: list[asyncpg.Connection] = []

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for one piece of work; if that fails, nobody gets this connection again."""
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
        """Do what may be done twice: it is begun anew if the database goes away. Raises NotSaved."""
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
        """Hang up."""
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()

    async def _find(self) -> asyncpg.Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await connect(self._url)


def _unusable(trouble: Exception) -> NotSaved:
    return NotSaved(f"the database cannot be used: {reason(trouble)}")
