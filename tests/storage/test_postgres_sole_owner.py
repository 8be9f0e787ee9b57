"""From several servers back to one, on the same database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.storage.test_postgres_fence import claim
from unspoken.storage.errors import UnusableStore
from unspoken.storage.postgres.sole_owner import take_over
from unspoken.storage.postgres.store import PostgresStore
from unspoken.tables.errors import LostTable

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_LIVES = "INSERT INTO nodes (name, incarnation, until) VALUES ('elsewhere', 'now', now() + interval '9 s')"


async def test_a_single_server_can_write_after_taking_over(
    url: str, postgres_store: PostgresStore, other: Connection
) -> None:
    """All nodes of the former cluster are gone."""
    await claim(other, "T")
    await take_over(url)
    await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == [b"one"]


async def test_a_paused_node_cannot_write_after_a_takeover(
    url: str, postgres_store: PostgresStore, other: Connection
) -> None:
    """It does not know of the takeover."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    await take_over(url)
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_take_over_is_refused_while_a_node_is_alive(url: str, other: Connection) -> None:
    """The error names the node, and nothing changes."""
    await claim(other, "T")
    await other.execute(_LIVES)
    with pytest.raises(UnusableStore, match="elsewhere"):
        await take_over(url)
    assert await other.fetchval("SELECT count(*) FROM owners") == 1
