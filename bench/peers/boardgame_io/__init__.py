"""boardgame.io with its own Dixit (dixit.js), and four socket.io players per table."""

from __future__ import annotations

import tempfile
from asyncio import Future, get_running_loop, wait_for
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import msgspec
from msgspec import Raw, Struct

from bench.clients.table import CLUE, SEATS, Table
from bench.clients.wire import PATIENCE, Wire
from bench.harness.child import Child
from bench.peers import SocketPeer
from bench.peers.npm import PRODUCTION, install, node, version

FOLDER = Path(__file__).parent
_READY_PREFIX = "boardgame.io is at "
_ROOM = b"/dixit,"
_OPEN, _PING, _PONG, _CONNECT, _EVENT = b"0", b"2", b"3", b"40" + _ROOM, b"42" + _ROOM
_SYNC, _UPDATE = _EVENT + b'["sync"', _EVENT + b'["update"'


class _Secrets(Struct):
    hand: list[str]
    laid: str | None = None


class _G(Struct):
    players: dict[str, _Secrets]
    board: list[str]
    waiting: list[str]


class _Ctx(Struct):
    phase: str | None


class _State(Struct, rename={"state_id": "_stateID"}):
    state_id: int
    ctx: _Ctx
    G: _G


class _Synced(Struct):
    state: _State


_UPDATED = msgspec.json.Decoder(tuple[str, str, _State, Raw])
_SYNCED = msgspec.json.Decoder(tuple[str, str, _Synced])


class BoardgameIO(SocketPeer):
    """The boardgame.io server, in memory or with its own FlatFile storage."""

    def __init__(self, *, flat_file: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bench-flatfile-") if flat_file else None
        options = [] if self._folder is None else [self._folder.name]
        child = Child([node(), "server.js", *options], _READY_PREFIX, FOLDER, PRODUCTION)
        super().__init__("boardgame.io-flatfile" if flat_file else "boardgame.io", child, "/games")

    async def start(self) -> float:
        """Install boardgame.io if it is missing, and start the server."""
        install(FOLDER)
        return await super().start()

    async def stop(self) -> None:
        """Stop the server and delete its files."""
        await super().stop()
        if self._folder is not None:
            self._folder.cleanup()

    @staticmethod
    def version() -> str:
        """Return the installed version."""
        return version(FOLDER, "boardgame.io")

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        table = _Match(number)
        await table.gather(http)
        return table


class _Match(Table):
    """A match, as boardgame.io calls a table."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._chance = Random(number)
        self._id = ""
        self._credentials: list[str] = []
        self._updates: list[bytes] = [b""] * SEATS
        self._synced: list[Future[None]] = []

    async def gather(self, http: httpx.AsyncClient) -> None:
        """Create and join a match through the lobby, then open four sockets."""
        created = await http.post("/games/dixit/create", json={"numPlayers": SEATS})
        self._id = created.raise_for_status().json()["matchID"]
        for seat in range(SEATS):
            joined = await http.post(
                f"/games/dixit/{self._id}/join", json={"playerID": str(seat), "playerName": f"Player {seat}"}
            )
            self._credentials.append(joined.raise_for_status().json()["playerCredentials"])
        url = (
            str(http.base_url).replace("http", "ws", 1).rstrip("/") + "/socket.io/?EIO=4&transport=websocket"
        )
        self._synced = [get_running_loop().create_future() for _ in range(SEATS)]
        for seat in range(SEATS):
            self.wires.append(await Wire.connect(url, self._message_handler(seat)))
            self.wires[seat].send(_CONNECT)
            await wait_for(self._synced[seat], PATIENCE)
            assert self._state(seat).G.players.keys() == {str(seat)}, "a player sees another hand"

    def _answer(self) -> tuple[int, bytes] | None:
        state = self._state(0)
        if not state.G.waiting:
            return None
        seat = int(state.G.waiting[0])
        state = self._state(seat)
        name, args = self._chosen(state, seat)
        payload = {
            "type": name,
            "args": args,
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return seat, _event("update", action, state.state_id, self._id, str(seat))

    def _chosen(self, state: _State, seat: int) -> tuple[str, list[object]]:
        own = state.G.players[str(seat)]
        match state.ctx.phase:
            case "telling":
                return "tell", [self._chance.choice(own.hand), CLUE]
            case "laying":
                return "lay", [self._chance.choice(own.hand)]
            case "voting":
                numbers = [number for number, card in enumerate(state.G.board) if card != own.laid]
                return "vote", [self._chance.choice(numbers)]
            case _:
                return "goOn", []

    def _state(self, seat: int) -> _State:
        message = self._updates[seat]
        if message.startswith(_UPDATE):
            return _UPDATED.decode(message[len(_EVENT) :])[2]
        return _SYNCED.decode(message[len(_EVENT) :])[2].state

    def _message_handler(self, seat: int) -> Callable[[bytes], None]:
        def handle(message: bytes) -> None:
            if message.startswith(_UPDATE):
                self._updates[seat] = message
                self._move_received(seat)
            elif message == _PING:
                self.wires[seat].send(_PONG)
            elif message.startswith(_CONNECT):
                self.wires[seat].send(_event("sync", self._id, str(seat), self._credentials[seat], SEATS))
            elif message.startswith(_SYNC):
                self._updates[seat] = message
                self._synced[seat].set_result(None)

        return handle


def _event(*parts: object) -> bytes:
    """Return a socket.io event."""
    return _EVENT + msgspec.json.encode(parts)
