"""Sends a message to a table, and waits for its reply."""

from __future__ import annotations

import asyncio

from unspoken.tables.state.room import PersonId
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import FromPerson


async def deliver(table: Table, person: PersonId, message: FromPerson) -> None:
    """Deliver a message to a table, and wait until it has replied."""
    done = asyncio.Event()
    table.hear(person, message, done.set)
    await done.wait()
