"""A table has one owner at a time, by a lease and an epoch, in memory and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import asyncpg
import pytest

from tests.patience import PATIENCE
from unspoken.storage.memory.owners import FencedMemoryStore, MemoryOwners, Registry
from unspoken.storage.postgres.owners import PostgresOwners
from unspoken.storage.postgres.store import PostgresStore
from unspoken.tables.errors import LostTable, NameTaken

pytestmark = pytest.mark.anyio

LEASE = 60.0
_LAPSED = "UPDATE nodes SET until = now() - interval '1 second' WHERE name = $1"


@dataclass
class Server:
    """A node with its store."""

    owners: MemoryOwners | PostgresOwners
    store: FencedMemoryStore | PostgresStore


@dataclass
class Servers:
    """Starts any number of nodes on one store."""

    begin: Callable[[str], Server]
    lapse: Callable[[str], Awaitable[None]]
    """Let the lease of a node expire."""

    async def arrives(self, name: str) -> Server:
        """Start a node."""
        server = self.begin(name)
        await server.owners.arrive()
        return server


@pytest.fixture
async def in_memory() -> Servers:
    """Nodes in one process."""
    registry = Registry(lambda: 0.0)

    def begin(name: str) -> Server:
        store = FencedMemoryStore(registry)
        return Server(MemoryOwners(registry, name, LEASE, store.epochs), store)

    async def lapse(name: str) -> None:
        registry.nodes[name].until = -1.0

    return Servers(begin, lapse)


@pytest.fixture
async def in_postgres(url: str, other: asyncpg.Connection) -> AsyncIterator[Servers]:
    """Nodes on a real database."""
    begun: list[Server] = []

    def begin(name: str) -> Server:
        store = PostgresStore(url, patience=PATIENCE)
        begun.append(Server(PostgresOwners(url, name, LEASE, store.epochs), store))
        return begun[-1]

    async def lapse(name: str) -> None:
        await other.execute(_LAPSED, name)

    yield Servers(begin, lapse)
    for server in begun:
        server.owners.close()
        await server.store.close()


@pytest.fixture(params=["in_memory", "in_postgres"])
def servers(request: pytest.FixtureRequest) -> Servers:
    """Nodes of each kind."""
    found: Servers = request.getfixturevalue(request.param)
    return found


async def test_a_new_table_belongs_to_the_node_that_claims_it(servers: Servers) -> None:
    """That node can write to it."""
    first = await servers.arrives("one")
    assert await first.owners.claim("T", new=True) == "one"
    await first.store.append("T", 0, [b"opened"])


async def test_all_nodes_have_the_same_secret_key(servers: Servers) -> None:
    """They sign their messages to each other with it."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    key = await first.owners.key()
    assert (key == await second.owners.key(), len(key)) == (True, 32)


async def test_an_unknown_code_cannot_be_claimed(servers: Servers) -> None:
    """Guessing codes creates no rows."""
    first = await servers.arrives("one")
    assert (await first.owners.claim("T"), await first.owners.owner("T")) == (None, None)


async def test_a_table_written_without_a_cluster_can_be_claimed(servers: Servers) -> None:
    """It was written by a single server."""
    first = await servers.arrives("one")
    await first.store.append("T", 0, [b"opened"])
    assert await first.owners.claim("T") == "one"
    await first.store.append("T", 1, [b"moved"])


async def test_a_table_cannot_be_claimed_while_its_owner_is_alive(servers: Servers) -> None:
    """The claim returns the owner."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    assert await second.owners.claim("T", new=True) == "one"


async def test_a_table_can_be_claimed_when_its_owners_lease_has_expired(servers: Servers) -> None:
    """The owner died, or is paused."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    await servers.lapse("one")
    assert await second.owners.claim("T", new=True) == "two"


async def test_a_former_owner_cannot_write_after_another_claim(
    servers: Servers,
) -> None:
    """The epoch prevents it, not the clock."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    await servers.lapse("one")
    await second.owners.claim("T", new=True)
    with pytest.raises(LostTable):
        await first.store.append("T", 0, [b"late"])


async def test_the_loss_of_a_table_is_reported_before_the_failed_write(
    servers: Servers,
) -> None:
    """Its people are redirected, and see no error about an answer that could not be saved."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    await servers.lapse("one")
    await second.owners.claim("T", new=True)
    reported: list[object] = []
    first.owners.when_lost(reported.append)
    first.store.write("T", 0, [b"late"], lambda trouble: reported.append(type(trouble)))
    await first.store.close()
    await asyncio.sleep(0)
    assert reported == ["T", LostTable]


async def test_renewing_a_valid_lease_returns_true(servers: Servers) -> None:
    """Nobody can have claimed its tables meanwhile."""
    first = await servers.arrives("one")
    assert await first.owners.renew(on_bus=True)


async def test_renewing_an_expired_lease_returns_false_once(servers: Servers) -> None:
    """The lease is valid again afterwards."""
    first = await servers.arrives("one")
    await servers.lapse("one")
    assert [await first.owners.renew(on_bus=True) for _ in range(2)] == [False, True]


async def test_a_given_up_table_can_be_claimed(servers: Servers) -> None:
    """At once, although its former owner is alive."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    await first.owners.give_up(["T"])
    assert await second.owners.claim("T", new=True) == "two"


async def test_a_node_that_gave_up_a_table_cannot_write_to_it(servers: Servers) -> None:
    """Even if nobody has claimed it since."""
    first = await servers.arrives("one")
    await first.owners.claim("T", new=True)
    await first.owners.give_up(["T"])
    with pytest.raises(LostTable):
        await first.store.append("T", 0, [b"late"])


async def test_giving_up_an_older_claim_does_not_release_a_newer_one(servers: Servers) -> None:
    """A person came back while the table was being given up."""
    first = await servers.arrives("one")
    await first.owners.claim("T", new=True)
    await first.owners.claim("T", new=True)
    first.store.epochs.claimed("T", 1)
    await first.owners.give_up(["T"])
    assert await first.owners.owner("T") == "one"


async def test_a_restarted_node_can_claim_its_former_tables(servers: Servers) -> None:
    """The rows of its previous run are still there."""
    first = await servers.arrives("one")
    await first.owners.claim("T", new=True)
    await servers.lapse("one")
    again = await servers.arrives("one")
    assert await again.owners.claim("T", new=True) == "one"
    with pytest.raises(LostTable):
        await first.store.append("T", 0, [b"late"])


async def test_two_nodes_with_the_same_name_are_refused(servers: Servers) -> None:
    """The second, while the first is alive."""
    await servers.arrives("one")
    with pytest.raises(NameTaken):
        await servers.arrives("one")


async def test_a_paused_node_whose_name_was_taken_gets_an_error(servers: Servers) -> None:
    """It cannot continue with that name."""
    first = await servers.arrives("one")
    await servers.lapse("one")
    await servers.arrives("one")
    with pytest.raises(NameTaken):
        await first.owners.renew(on_bus=True)


async def test_a_departed_node_is_not_listed(servers: Servers) -> None:
    """Its tables can be claimed."""
    first, second = await servers.arrives("one"), await servers.arrives("two")
    await first.owners.claim("T", new=True)
    await first.owners.depart()
    assert (await second.owners.others(), await second.owners.claim("T", new=True)) == ([], "two")


async def test_others_lists_the_nodes_that_are_alive_and_on_the_bus(servers: Servers) -> None:
    """Without the node itself."""
    first = await servers.arrives("one")
    for name in ("two", "three", "four"):
        await servers.arrives(name)
    await servers.lapse("three")
    await (disconnected := servers.begin("five")).owners.arrive()
    await disconnected.owners.renew(on_bus=False)
    assert await first.owners.others() == ["four", "two"]
