"""Four sockets around a table of any server: one move at a time, until the last has heard of it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop, wait_for
from time import perf_counter

from bench.wire import Wire

SEATS = 4
"""Sockets at a table: every move goes out to each."""
CLUE = "what the river said"
"""What every teller says, at every server."""
_EVERYBODY = (1 << SEATS) - 1
_PATIENCE = 600.0


class Table(ABC):
    """Who plays at it, and how long each move took."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.latencies: list[float] = []
        """Seconds from sending a move until the last of the four has heard of it."""
        self.lateness: list[float] = []
        """Seconds that moves at a given pace were sent too late: the players' own fault, not the server's."""
        self._deaf = 0  # one bit for each who has not heard of the move yet
        self._left = 0
        self._began = 0.0
        self._pace: float | None = None
        self._next_at = 0.0
        self._over: Future[None] | None = None
        self._renewal: asyncio.Task[None] | None = None  # held, so that it is not collected

    @property
    def received(self) -> int:
        """Bytes that the four were sent so far."""
        return sum(wire.received for wire in self.wires)

    async def play(self, moves: int) -> None:
        """So many moves, each as soon as all have heard of the one before."""
        self._pace = None
        await self._play(moves)

    async def play_paced(self, moves: int, first_at: float, every: float) -> None:
        """So many moves, one each so many seconds; the loop's clock says when the first is due."""
        self._pace, self._next_at = every, first_at
        await asyncio.sleep(first_at - get_running_loop().time())
        await self._play(moves)

    async def leave(self) -> None:
        """Everybody hangs up."""
        await asyncio.gather(*(wire.close() for wire in self.wires))

    @abstractmethod
    def _answer(self) -> tuple[int, bytes] | None:
        """What somebody who is waited for says, and who it is; None if nobody is."""

    async def _begin_again(self) -> None:
        """The game is over: another, which is no move."""
        raise RuntimeError("the game is over: play fewer moves")

    def _heard(self, seat: int) -> None:
        """One of the four has heard of the move."""
        if not self._deaf:
            return
        self._deaf &= ~(1 << seat)
        if not self._deaf:
            self.latencies.append(perf_counter() - self._began)
            self._left -= 1
            self._go_on()

    def _fail(self, error: Exception) -> None:
        """What a socket's callback cannot raise is raised where the game was begun."""
        assert self._over is not None
        if not self._over.done():
            self._over.set_exception(error)

    def _lost(self, _closed: Future[None]) -> None:
        if self._left:
            self._fail(ConnectionError("the server hung up in the middle of a game"))

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
        self._deaf = _EVERYBODY
        self._began = perf_counter()  # from here on it is the server's time, and its messages'
        self.wires[seat].send(message)

    async def _renew(self) -> None:
        try:
            await self._begin_again()
        except (RuntimeError, TimeoutError) as error:
            self._fail(error)
        else:
            self._move()
