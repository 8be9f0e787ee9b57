"""People who connect to another node than their table's have the same views and requests."""

from __future__ import annotations

import pytest

from tests.cluster.nodes import Cluster, Visitor, settle
from unspoken.tables.wire.messages import CloseReason, Leave, Say, Start

pytestmark = pytest.mark.anyio


async def test_a_table_stays_at_the_node_that_opened_it(cluster: Cluster) -> None:
    """People at other nodes are relayed."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await ada.friend(second, "Bob")
    assert (first.tables(), second.tables()) == ([ada.code], [])


async def test_people_at_other_nodes_are_shown_as_present(cluster: Cluster) -> None:
    """All nodes send the same room."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await settle()
    assert [person["here"] for person in bob.room["people"]] == [True, True]
    assert ada.room == bob.room


async def test_a_request_through_another_node_gets_its_reply(cluster: Cluster) -> None:
    """Here it is a request of the host."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    await ada.friend(first, "Bob")
    await ada.connect(second)
    assert await ada.requests(Start) == "ok"


async def test_chat_is_relayed_between_nodes(cluster: Cluster) -> None:
    """In both directions."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await bob.requests(Say, channel="table", text="hello")
    await settle()
    assert [line["text"] for line in ada.transport.messages("said")] == ["hello"]


async def test_a_disconnect_at_another_node_is_noticed(cluster: Cluster) -> None:
    """The others see it, and the seat stays."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    bob.disconnect()
    await settle()
    assert [person["here"] for person in ada.room["people"]] == [True, False]


async def test_a_relayed_person_who_leaves_is_disconnected_at_their_node(cluster: Cluster) -> None:
    """With the reason."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await bob.requests(Leave)
    await settle()
    assert (bob.transport.closed, len(second.node.visits)) == (CloseReason.LEFT, 0)


async def test_a_connection_at_another_node_replaces_the_old_one(cluster: Cluster) -> None:
    """One page per person, in the whole cluster."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    before = ada.transport
    await ada.connect(second)
    assert (before.closed, ada.transport.closed) == (CloseReason.TAKEN_OVER, None)


async def test_an_invalid_token_is_rejected(cluster: Cluster) -> None:
    """As at the table's own node."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    assert await second.entrance.enter(ada.code, "nobody's", ada.transport, screen=False) is None


async def test_a_step_is_sent_as_one_envelope_per_node(cluster: Cluster) -> None:
    """The number of people connected there does not matter."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    people = [await ada.friend(second, name) for name in ("Bob", "Cem", "Dag")]
    await settle()
    cluster.network.sent.clear()
    await ada.requests(Say, channel="table", text="hello")
    await settle()
    assert [len(person.transport.messages("said")) for person in people] == [1, 1, 1]
    assert [route[:2] for route in cluster.network.sent] == [("one", "two")]


async def test_a_private_view_is_sent_to_its_persons_node_only(cluster: Cluster) -> None:
    """No other node gets a byte of it."""
    first, second, third = await cluster.starts("one", "two", "three")
    ada = await Visitor.opens(first, game="dixit")
    bob, cem = await ada.friend(second, "Bob"), await ada.friend(third, "Cem")
    await ada.requests(Start)
    await settle()
    hands = {person: person.frame["private"]["hand"][0].encode() for person in (bob, cem)}
    sent_to = {
        node: b"".join(data for _, to, data in cluster.network.sent if to == node)
        for node in ("two", "three")
    }
    found = [[hands[person] in sent_to[node] for node in ("two", "three")] for person in (bob, cem)]
    assert found == [[True, False], [False, True]]
