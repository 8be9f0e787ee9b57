"""Tables that come to live at another node: their owner died, slept, left, or was cut off."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.nodes import LEASE, Cluster, Visitor, settle
from unspoken.tables.errors import LostTable, NotSaved
from unspoken.tables.messages import CloseReason, Say, Start

pytestmark = pytest.mark.anyio


async def test_a_table_whose_owner_died_is_woken_where_it_is_asked_for(cluster: Cluster) -> None:
    """When the lease is over, and not before."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await cluster.dies(one)
    assert await bob.requests(Say, channel="table", text="still here") == "ok"
    assert two.tables() == [ada.code]


async def test_people_at_other_nodes_are_told_to_come_back_when_their_tables_owner_died(
    cluster: Cluster,
) -> None:
    """Within a lease and a little."""
    one, two = await cluster.starts("one", "two")
    bob = await (await Visitor.opens(one)).friend(two, "Bob")
    await cluster.dies(one)
    await asyncio.sleep(LEASE + 1)
    assert bob.transport.closed is CloseReason.CLOSING


async def test_what_was_acknowledged_is_there_after_the_owners_death(cluster: Cluster) -> None:
    """Save, then send."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await ada.requests(Say, channel="table", text="remember this")
    await cluster.dies(one)
    await ada.comes(two)
    (talk,) = ada.transport.told("talk")
    assert [line["text"] for line in talk["lines"]] == ["remember this"]


async def test_an_owner_that_slept_too_long_lets_its_tables_go(cluster: Cluster) -> None:
    """By its own clock, before it has asked anybody."""
    one, _two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await cluster.dies(one)
    await asyncio.sleep(LEASE + 1)
    await one.node.leases.renew(on_bus=True)
    assert (ada.transport.closed, one.tables()) == (CloseReason.CLOSING, [])


async def test_an_owner_that_slept_writes_nothing_when_it_wakes(cluster: Cluster) -> None:
    """Its first write finds the fence; nobody is told that it was saved."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    table = await one.house.find(ada.code)
    await cluster.dies(one)
    await asyncio.sleep(LEASE + 1)
    bob = Visitor(two, ada.code, ada.token)
    await bob.comes()
    before = await cluster.log(ada.code)
    with pytest.raises(LostTable):
        await one.house.services.store.append(ada.code, table.step, [b"late"])
    assert (await cluster.log(ada.code), ada.transport.closed) == (before, CloseReason.CLOSING)


async def test_a_node_that_leaves_sends_everybody_after_their_tables(cluster: Cluster) -> None:
    """A rolling restart: nobody waits for a lease."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await one.node.leave()
    await settle()
    assert [ada.transport.closed, bob.transport.closed] == [CloseReason.CLOSING, CloseReason.CLOSING]
    began = asyncio.get_running_loop().time()
    await bob.comes(two)
    assert (two.tables(), asyncio.get_running_loop().time() - began < 1) == ([ada.code], True)


async def test_a_node_that_leaves_claims_nothing_more(cluster: Cluster) -> None:
    """Whoever comes there is led to another."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await one.node.leave()
    await ada.comes(one)
    assert (one.tables(), two.tables(), one.node.trouble()) == ([], [ada.code], "this server is about to end")


async def test_a_node_that_leaves_opens_no_table(cluster: Cluster) -> None:
    """It says so at once, rather than trying one code after the other."""
    one, _two = await cluster.starts("one", "two")
    await one.node.leave()
    with pytest.raises(NotSaved, match="no table is opened"):
        await Visitor.opens(one)


async def test_a_node_that_alone_has_lost_the_bus_gives_its_tables_to_the_others(cluster: Cluster) -> None:
    """They could not reach them there."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    cluster.network.cut_off.add("one")
    await asyncio.sleep(2 * LEASE)
    await ada.comes(two)
    assert (one.tables(), two.tables()) == ([], [ada.code])


async def test_a_node_keeps_its_tables_while_nobody_has_the_bus(cluster: Cluster) -> None:
    """The others could do no better."""
    one, _two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    cluster.network.cut_off |= {"one", "two"}
    await asyncio.sleep(3 * LEASE)
    assert (one.tables(), await ada.requests(Say, channel="table", text="hello")) == ([ada.code], "ok")


async def test_a_node_that_is_back_on_the_bus_takes_tables_again(cluster: Cluster) -> None:
    """As if nothing had been."""
    one, _two = await cluster.starts("one", "two")
    cluster.network.cut_off.add("one")
    await asyncio.sleep(2 * LEASE)
    cluster.network.cut_off.clear()
    await asyncio.sleep(LEASE)
    assert (one.node.trouble(), (await Visitor.opens(one)).server) == (None, one)


async def test_the_people_of_a_node_that_died_are_away(cluster: Cluster) -> None:
    """As if their connections had broken one by one."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await ada.friend(two, "Bob")
    await cluster.dies(two)
    await asyncio.sleep(LEASE + 1)
    assert [person["here"] for person in ada.room["people"]] == [True, False]


async def test_a_game_goes_on_where_it_was(cluster: Cluster) -> None:
    """The very view."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await ada.requests(Start)
    await ada.answers_anything()
    await settle()
    before = bob.frame
    await cluster.dies(one)
    await asyncio.sleep(LEASE + 1)
    await bob.comes()
    assert bob.frame == before


async def test_a_table_at_which_nobody_is_goes_to_the_node_that_asks_for_it(cluster: Cluster) -> None:
    """It was opened at one, and the balancer sends its people to another: then it is better off there."""
    one, two = await cluster.starts("one", "two")
    table, token = await one.house.open("Ada", "echo", "en")
    ada = Visitor(two, table.code, token)
    await ada.comes()
    assert (one.tables(), two.tables()) == ([], [table.code])
