"""A player at a table of our server over a real socket, who can answer with random legal moves."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from bench.clients.wire import PATIENCE, Wire
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat

_NO_LORE = best_lore(Packs({}))  # random answers need none


class MessageRefused(RuntimeError):
    """The server refused a message."""


class Message(Struct, frozen=True):
    """The fields of any message from the server that a player needs."""

    type: str
    frame: Raw = Raw(b"")
    id: str | None = None
    code: str = ""
    now: int = 0
    """The table's time when a frame was sent, in milliseconds."""


_MESSAGES = msgspec.json.Decoder(Message)


class Player:
    """The connection of one seat."""

    def __init__(self, seat: Seat, on_frame: Callable[[], None]) -> None:
        self._seat = seat
        self._on_frame = on_frame
        self._wire: Wire | None = None
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._numbers = itertools.count()
        self.frame = b""
        self.now = 0
        """The table's time of the newest frame, in milliseconds."""
        self.frames = 0
        """Number of frames received."""
        self.received = 0
        """Bytes received."""

    async def connect(self, url: str, token: str) -> None:
        """Open the socket and authenticate."""
        self._wire = await Wire.connect(url, self._handle)
        self._wire.send(encode({"type": "hello", "token": token}))

    async def hang_up(self) -> None:
        """Close the connection."""
        assert self._wire is not None
        await self._wire.close()

    def choice(self, game: AnyGame, chance: Chance) -> tuple[str, object] | None:
        """Return a random legal answer to a question that this seat must answer; None if there is none."""
        decided = (
            decide(game, self.frame, self._seat, ChosenBot(_NO_LORE, chance, RANDOM)) if self.frame else None
        )
        return None if decided is None else (decided.key, decided.command)

    async def answer(self, key: str, command: object) -> None:
        """Send an answer and wait until it is acknowledged. Raises MessageRefused."""
        await self._ask({"type": "answer", "key": key, "command": command})

    async def try_answer(self, key: str, command: object) -> bool:
        """Send an answer; return False if it was refused, since the table may have moved on."""
        try:
            await self.answer(key, command)
        except MessageRefused:
            return False
        return True

    async def command(self, type: str, **more: object) -> None:
        """Send a command to the table and wait until it is acknowledged. Raises MessageRefused."""
        await self._ask({"type": type, **more})

    async def _ask(self, message: dict[str, object]) -> None:
        assert self._wire is not None
        name = f"m{next(self._numbers)}"
        self._replies[name] = reply = asyncio.get_running_loop().create_future()
        self._wire.send(encode({**message, "id": name}))
        async with asyncio.timeout(PATIENCE):
            await reply

    def _handle(self, raw: bytes) -> None:
        self.received += len(raw)
        message = _MESSAGES.decode(raw)
        match message.type:
            case "frame":
                self.frame = bytes(message.frame)
                self.now = message.now
                self.frames += 1
                self._on_frame()
            case "ok" if message.id in self._replies:
                self._replies.pop(message.id).set_result(None)
            case "refusal" if message.id in self._replies:
                self._replies.pop(message.id).set_exception(MessageRefused(f"refused: {message.code}"))
            case _:
                pass
