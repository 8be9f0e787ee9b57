"""A table of four sockets on any server. A move ends when all four have received it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop, wait_for
from time import perf_counter

from bench.clients.wire import Wire

SEATS = 4
"""Sockets of a table; every move is sent to each."""
CLUE = "what the river said"
"""The clue of every teller, on every server."""
_ALL_SEATS = (1 << SEATS) - 1
_PATIENCE = 600.0


class Table(ABC):
    """The sockets of a table, and how long each move took."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.latencies: list[float] = []
        """Seconds from sending a move until the last socket has received it."""
        self.lateness: list[float] = []
        """Seconds by which paced moves were sent too late; the cause is this process, not the server."""
        self._awaited = 0  # one bit for each seat that has not received the move
        self._left = 0
        self._began = 0.0
        self._pace: float | None = None
        self._next_at = 0.0
        self._over: Future[None] | None = None
        self._renewal: asyncio.Task[None] | None = None  # a reference, so that the task is not collected

    @property
    def received(self) -> int:
        """Bytes that the four sockets have received so far."""
        return sum(wire.received for wire in self.wires)

    async def play(self, moves: int) -> None:
        """Play some moves, each as soon as all sockets have received the previous one."""
        self._pace = None
        await self._play(moves)

    async def play_paced(self, moves: int, first_at: float, every: float) -> None:
        """Play some moves, one every `every` seconds; `first_at` is a time of the event loop."""
        self._pace, self._next_at = every, first_at
        await asyncio.sleep(first_at - get_running_loop().time())
        await self._play(moves)

    async def leave(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(wire.close() for wire in self.wires))

    @abstractmethod
    def _answer(self) -> tuple[int, bytes] | None:
        """Return the next move and the seat that makes it; None if the game is over."""

    async def _begin_again(self) -> None:
        """Start another game; this does not count as a move."""
        raise RuntimeError("the game is over: play fewer moves")

    def _move_received(self, seat: int) -> None:
        """Note that a seat has received the move."""
        if not self._awaited:
            return
        self._awaited &= ~(1 << seat)
        if not self._awaited:
            self.latencies.append(perf_counter() - self._began)
            self._left -= 1
            self._go_on()

    def _fail(self, error: Exception) -> None:
        """Raise an error in `play`, since a socket's callback cannot."""
        assert self._over is not None
        if not self._over.done():
            self._over.set_exception(error)

    def _lost(self, _closed: Future[None]) -> None:
        if self._left:
            self._fail(ConnectionError("the server closed the connection during a game"))

    async def _play(self, moves: int) -> None:
        self.latencies, self.lateness, self._left = [], [], moves
        self._over = get_running_loop().create_future()
        for wire in self.wires:
            wire.closed.add_done_callback(self._lost)
        self._move()
        await wait_for(self._over, _PATIENCE)

    def _go_on(self) -> None:
        assert self._over is not None
        if self._over.done():
            return
        if not self._left:
            self._over.set_result(None)
        elif self._pace is None:
            self._move()
        else:
            self._next_at += self._pace
            get_running_loop().call_at(self._next_at, self._move)

    def _move(self) -> None:
        if self._pace is not None:
            self.lateness.append(get_running_loop().time() - self._next_at)
        answer = self._answer()
        if answer is None:
            self._renewal = asyncio.create_task(self._renew())
            return
        seat, message = answer
        self._awaited = _ALL_SEATS
        self._began = perf_counter()
        self.wires[seat].send(message)

    async def _renew(self) -> None:
        try:
            await self._begin_again()
        except (RuntimeError, TimeoutError) as error:
            self._fail(error)
        else:
            self._move()
