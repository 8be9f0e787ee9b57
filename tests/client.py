"""A person at a table over real HTTP and a real socket, without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.plain_http import plain_async_client

Json = dict[str, Any]  # decoded without a schema: a test reads only the fields that it checks

_WANT_TOKEN = {"x-unspoken-token": "wanted"}


class Client:
    """A client that keeps the newest message of each kind."""

    def __init__(self, address: str, code: str, token: str) -> None:
        self.address = address
        self.code = code
        self.token = token
        self.room: Json = {}
        self.frame_message: Json = {}
        """The newest frame, with its number and time."""
        self.you = -1
        self.other_messages: list[Json] = []
        """All messages but the welcome, rooms, frames and replies."""
        self.closed: str | None = None
        self.received: list[bytes] = []
        """All bytes of all connections, in order."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._numbers = itertools.count()
        # the server ignores a repeated message id: ids must differ from those of earlier clients
        self._id_prefix = secrets.token_hex(4)

    @classmethod
    async def opens(cls, address: str, name: str, **more: object) -> Client:
        """Open a table and connect to it."""
        return await cls._let_in(address, f"{address}/api/tables", {"name": name, **more})

    @classmethod
    async def joins(cls, address: str, code: str, name: str) -> Client:
        """Join a table and connect to it."""
        return await cls._let_in(address, f"{address}/api/tables/{code}/people", {"name": name})

    @classmethod
    async def _let_in(cls, address: str, url: str, body: Json) -> Client:
        async with plain_async_client() as http, asyncio.timeout(PATIENCE):
            while True:
                reply = await http.post(url, json=body, headers=_WANT_TOKEN, timeout=PATIENCE)
                if reply.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    break
                await asyncio.sleep(0.1)  # the node has lost its lease, and soon renews it
        assert reply.status_code == httpx.codes.CREATED, reply.text
        person = cls(address, reply.json()["code"], reply.json()["token"])
        await person.connect()
        return person

    async def connect(self) -> None:
        """Connect, or reconnect, and wait until the current state of the table has arrived."""
        where = f"{self.address.replace('http', 'ws', 1)}/ws/{self.code}"
        self._socket = await connect(where, open_timeout=PATIENCE, compression=None)
        self.closed, self.you, self.room, self.frame_message = None, -1, {}, {}
        self._replies = {}
        await self._socket.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
        self._reader = asyncio.create_task(self._read(self._socket, self._replies))
        await self.until(lambda: self.closed is not None or self._has_full_state())

    def _has_full_state(self) -> bool:
        """True if the welcome, the room and, during a game, the frame have arrived."""
        return (
            self.you >= 0 and bool(self.room) and (self.room["phase"] == "lobby" or bool(self.frame_message))
        )

    async def hang_up(self) -> None:
        """Close the connection."""
        assert self._socket is not None and self._reader is not None
        await self._socket.close()
        await self._reader

    async def send_raw(self, raw: str | bytes) -> None:
        """Send bytes, valid or not. Raises ConnectionResetError if the connection is closed."""
        assert self._socket is not None
        try:
            await self._socket.send(raw)
        except ConnectionClosed as closed:
            raise ConnectionResetError("the connection is closed") from closed

    async def ask(self, message: Json) -> Json:
        """Send a message and return its reply. Raises ConnectionResetError if the connection closes first."""
        message = {"id": f"{self._id_prefix}-{next(self._numbers)}", **message}
        reply: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._replies[message["id"]] = reply
        await self.send_raw(msgspec.json.encode(message).decode())
        async with asyncio.timeout(PATIENCE):  # `wait_for` may lose a cancellation that comes with the reply
            answer = await reply
        if answer["type"] == "closed":
            raise ConnectionResetError("the connection is closed")
        return answer

    async def command(self, type: str, **more: object) -> Json:
        """Send a request to the table and return the reply."""
        return await self.ask({"type": type, **more})

    async def answer(self, key: str, command: Json, id: str | None = None) -> Json:
        """Answer a question of the game and return the reply."""
        named = {} if id is None else {"id": id}
        return await self.ask({"type": "answer", "key": key, "command": command, **named})

    async def say(self, text: str, channel: str = "table") -> Json:
        """Write in a chat channel."""
        return await self.ask({"type": "say", "channel": channel, "text": text})

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until messages from the server make the condition true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def changes(self, within: float = 0.2) -> None:
        """Wait until a message arrives, at most this many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                self._changed.clear()
                await self._changed.wait()

    async def sees_the_game(self) -> None:
        """Wait until a game is shown."""
        await self.until(lambda: bool(self.frame_message))

    @property
    def seat(self) -> int | None:
        """The person's seat, or None for a spectator."""
        chairs = self.room.get("chairs", [])
        return next((n for n, chair in enumerate(chairs) if chair["person"] == self.you), None)

    @property
    def frame(self) -> Json:
        """The newest frame of the game."""
        frame: Json = self.frame_message.get("frame", {})
        return frame

    async def _read(self, socket: ClientConnection, replies: dict[str, asyncio.Future[Json]]) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for raw in socket:
                self.received.append(raw.encode() if isinstance(raw, str) else raw)
                if socket is self._socket:  # an older connection is still told that this one replaced it
                    self._hear(msgspec.json.decode(raw))
        for reply in replies.values():
            if not reply.done():
                reply.set_result({"type": "closed"})
        replies.clear()
        if socket is self._socket:
            self.closed = self.closed or "closed"
            self._changed.set()

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "room":
                self.room = message
            case "frame":
                self.frame_message = message
            case "closed":
                self.closed = message["reason"]
            case "ok" | "refusal" if message.get("id") in self._replies:
                reply = self._replies.pop(message["id"])
                if not reply.done():
                    reply.set_result(message)
            case _:
                self.other_messages.append(message)
        self._changed.set()
