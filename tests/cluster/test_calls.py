"""Calls between nodes, in pieces that can be lost."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from tests.cluster.nodes import LEASE, Cluster
from unspoken.cluster.calls import Calls
from unspoken.cluster.envelopes import CallPiece, Envelope, Peer, encode
from unspoken.cluster.mailbox import Mailbox
from unspoken.cluster.memory_bus import MemoryBus, MemoryNetwork
from unspoken.cluster.remote_visits import NotReached
from unspoken.web.http.forwarding import answer, ask_node

pytestmark = pytest.mark.anyio

CALL_TIMEOUT = 30.0
CALLER = Peer("two", "here")


def node() -> tuple[Mailbox, list[bytes]]:
    """Return a node's mailbox, and the list of questions that it receives."""
    mailbox, questions = Mailbox("one", MemoryBus(MemoryNetwork(), "one")), list[bytes]()
    calls = Calls(mailbox, CALL_TIMEOUT)

    async def answer(question: bytes) -> bytes:
        questions.append(question)
        return b""

    calls.answer_with(answer)
    return mailbox, questions


def receive_piece(mailbox: Mailbox, number: int, piece: bytes) -> None:
    """Deliver one of the two pieces of a question."""
    mailbox.hear(
        mailbox.signer.sign("one", encode(Envelope(CALLER, [CallPiece(1, number, 2, piece)], number + 1)))
    )


async def test_a_question_is_reassembled_from_pieces() -> None:
    """In any order."""
    mailbox, questions = node()
    receive_piece(mailbox, 1, b"you?")
    receive_piece(mailbox, 0, b"how are ")
    await asyncio.sleep(0)
    assert questions == [b"how are you?"]


async def test_an_incomplete_question_is_dropped() -> None:
    """The caller has timed out, so a later piece is ignored."""
    mailbox, questions = node()
    receive_piece(mailbox, 0, b"how are ")
    await asyncio.sleep(CALL_TIMEOUT + 1)
    receive_piece(mailbox, 1, b"you?")
    await asyncio.sleep(0)
    assert questions == []


async def test_a_call_to_a_dead_node_fails_when_its_lease_expires(cluster: Cluster) -> None:
    """Not later."""
    first, second = await cluster.starts("one", "two")
    began = asyncio.get_running_loop().time()
    await cluster.dies(second)
    with pytest.raises(NotReached, match="two is gone"):
        await first.node.ask("two", b"how are you?")
    assert asyncio.get_running_loop().time() - began <= LEASE + 1


async def test_a_failing_handler_is_answered() -> None:
    """With status 500, so the caller does not wait."""

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 500, "headers": []})
        await send({"type": "http.response.body", "body": b"broken"})
        raise ZeroDivisionError

    async def ask(_node: str, question: bytes) -> bytes:
        return await answer(app, question)

    answered = await ask_node(ask, "two", "GET", "/", b"")
    assert (answered.status, answered.body) == (500, b"broken")
