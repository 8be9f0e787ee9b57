"""A lock tells that a node lives: PostgreSQL releases it when the process dies, before the lease expires."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from tests.patience import PATIENCE
from unspoken.storage.epochs import Epochs
from unspoken.storage.postgres.life_lock import LifeLock
from unspoken.storage.postgres.owners import PostgresOwners
from unspoken.tables.errors import NameTaken

pytestmark = pytest.mark.anyio

LEASE = PATIENCE * 10
"""No lease expires during a test."""
_LOCKS = """
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_BREAK = f"SELECT pg_terminate_backend(pid) FROM ({_LOCKS}) AS locks"
_OLD_NODE = "INSERT INTO nodes (name, incarnation, until) VALUES ('old', '5eed', now() + interval '1 hour')"
_OLD_TABLE = "INSERT INTO owners (\"table\", node, epoch) VALUES ('T', 'old', 1)"
_LEASED = "SELECT until > now() FROM nodes WHERE name = $1"

Begin = Callable[[str], PostgresOwners]


@pytest.fixture
async def begin(url: str) -> AsyncIterator[Begin]:
    """Starts any number of nodes on one database."""
    begun: list[PostgresOwners] = []

    def start(name: str) -> PostgresOwners:
        begun.append(PostgresOwners(url, name, LEASE, Epochs(), PATIENCE))
        return begun[-1]

    yield start
    for owners in begun:
        owners.close()


async def live(begin: Begin, name: str) -> PostgresOwners:
    """Start a node that holds its lock."""
    owners = begin(name)
    await owners.arrive()
    await owners.renew(on_bus=True)
    return owners


def die(owners: PostgresOwners) -> None:
    """Close all connections of a node, as the operating system does for a killed process."""
    owners.close()


async def until_locks(other: asyncpg.Connection, count: int) -> None:
    """Wait until this many locks are held."""
    async with asyncio.timeout(PATIENCE):
        while len(await other.fetch(_LOCKS)) != count:
            pass


async def test_a_dead_nodes_table_can_be_claimed_while_its_lease_is_valid(
    begin: Begin, other: asyncpg.Connection
) -> None:
    """Nobody waits for the lease."""
    first, second = await live(begin, "one"), await live(begin, "two")
    await first.claim("T", new=True)
    die(first)
    await until_locks(other, 1)
    assert (await second.claim("T", new=True), await other.fetchval(_LEASED, "one")) == ("two", True)


async def test_a_dead_node_is_not_listed(begin: Begin, other: asyncpg.Connection) -> None:
    """Neither as another node nor as the owner of its tables."""
    first, second = await live(begin, "one"), await live(begin, "two")
    await first.claim("T", new=True)
    die(first)
    await until_locks(other, 1)
    assert (await second.others(), await second.owner("T")) == ([], None)


async def test_a_dead_nodes_name_can_be_used_again_at_once(begin: Begin, other: asyncpg.Connection) -> None:
    """A supervisor restarts the process."""
    die(await live(begin, "one"))
    await until_locks(other, 0)
    again = await live(begin, "one")
    assert await again.renew(on_bus=True)


async def test_only_one_of_two_new_nodes_gets_a_dead_nodes_name(
    begin: Begin, other: asyncpg.Connection
) -> None:
    """They start at the same time."""
    die(await live(begin, "one"))
    await until_locks(other, 0)
    both = await asyncio.gather(*(begin("one").arrive() for _ in range(2)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in both) == ["NameTaken", "NoneType"]


async def test_the_name_of_a_node_with_a_lock_is_taken(begin: Begin) -> None:
    """As before."""
    await live(begin, "one")
    with pytest.raises(NameTaken):
        await begin("one").arrive()


async def test_a_live_node_keeps_its_tables(begin: Begin) -> None:
    """It has a lease and a lock."""
    first, second = await live(begin, "one"), await live(begin, "two")
    await first.claim("T", new=True)
    assert (await second.claim("T", new=True), await second.others()) == ("one", ["one"])


async def test_an_old_node_without_a_lock_is_alive(begin: Begin, other: asyncpg.Connection) -> None:
    """During a rolling upgrade: an earlier version knows no locks."""
    second = await live(begin, "two")
    await other.execute(_OLD_NODE)
    await other.execute(_OLD_TABLE)
    assert (await second.claim("T", new=True), await second.others()) == ("old", ["old"])


async def test_a_node_that_has_just_arrived_is_alive(begin: Begin) -> None:
    """It takes its lock with the first renewal."""
    first, second = begin("one"), await live(begin, "two")
    await first.arrive()
    await first.claim("T", new=True)
    assert await second.claim("T", new=True) == "one"


async def test_a_broken_lock_is_taken_again_with_the_next_renewal(
    begin: Begin, other: asyncpg.Connection
) -> None:
    """Only the lock's connection broke: the node keeps its tables."""
    first, second = await live(begin, "one"), begin("two")
    await first.claim("T", new=True)
    broken = {row[0] for row in await other.fetch(_LOCKS)}
    await other.execute(_BREAK)
    async with asyncio.timeout(PATIENCE):
        while broken & {row[0] for row in await other.fetch(_LOCKS)}:
            pass
    assert await first.renew(on_bus=True)
    assert await first.renew(on_bus=True)
    assert len(await other.fetch(_LOCKS)) == 1
    assert await second.claim("T", new=True) == "one"


async def test_a_broken_lock_is_taken_again_without_a_renewal(
    begin: Begin, other: asyncpg.Connection
) -> None:
    """The node notices at once that the connection is closed."""
    await live(begin, "one")
    before = await other.fetch(_LOCKS)
    await other.execute(_BREAK)
    async with asyncio.timeout(PATIENCE):
        while (await other.fetch(_LOCKS) or before) == before:
            pass


async def test_a_node_that_cannot_take_its_lock_is_alive(
    begin: Begin, other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has no free connection, for example: the node still has its lease."""
    first, second = await live(begin, "one"), await live(begin, "two")
    await first.claim("T", new=True)
    first._lock.close()
    await until_locks(other, 1)

    async def fail(_lock: LifeLock) -> bool:
        return False

    monkeypatch.setattr(LifeLock, "hold", fail)
    await first.renew(on_bus=True)
    assert await second.claim("T", new=True) == "one"


async def test_a_node_learns_which_tables_it_lost_with_its_lock(
    begin: Begin, other: asyncpg.Connection
) -> None:
    """Before it writes to them: its people must see the new owner's views."""
    first, second = await live(begin, "one"), await live(begin, "two")
    reported: list[str] = []
    first.when_lost(reported.append)
    for table in ("T", "U"):
        await first.claim(table, new=True)
    first._lock.close()
    await until_locks(other, 1)
    await second.claim("T", new=True)
    await first.renew(on_bus=True)
    assert reported == ["T"]


async def test_a_lock_can_be_taken_while_the_broken_connection_is_still_open(
    url: str, other: asyncpg.Connection
) -> None:
    """PostgreSQL may not have noticed yet that the network was cut."""
    locks = [LifeLock(url, "lock-5eed", PATIENCE) for _ in range(2)]
    for lock in locks:
        await lock.hold()
    assert len(await other.fetch(_LOCKS)) == 2
    for lock in locks:
        lock.close()
