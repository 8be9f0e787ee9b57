"""Tables that move to another node: their owner died, was paused, left, or was cut off."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.nodes import LEASE, Cluster, Visitor, settle
from unspoken.tables.errors import LostTable, StoreUnavailable
from unspoken.tables.wire.messages import CloseReason, Say, Start

pytestmark = pytest.mark.anyio


async def test_a_table_of_a_dead_node_is_loaded_where_it_is_needed(cluster: Cluster) -> None:
    """As soon as the lease has expired."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await cluster.dies(first)
    assert await bob.requests(Say, channel="table", text="still here") == "ok"
    assert second.tables() == [ada.code]


async def test_connections_relayed_to_a_dead_node_are_closed(
    cluster: Cluster,
) -> None:
    """Within a second after its lease has expired."""
    first, second = await cluster.starts("one", "two")
    bob = await (await Visitor.opens(first)).friend(second, "Bob")
    await cluster.dies(first)
    await asyncio.sleep(LEASE + 1)
    assert bob.transport.closed is CloseReason.CLOSING


async def test_acknowledged_messages_survive_the_death_of_a_node(cluster: Cluster) -> None:
    """Each is in the log before it is acknowledged."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await ada.requests(Say, channel="table", text="remember this")
    await cluster.dies(first)
    await ada.connect(second)
    (talk,) = ada.transport.messages("talk")
    assert [line["text"] for line in talk["lines"]] == ["remember this"]


async def test_a_node_that_was_paused_too_long_unloads_its_tables(cluster: Cluster) -> None:
    """By its own clock, before it renews the lease."""
    first, _two = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await cluster.dies(first)
    await asyncio.sleep(LEASE + 1)
    await first.node.leases.renew(on_bus=True)
    assert (ada.transport.closed, first.tables()) == (CloseReason.CLOSING, [])


async def test_a_node_that_was_paused_too_long_cannot_write(cluster: Cluster) -> None:
    """Its first write fails, and nothing is acknowledged."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    table = await first.house.find(ada.code)
    await cluster.dies(first)
    await asyncio.sleep(LEASE + 1)
    bob = Visitor(second, ada.code, ada.token)
    await bob.connect()
    before = await cluster.log(ada.code)
    with pytest.raises(LostTable):
        await first.house.services.store.append(ada.code, table.step, [b"late"])
    assert (await cluster.log(ada.code), ada.transport.closed) == (before, CloseReason.CLOSING)


async def test_a_node_that_leaves_hands_over_its_tables(cluster: Cluster) -> None:
    """In a rolling restart nobody waits for a lease."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await first.node.leave()
    await settle()
    assert [ada.transport.closed, bob.transport.closed] == [CloseReason.CLOSING, CloseReason.CLOSING]
    began = asyncio.get_running_loop().time()
    await bob.connect(second)
    assert (second.tables(), asyncio.get_running_loop().time() - began < 1) == ([ada.code], True)


async def test_a_node_that_leaves_claims_no_table(cluster: Cluster) -> None:
    """People who connect there are relayed to another node."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await first.node.leave()
    await ada.connect(first)
    assert (first.tables(), second.tables(), first.node.unavailable_reason()) == (
        [],
        [ada.code],
        "this server is shutting down",
    )


async def test_a_node_that_leaves_opens_no_table(cluster: Cluster) -> None:
    """The request fails at once."""
    first, _two = await cluster.starts("one", "two")
    await first.node.leave()
    with pytest.raises(StoreUnavailable, match="opens no new tables"):
        await Visitor.opens(first)


async def test_a_node_that_alone_lost_the_bus_gives_up_its_tables(cluster: Cluster) -> None:
    """The other nodes could not reach them."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    cluster.network.cut_off.add("one")
    await asyncio.sleep(2 * LEASE)
    await ada.connect(second)
    assert (first.tables(), second.tables()) == ([], [ada.code])


async def test_a_node_keeps_its_tables_while_no_node_has_the_bus(cluster: Cluster) -> None:
    """The other nodes could not serve them either."""
    first, _two = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    cluster.network.cut_off |= {"one", "two"}
    await asyncio.sleep(3 * LEASE)
    assert (first.tables(), await ada.requests(Say, channel="table", text="hello")) == ([ada.code], "ok")


async def test_a_node_that_is_back_on_the_bus_opens_tables_again(cluster: Cluster) -> None:
    """It reports no trouble."""
    first, _two = await cluster.starts("one", "two")
    cluster.network.cut_off.add("one")
    await asyncio.sleep(2 * LEASE)
    cluster.network.cut_off.clear()
    await asyncio.sleep(LEASE)
    assert (first.node.unavailable_reason(), (await Visitor.opens(first)).server) == (None, first)


async def test_the_people_of_a_dead_node_are_disconnected(cluster: Cluster) -> None:
    """As if each connection had been lost."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await ada.friend(second, "Bob")
    await cluster.dies(second)
    await asyncio.sleep(LEASE + 1)
    assert [person["here"] for person in ada.room["people"]] == [True, False]


async def test_a_game_continues_with_the_same_frame_at_another_node(cluster: Cluster) -> None:
    """Byte for byte."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await ada.requests(Start)
    await ada.answers_anything()
    await settle()
    before = bob.frame
    await cluster.dies(first)
    await asyncio.sleep(LEASE + 1)
    await bob.connect()
    assert bob.frame == before


async def test_a_table_without_people_moves_to_the_node_that_asks_for_it(cluster: Cluster) -> None:
    """The balancer sends its people there."""
    first, second = await cluster.starts("one", "two")
    table, token = await first.house.open("Ada", "echo", "en")
    ada = Visitor(second, table.code, token)
    await ada.connect()
    assert (first.tables(), second.tables()) == ([], [table.code])
