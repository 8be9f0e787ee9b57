"""A network that loses, doubles, delays and reorders messages: gaps are noticed and repaired."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from tests.cluster.nodes import Cluster, Server, Visitor, nonces, plays_to_the_end, settle
from unspoken.cluster.envelopes import CallPiece
from unspoken.cluster.mailbox import LARGEST
from unspoken.tables.wire.messages import Choose, CloseReason, Say, Start

pytestmark = pytest.mark.anyio

SEATS = {"echo": 3, "dixit": 4}
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "echo": {"target": 4, "pace": "off"},
    "dixit": {"target": 8, "pace": "off"},
}


class BadNetwork:
    """Loses, doubles and delays some messages, by a seed."""

    def __init__(self, seed: int, lost: float, doubled: float, late: float) -> None:
        self._dice = random.Random(seed)
        self._lost, self._doubled, self._late = lost, doubled, late

    def __call__(self, _sender: str, _node: str, _data: bytes) -> Sequence[float]:
        """Return the delays of all copies of a message."""
        if self._dice.random() < self._lost:
            return ()
        delay = self._dice.random() * 0.2 if self._dice.random() < self._late else 0.0
        return (delay, self._dice.random() * 0.3) if self._dice.random() < self._doubled else (delay,)


async def after_a_loss(cluster: Cluster) -> tuple[Server, Visitor, Visitor]:
    """Let Ada write at her table's node while Bob's node loses the message."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    cluster.network.delivery = lambda _sender, _node, _data: ()
    await ada.requests(Say, channel="table", text="lost")
    await settle()
    return second, ada, bob


async def test_a_lost_message_resends_the_whole_view(cluster: Cluster) -> None:
    """On the same connection."""
    _two, ada, bob = await after_a_loss(cluster)
    cluster.network.delivery = lambda _sender, _node, _data: (0.0,)
    await ada.requests(Say, channel="table", text="heard")
    await asyncio.sleep(0.1)
    talk = bob.transport.newest("talk")
    assert talk is not None
    assert ([line["text"] for line in talk["lines"]], bob.transport.closed) == (["lost", "heard"], None)


async def test_a_lost_last_message_is_noticed(cluster: Cluster) -> None:
    """No later message shows the gap, but pulses contain the count."""
    _two, _ada, bob = await after_a_loss(cluster)
    cluster.network.delivery = lambda _sender, _node, _data: (0.0,)
    await asyncio.sleep(2)
    talk = bob.transport.newest("talk")
    assert talk is not None and [line["text"] for line in talk["lines"]] == ["lost"]


async def test_a_visitor_who_reenters_is_closed_before_the_node_leaves(cluster: Cluster) -> None:
    """Otherwise their page would keep a connection to a node that is gone."""
    second, ada, bob = await after_a_loss(cluster)
    cluster.network.delivery = lambda _sender, node, _data: (0.0,) if node == "two" else ()
    await ada.requests(Say, channel="table", text="heard, and then nobody answers the door")
    await settle()
    await second.node.leave()
    assert bob.transport.closed is CloseReason.CLOSING


async def test_many_items_are_sent_in_several_envelopes(cluster: Cluster) -> None:
    """A bus limits the size of a message; all items arrive in order."""
    first, second = await cluster.starts("one", "two")
    received: list[int] = []
    second.node.mailbox.on(CallPiece, lambda _peer, item: received.append(item.call))
    sizes: list[int] = []

    def weighed(_sender: str, _node: str, data: bytes) -> Sequence[float]:
        sizes.append(len(data))
        return (0.0,)

    cluster.network.delivery = weighed
    for call in range(20):
        first.node.mailbox.put("two", CallPiece(call, 0, 1, bytes(100_000)))
    await settle()
    assert (received, max(sizes) <= LARGEST) == (list(range(20)), True)


@pytest.mark.parametrize("game", ["dixit", "echo"])
@pytest.mark.parametrize("seed", range(5))
async def test_a_game_is_played_to_its_end_on_a_bad_network(game: str, seed: int) -> None:
    """Every answer is in the log once, and everybody sees the end."""
    cluster = Cluster(BadNetwork(seed, lost=0.02, doubled=0.05, late=0.2))
    first, second, third = await cluster.starts("one", "two", "three")
    ada = await Visitor.opens(first, game=game)
    nodes = [second, third, first]
    people = [ada, *[await ada.friend(nodes[n % 3], f"Guest {n}") for n in range(SEATS[game] - 1)]]
    await ada.requests(Choose, game=game, options=OPTIONS[game])
    assert await ada.requests(Start) == "ok"
    await plays_to_the_end(people)
    await asyncio.sleep(10)
    answers = nonces(await cluster.log(ada.code))
    ends = []
    for person in people:
        await person.connect(first)
        ends.append(person.room["phase"])
    await cluster.ends()
    assert (set(ends), len(answers) > 5, len(answers) == len(set(answers))) == ({"over"}, True, True)
