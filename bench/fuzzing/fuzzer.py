"""A client that sends malformed messages to a table and reconnects when it is disconnected."""

from __future__ import annotations

import itertools
from asyncio import Future, get_running_loop, sleep, wait_for
from random import Random

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bench.clients.party import open_table, socket_url
from bench.clients.wire import PATIENCE, Wire
from bench.fuzzing.grammar import Grammar, encode

_ROUND = 25
"""Messages between two checks that the server still answers."""


class _Question(Struct, frozen=True):
    key: str
    choices: list[Raw] | UnsetType = UNSET


class _Frame(Struct, frozen=True):
    asks: list[_Question] = []


class _Message(Struct):
    type: str = ""
    id: str | None = None
    frame: _Frame = _Frame()


_MESSAGES = msgspec.json.Decoder(_Message)


class Fuzzer:
    """The host of a table with bots: as host it may send every kind of message."""

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
        """Codes and tokens of all tables that were opened."""

    async def send(self, messages: int) -> None:
        """Send some messages, a few of them valid, at as many tables as needed."""
        while self.sent < messages:
            await self._connect()
            await self._round(min(_ROUND, messages - self.sent))
        if self._wire is not None:
            await self._wire.close()

    async def _connect(self) -> None:
        """If the connection was closed, connect again, sometimes to a new table."""
        if self._wire is not None and not self._wire.closed.done():
            return
        if not self.tables or self._chance.random() < 0.3:
            self.tables.append(await open_table(self._http, self._game, self._bots))
        code, token = self.tables[-1]
        self._wire = await Wire.connect(socket_url(self._http, code), self._handle)
        self._wire.send(encode({"type": "hello", "token": token}))

    async def _round(self, count: int) -> None:
        assert self._wire is not None
        for _ in range(count):
            if not self._wire.closed.done():
                self._wire.send(self._message())
                await sleep(0)  # lets the loop notice a closed connection
        self.sent += count
        self._answered = get_running_loop().create_future()
        self._wire.send(
            encode({"type": "say", "id": f"sync{next(self._rounds)}", "channel": "x", "text": "?"})
        )
        closed = self._wire.closed
        closed.add_done_callback(self._stop_waiting)
        await wait_for(self._answered, PATIENCE)
        closed.remove_done_callback(self._stop_waiting)

    def _message(self) -> bytes:
        ask = self._chance.choice(self._asks) if self._asks else _Question("none")
        choices = [] if ask.choices is UNSET else [msgspec.json.decode(choice) for choice in ask.choices]
        message = self._grammar.message(self._chance, ask.key, choices)
        if message["type"] == "leave" and self._chance.random() < 0.95:
            message["type"] = "start"
        return (
            encode(message) if self._chance.random() < 0.4 else self._grammar.corrupted(self._chance, message)
        )

    def _handle(self, raw: bytes) -> None:
        message = _MESSAGES.decode(raw)
        if message.type == "frame":
            self._asks = message.frame.asks
        elif message.id is not None and message.id.startswith("sync"):
            self._stop_waiting()

    def _stop_waiting(self, _closed: Future[None] | None = None) -> None:
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)
