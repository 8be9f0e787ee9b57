"""Four players at one table of ours, who answer whatever they are asked."""

from __future__ import annotations

import itertools
from asyncio import Future, get_running_loop, wait_for
from collections.abc import Callable
from random import Random

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bench.table import CLUE, SEATS, Table
from bench.wire import PATIENCE, Wire

GAME = "dixit"
LONG_GAME: dict[str, str | int] = {"target": 100, "pace": "off"}
"""House rules under which a game goes on for hundreds of moves, and nobody is hurried."""
_WANT_TOKEN = {"x-unspoken-token": "wanted"}


class _Question(Struct):
    key: str
    choices: list[Raw] | UnsetType = UNSET
    owed: bool = True


class _Private(Struct):
    hand: list[str] = []


class _Frame(Struct):
    private: _Private
    asks: list[_Question] = []
    waiting: list[int] = []


class _Seen(Struct):
    frame: _Frame


class _Reply(Struct):
    id: str | None = None
    code: str = ""


_SEEN = msgspec.json.Decoder(_Seen)
_REPLY = msgspec.json.Decoder(_Reply)


class Party(Table):
    """A table of ours with four people; when a game is over they begin another."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._chance = Random(number)
        self._numbers = itertools.count()
        self._frames: list[bytes] = [b""] * SEATS  # the newest of each, unread until its seat has to answer
        self._frames_heard = [0] * SEATS
        self._replies: dict[str, Future[None]] = {}
        self._told: Future[None] | None = None
        self._welcomed = 0

    async def gather(self, http: httpx.AsyncClient, sockets: httpx.AsyncClient | None = None) -> None:
        """Open a table, and sit down; the sockets may be at another node than the table."""
        code, host = await open_table(http)
        tokens = [host, *[await _join(http, code) for _ in range(SEATS - 1)]]
        if sockets is not None:  # an empty table would go where it is asked for
            await self._sit(http, code, 0, host)
            self.wires.clear()
        for seat, token in enumerate(tokens):
            await self._sit(sockets or http, code, seat, token)

    async def _sit(self, http: httpx.AsyncClient, code: str, seat: int, token: str) -> None:
        wire = await Wire.to(socket_url(http, code), self._hearer(seat))
        before = self._welcomed
        wire.send(msgspec.json.encode({"type": "hello", "token": token}))
        while self._welcomed == before:
            self._told = get_running_loop().create_future()
            await wait_for(self._told, PATIENCE)
        self.wires.append(wire)

    async def begin(self) -> None:
        """Agree on the house rules, and begin."""
        await self._ask({"type": "choose", "game": GAME, "options": LONG_GAME})
        await self._start()

    async def _begin_again(self) -> None:
        await self._ask({"type": "reopen"})
        await self._start()

    async def _start(self) -> None:
        before = list(self._frames_heard)
        await self._ask({"type": "start"})
        while any(now <= then for now, then in zip(self._frames_heard, before, strict=True)):
            self._told = get_running_loop().create_future()
            await wait_for(self._told, PATIENCE)

    async def _ask(self, message: dict[str, object]) -> None:
        """The host asks something of the table, and waits for the word that it is so."""
        name = f"m{next(self._numbers)}"
        self._replies[name] = reply = get_running_loop().create_future()
        self.wires[0].send(msgspec.json.encode({**message, "id": name}))
        await wait_for(reply, PATIENCE)

    def _answer(self) -> tuple[int, bytes] | None:
        waiting = _SEEN.decode(self._frames[0]).frame.waiting
        if not waiting:
            return None
        seat = waiting[0]
        frame = _SEEN.decode(self._frames[seat]).frame
        question = next(ask for ask in frame.asks if ask.owed)
        name = f"a{next(self._numbers)}"
        answer = {
            "type": "answer",
            "id": name,
            "key": question.key,
            "command": self._command(question, frame),
        }
        return seat, msgspec.json.encode(answer)

    def _command(self, question: _Question, frame: _Frame) -> object:
        """One of the choices; a clue is the only answer that is not listed."""
        if question.choices is not UNSET:
            return self._chance.choice(question.choices)
        card = self._chance.choice(frame.private.hand)
        return {"type": "tell", "card": card, "clue": {"type": "written", "text": CLUE}}

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            if message.startswith(b'{"type":"frame"'):
                self._frames[seat] = message
                self._frames_heard[seat] += 1
                self._heard(seat)
                if self._told is not None and not self._told.done():
                    self._told.set_result(None)
            elif message.startswith(b'{"type":"welcome"'):
                self._welcomed += 1
                if self._told is not None and not self._told.done():
                    self._told.set_result(None)
            elif message.startswith(b'{"type":"ok"') and self._replies:
                self._settle(_REPLY.decode(message), None)
            elif message.startswith(b'{"type":"refusal"'):
                reply = _REPLY.decode(message)
                self._settle(reply, RuntimeError(f"refused: {reply.code}"))

        return hear

    def _settle(self, reply: _Reply, error: RuntimeError | None) -> None:
        waiting = self._replies.pop(reply.id or "", None)
        if waiting is None:
            if error is not None:
                self._fail(error)
        elif error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)


async def open_table(http: httpx.AsyncClient, game: str = GAME, bots: int = 0) -> tuple[str, str]:
    """A new table's code, and its host's token; with bots the game begins at once."""
    body = {"name": "Ada", "game": game, "bots": bots}
    reply = (await http.post("/api/tables", json=body, headers=_WANT_TOKEN)).raise_for_status().json()
    return reply["code"], reply["token"]


async def _join(http: httpx.AsyncClient, code: str) -> str:
    url = f"/api/tables/{code}/people"
    reply = await http.post(url, json={"name": "Ben"}, headers=_WANT_TOKEN)
    return str(reply.raise_for_status().json()["token"])


def socket_url(http: httpx.AsyncClient, code: str) -> str:
    """Where a table's socket is."""
    return str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/ws/{code}"
