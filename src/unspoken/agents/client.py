"""An agent's connection to one table: the newest state, and the requests."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections import deque
from typing import assert_never

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from unspoken.agents.http_client import HttpClient
from unspoken.agents.incoming import IncomingMessage, decode_message
from unspoken.kernel.frame import Frame
from unspoken.kernel.types import Refused
from unspoken.tables.wire.messages import Closed, FrameMessage, Ok, Refusal, Welcome
from unspoken.tables.wire.room_view import RoomView
from unspoken.tables.wire.talk_messages import Said, Talk

_REPLY_TIMEOUT = 20.0
"""Seconds."""
_RECONNECT_DELAY = 0.5
"""Seconds."""
_CONNECT_TIMEOUT = 5.0
"""Seconds."""
_PING_INTERVAL, _PONG_TIMEOUT = 2.0, 3.5
"""Seconds. If a node of a cluster hangs, the agent must connect to another node within eight seconds."""
_MOST_BYTES = 16_384
"""Limit of a message that a table accepts."""
_LONGEST_KEY = 64
_MOST_UNREAD_LINES = 50
_MOST_RECEIVED_LINES = 300
"""More than a table sends in one message."""
_FOR_GOOD = ("left", "removed", "taken-over")
"""Close reasons after which the token is no longer valid."""


class _Admitted(Struct):
    code: str
    token: str


class TableClient:
    """One seat's WebSocket to its table; it reconnects by itself."""

    def __init__(self, http: HttpClient, code: str, token: str) -> None:
        self.http = http
        self.code = code
        self.token = token
        self.you: int | None = None
        self.room: RoomView | None = None
        self.frame: Frame | None = None
        self.lines: deque[Said] = deque(maxlen=_MOST_UNREAD_LINES)
        """Lines of others that the agent has not read yet."""
        self._received: deque[Said] = deque(maxlen=_MOST_RECEIVED_LINES)
        """All lines, read or not."""
        self.closed: str | None = None
        self._socket: ClientConnection | None = None
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._request_numbers = itertools.count()
        self._id_prefix = secrets.token_hex(4)
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._stay_connected())

    @classmethod
    async def join(cls, http: HttpClient, code: str, name: str) -> TableClient:
        """Join a table as an agent and wait for its state. Raises Refused."""
        body = {"name": name, "agent": True}
        admitted = msgspec.json.decode(
            await http.post(f"/api/tables/{_url_safe(code)}/people", body), type=_Admitted
        )
        client = cls(http, admitted.code, admitted.token)
        if not await client.wait_for_state():
            await client.hang_up()
            raise Refused("unreachable")
        return client

    async def wait_for_state(self) -> bool:
        """Wait for the room and the frame; False on timeout."""
        try:
            async with asyncio.timeout(_REPLY_TIMEOUT):
                while self.room is None or (self.room.phase.value != "lobby" and self.frame is None):
                    await self.change()
        except TimeoutError:
            return False
        return True

    @property
    def seat(self) -> int | None:
        """The agent's seat; None if it is a spectator."""
        chairs = () if self.room is None else self.room.chairs
        return next((seat for seat, chair in enumerate(chairs) if chair.person == self.you), None)

    async def change(self) -> None:
        """Wait for the next message that changes the state."""
        self._changed.clear()
        await self._changed.wait()

    async def answer(self, key: str, command: object) -> None:
        """Answer a question. Raises Refused."""
        if len(key) > _LONGEST_KEY:
            raise Refused("not-asked")
        await self._request({"type": "answer", "key": key, "command": command})

    async def say(self, channel: str, text: str) -> None:
        """Say a line in a channel. Raises Refused."""
        if len(channel) > _LONGEST_KEY:
            raise Refused("no-such-channel")
        await self._request({"type": "say", "channel": channel, "text": text})

    async def leave(self) -> None:
        """Leave the table for good. Raises Refused."""
        await self._request({"type": "leave"})
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the connection; the table keeps the seat for a while, as for a person."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._fail_replies()

    async def _request(self, message: dict[str, object]) -> None:
        request_id = f"{self._id_prefix}-{next(self._request_numbers)}"
        try:
            raw = msgspec.json.encode({**message, "id": request_id}).decode()
        except (ValueError, RecursionError) as error:  # a lone surrogate, or nested too deeply
            raise Refused("unreadable") from error
        if len(raw.encode()) > _MOST_BYTES:
            raise Refused("too-large", most=_MOST_BYTES)
        if self._socket is None:
            raise Refused("connection-lost")
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._replies[request_id] = reply
        try:
            await self._socket.send(raw)
            await asyncio.wait_for(reply, _REPLY_TIMEOUT)
        except (ConnectionClosed, TimeoutError) as lost:
            raise Refused("connection-lost") from lost
        finally:
            self._replies.pop(request_id, None)

    # ---- incoming messages

    async def _stay_connected(self) -> None:
        url = f"{self.http.socket_url}/ws/{self.code}"
        while self.closed not in _FOR_GOOD:
            try:
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    async with connect(
                        url,
                        open_timeout=_CONNECT_TIMEOUT,
                        ping_interval=_PING_INTERVAL,
                        ping_timeout=_PONG_TIMEOUT,
                        close_timeout=_RECONNECT_DELAY,
                        compression=None,
                    ) as socket:
                        await socket.send(
                            msgspec.json.encode({"type": "hello", "token": self.token}).decode()
                        )
                        self._socket = socket
                        async for raw in socket:
                            self._handle(decode_message(raw))
            finally:
                self._socket = None
                self._fail_replies()
            if self.closed not in _FOR_GOOD:
                await asyncio.sleep(_RECONNECT_DELAY)

    def _handle(self, message: IncomingMessage | None) -> None:
        match message:
            case None:
                return
            case Welcome(you=you):
                self.you, self.closed = you, None
            case RoomView():
                self.room = message
                self.frame = None if message.phase.value == "lobby" else self.frame
            case FrameMessage(frame=frame):
                assert isinstance(frame, Frame)  # only the server uses the Raw form
                self.frame = frame
            case Said(text=""):  # a bot's remark, whose text only the page has
                return
            case Said():
                self._add_lines((message,))
            case Talk(lines):
                self._add_lines(_new_lines(tuple(self._received), tuple(line for line in lines if line.text)))
            case Ok(id):
                self._resolve(id, None)
            case Refusal("bad-token"):
                self.closed = "removed"
            case Refusal(code, facts, id):
                self._resolve(id, Refused(code, **facts))
            case Closed(reason):
                self.closed = reason.value
            case _:
                assert_never(message)
        self._changed.set()

    def _add_lines(self, lines: tuple[Said, ...]) -> None:
        self._received.extend(lines)
        self.lines.extend(line for line in lines if line.by != self.you)

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
        self._changed.set()


def _new_lines(received: tuple[Said, ...], lines: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return the lines that were not received before: after a reconnect the table sends all lines again."""
    for count in range(len(lines), 0, -1):
        if received[-count:] == lines[:count]:
            return lines[count:]
    return lines


def _url_safe(code: str) -> str:
    """Remove all characters that cannot be in a table code, so that the code is safe in a URL."""
    return "".join(char for char in code if char.isascii() and char.isalnum())[:16] or "-"
