"""Somebody at a table over real HTTP and a real socket, without a browser."""

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

Json = dict[str, Any]  # whatever the server says: a test looks for what it expects

_WANT_TOKEN = {"x-unspoken-token": "wanted"}


class Client:
    """A client that keeps what it was told last."""

    def __init__(self, address: str, code: str, token: str) -> None:
        self.address = address
        self.code = code
        self.token = token
        self.room: Json = {}
        self.sight: Json = {}
        self.you = -1
        self.heard: list[Json] = []
        self.closed: str | None = None
        self.received: list[bytes] = []
        """All bytes of all connections, in order."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._numbers = itertools.count()
        self._name = secrets.token_hex(
            4
        )  # an answer is known by its id: not even an earlier page has used it

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
                await asyncio.sleep(0.1)  # a node without its lease says so, and has it again soon
        assert reply.status_code == httpx.codes.CREATED, reply.text
        person = cls(address, reply.json()["code"], reply.json()["token"])
        await person.connect()
        return person

    async def connect(self) -> None:
        """Connect, or connect again, and see the table as it is now."""
        where = f"{self.address.replace('http', 'ws', 1)}/ws/{self.code}"
        self._socket = await connect(where, open_timeout=PATIENCE, compression=None)
        self.closed, self.you, self.room, self.sight = None, -1, {}, {}
        await self._socket.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: self.closed is not None or self._sees_all())

    def _sees_all(self) -> bool:
        """Who they are, the table, and the game if there is one on it."""
        return self.you >= 0 and bool(self.room) and (self.room["phase"] == "lobby" or bool(self.sight))

    async def hang_up(self) -> None:
        """Close the connection."""
        assert self._socket is not None and self._reader is not None
        await self._socket.close()
        await self._reader

    async def send_raw(self, raw: str | bytes) -> None:
        """Send bytes that nobody promised to be a message; ConnectionResetError where nobody listens."""
        assert self._socket is not None
        try:
            await self._socket.send(raw)
        except ConnectionClosed as closed:
            raise ConnectionResetError("the server is gone") from closed

    async def ask(self, message: Json) -> Json:
        """Send a message and wait for the reply to it; ConnectionResetError if none can come any more."""
        message = {"id": f"{self._name}-{next(self._numbers)}", **message}
        reply: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._replies[message["id"]] = reply
        await self.send_raw(msgspec.json.encode(message).decode())
        async with asyncio.timeout(PATIENCE):  # `wait_for` may lose a cancellation that comes with the reply
            said = await reply
        if said["type"] == "closed":
            raise ConnectionResetError("the server is gone")
        return said

    async def command(self, type: str, **more: object) -> Json:
        """Ask something of the table itself."""
        return await self.ask({"type": type, **more})

    async def answer(self, key: str, command: Json, id: str | None = None) -> Json:
        """An answer to a question."""
        named = {} if id is None else {"id": id}
        return await self.ask({"type": "answer", "key": key, "command": command, **named})

    async def say(self, text: str, channel: str = "table") -> Json:
        """Write in a channel."""
        return await self.ask({"type": "say", "channel": channel, "text": text})

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until what was told makes this true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def changes(self, within: float = 0.2) -> None:
        """Wait until something is told, or a moment has passed: what was told meanwhile is not missed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                self._changed.clear()
                await self._changed.wait()

    async def sees_the_game(self) -> None:
        """Wait until a game is shown."""
        await self.until(lambda: bool(self.sight))

    @property
    def seat(self) -> int | None:
        """The chair that is mine."""
        chairs = self.room.get("chairs", [])
        return next((n for n, chair in enumerate(chairs) if chair["person"] == self.you), None)

    @property
    def frame(self) -> Json:
        """The newest sight of the game."""
        frame: Json = self.sight.get("frame", {})
        return frame

    def asked(self, tag: str, owed: bool = True) -> Json | None:
        """The question that this kind of command would answer."""
        asks = self.frame.get("asks", [])
        return next((a for a in asks if tag in a["answers"] and a.get("owed", True) >= owed), None)

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for raw in socket:
                self.received.append(raw.encode() if isinstance(raw, str) else raw)
                self._hear(msgspec.json.decode(raw))
        self.closed = self.closed or "closed"
        for reply in self._replies.values():
            if not reply.done():
                reply.set_result({"type": "closed"})
        self._replies.clear()
        self._changed.set()

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "room":
                self.room = message
            case "frame":
                self.sight = message
            case "closed":
                self.closed = message["reason"]
            case "ok" | "refusal" if message.get("id") in self._replies:
                reply = self._replies.pop(message["id"])
                if not reply.done():
                    reply.set_result(message)
            case _:
                self.heard.append(message)
        self._changed.set()
