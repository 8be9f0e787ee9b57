"""A match of boardgame.io: the lobby, four socket.io connections, and the messages on them."""

from __future__ import annotations

from abc import abstractmethod
from asyncio import Future, get_running_loop, wait_for
from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

import httpx
import msgspec
from msgspec import Raw, Struct

from bench.clients.table import SEATS, Table
from bench.clients.wire import PATIENCE, Wire

_ROOM = b"/dixit,"
_PING, _PONG, _CONNECT, _EVENT = b"2", b"3", b"40" + _ROOM, b"42" + _ROOM
_SYNC, _UPDATE = _EVENT + b'["sync"', _EVENT + b'["update"'

AnyState = TypeVar("AnyState")


class Move(Struct, frozen=True):
    """A move that a player makes in a certain state."""

    seat: int
    state_id: int
    name: str
    args: list[object]


class _Synced(Struct):
    state: Raw


_UPDATE_DECODER = msgspec.json.Decoder(tuple[str, str, Raw, Raw])
_SYNC_DECODER = msgspec.json.Decoder(tuple[str, str, _Synced])


class Match(Table, Generic[AnyState]):
    """A match, as boardgame.io calls a table. A subclass knows the state of its game."""

    def __init__(self, number: int, state: msgspec.json.Decoder[AnyState]) -> None:
        super().__init__()
        self._chance = Random(number)
        self._decoder = state
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
            self._check_secrets(seat)

    @abstractmethod
    def _check_secrets(self, seat: int) -> None:
        """Raise an error if the first state of a seat shows more than its player may see."""

    @abstractmethod
    def _chosen(self) -> Move | None:
        """Return a random valid move of a player who owes one; None if the game is over."""

    def _answer(self) -> tuple[int, bytes] | None:
        move = self._chosen()
        if move is None:
            return None
        payload = {
            "type": move.name,
            "args": move.args,
            "playerID": str(move.seat),
            "credentials": self._credentials[move.seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return move.seat, _event("update", action, move.state_id, self._id, str(move.seat))

    def _state(self, seat: int) -> AnyState:
        message = self._updates[seat]
        if message.startswith(_UPDATE):
            state = _UPDATE_DECODER.decode(message[len(_EVENT) :])[2]
        else:
            state = _SYNC_DECODER.decode(message[len(_EVENT) :])[2].state
        return self._decoder.decode(state)

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
