"""A table has one owner at a time, by a lease and an epoch; the same in memory and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import asyncpg
import pytest

from tests.patience import PATIENCE
from unspoken.storage.memory_owners import FencedMemoryStore, MemoryOwners, Registry
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_owners import PostgresOwners
from unspoken.tables.errors import LostTable, NameTaken

pytestmark = pytest.mark.anyio

LEASE = 60.0
_LAPSED = "UPDATE nodes SET until = now() - interval '1 second' WHERE name = $1"


@dataclass
class Server:
    """A node with its way to the log."""

    owners: MemoryOwners | PostgresOwners
    store: FencedMemoryStore | PostgresStore


@dataclass
class Servers:
    """As many nodes on one store as a test wants."""

    begin: Callable[[str], Server]
    lapse: Callable[[str], Awaitable[None]]
    """Time passes without a word from a node, until its lease is over."""

    async def arrives(self, name: str) -> Server:
        """A node that lives."""
        server = self.begin(name)
        await server.owners.arrive()
        return server


@pytest.fixture
async def in_memory() -> Servers:
    """In one process."""
    registry = Registry(lambda: 0.0)

    def begin(name: str) -> Server:
        store = FencedMemoryStore(registry)
        return Server(MemoryOwners(registry, name, LEASE, store.epochs), store)

    async def lapse(name: str) -> None:
        registry.nodes[name].until = -1.0

    return Servers(begin, lapse)


@pytest.fixture
async def in_postgres(url: str, other: asyncpg.Connection) -> AsyncIterator[Servers]:
    """On a real database."""
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


async def test_a_new_table_is_owned_by_whoever_claims_it(servers: Servers) -> None:
    """And is written by them."""
    one = await servers.arrives("one")
    assert await one.owners.claim("T", new=True) == "one"
    await one.store.append("T", 0, [b"opened"])


async def test_a_code_that_nobody_opened_is_not_claimed(servers: Servers) -> None:
    """Whoever guesses codes leaves nothing behind."""
    one = await servers.arrives("one")
    assert (await one.owners.claim("T"), await one.owners.owner("T")) == (None, None)


async def test_a_table_from_before_there_were_nodes_is_claimed(servers: Servers) -> None:
    """It was kept by one server alone."""
    one = await servers.arrives("one")
    await one.store.append("T", 0, [b"opened"])
    assert await one.owners.claim("T") == "one"
    await one.store.append("T", 1, [b"moved"])


async def test_a_table_is_not_claimed_while_its_owner_lives(servers: Servers) -> None:
    """Whoever tries is told whose it is."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    assert await two.owners.claim("T", new=True) == "one"


async def test_a_table_is_claimed_when_its_owners_lease_is_over(servers: Servers) -> None:
    """It died, or is paused."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    await servers.lapse("one")
    assert await two.owners.claim("T", new=True) == "two"


async def test_whoever_was_paused_writes_nothing_to_a_table_that_was_claimed_meanwhile(
    servers: Servers,
) -> None:
    """The epoch is the fence, not the clock."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    await servers.lapse("one")
    await two.owners.claim("T", new=True)
    with pytest.raises(LostTable):
        await one.store.append("T", 0, [b"late"])


async def test_whoever_tries_to_write_to_a_lost_table_is_told_so_before_the_write_is_answered(
    servers: Servers,
) -> None:
    """Its people are sent away, and not told that their answer could not be saved."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    await servers.lapse("one")
    await two.owners.claim("T", new=True)
    told: list[object] = []
    one.owners.when_lost(told.append)
    one.store.write("T", 0, [b"late"], lambda trouble: told.append(type(trouble)))
    await one.store.close()
    await asyncio.sleep(0)
    assert told == ["T", LostTable]


async def test_a_lease_that_was_good_is_renewed_without_a_gap(servers: Servers) -> None:
    """Nobody can have claimed anything."""
    one = await servers.arrives("one")
    assert await one.owners.renew(on_bus=True)


async def test_a_lease_that_was_over_is_renewed_with_a_gap(servers: Servers) -> None:
    """And then it is good."""
    one = await servers.arrives("one")
    await servers.lapse("one")
    assert [await one.owners.renew(on_bus=True) for _ in range(2)] == [False, True]


async def test_a_table_that_was_given_up_is_anybodys(servers: Servers) -> None:
    """At once, though the one who had it lives."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    await one.owners.give_up(["T"])
    assert await two.owners.claim("T", new=True) == "two"


async def test_whoever_gave_a_table_up_writes_no_more(servers: Servers) -> None:
    """Though nobody has claimed it since."""
    one = await servers.arrives("one")
    await one.owners.claim("T", new=True)
    await one.owners.give_up(["T"])
    with pytest.raises(LostTable):
        await one.store.append("T", 0, [b"late"])


async def test_a_table_that_was_claimed_anew_is_not_given_up_by_the_earlier_claim(servers: Servers) -> None:
    """Somebody came back while it was being given up."""
    one = await servers.arrives("one")
    await one.owners.claim("T", new=True)
    await one.owners.claim("T", new=True)
    one.store.epochs.claimed("T", 1)
    await one.owners.give_up(["T"])
    assert await one.owners.owner("T") == "one"


async def test_a_node_that_was_started_again_claims_what_was_its_own(servers: Servers) -> None:
    """Its earlier life left the rows."""
    one = await servers.arrives("one")
    await one.owners.claim("T", new=True)
    await servers.lapse("one")
    again = await servers.arrives("one")
    assert await again.owners.claim("T", new=True) == "one"
    with pytest.raises(LostTable):
        await one.store.append("T", 0, [b"late"])


async def test_two_nodes_of_one_name_are_refused(servers: Servers) -> None:
    """The second, while the first lives."""
    await servers.arrives("one")
    with pytest.raises(NameTaken):
        await servers.arrives("one")


async def test_a_node_whose_name_was_taken_while_it_was_paused_is_told(servers: Servers) -> None:
    """It cannot go on by that name."""
    one = await servers.arrives("one")
    await servers.lapse("one")
    await servers.arrives("one")
    with pytest.raises(NameTaken):
        await one.owners.renew(on_bus=True)


async def test_a_node_that_departed_is_not_there(servers: Servers) -> None:
    """Its name is free, and so are its tables."""
    one, two = await servers.arrives("one"), await servers.arrives("two")
    await one.owners.claim("T", new=True)
    await one.owners.depart()
    assert (await two.owners.others(), await two.owners.claim("T", new=True)) == ([], "two")


async def test_the_others_are_those_who_live_and_can_be_talked_to(servers: Servers) -> None:
    """Not oneself, not the dead, not whoever has lost the bus."""
    one = await servers.arrives("one")
    for name in ("two", "three", "four"):
        await servers.arrives(name)
    await servers.lapse("three")
    await (four := servers.begin("five")).owners.arrive()
    await four.owners.renew(on_bus=False)
    assert await one.owners.others() == ["four", "two"]
