"""The bus over NATS: one subject a node, and nothing stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from unspoken.cluster.bus import Bus, BusUnavailable, Hear

log = logging.getLogger(__name__)

_SUBJECT = "unspoken.node."
_REACH_WITHIN = 5.0
"""Seconds for the first connection."""
_RETRY = 0.25
"""Seconds between two tries to reach a bus that is away."""
_MOST_QUEUED = 32_000_000
"""Bytes that may wait; what is more is lost, which is noticed by the counts."""
_PING = 1
"""Seconds between two signs of life: a connection that is cut may not say so."""


class NatsBus(Bus):
    """One node's connection, which mends itself."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._client: Client | None = None
        self._queue: deque[tuple[str, bytes]] = deque()
        self._queued = 0
        self._filled = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def is_up(self) -> bool:
        """Whether we are connected to it."""
        return self._client is not None and self._client.is_connected

    @property
    def queued(self) -> int:
        """Bytes that wait to be carried."""
        return self._queued + (0 if self._client is None else self._client.pending_data_size)

    async def start(self, hear: Hear) -> None:
        """Be reachable by our name. Raises BusUnavailable."""
        self._client = await _connected(
            self._url,
            name=self._name,
            max_reconnect_attempts=-1,
            reconnect_time_wait=_RETRY,
            pending_size=0,
            ping_interval=_PING,
            max_outstanding_pings=2,
            disconnected_cb=self._lost,
            reconnected_cb=self._found,
        )

        async def heard(message: Msg) -> None:
            hear(message.data)

        await self._client.subscribe(_SUBJECT + self._name, cb=heard)
        self._sender = asyncio.create_task(self._send_queued(self._client))

    def send(self, node: str, data: bytes) -> None:
        """Put something on its way to a node; while the bus is away, it is lost."""
        if not self.is_up or self.queued > _MOST_QUEUED:
            return
        self._queue.append((node, data))
        self._queued += len(data)
        self._filled.set()

    async def close(self) -> None:
        """Carry what still waits, and hang up."""
        if self._sender is not None:
            self._sender.cancel()
        if self._client is None:
            return
        self._is_closing = True
        if self.is_up:
            await self._carry(self._client)
        await self._client.close()

    async def _lost(self) -> None:
        if not self._is_closing:
            log.warning("the bus is away: people at other nodes than their table's wait until it is back")

    async def _found(self) -> None:
        log.warning("the bus is back")

    async def _send_queued(self, client: Client) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            await self._carry(client)

    async def _carry(self, client: Client) -> None:
        while self._queue:
            node, data = self._queue.popleft()
            self._queued -= len(data)
            try:
                await client.publish(_SUBJECT + node, data)
            except (NatsError, OSError) as trouble:
                log.warning("something for %s was lost: %s", node, trouble)


async def check(url: str) -> None:
    """Whether the bus can be reached. Raises BusUnavailable with a sentence that says what to do."""
    client = await _connected(url, allow_reconnect=False)
    await client.close()


async def _connected(url: str, **settings: Any) -> Client:  # noqa: ANN401  (nats-py's own, of any type)
    place = place_of(url)

    async def told(trouble: Exception) -> None:
        log.info("the bus: %s", str(trouble) or type(trouble).__name__)

    try:
        async with asyncio.timeout(_REACH_WITHIN):
            await _reachable(url)
            return await nats.connect(url, error_cb=told, **settings)
    except (NatsError, OSError, ValueError) as trouble:
        why = str(trouble) or "it does not answer"
        raise BusUnavailable(
            f"{place} cannot be used ({why}): start it, or correct the address."
        ) from trouble


async def _reachable(url: str) -> None:
    """nats-py tries for ever where it may reconnect; the first time, somebody waits for a word."""
    parts = urlsplit(url)
    _, writer = await asyncio.open_connection(parts.hostname, parts.port or 4222)
    writer.close()


def place_of(url: str) -> str:
    """A bus as it may be shown to anybody: without user and password. Raises BusUnavailable."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as wrong:
        raise BusUnavailable("A bus is written nats://host:port.") from wrong
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise BusUnavailable("A bus is written nats://host:port.")
    return f"NATS at {parts.netloc.rpartition('@')[2]}"
