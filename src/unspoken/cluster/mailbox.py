"""A node's mailbox: items for one node from one iteration of the event loop share an envelope."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from unspoken.cluster.bus import Bus
from unspoken.cluster.envelopes import Envelope, Item, Peer, decode, encode
from unspoken.cluster.signing import ReceivedNumbers, Signer
from unspoken.tables.rate_limited_log import RateLimitedLog

log = logging.getLogger(__name__)
_FORGED = RateLimitedLog(log)
I = TypeVar("I", bound=Item)  # noqa: E741  (an item)

LARGEST = 512_000
"""Largest size of an envelope in bytes: NATS's default limit is a megabyte."""
MOST_PROCESSES = 1_000
"""Number of processes whose envelopes are recognized if they arrive again; a restarted node is a new one."""


class Mailbox:
    """Sends items to other nodes, and dispatches incoming items by type. Forged envelopes are ignored."""

    def __init__(self, name: str, bus: Bus) -> None:
        self.me = Peer(name, secrets.token_hex(8))
        self.bus = bus
        self.signer = Signer()
        """Replaced by a signer with the key of the cluster when the node starts."""
        self._numbers: dict[Peer, ReceivedNumbers] = {}
        """By process, the one heard last at the end."""
        self.sent = 0
        """Number of envelopes sent."""
        self.sent_bytes = 0
        self.received = 0
        self._outgoing: dict[str, list[Item]] = {}
        self._handlers: dict[type, Callable[[Peer, Any], None]] = {}  # each gets items of its own type

    def on(self, kind: type[I], handle: Callable[[Peer, I], None]) -> None:
        """Register the handler for items of this type."""
        self._handlers[kind] = handle

    def put(self, node: str, item: Item) -> None:
        """Queue an item for another node; it is sent at the end of this loop iteration."""
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._collect)
        self._outgoing.setdefault(node, []).append(item)

    def _collect(self) -> None:
        outgoing, self._outgoing = self._outgoing, {}
        for node, items in outgoing.items():
            self._send(node, items)

    def _send(self, node: str, items: list[Item]) -> None:
        """Send items in one envelope, or in several if one would be too large."""
        data = self.signer.sign(node, encode(Envelope(self.me, items, self.sent + 1)))
        if len(data) > LARGEST and len(items) > 1:
            half = len(items) // 2
            self._send(node, items[:half])
            self._send(node, items[half:])
            return
        self.sent += 1
        self.sent_bytes += len(data)
        self.bus.send(node, data)

    def hear(self, signed: bytes) -> None:
        """Handle an incoming envelope. An item that fails does not affect the others."""
        data = self.signer.verified(self.me.name, signed)
        if data is None:
            _FORGED.warn("ignoring an envelope without the signature of this cluster")
            return
        try:
            envelope = decode(data)
        except msgspec.MsgspecError as wrong:
            log.error("cannot decode an envelope: %s (do all nodes run the same version?)", wrong)
            return
        if not self._is_new(envelope):
            return
        self.received += 1
        for item in envelope.items:
            try:
                self._handlers[type(item)](envelope.sender, item)
            except Exception:
                log.exception("handling %s from node %s failed", type(item).__name__, envelope.sender.name)

    def _is_new(self, envelope: Envelope) -> bool:
        """True if the envelope arrives for the first time. Forgets the process that was silent longest."""
        numbers = self._numbers.pop(envelope.sender, None) or ReceivedNumbers()
        self._numbers[envelope.sender] = numbers
        if len(self._numbers) > MOST_PROCESSES:
            del self._numbers[next(iter(self._numbers))]
        return numbers.add(envelope.number)
