"""Checks that a PostgreSQL database can be used, and creates or upgrades its schema."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import asyncpg

from unspoken.storage.errors import UnusableStore
from unspoken.storage.postgres.connections import SERVER, connect, reason
from unspoken.storage.postgres.schema import known_version, migrate

_OLDEST = 13
_PATIENCE = 30.0
"""Timeout in seconds."""
_FORM = (
    "The URL of a database is postgresql://user@host:port/name; in a user name or password, "
    "write %40 for @, %3A for :, %2F for /, %23 for # and %3F for ?."
)


async def prepare(url: str) -> None:
    """Create or upgrade the schema. Raises UnusableStore with a message that says what to do."""
    await _connect_and_run(url, migrate)


async def check_readable(url: str) -> None:
    """Check the database without changing it, for reading only. Raises UnusableStore."""
    await _connect_and_run(url, known_version)


async def _connect_and_run(url: str, work: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
    place = place_of(url)
    try:
        async with asyncio.timeout(_PATIENCE):
            await _connected(url, place, work)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as trouble:
        raise UnusableStore(_sentence(place, trouble)) from trouble


async def _connected(url: str, place: str, work: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
    connection = await connect(url, f"{SERVER} setup")
    try:
        if connection.get_server_version().major < _OLDEST:
            raise UnusableStore(f"{place} is too old: PostgreSQL {_OLDEST} or newer is required.")
        await work(connection)
    finally:
        connection.terminate()


def place_of(url: str) -> str:
    """Describe a database without user and password. Raises UnusableStore."""
    try:
        parts = urlsplit(url)
    except ValueError as wrong:
        raise UnusableStore(_FORM) from wrong
    if "@" in parts.path + parts.query + parts.fragment:  # part of a password that was not percent-encoded
        raise UnusableStore(_FORM)
    return f"PostgreSQL at {parts.netloc.rpartition('@')[2] or 'its default address'}{parts.path}"


def _sentence(place: str, trouble: Exception) -> str:
    """Say what is wrong and what to do. asyncpg's message about a URL may contain part of the password."""
    match trouble:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return (
                f"{place} rejected the login: check the user and the password "
                "(other users cannot read it in PGPASSWORD or in the file that PGPASSFILE names)."
            )
        case asyncpg.InvalidCatalogNameError():
            return f"{place} does not exist: create the database with createdb, or name another database."
        case asyncpg.InsufficientPrivilegeError():
            return f"{place} does not allow creating tables ({trouble}): let the user own the database."
        case asyncpg.PostgresError():
            return f"{place} cannot be used: {trouble}."
        case OSError():
            return f"{place} cannot be reached ({reason(trouble)}): start it, or correct the address."
        case _:
            return _FORM
