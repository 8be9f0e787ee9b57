"""Calls between nodes: bytes as question, bytes as answer, in pieces that fit the bus."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

from unspoken.cluster.envelopes import CallPiece, Peer, ReplyPiece
from unspoken.cluster.mailbox import LARGEST, Mailbox
from unspoken.cluster.remote_visits import NotReached

log = logging.getLogger(__name__)

_PIECE = LARGEST // 2
"""Bytes of a piece, which must fit into an envelope."""
_WITHIN = 30.0
"""Seconds for an answer: the other node may have to render a picture."""

Answer: TypeAlias = Callable[[bytes], Awaitable[bytes]]
_Pieces: TypeAlias = dict[int, bytes]


class Calls:
    """Our calls that wait for an answer, and other nodes' calls that are being reassembled."""

    def __init__(self, mailbox: Mailbox, within: float = _WITHIN) -> None:
        self._mailbox = mailbox
        self._within = within
        self._numbers = itertools.count(secrets.randbits(40))  # random: a restart must not match old replies
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._replies: dict[int, _Pieces] = {}
        self._questions: dict[tuple[Peer, int], _Pieces] = {}
        """Pieces of other nodes' questions, until they are complete or timed out."""
        self._answering: set[asyncio.Task[None]] = set()
        self._answer: Answer | None = None
        mailbox.on(CallPiece, self._question)
        mailbox.on(ReplyPiece, self._reply)

    def answer_with(self, answer: Answer) -> None:
        """Register the function that answers other nodes' questions."""
        self._answer = answer

    async def ask(self, node: str, question: bytes) -> bytes:
        """Return another node's answer. Raises NotReached."""
        call = next(self._numbers)
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[call] = answered
        try:
            for number, count, piece in _cut(question):
                self._mailbox.put(node, CallPiece(call, number, count, piece))
                await asyncio.sleep(0)  # so that each piece gets its own envelope
            async with asyncio.timeout(self._within):
                return await answered
        except TimeoutError as late:
            raise NotReached(f"{node} does not answer") from late
        finally:
            self._waiting.pop(call, None)
            self._replies.pop(call, None)

    def _question(self, peer: Peer, item: CallPiece) -> None:
        key = peer, item.call
        if key not in self._questions:
            self._questions[key] = {}
            # a piece may be lost: forget the others when the caller has given up
            asyncio.get_running_loop().call_later(self._within, self._questions.pop, key, None)
        whole = _joined(self._questions[key], item)
        if whole is not None and self._answer is not None:
            del self._questions[key]
            task = asyncio.ensure_future(self._reply_to(peer, item.call, self._answer(whole)))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _reply_to(self, peer: Peer, call: int, answering: Awaitable[bytes]) -> None:
        try:
            answer = await answering
        except Exception:
            log.exception("a call from node %s failed", peer.name)
            return
        for number, count, piece in _cut(answer):
            self._mailbox.put(peer.name, ReplyPiece(call, number, count, piece))
            await asyncio.sleep(0)

    def _reply(self, _peer: Peer, item: ReplyPiece) -> None:
        waiting = self._waiting.get(item.call)
        if waiting is None or waiting.done():
            return
        whole = _joined(self._replies.setdefault(item.call, {}), item)
        if whole is not None:
            waiting.set_result(whole)


def _cut(whole: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield the pieces: the number of each, the total number, and the bytes."""
    count = max(1, -(-len(whole) // _PIECE))
    for number in range(count):
        yield number, count, whole[number * _PIECE : (number + 1) * _PIECE]


def _joined(pieces: _Pieces, item: CallPiece | ReplyPiece) -> bytes | None:
    """Add a piece; return the whole bytes if no piece is missing."""
    pieces[item.piece] = item.data
    return b"".join(pieces[number] for number in range(item.pieces)) if len(pieces) == item.pieces else None
