"""What somebody says to a table, and its reply."""

from __future__ import annotations

import asyncio

from unspoken.tables.messages import FromPerson
from unspoken.tables.room import PersonId
from unspoken.tables.table import Table


async def heard(table: Table, person: PersonId, message: FromPerson) -> None:
    """Let a table hear a message, and wait until it has replied."""
    done = asyncio.Event()
    table.hear(person, message, done.set)
    await done.wait()
