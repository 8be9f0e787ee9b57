"""A table as one player sees it: the newest state, the questions, and the requests."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Self

import msgspec

from unspoken.client.connection import CLOSED_FOR_GOOD, Connection, FrameMissed
from unspoken.client.messages import (
    Frame,
    FrameMessage,
    FramePatch,
    Message,
    Ok,
    Question,
    Refusal,
    Room,
    Said,
    Talk,
    Welcome,
    merged,
)
from unspoken.client.server import Admitted, Server
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.types import Refused

_STATE_TIMEOUT = 20.0
"""Seconds."""
_LONGEST_KEY = 64
_MOST_UNREAD_LINES = 50
_MOST_RECEIVED_LINES = 300
"""More than a table sends in one message."""


class Table:
    """A seat at a table, or a spectator's place. It reconnects by itself.

    Use it as a context manager, which hangs up at the end: the table keeps the seat for a while, as for a
    person who loses the connection.
    """

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server = server
        self.code = code
        self.token = token
        """The secret that identifies this person at this table. Keep it to return after a crash."""
        self.you: int | None = None
        """The person's id in the room."""
        self.room: Room | None = None
        self.frame: Frame | None = None
        """The newest frame; None in the lobby."""
        self.lines: deque[Said] = deque(maxlen=_MOST_UNREAD_LINES)
        """The latest lines of others. The caller may remove those that it has read."""
        self._received: deque[Said] = deque(maxlen=_MOST_RECEIVED_LINES)
        """All lines, read or not."""
        self._frame_json: object = None
        self._seq = 0
        self._frames = 0
        """How many frames were received, over all connections."""
        self._frames_at_reply = 0
        """How many there were when the last request was answered: its own effect comes before the reply."""
        self._changed = asyncio.Event()
        self.connection = Connection(f"{server.socket_url}/ws/{code}?patches", token, self._handle)

    @classmethod
    async def join(cls, url: str, code: str, name: str) -> Self:
        """Join a table as an agent, and wait for its state. Raises Refused."""
        server = Server(url)
        body = {"name": name, "agent": True}
        return await cls._enter(server, await server.admit(f"/api/tables/{_url_safe(code)}/people", body))

    @classmethod
    async def open(cls, url: str, name: str, game: str, bots: int = 0, language: str = FALLBACK) -> Self:
        """Open a table as its host, and wait for its state. With bots, the game begins at once.

        Raises Refused.
        """
        server = Server(url)
        body = {"name": name, "game": game, "bots": bots, "language": language}
        return await cls._enter(server, await server.admit("/api/tables", body))

    @classmethod
    async def _enter(cls, server: Server, admitted: Admitted) -> Self:
        table = cls(server, admitted.code, admitted.token)
        try:
            async with asyncio.timeout(_STATE_TIMEOUT):
                while table.room is None or (table.room.phase != "lobby" and table.frame is None):
                    await table.change()
        except TimeoutError:
            await table.hang_up()
            raise Refused("unreachable") from None
        return table

    async def __aenter__(self) -> Self:
        """Return the table."""
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Hang up."""
        await self.hang_up()

    # ---- the state

    @property
    def seat(self) -> int | None:
        """The own seat; None for a spectator."""
        chairs = () if self.room is None else self.room.chairs
        return next((seat for seat, chair in enumerate(chairs) if chair.person == self.you), None)

    @property
    def closed(self) -> str | None:
        """Why the table closed the last connection; None while connected."""
        return self.connection.closed

    @property
    def is_over(self) -> bool:
        """True if the game has a result, or if this person is no longer at the table."""
        has_result = self.frame is not None and self.frame.result is not None
        return self.closed in CLOSED_FOR_GOOD or has_result

    @property
    def owed(self) -> tuple[Question, ...]:
        """The questions that the table waits for this seat to answer."""
        if self.room is None or self.room.phase != "playing" or self.frame is None:
            return ()
        return tuple(question for question in self.frame.asks if question.owed)

    async def change(self) -> None:
        """Wait for the next message that changes the state."""
        self._changed.clear()
        await self._changed.wait()

    async def questions(self) -> AsyncIterator[Question]:
        """Yield each owed question, until the game is over.

        A question that is still owed after an answer, because a team has to agree, is yielded again as soon
        as something else has changed.
        """
        asked: dict[str, int] = {}
        while not self.is_over:
            question = next((each for each in self.owed if asked.get(each.key) != self._frames), None)
            if question is None:
                await self.change()
            else:
                seen = self._frames
                yield question
                asked[question.key] = max(seen, self._frames_at_reply)  # the own answer is no other change

    # ---- the requests

    async def answer(self, key: str, command: object) -> None:
        """Answer the question with this key. Raises Refused."""
        if len(key) > _LONGEST_KEY:
            raise Refused("not-asked")
        await self.request("answer", key=key, command=command)

    async def say(self, channel: str, text: str) -> None:
        """Say a line in a channel. Raises Refused."""
        if len(channel) > _LONGEST_KEY:
            raise Refused("no-such-channel")
        await self.request("say", channel=channel, text=text)

    async def request(self, type: str, **fields: object) -> None:
        """Send any request, such as `start` or `add-bot`, and wait until it is saved. Raises Refused."""
        await self.connection.request(type, fields)

    async def get(self, path: str) -> bytes:
        """Return a file of the server that this person may see, such as a picture. Raises Refused."""
        return await self.server.get(path, self.token)

    async def leave(self) -> None:
        """Leave the table for good. Raises Refused."""
        await self.request("leave")
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the connection; the table keeps the seat for a while, as for a person."""
        await self.connection.hang_up()

    # ---- incoming messages

    def _handle(self, message: Message | None) -> None:
        match message:
            case Welcome(you):
                self.you = you
            case Room():
                self.room = message
                self.frame = None if message.phase == "lobby" else self.frame
            case FrameMessage(seq, frame):
                self._show(seq, frame)
            case FramePatch(seq, patch):
                if seq != self._seq + 1:
                    raise FrameMissed
                self._show(seq, merged(self._frame_json, patch))
            case Said(text=""):  # a bot's remark, whose text only the page has
                return
            case Said():
                self._add_lines((message,))
            case Talk(lines):
                self._add_lines(_new_lines(tuple(self._received), tuple(line for line in lines if line.text)))
            case Ok() | Refusal():
                self._frames_at_reply = self._frames
            case _:
                pass  # the connection has handled it
        self._changed.set()

    def _show(self, seq: int, frame: object) -> None:
        self._seq, self._frame_json = seq, frame
        self._frames += 1
        self.frame = msgspec.convert(frame, Frame)

    def _add_lines(self, lines: tuple[Said, ...]) -> None:
        self._received.extend(lines)
        self.lines.extend(line for line in lines if line.by != self.you)


def _new_lines(received: tuple[Said, ...], lines: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return the lines that were not received before: after a reconnect the table sends all lines again."""
    for count in range(len(lines), 0, -1):
        if received[-count:] == lines[:count]:
            return lines[count:]
    return lines


def _url_safe(code: str) -> str:
    """Remove all characters that cannot be in a table code, so that the code is safe in a URL."""
    return "".join(char for char in code if char.isascii() and char.isalnum())[:16] or "-"
