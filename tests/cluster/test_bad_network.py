"""A network that loses, doubles, delays and reorders: a gap is noticed, and the whole view comes again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from tests.cluster.nodes import Cluster, Server, Visitor, nonces, plays_to_the_end, settle
from unspoken.cluster.envelopes import Question
from unspoken.cluster.post import LARGEST
from unspoken.tables.messages import Choose, CloseReason, Say, Start

pytestmark = pytest.mark.anyio

SEATS = {"echo": 3, "dixit": 4}
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "echo": {"target": 4, "pace": "off"},
    "dixit": {"target": 8, "pace": "off"},
}


class BadNetwork:
    """Loses one in so many, doubles one, delays one; the same luck every time."""

    def __init__(self, seed: int, lost: float, doubled: float, late: float) -> None:
        self._dice = random.Random(seed)
        self._lost, self._doubled, self._late = lost, doubled, late

    def __call__(self, _sender: str, _node: str, _data: bytes) -> Sequence[float]:
        """The fate of one message."""
        if self._dice.random() < self._lost:
            return ()
        delay = self._dice.random() * 0.2 if self._dice.random() < self._late else 0.0
        return (delay, self._dice.random() * 0.3) if self._dice.random() < self._doubled else (delay,)


async def after_a_loss(cluster: Cluster) -> tuple[Server, Visitor, Visitor]:
    """Ada has said something at her table's own node, and Bob's, the other one, has not heard of it."""
    one, two = await cluster.starts("one", "two")
    ada = await Visitor.opens(one)
    bob = await ada.friend(two, "Bob")
    cluster.network.fate = lambda _sender, _node, _data: ()
    await ada.requests(Say, channel="table", text="lost")
    await settle()
    return two, ada, bob


async def test_a_gap_brings_the_whole_view_again(cluster: Cluster) -> None:
    """On the same connection."""
    _two, ada, bob = await after_a_loss(cluster)
    cluster.network.fate = lambda _sender, _node, _data: (0.0,)
    await ada.requests(Say, channel="table", text="heard")
    await asyncio.sleep(0.1)
    talk = bob.transport.newest("talk")
    assert talk is not None
    assert ([line["text"] for line in talk["lines"]], bob.transport.closed) == (["lost", "heard"], None)


async def test_the_last_word_is_missed_too(cluster: Cluster) -> None:
    """Though nothing comes after it that could show the gap: pulses are counted."""
    _two, _ada, bob = await after_a_loss(cluster)
    cluster.network.fate = lambda _sender, _node, _data: (0.0,)
    await asyncio.sleep(2)
    talk = bob.transport.newest("talk")
    assert talk is not None and [line["text"] for line in talk["lines"]] == ["lost"]


async def test_who_enters_again_while_their_node_leaves_is_told_before_it_is_gone(cluster: Cluster) -> None:
    """Else their page would hold on to a connection at which nobody is."""
    two, ada, bob = await after_a_loss(cluster)
    cluster.network.fate = lambda _sender, node, _data: (0.0,) if node == "two" else ()
    await ada.requests(Say, channel="table", text="heard, and then nobody answers the door")
    await settle()
    await two.node.leave()
    assert bob.transport.closed is CloseReason.CLOSING


async def test_what_is_much_goes_in_several_envelopes(cluster: Cluster) -> None:
    """A bus carries so much at once and no more; all that was said arrives, in its order."""
    one, two = await cluster.starts("one", "two")
    heard: list[int] = []
    two.node.post.on(Question, lambda _peer, item: heard.append(item.call))
    sizes: list[int] = []

    def weighed(_sender: str, _node: str, data: bytes) -> Sequence[float]:
        sizes.append(len(data))
        return (0.0,)

    cluster.network.fate = weighed
    for call in range(20):
        one.node.post.put("two", Question(call, 0, 1, bytes(100_000)))
    await settle()
    assert (heard, max(sizes) <= LARGEST) == (list(range(20)), True)


@pytest.mark.parametrize("game", ["dixit", "echo"])
@pytest.mark.parametrize("seed", range(5))
async def test_a_game_is_played_to_its_end_on_a_bad_network(game: str, seed: int) -> None:
    """Every answer is in the log once, and everybody ends with the same view as the log tells."""
    cluster = Cluster(BadNetwork(seed, lost=0.02, doubled=0.05, late=0.2))
    one, two, three = await cluster.starts("one", "two", "three")
    ada = await Visitor.opens(one, game=game)
    nodes = [two, three, one]
    people = [ada, *[await ada.friend(nodes[n % 3], f"Guest {n}") for n in range(SEATS[game] - 1)]]
    await ada.requests(Choose, game=game, options=OPTIONS[game])
    assert await ada.requests(Start) == "ok"
    await plays_to_the_end(people)
    await asyncio.sleep(10)
    answers = nonces(await cluster.log(ada.code))
    ends = []
    for person in people:
        await person.comes(one)
        ends.append(person.room["phase"])
    await cluster.ends()
    assert (set(ends), len(answers) > 5, len(answers) == len(set(answers))) == ({"over"}, True, True)
