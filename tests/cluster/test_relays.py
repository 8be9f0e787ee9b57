"""People at other nodes than their table's: they see and say what they would see and say at its own."""

from __future__ import annotations

import pytest

from tests.cluster.nodes import Cluster, Visitor, settle
from unspoken.tables.messages import CloseReason, Leave, Say, Start

pytestmark = pytest.mark.anyio


async def test_a_table_lives_where_it_was_opened(cluster: Cluster) -> None:
    """Whoever comes by another node is led there."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await ada.friend(two, "Bob")
    assert (one.tables(), two.tables()) == ([ada.code], [])


async def test_everybody_is_here_wherever_they_come_in(cluster: Cluster) -> None:
    """Presence exists once."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await settle()
    assert [person["here"] for person in bob.room["people"]] == [True, True]
    assert ada.room == bob.room


async def test_a_request_through_another_node_has_its_reply(cluster: Cluster) -> None:
    """The host is far from their table."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    await ada.friend(one, "Bob")
    await ada.comes(two)
    assert await ada.requests(Start) == "ok"


async def test_talk_crosses_nodes(cluster: Cluster) -> None:
    """Both ways."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await bob.requests(Say, channel="table", text="hello")
    await settle()
    assert [line["text"] for line in ada.transport.told("said")] == ["hello"]


async def test_a_connection_that_breaks_at_another_node_is_noticed(cluster: Cluster) -> None:
    """The chair is kept, and the others see that it is empty."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    bob.goes()
    await settle()
    assert [person["here"] for person in ada.room["people"]] == [True, False]


async def test_whoever_leaves_is_closed_at_their_own_node(cluster: Cluster) -> None:
    """With the reason."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    await bob.requests(Leave)
    await settle()
    assert (bob.transport.closed, len(two.node.visits)) == (CloseReason.LEFT, 0)


async def test_a_page_at_another_node_takes_over_from_one_at_the_tables_own(cluster: Cluster) -> None:
    """One page a person, in the whole cluster."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    before = ada.transport
    await ada.comes(two)
    assert (before.closed, ada.transport.closed) == (CloseReason.TAKEN_OVER, None)


async def test_a_token_that_proves_nobody_is_turned_away(cluster: Cluster) -> None:
    """As at the table's own node."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    assert await two.entrance.enter(ada.code, "nobody's", ada.transport, screen=False) is None


async def test_a_step_is_one_envelope_a_node(cluster: Cluster) -> None:
    """However many people are there."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    people = [await ada.friend(two, name) for name in ("Bob", "Cem", "Dag")]
    await settle()
    cluster.network.carried.clear()
    await ada.requests(Say, channel="table", text="hello")
    await settle()
    assert [len(one.transport.told("said")) for one in people] == [1, 1, 1]
    assert [route[:2] for route in cluster.network.carried] == [("one", "two")]


async def test_what_a_seat_is_shown_goes_to_its_own_node_alone(cluster: Cluster) -> None:
    """Nobody else's node could give it away."""
    one, two, three = await cluster.starts("one", "two", "three")
    ada = await Visitor.opens(one, game="dixit")
    bob, cem = await ada.friend(two, "Bob"), await ada.friend(three, "Cem")
    await ada.requests(Start)
    await settle()
    hands = {person: person.frame["private"]["hand"][0].encode() for person in (bob, cem)}
    carried = {
        node: b"".join(data for _, to, data in cluster.network.carried if to == node)
        for node in ("two", "three")
    }
    seen = [[hands[person] in carried[node] for node in ("two", "three")] for person in (bob, cem)]
    assert seen == [[True, False], [False, True]]
