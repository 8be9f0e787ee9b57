"""What one node asks another: bytes there and bytes back, in pieces that a bus can carry."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

from unspoken.cluster.envelopes import Peer, Question, Reply
from unspoken.cluster.post import LARGEST, Post
from unspoken.cluster.remote_visits import NotReached

log = logging.getLogger(__name__)

_PIECE = LARGEST // 2
"""Bytes of a piece: it must fit into an envelope."""
_WITHIN = 30.0
"""Seconds for an answer: the picture of a deck is painted meanwhile."""

Answer: TypeAlias = Callable[[bytes], Awaitable[bytes]]
_Pieces: TypeAlias = dict[int, bytes]


class Calls:
    """Questions of ours that wait for an answer, and those of others that are being put together."""

    def __init__(self, post: Post, within: float = _WITHIN) -> None:
        self._post = post
        self._within = within
        self._numbers = itertools.count(secrets.randbits(40))  # a reply to an earlier life is no reply to us
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._replies: dict[int, _Pieces] = {}
        self._questions: dict[tuple[Peer, int], _Pieces] = {}
        """Pieces of others' questions, until all are there or it is too late."""
        self._answering: set[asyncio.Task[None]] = set()
        self._answer: Answer | None = None
        post.on(Question, self._question)
        post.on(Reply, self._reply)

    def answer_with(self, answer: Answer) -> None:
        """Who answers what others ask."""
        self._answer = answer

    async def ask(self, node: str, question: bytes) -> bytes:
        """Another node's answer. Raises NotReached."""
        call = next(self._numbers)
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[call] = answered
        try:
            for number, count, piece in _cut(question):
                self._post.put(node, Question(call, number, count, piece))
                await asyncio.sleep(0)  # each in an envelope of its own
            async with asyncio.timeout(self._within):
                return await answered
        except TimeoutError as late:
            raise NotReached(f"{node} does not answer") from late
        finally:
            self._waiting.pop(call, None)
            self._replies.pop(call, None)

    def _question(self, peer: Peer, item: Question) -> None:
        key = peer, item.call
        if key not in self._questions:
            self._questions[key] = {}
            # a piece may be lost, and nobody waits for an answer any longer
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
            log.exception("what %s asked led to trouble", peer.name)
            return
        for number, count, piece in _cut(answer):
            self._post.put(peer.name, Reply(call, number, count, piece))
            await asyncio.sleep(0)

    def _reply(self, _peer: Peer, item: Reply) -> None:
        waiting = self._waiting.get(item.call)
        if waiting is None or waiting.done():
            return
        whole = _joined(self._replies.setdefault(item.call, {}), item)
        if whole is not None:
            waiting.set_result(whole)


def _cut(whole: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Its pieces: the number of each, how many there are, and what is in it."""
    count = max(1, -(-len(whole) // _PIECE))
    for number in range(count):
        yield number, count, whole[number * _PIECE : (number + 1) * _PIECE]


def _joined(pieces: _Pieces, item: Question | Reply) -> bytes | None:
    """All of it, once the last piece is there."""
    pieces[item.piece] = item.data
    return b"".join(pieces[number] for number in range(item.pieces)) if len(pieces) == item.pieces else None
