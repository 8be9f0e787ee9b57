"""Four random players at one Dixit table of our server."""

from __future__ import annotations

import itertools
from asyncio import Future, get_running_loop, wait_for
from collections.abc import Callable
from random import Random

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.clients.table import CLUE, SEATS, Table
from bench.clients.wire import PATIENCE, Wire
from unspoken.client.messages import merged

GAME = "dixit"
LONG_GAME: dict[str, str | int] = {"target": 100, "pace": "off"}
"""House rules for a game of hundreds of moves without time limits."""
_WANT_TOKEN = {"x-unspoken-token": "wanted"}


class _Question(Struct):
    key: str
    choices: list[object] | UnsetType = UNSET
    owed: bool = True


class _Private(Struct):
    hand: list[str] = []


class _Frame(Struct):
    private: _Private
    asks: list[_Question] = []
    waiting: list[int] = []


class _Reply(Struct):
    id: str | None = None
    code: str = ""


_WHOLE, _PATCH = b'{"type":"frame",', b'{"type":"patch",'
_REPLY = msgspec.json.Decoder(_Reply)


class Party(Table):
    """A table of four people who start another game when a game is over."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._chance = Random(number)
        self._numbers = itertools.count()
        self._frames: list[list[bytes]] = [[] for _ in range(SEATS)]
        """For each seat its last whole frame and the patches since, decoded when the seat must answer."""
        self._frame_counts = [0] * SEATS
        self._replies: dict[str, Future[None]] = {}
        self._progress: Future[None] | None = None  # done at the next frame or welcome
        self._welcomed = 0

    async def gather(self, http: httpx.AsyncClient, sockets: httpx.AsyncClient | None = None) -> None:
        """Open a table and seat four people; `sockets` may be a client of a node that does not own it."""
        code, host = await open_table(http)
        tokens = [host, *[await join_table(http, code) for _ in range(SEATS - 1)]]
        if sockets is not None:  # without a connection here, the table would move to the other node
            await self._sit(http, code, 0, host)
            self.wires.clear()
        for seat, token in enumerate(tokens):
            await self._sit(sockets or http, code, seat, token)

    async def _sit(self, http: httpx.AsyncClient, code: str, seat: int, token: str) -> None:
        url = socket_url(http, code) + "?patches"
        wire = await Wire.connect(url, self._message_handler(seat))
        before = self._welcomed
        wire.send(msgspec.json.encode({"type": "hello", "token": token}))
        while self._welcomed == before:
            self._progress = get_running_loop().create_future()
            await wait_for(self._progress, PATIENCE)
        self.wires.append(wire)

    async def begin(self) -> None:
        """Set the house rules and start the game."""
        await self._ask({"type": "choose", "game": GAME, "options": LONG_GAME})
        await self._start()

    async def _begin_again(self) -> None:
        await self._ask({"type": "reopen"})
        await self._start()

    async def _start(self) -> None:
        before = list(self._frame_counts)
        await self._ask({"type": "start"})
        while any(now <= then for now, then in zip(self._frame_counts, before, strict=True)):
            self._progress = get_running_loop().create_future()
            await wait_for(self._progress, PATIENCE)

    async def _ask(self, message: dict[str, object]) -> None:
        """Send a command of the host and wait for its acknowledgement."""
        name = f"m{next(self._numbers)}"
        self._replies[name] = reply = get_running_loop().create_future()
        self.wires[0].send(msgspec.json.encode({**message, "id": name}))
        await wait_for(reply, PATIENCE)

    def _answer(self) -> tuple[int, bytes] | None:
        waiting = self._frame(0).waiting
        if not waiting:
            return None
        seat = waiting[0]
        frame = self._frame(seat)
        question = next(ask for ask in frame.asks if ask.owed)
        name = f"a{next(self._numbers)}"
        answer = {
            "type": "answer",
            "id": name,
            "key": question.key,
            "command": self._command(question, frame),
        }
        return seat, msgspec.json.encode(answer)

    def _frame(self, seat: int) -> _Frame:
        """Return the newest frame of a seat, after applying the patches that have arrived."""
        messages = self._frames[seat]
        frame, patches = msgspec.json.decode(messages[0])["frame"], messages[1:]
        for message in patches:
            frame = merged(frame, msgspec.json.decode(message)["patch"])
        if patches:
            self._frames[seat] = [msgspec.json.encode({"frame": frame})]
        return msgspec.convert(frame, _Frame)

    def _command(self, question: _Question, frame: _Frame) -> object:
        """Return a random choice. Only a clue is not listed among the choices."""
        if question.choices is not UNSET:
            return self._chance.choice(question.choices)
        card = self._chance.choice(frame.private.hand)
        return {"type": "tell", "card": card, "clue": {"type": "written", "text": CLUE}}

    def _message_handler(self, seat: int) -> Callable[[bytes], None]:
        def handle(message: bytes) -> None:
            if message.startswith((_WHOLE, _PATCH)):
                if message.startswith(_WHOLE):
                    self._frames[seat].clear()
                self._frames[seat].append(message)
                self._frame_counts[seat] += 1
                self._move_received(seat)
                self._note_progress()
            elif message.startswith(b'{"type":"welcome"'):
                self._welcomed += 1
                self._note_progress()
            elif message.startswith(b'{"type":"ok"') and self._replies:
                self._resolve(_REPLY.decode(message), None)
            elif message.startswith(b'{"type":"refusal"'):
                reply = _REPLY.decode(message)
                self._resolve(reply, RuntimeError(f"refused: {reply.code}"))

        return handle

    def _note_progress(self) -> None:
        if self._progress is not None and not self._progress.done():
            self._progress.set_result(None)

    def _resolve(self, reply: _Reply, error: RuntimeError | None) -> None:
        waiting = self._replies.pop(reply.id or "", None)
        if waiting is None:
            if error is not None:
                self._fail(error)
        elif error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)


async def open_table(http: httpx.AsyncClient, game: str = GAME, bots: int = 0) -> tuple[str, str]:
    """Open a table; return its code and the host's token. With bots the game starts at once."""
    body = {"name": "Ada", "game": game, "bots": bots}
    reply = (await http.post("/api/tables", json=body, headers=_WANT_TOKEN)).raise_for_status().json()
    return reply["code"], reply["token"]


async def join_table(http: httpx.AsyncClient, code: str) -> str:
    """Join a table; return the token."""
    url = f"/api/tables/{code}/people"
    reply = await http.post(url, json={"name": "Ben"}, headers=_WANT_TOKEN)
    return str(reply.raise_for_status().json()["token"])


def socket_url(http: httpx.AsyncClient, code: str) -> str:
    """Return the WebSocket address of a table."""
    return str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/ws/{code}"
