"""Envelopes that no node of the cluster has sent, or that arrive a second time, are ignored."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.nodes import LEASE, Cluster, Visitor
from unspoken.cluster.envelopes import Enter, Envelope, Peer, encode
from unspoken.cluster.mailbox import MOST_PROCESSES, Mailbox
from unspoken.cluster.memory_bus import MemoryBus, MemoryNetwork
from unspoken.cluster.signing import ReceivedNumbers, Signer

pytestmark = pytest.mark.anyio

_KEY = b"the key of the cluster"
_SENDER = Peer("two", "process")


def mailbox() -> tuple[Mailbox, list[int]]:
    """Return the mailbox of node one, and the list of visit numbers that it receives."""
    box, visits = Mailbox("one", MemoryBus(MemoryNetwork(), "one")), list[int]()
    box.signer = Signer(_KEY)
    box.on(Enter, lambda _peer, item: visits.append(item.visit))
    return box, visits


def envelope(number: int, sender: Peer = _SENDER) -> bytes:
    """Return an envelope with one item."""
    return encode(Envelope(sender, [Enter(number, "ABC234", "token", False)], number))


async def test_an_envelope_of_a_node_is_handled() -> None:
    """It is signed for its receiver."""
    box, visits = mailbox()
    box.hear(Signer(_KEY).sign("one", envelope(1)))
    assert visits == [1]


@pytest.mark.parametrize(
    "forged",
    [
        pytest.param(envelope(1), id="unsigned"),
        pytest.param(Signer(b"another key").sign("one", envelope(1)), id="other-key"),
        pytest.param(Signer().sign("one", envelope(1)), id="no-key"),
        pytest.param(Signer(_KEY).sign("three", envelope(1)), id="other-node"),
        pytest.param(Signer(_KEY).sign("one", envelope(2)).replace(b"token", b"taken"), id="changed"),
        pytest.param(b"", id="empty"),
    ],
)
async def test_a_forged_envelope_is_ignored(forged: bytes) -> None:
    """Without a signature, with another key, for another node, or changed on its way."""
    box, visits = mailbox()
    box.hear(forged)
    assert visits == []


async def test_a_copy_of_an_envelope_is_ignored() -> None:
    """An attacker who reads the bus cannot replay the envelopes of a node."""
    box, visits = mailbox()
    for number in (1, 3, 2, 3, 1, 4):
        box.hear(Signer(_KEY).sign("one", envelope(number)))
    assert visits == [1, 3, 2, 4]


async def test_copies_are_recognized_although_another_node_restarts_often() -> None:
    """The processes of the past are forgotten, and not the nodes that still send."""
    box, visits = mailbox()
    for restart in range(2 * MOST_PROCESSES):
        box.hear(Signer(_KEY).sign("one", envelope(1, Peer("three", str(restart)))))
        box.hear(Signer(_KEY).sign("one", envelope(2)))
    assert (visits.count(2), len(box._numbers)) == (1, MOST_PROCESSES)


def test_numbers_that_are_much_older_than_the_newest_count_as_received() -> None:
    """ReceivedNumbers stores only a window below the newest number."""
    numbers = ReceivedNumbers()
    assert [numbers.add(number) for number in (5_000, 4_000, 3_000, 4_000, 9_000, 9_000)] == [
        True, True, False, False, True, False
    ]  # fmt: skip


async def test_nodes_of_one_store_share_a_key(cluster: Cluster) -> None:
    """A person at one node visits a table at the other; a node with another key is not heard."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    assert [person["name"] for person in bob.room["people"]] == ["Ada", "Bob"]
    received = first.node.mailbox.received
    second.node.mailbox.signer = Signer(b"another key")
    await asyncio.sleep(LEASE)
    assert first.node.mailbox.received == received
