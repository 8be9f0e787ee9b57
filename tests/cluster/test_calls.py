"""Questions between nodes: in pieces, of which any may be lost."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from tests.cluster.nodes import LEASE, Cluster
from unspoken.cluster.calls import Calls
from unspoken.cluster.envelopes import Envelope, Peer, Question, encode
from unspoken.cluster.memory_bus import MemoryBus, MemoryNetwork
from unspoken.cluster.post import Post
from unspoken.cluster.remote_visits import NotReached
from unspoken.web.forwarding import answer, ask_node

pytestmark = pytest.mark.anyio

PATIENCE = 30.0
SOMEBODY = Peer("two", "here")


def node() -> tuple[Post, list[bytes]]:
    """A node that writes down what it is asked."""
    post, asked = Post("one", MemoryBus(MemoryNetwork(), "one")), list[bytes]()
    calls = Calls(post, PATIENCE)

    async def answer(question: bytes) -> bytes:
        asked.append(question)
        return b""

    calls.answer_with(answer)
    return post, asked


def hears(post: Post, number: int, piece: bytes) -> None:
    """One of the two pieces of a question."""
    post.hear(encode(Envelope(SOMEBODY, [Question(1, number, 2, piece)])))


async def test_a_question_is_put_together_of_its_pieces() -> None:
    """In whatever order they come."""
    post, asked = node()
    hears(post, 1, b"you?")
    hears(post, 0, b"how are ")
    await asyncio.sleep(0)
    assert asked == [b"how are you?"]


async def test_the_pieces_of_a_question_that_lost_one_are_not_kept() -> None:
    """Whoever asked has given up: what comes after that is no part of it."""
    post, asked = node()
    hears(post, 0, b"how are ")
    await asyncio.sleep(PATIENCE + 1)
    hears(post, 1, b"you?")
    await asyncio.sleep(0)
    assert asked == []


async def test_nobody_waits_for_the_answer_of_a_node_that_died(cluster: Cluster) -> None:
    """Longer than until its lease is over."""
    one, two = await cluster.starts("one", "two")
    began = asyncio.get_running_loop().time()
    await cluster.dies(two)
    with pytest.raises(NotReached, match="two is gone"):
        await one.node.ask("two", b"how are you?")
    assert asyncio.get_running_loop().time() - began <= LEASE + 1


async def test_a_handler_that_breaks_is_an_answer_too() -> None:
    """Whoever asked is told, and does not wait."""

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 500, "headers": []})
        await send({"type": "http.response.body", "body": b"broken"})
        raise ZeroDivisionError

    async def ask(_node: str, question: bytes) -> bytes:
        return await answer(app, question)

    answered = await ask_node(ask, "two", "GET", "/", b"")
    assert (answered.status, answered.body) == (500, b"broken")
