"""The bus over NATS: one subject for each node, nothing stored."""

from __future__ import annotations

import asyncio
import ipaddress
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
"""Seconds between attempts to reconnect."""
_MOST_QUEUED = 32_000_000
"""Limit of queued bytes; more are dropped, which the counts in envelopes detect."""
_PING = 1
"""Seconds between pings: a connection may break without an error."""


class NatsBus(Bus):
    """One node's connection, which reconnects by itself."""

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
        """True if we are connected."""
        return self._client is not None and self._client.is_connected

    @property
    def queued(self) -> int:
        """Bytes that wait to be sent."""
        return self._queued + (0 if self._client is None else self._client.pending_data_size)

    async def start(self, hear: Hear) -> None:
        """Connect, and receive messages under our name. Raises BusUnavailable."""
        self._client = await _connected(
            self._url,
            name=self._name,
            max_reconnect_attempts=-1,
            reconnect_time_wait=_RETRY,
            pending_size=0,
            ping_interval=_PING,
            max_outstanding_pings=2,
            disconnected_cb=self._on_disconnect,
            reconnected_cb=self._on_reconnect,
        )

        async def heard(message: Msg) -> None:
            hear(message.data)

        await self._client.subscribe(_SUBJECT + self._name, cb=heard)
        self._sender = asyncio.create_task(self._sender_loop(self._client))

    def send(self, node: str, data: bytes) -> None:
        """Send bytes to a node; they are dropped while the bus is disconnected."""
        if not self.is_up or self.queued > _MOST_QUEUED:
            return
        self._queue.append((node, data))
        self._queued += len(data)
        self._filled.set()

    async def close(self) -> None:
        """Flush the send queue and disconnect."""
        if self._sender is not None:
            self._sender.cancel()
        if self._client is None:
            return
        self._is_closing = True
        if self.is_up:
            await self._publish_queued(self._client)
        await self._client.close()

    async def _on_disconnect(self) -> None:
        if not self._is_closing:
            log.warning("the bus is disconnected: people whose table is on another node must wait")

    async def _on_reconnect(self) -> None:
        log.warning("the bus is connected again")

    async def _sender_loop(self, client: Client) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            await self._publish_queued(client)

    async def _publish_queued(self, client: Client) -> None:
        while self._queue:
            node, data = self._queue.popleft()
            self._queued -= len(data)
            try:
                await client.publish(_SUBJECT + node, data)
            except (NatsError, OSError) as trouble:
                log.warning("a message to node %s was lost: %s", node, trouble)


async def check(url: str) -> None:
    """Check that the bus can be reached. Raises BusUnavailable with a message that says what to do."""
    client = await _connected(url, allow_reconnect=False)
    await client.close()


async def _connected(url: str, **settings: Any) -> Client:  # noqa: ANN401  (settings of nats-py, of any type)
    place = place_of(url)

    async def on_error(trouble: Exception) -> None:
        log.info("error on the bus: %s", str(trouble) or type(trouble).__name__)

    try:
        async with asyncio.timeout(_REACH_WITHIN):
            await _reachable(url)
            return await nats.connect(url, error_cb=on_error, **settings)
    except (NatsError, OSError, ValueError) as trouble:
        why = str(trouble) or "it does not answer"
        raise BusUnavailable(
            f"{place} cannot be used ({why}): start it, or correct the address."
        ) from trouble


async def _reachable(url: str) -> None:
    """Fail fast: nats-py would retry the first connection for ever if reconnecting is allowed."""
    parts = urlsplit(url)
    _, writer = await asyncio.open_connection(parts.hostname, parts.port or 4222)
    writer.close()


def place_of(url: str) -> str:
    """Return the address without user and password. Raises BusUnavailable."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as wrong:
        raise BusUnavailable("The address of a bus has the form nats://host:port.") from wrong
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise BusUnavailable("The address of a bus has the form nats://host:port.")
    return f"NATS at {parts.netloc.rpartition('@')[2]}"


def is_protected(url: str) -> bool:
    """True if the bus is on this machine, or the URL has a password or a token."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    try:
        is_local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        is_local = host == "localhost"
    return is_local or bool(parts.password) or bool(parts.username)
