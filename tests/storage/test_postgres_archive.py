"""A database that is to be changed by us alone: who else is there is looked for until nobody is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from unspoken.storage.archive import LOG
from unspoken.storage.postgres_archive import postgres_archive
from unspoken.storage.postgres_connections import SERVER, connect

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


async def test_a_server_that_has_just_ended_is_waited_for(url: str, other: Connection) -> None:
    """It was seen once, and is gone at the next look."""
    server = await connect(url, SERVER)
    looking = asyncio.ensure_future(records(url))
    while not await other.fetchval(_LOOKED, f"{SERVER} archive"):
        pass
    server.terminate()
    assert await looking == 0
