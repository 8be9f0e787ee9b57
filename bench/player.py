"""Somebody at a table of ours over a real socket: hears frames, and answers with any legal move."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from bench.wire import PATIENCE, Wire
from unspoken.bots.lore import best_lore
from unspoken.bots.player import RANDOM, decide
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Seat

_NO_LORE = best_lore(Packs({}))  # chance needs none


class NotHeard(RuntimeError):
    """What was asked of the table was refused."""


class Heard(Struct, frozen=True):
    """Of any message, what a player needs to know."""

    type: str
    frame: Raw = Raw(b"")
    id: str | None = None
    code: str = ""


_HEARD = msgspec.json.Decoder(Heard)


class Player:
    """One seat's connection."""

    def __init__(self, seat: Seat, told: Callable[[], None]) -> None:
        self._seat = seat
        self._told = told
        self._wire: Wire | None = None
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._numbers = itertools.count()
        self.frame = b""
        self.frames = 0
        """How many frames it was sent so far."""
        self.received = 0
        """Bytes that it was sent so far."""

    async def connect(self, url: str, token: str) -> None:
        """Say who it is; the table's sight follows."""
        self._wire = await Wire.to(url, self._hear)
        self._wire.send(encode({"type": "hello", "token": token}))

    async def hang_up(self) -> None:
        """Close the connection."""
        assert self._wire is not None
        await self._wire.close()

    def choice(self, game: AnyGame, chance: Chance) -> tuple[str, object] | None:
        """Some answer to what is owed, from what this seat sees; None if nothing is."""
        decided = decide(game, self.frame, self._seat, _NO_LORE, chance, RANDOM) if self.frame else None
        return None if decided is None else (decided.key, decided.command)

    async def answer(self, key: str, command: object) -> None:
        """Answer, and wait for the word that it is saved."""
        await self._ask({"type": "answer", "key": key, "command": command})

    async def try_answer(self, key: str, command: object) -> bool:
        """Answer; whether it was heard, for the table may have moved on."""
        try:
            await self.answer(key, command)
        except NotHeard:
            return False
        return True

    async def command(self, type: str, **more: object) -> None:
        """Ask something of the table itself."""
        await self._ask({"type": type, **more})

    async def _ask(self, message: dict[str, object]) -> None:
        assert self._wire is not None
        name = f"m{next(self._numbers)}"
        self._replies[name] = reply = asyncio.get_running_loop().create_future()
        self._wire.send(encode({**message, "id": name}))
        async with asyncio.timeout(PATIENCE):
            await reply

    def _hear(self, raw: bytes) -> None:
        self.received += len(raw)
        heard = _HEARD.decode(raw)
        match heard.type:
            case "frame":
                self.frame = bytes(heard.frame)
                self.frames += 1
                self._told()
            case "ok" if heard.id in self._replies:
                self._replies.pop(heard.id).set_result(None)
            case "refusal" if heard.id in self._replies:
                self._replies.pop(heard.id).set_exception(NotHeard(f"refused: {heard.code}"))
            case _:
                pass
