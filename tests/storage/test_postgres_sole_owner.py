"""From several servers back to one, on the same database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.storage.test_postgres_fence import claim
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_sole_owner import take_over
from unspoken.tables.errors import LostTable

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_LIVES = "INSERT INTO nodes (name, incarnation, until) VALUES ('elsewhere', 'now', now() + interval '9 s')"


async def test_a_server_alone_writes_to_the_tables_of_nodes_that_are_gone(
    url: str, postgres_store: PostgresStore, other: Connection
) -> None:
    """Whoever starts with several may go back to one."""
    await claim(other, "T")
    await take_over(url)
    await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == [b"one"]


async def test_a_node_that_only_slept_writes_no_more(
    url: str, postgres_store: PostgresStore, other: Connection
) -> None:
    """It has not heard that its tables were taken over."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    await take_over(url)
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_while_a_node_lives_nobody_is_alone(url: str, other: Connection) -> None:
    """It is told at the start, and nothing is taken from anybody."""
    await claim(other, "T")
    await other.execute(_LIVES)
    with pytest.raises(StoreUnavailable, match="elsewhere"):
        await take_over(url)
    assert await other.fetchval("SELECT count(*) FROM owners") == 1
