"""The first meeting with a PostgreSQL database: is it there, does it let us in, has it our tables?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import asyncpg

from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.postgres_connections import SERVER, connect, reason
from unspoken.storage.postgres_schema import migrate, need_known

_OLDEST = 13
_PATIENCE = 30.0
"""Seconds to wait for an answer."""
_FORM = (
    "A database is written postgresql://user@host:port/name; "
    "in a user's name or a password @ is %40, : is %3A, / is %2F, # is %23 and ? is %3F."
)


async def prepare(url: str) -> None:
    """Make or update the tables. Raises StoreUnavailable with a sentence that says what to do."""
    await _meet(url, migrate)


async def look(url: str) -> None:
    """The same for whoever only reads: nothing is made, and nothing updated. Raises StoreUnavailable."""
    await _meet(url, need_known)


async def _meet(url: str, work: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
    place = place_of(url)
    try:
        async with asyncio.timeout(_PATIENCE):
            await _connected(url, place, work)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as trouble:
        raise StoreUnavailable(_sentence(place, trouble)) from trouble


async def _connected(url: str, place: str, work: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
    connection = await connect(url, f"{SERVER} setup")
    try:
        if connection.get_server_version().major < _OLDEST:
            raise StoreUnavailable(f"{place} is too old: PostgreSQL {_OLDEST} or a newer one is needed.")
        await work(connection)
    finally:
        connection.terminate()


def place_of(url: str) -> str:
    """A database as it may be shown to anybody: without user and password. Raises StoreUnavailable."""
    try:
        parts = urlsplit(url)
    except ValueError as wrong:
        raise StoreUnavailable(_FORM) from wrong
    if "@" in parts.path + parts.query + parts.fragment:  # the end of a password that was not quoted
        raise StoreUnavailable(_FORM)
    return f"PostgreSQL at {parts.netloc.rpartition('@')[2] or 'its usual place'}{parts.path}"


def _sentence(place: str, trouble: Exception) -> str:
    """What is wrong, and what to do about it. What asyncpg says of a URL may hold a piece of the password."""
    match trouble:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return (
                f"{place} does not let us in: check the user and the password "
                "(in PGPASSWORD, or in a file that PGPASSFILE names, nobody else reads it)."
            )
        case asyncpg.InvalidCatalogNameError():
            return f"{place} is not there: make the database with createdb, or name another."
        case asyncpg.InsufficientPrivilegeError():
            return f"{place} keeps us from making our tables ({trouble}): let the user own the database."
        case asyncpg.PostgresError():
            return f"{place} cannot be used: {trouble}."
        case OSError():
            return f"{place} cannot be reached ({reason(trouble)}): start it, or correct the address."
        case _:
            return _FORM
