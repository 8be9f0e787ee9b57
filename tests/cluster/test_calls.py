"""Questions between nodes: in pieces, of which any may be lost."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.cluster.calls import Calls
from unspoken.cluster.envelopes import Envelope, Peer, Question, encode
from unspoken.cluster.memory_bus import MemoryBus, MemoryNetwork
from unspoken.cluster.post import Post

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
