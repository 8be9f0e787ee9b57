"""Somebody at a table who sends whatever comes to mind, and keeps coming back."""

from __future__ import annotations

import itertools
from asyncio import Future, get_running_loop, sleep, wait_for
from random import Random

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bench.fuzzing.grammar import Grammar, encode
from bench.party import open_table, socket_url
from bench.wire import PATIENCE, Wire

_ROUND = 25
"""Messages between two questions whether anybody still listens."""


class _Question(Struct, frozen=True):
    key: str
    choices: list[Raw] | UnsetType = UNSET


class _Frame(Struct, frozen=True):
    asks: list[_Question] = []


class _Heard(Struct):
    type: str = ""
    id: str | None = None
    frame: _Frame = _Frame()


_HEARD = msgspec.json.Decoder(_Heard)


class Nuisance:
    """The host of a table with bots, so that every request is one that might be granted."""

    def __init__(self, http: httpx.AsyncClient, game: str, bots: int, seed: int) -> None:
        self._http = http
        self._game = game
        self._bots = bots
        self._chance = Random(seed)
        self._grammar = Grammar()
        self._rounds = itertools.count()
        self._wire: Wire | None = None
        self._answered: Future[None] | None = None
        self._asks: list[_Question] = []
        self.sent = 0
        self.tables: list[tuple[str, str]] = []
        """Codes and tokens of all the tables that were opened."""

    async def pester(self, messages: int) -> None:
        """Send so many, some of them right, at as many tables as that takes."""
        while self.sent < messages:
            await self._come()
            await self._round(min(_ROUND, messages - self.sent))
        if self._wire is not None:
            await self._wire.close()

    async def _come(self) -> None:
        """Where the connection was closed, connect again; where that is refused, open another table."""
        if self._wire is not None and not self._wire.closed.done():
            return
        if not self.tables or self._chance.random() < 0.3:
            self.tables.append(await open_table(self._http, self._game, self._bots))
        code, token = self.tables[-1]
        self._wire = await Wire.to(socket_url(self._http, code), self._hear)
        self._wire.send(encode({"type": "hello", "token": token}))

    async def _round(self, count: int) -> None:
        assert self._wire is not None
        for _ in range(count):
            if not self._wire.closed.done():
                self._wire.send(self._message())
                await sleep(0)  # hear whether the connection was closed over it
        self.sent += count
        self._answered = get_running_loop().create_future()
        self._wire.send(
            encode({"type": "say", "id": f"sync{next(self._rounds)}", "channel": "x", "text": "?"})
        )
        gone = self._wire.closed
        gone.add_done_callback(self._stop_waiting)
        await wait_for(self._answered, PATIENCE)
        gone.remove_done_callback(self._stop_waiting)

    def _message(self) -> bytes:
        ask = self._chance.choice(self._asks) if self._asks else _Question("none")
        choices = [] if ask.choices is UNSET else [msgspec.json.decode(choice) for choice in ask.choices]
        message = self._grammar.message(self._chance, ask.key, choices)
        if message["type"] == "leave" and self._chance.random() < 0.95:
            message["type"] = "start"
        return (
            encode(message) if self._chance.random() < 0.4 else self._grammar.spoiled(self._chance, message)
        )

    def _hear(self, message: bytes) -> None:
        heard = _HEARD.decode(message)
        if heard.type == "frame":
            self._asks = heard.frame.asks
        elif heard.id is not None and heard.id.startswith("sync"):
            self._stop_waiting()

    def _stop_waiting(self, _gone: Future[None] | None = None) -> None:
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)
