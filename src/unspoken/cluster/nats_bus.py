"""The bus over NATS: one subject a node, and nothing stored."""

from __future__ import annotations

import asyncio
import itertools
import logging
import ssl
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from unspoken.cluster.bus import Bus, BusUnavailable, Hear
from unspoken.cluster.nats_protocol import NatsProtocol, NatsTrouble

log = logging.getLogger(__name__)

_SUBJECT = "unspoken.node."
_PORT = 4222
_REACH_WITHIN = 10.0
"""Seconds for a connection to be made."""
_RETRY = 0.25
"""Seconds between two tries to reach a bus that is away."""
_MOST_QUEUED = 32_000_000
"""Bytes that may wait; what is more is lost, which is noticed by the counts."""
_FAREWELL = 1.0
"""Seconds for what is still to be carried when we leave."""


class Address(NamedTuple):
    """Where a bus is, and what it is to be told."""

    host: str
    port: int
    encrypted: bool
    proof: dict[str, str]
    """User and password, or a token."""


class NatsBus(Bus):
    """One node's connection, which mends itself."""

    def __init__(self, url: str, name: str) -> None:
        self._address = _read(url)
        self._name = name
        self._hear: Hear = lambda _data: None
        self._connection: NatsProtocol | None = None
        self._elsewhere: list[str] = []
        """Where else the bus was when we were last connected."""
        self._mending: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def is_up(self) -> bool:
        """Whether we are connected to it."""
        return self._connection is not None

    @property
    def queued(self) -> int:
        """Bytes that wait to be carried."""
        return 0 if self._connection is None else self._connection.unsent

    async def start(self, hear: Hear) -> None:
        """Be reachable by our name. Raises BusUnavailable."""
        self._hear = hear
        await self._connect(self._address)

    def send(self, node: str, data: bytes) -> None:
        """Put something on its way to a node; while the bus is away, it is lost."""
        if self._connection is None or self._connection.unsent > _MOST_QUEUED:
            return
        try:
            self._connection.publish(_SUBJECT + node, data)
        except NatsTrouble as trouble:
            log.warning("something for %s was lost: %s", node, trouble)

    async def close(self) -> None:
        """Carry what still waits, and hang up."""
        self._is_closing = True
        if self._mending is not None:
            self._mending.cancel()
        if self._connection is not None:
            await _hang_up(self._connection)

    async def _connect(self, address: Address) -> None:
        self._connection = await _connected(
            address, self._hear, self._lost, self._name, _SUBJECT + self._name
        )
        self._elsewhere = self._connection.info.result().connect_urls

    def _lost(self) -> None:
        was_up, self._connection = self.is_up, None
        if was_up and not self._is_closing:
            log.warning("the bus is away: people at other nodes than their table's wait until it is back")
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        for address in self._addresses():
            await asyncio.sleep(_RETRY)
            try:
                await self._connect(address)
            except BusUnavailable as trouble:
                log.info("%s", trouble)
            else:
                log.warning("the bus is back")
                return

    def _addresses(self) -> Iterator[Address]:
        """Where to look for it, for ever: at every other time where it was first."""
        others = [urlsplit(f"nats://{place}") for place in self._elsewhere]
        known = [(other.hostname or "", other.port or _PORT) for other in others]
        for host, port in itertools.cycle(known or [(self._address.host, self._address.port)]):
            yield self._address
            yield self._address._replace(host=host, port=port)


async def check(url: str) -> None:
    """Whether the bus can be reached. Raises BusUnavailable with a sentence that says what to do."""
    await _hang_up(await _connected(_read(url), lambda _data: None, lambda: None, "check", None))


async def _connected(
    address: Address, hear: Hear, lost: Callable[[], None], name: str, subject: str | None
) -> NatsProtocol:
    """A connection on which we were let in. Raises BusUnavailable."""
    connection = NatsProtocol(hear, lost)
    try:
        async with asyncio.timeout(_REACH_WITHIN):
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: connection, address.host, address.port)
            if (await connection.info).tls_required or address.encrypted:
                await connection.encrypt(ssl.create_default_context(), address.host)
            await connection.introduce(name, subject, address.proof)
        if connection.closed.done():
            raise NatsTrouble("it hung up")
    except (NatsTrouble, OSError) as trouble:
        connection.abort()
        why = "it does not answer" if isinstance(trouble, TimeoutError) else str(trouble) or "it hung up"
        place = f"NATS at {address.host}:{address.port}"
        raise BusUnavailable(
            f"{place} cannot be used ({why}): start it, or correct the address."
        ) from trouble
    return connection


async def _hang_up(connection: NatsProtocol) -> None:
    """When all has arrived that was sent, or it has had its time."""
    try:
        async with asyncio.timeout(_FAREWELL):
            await connection.arrived()
    except (NatsTrouble, TimeoutError) as trouble:
        log.info("the bus did not say goodbye: %s", str(trouble) or "it does not answer")
    connection.abort()
    await connection.closed


def _read(url: str) -> Address:
    """An address that was written well. Raises BusUnavailable."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORT
    except ValueError as wrong:
        raise BusUnavailable("A bus is written nats://host:port.") from wrong
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise BusUnavailable("A bus is written nats://host:port.")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    proof = {"user": user, "pass": password} if password else {"auth_token": user} if user else {}
    return Address(parts.hostname, port, parts.scheme == "tls", proof)
