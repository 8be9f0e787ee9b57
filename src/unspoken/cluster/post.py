"""A node's post: what is for one node in one turn of the loop goes in one envelope."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from unspoken.cluster.bus import Bus
from unspoken.cluster.envelopes import Envelope, Item, Peer, decode, encode

log = logging.getLogger(__name__)
I = TypeVar("I", bound=Item)  # noqa: E741  (an item)

LARGEST = 512_000
"""Bytes of an envelope: NATS carries a megabyte at once, if nobody has told it otherwise."""


class Post:
    """Takes items for other nodes, and hands out those that come, by their kind."""

    def __init__(self, name: str, bus: Bus) -> None:
        self.me = Peer(name, secrets.token_hex(8))
        self.bus = bus
        self.sent = 0
        """Envelopes,"""
        self.sent_bytes = 0
        self.received = 0
        self._outgoing: dict[str, list[Item]] = {}
        self._handlers: dict[type, Callable[[Peer, Any], None]] = {}  # each gets items of its own kind

    def on(self, kind: type[I], handle: Callable[[Peer, I], None]) -> None:
        """Who is to have items of this kind."""
        self._handlers[kind] = handle

    def put(self, node: str, item: Item) -> None:
        """Something for another node: it leaves when this turn of the loop is over."""
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._collect)
        self._outgoing.setdefault(node, []).append(item)

    def _collect(self) -> None:
        outgoing, self._outgoing = self._outgoing, {}
        for node, items in outgoing.items():
            self._send(node, items)

    def _send(self, node: str, items: list[Item]) -> None:
        """In one envelope, or in several, in the same order, where a bus would not carry it."""
        data = encode(Envelope(self.me, items))
        if len(data) > LARGEST and len(items) > 1:
            half = len(items) // 2
            self._send(node, items[:half])
            self._send(node, items[half:])
            return
        self.sent += 1
        self.sent_bytes += len(data)
        self.bus.send(node, data)

    def hear(self, data: bytes) -> None:
        """An envelope came. What one of its items leads to is no other's trouble."""
        try:
            envelope = decode(data)
        except msgspec.MsgspecError as wrong:
            log.error("an envelope cannot be read: %s: do all nodes run one version?", wrong)
            return
        self.received += 1
        for item in envelope.items:
            try:
                self._handlers[type(item)](envelope.sender, item)
            except Exception:
                log.exception("%s of %s led to trouble", type(item).__name__, envelope.sender.name)
