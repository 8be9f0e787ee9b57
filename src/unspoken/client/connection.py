"""A WebSocket to one table, which reconnects by itself, with the requests that wait for their replies."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from unspoken.client.messages import Closed, Message, Ok, Refusal, Welcome, decode_message
from unspoken.kernel.types import Refused

log = logging.getLogger(__name__)

_REPLY_TIMEOUT = 20.0
"""Seconds."""
_RECONNECT_DELAY = 0.5
"""Seconds."""
_CONNECT_TIMEOUT = 5.0
"""Seconds."""
_PING_INTERVAL, _PONG_TIMEOUT = 2.0, 3.5
"""Seconds. If a node of a cluster hangs, the client must connect to another node within eight seconds."""
_MOST_BYTES = 16_384
"""Limit of a message that a table accepts."""
CLOSED_FOR_GOOD = frozenset({"left", "removed", "shut", "taken-over"})
"""Close reasons after which the client does not connect again."""


class FrameMissed(Exception):
    """A patch does not follow the last frame: only a new connection gets a whole frame."""


class Connection:
    """Passes each message to a callback, and sends requests."""

    def __init__(self, url: str, token: str, on_message: Callable[[Message | None], None]) -> None:
        self._url = url
        self._token = token
        self._on_message = on_message
        """Called with each message, and with None when the connection is lost. It may raise FrameMissed."""
        self.closed: str | None = None
        """Why the table closed the last connection; None while connected."""
        self.socket: ClientConnection | None = None
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._request_numbers = itertools.count()
        self._id_prefix = secrets.token_hex(4)
        self._task = asyncio.create_task(self._stay_connected())

    async def hang_up(self) -> None:
        """Close the connection."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def request(self, type: str, fields: dict[str, object]) -> None:
        """Send a request, and wait until it is saved. Raises Refused."""
        request_id = f"{self._id_prefix}-{next(self._request_numbers)}"
        try:
            raw = msgspec.json.encode({"type": type, **fields, "id": request_id})
        except (ValueError, RecursionError) as error:  # a lone surrogate, or nested too deeply
            raise Refused("unreadable") from error
        if len(raw) > _MOST_BYTES:
            raise Refused("too-large", most=_MOST_BYTES)
        if self.socket is None:
            raise Refused("connection-lost")
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._replies[request_id] = reply
        try:
            await self.socket.send(raw.decode())
            await asyncio.wait_for(reply, _REPLY_TIMEOUT)
        except (ConnectionClosed, TimeoutError) as lost:
            raise Refused("connection-lost") from lost
        finally:
            self._replies.pop(request_id, None)

    async def _stay_connected(self) -> None:
        lost = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, FrameMissed)
        while self.closed not in CLOSED_FOR_GOOD:
            try:
                with contextlib.suppress(*lost):
                    async with connect(
                        self._url,
                        open_timeout=_CONNECT_TIMEOUT,
                        ping_interval=_PING_INTERVAL,
                        ping_timeout=_PONG_TIMEOUT,
                        close_timeout=_RECONNECT_DELAY,
                        compression=None,
                    ) as socket:
                        hello = {"type": "hello", "token": self._token}
                        await socket.send(msgspec.json.encode(hello).decode())
                        self.socket = socket
                        async for raw in socket:
                            self._receive(raw)
            finally:
                self.socket = None
                self._fail_replies()
            if self.closed not in CLOSED_FOR_GOOD:
                await asyncio.sleep(_RECONNECT_DELAY)

    def _receive(self, raw: str | bytes) -> None:
        try:
            message = decode_message(raw)
            if message is None:
                return
            match message:
                case Welcome():
                    self.closed = None
                case Ok(id):
                    self._resolve(id, None)
                case Refusal("bad-token"):
                    self.closed = "removed"
                case Refusal(code, facts, id):
                    self._resolve(id, Refused(code, **facts))
                case Closed(reason):
                    self.closed = reason
                case _:
                    pass
            self._on_message(message)
        except msgspec.MsgspecError as error:  # the server is much newer, or not Unspoken
            log.warning("ignored a message that this client cannot read: %s", error)

    def _resolve(self, id: str | None, refused: Refused | None) -> None:
        """Resolve the reply of a request. A refusal without an id belongs to the oldest request."""
        request_id = next(iter(self._replies), None) if id is None else id
        reply = None if request_id is None else self._replies.get(request_id)
        if reply is None or reply.done():
            return
        if refused is None:
            reply.set_result(None)
        else:
            reply.set_exception(refused)

    def _fail_replies(self) -> None:
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(Refused("connection-lost"))
        self._on_message(None)
