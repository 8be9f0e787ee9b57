"""An agent's place at one table: what it was told last, and what it asks."""

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

from unspoken.agents.heard import Closed, FrameMessage, Heard, Ok, Refusal, Room, Said, Talk, Welcome, read
from unspoken.agents.house import House
from unspoken.kernel.frame import Frame
from unspoken.kernel.game import Refused

_PATIENCE = 20.0
"""Seconds after which a reply is held to be lost."""
_BEFORE_TRYING_AGAIN = 1.0
_LARGEST = 16_384
"""Bytes of a message that a table reads."""
_LONGEST_KEY = 64
_LINES_KEPT = 50
_LINES_KNOWN = 300
"""As many as a table tells at once, and more."""
_FOR_GOOD = ("left", "removed", "taken-over")
"""Reasons after which nobody comes back by the same token."""


class _Admitted(Struct):
    code: str
    token: str


class TableClient:
    """One seat's line to its table. It comes back by itself where the line breaks."""

    def __init__(self, house: House, code: str, token: str) -> None:
        self.house = house
        self.code = code
        self.token = token
        self.you: int | None = None
        self.room: Room | None = None
        self.frame: Frame | None = None
        self.lines: deque[Said] = deque(maxlen=_LINES_KEPT)
        """What was said and not read yet."""
        self._known: deque[Said] = deque(maxlen=_LINES_KNOWN)
        """All that was heard, read or not."""
        self.closed: str | None = None
        self._socket: ClientConnection | None = None
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._numbers = itertools.count()
        self._name = secrets.token_hex(4)
        self._changed = asyncio.Event()
        self._line = asyncio.create_task(self._keep_line())

    @classmethod
    async def join(cls, house: House, code: str, name: str) -> TableClient:
        """A place at the table with this code, as an agent, once the table is seen. Raises Refused."""
        body = {"name": name, "agent": True}
        admitted = msgspec.json.decode(
            await house.post(f"/api/tables/{_plain(code)}/people", body), type=_Admitted
        )
        client = cls(house, admitted.code, admitted.token)
        if not await client.wait_until_seen():
            await client.hang_up()
            raise Refused("unreachable")
        return client

    async def wait_until_seen(self) -> bool:
        """Whether the table and the game on it came in time."""
        try:
            async with asyncio.timeout(_PATIENCE):
                while self.room is None or (self.room.phase != "lobby" and self.frame is None):
                    await self.change()
        except TimeoutError:
            return False
        return True

    @property
    def seat(self) -> int | None:
        """The chair that is the agent's own; None where it watches."""
        chairs = () if self.room is None else self.room.chairs
        return next((n for n, chair in enumerate(chairs) if chair.person == self.you), None)

    async def change(self) -> None:
        """Wait until anything is told."""
        self._changed.clear()
        await self._changed.wait()

    async def answer(self, key: str, command: object) -> None:
        """Answer a question. Raises Refused."""
        if len(key) > _LONGEST_KEY:
            raise Refused("not-asked")
        await self._ask({"type": "answer", "key": key, "command": command})

    async def say(self, channel: str, text: str) -> None:
        """Write a line in a channel. Raises Refused."""
        if len(channel) > _LONGEST_KEY:
            raise Refused("no-such-channel")
        await self._ask({"type": "say", "channel": channel, "text": text})

    async def leave(self) -> None:
        """Leave the table for good. Raises Refused."""
        await self._ask({"type": "leave"})
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the line; the seat is kept for a while, as for a person."""
        self._line.cancel()
        await asyncio.gather(self._line, return_exceptions=True)
        self._lose_replies()

    async def _ask(self, message: dict[str, object]) -> None:
        name = f"{self._name}-{next(self._numbers)}"
        try:
            raw = msgspec.json.encode({**message, "id": name}).decode()
        except (ValueError, RecursionError) as wrong:  # half a sign, or nested without end
            raise Refused("unreadable") from wrong
        if len(raw.encode()) > _LARGEST:
            raise Refused("too-large", most=_LARGEST)
        if self._socket is None:
            raise Refused("connection-lost")
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._replies[name] = reply
        try:
            await self._socket.send(raw)
            await asyncio.wait_for(reply, _PATIENCE)
        except (ConnectionClosed, TimeoutError) as lost:
            raise Refused("connection-lost") from lost
        finally:
            self._replies.pop(name, None)

    # ---- what the table says

    async def _keep_line(self) -> None:
        where = f"{self.house.socket_url}/ws/{self.code}"
        while self.closed not in _FOR_GOOD:
            try:
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    async with connect(where, open_timeout=_PATIENCE, compression=None) as socket:
                        await socket.send(
                            msgspec.json.encode({"type": "hello", "token": self.token}).decode()
                        )
                        self._socket = socket
                        async for raw in socket:
                            self._hear(read(raw))
            finally:
                self._socket = None
                self._lose_replies()
            if self.closed not in _FOR_GOOD:
                await asyncio.sleep(_BEFORE_TRYING_AGAIN)

    def _hear(self, message: Heard | None) -> None:
        match message:
            case None:
                return
            case Welcome(you):
                self.you, self.closed = you, None
            case Room():
                self.room = message
                self.frame = None if message.phase == "lobby" else self.frame
            case FrameMessage(frame=frame):
                self.frame = frame
            case Said(text=""):  # a bot's remark, for which the page has the words
                return
            case Said():
                self._listen((message,))
            case Talk(lines):
                self._listen(_unknown(tuple(self._known), tuple(line for line in lines if line.text)))
            case Ok(id):
                self._reply(id, None)
            case Refusal("bad-token"):
                self.closed = "removed"
            case Refusal(code, facts, id):
                self._reply(id, Refused(code, **facts))
            case Closed(reason):
                self.closed = reason
            case _:
                assert_never(message)
        self._changed.set()

    def _listen(self, lines: tuple[Said, ...]) -> None:
        self._known.extend(lines)
        self.lines.extend(line for line in lines if line.by != self.you)

    def _reply(self, id: str | None, refused: Refused | None) -> None:
        """To whoever asked. A message that could not be read has no name: it was the oldest one."""
        name = next(iter(self._replies), None) if id is None else id
        reply = None if name is None else self._replies.get(name)
        if reply is None or reply.done():
            return
        if refused is None:
            reply.set_result(None)
        else:
            reply.set_exception(refused)

    def _lose_replies(self) -> None:
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(Refused("connection-lost"))
        self._changed.set()


def _unknown(known: tuple[Said, ...], told: tuple[Said, ...]) -> tuple[Said, ...]:
    """What was said since the line broke: whoever comes back is told all of the talk once more."""
    same = next(count for count in range(len(told), -1, -1) if not count or known[-count:] == told[:count])
    return told[same:]


def _plain(code: str) -> str:
    """A code as it may stand in an address: whatever else was typed finds no table."""
    return "".join(char for char in code if char.isascii() and char.isalnum())[:16] or "-"
