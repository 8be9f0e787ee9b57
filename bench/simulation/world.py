"""Virtual time: event loops that take turns in random order, and scheduled events between them."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from asyncio import events
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf
from random import Random
from typing import Any

NEVER = inf
_RESOLUTION = 1e-9


class Process(asyncio.BaseEventLoop):
    """A simulated process: an event loop on virtual time that can be paused or killed at any point."""

    _ready: Any  # asyncio's own: the callbacks to run now
    _scheduled: Any  # asyncio's own: the timers

    def __init__(self, world: World, name: str) -> None:
        super().__init__()
        self._clock_resolution = _RESOLUTION
        self._world = world
        self.name = name
        self.is_paused = False
        self.is_dead = False
        self._tasks: set[asyncio.Task[object]] = set()
        self.set_exception_handler(self._record_error)

    def time(self) -> float:
        """Return the virtual time."""
        return self._world.now

    def next_timer(self) -> float:
        """Return the time of the next timer, which may be in the past; NEVER if there is none."""
        timers = self._scheduled
        while timers and timers[0]._cancelled:
            heapq.heappop(timers)._scheduled = False
        return timers[0]._when if timers else NEVER

    def turn(self) -> None:
        """Run all ready callbacks and due timers: asyncio's `_run_once` without sockets and debug timing."""
        events._set_running_loop(self)
        try:
            while self._scheduled and self._scheduled[0]._when <= self._world.now + _RESOLUTION:
                timer = heapq.heappop(self._scheduled)
                timer._scheduled = False
                self._ready.append(timer)
            for _ in range(len(self._ready)):
                handle = self._ready.popleft()
                if not handle._cancelled:
                    handle._run()
        finally:
            events._set_running_loop(None)

    def post(self, do: Callable[[], object]) -> None:
        """Schedule a callback from outside this process; ignored if the process is dead."""
        if not self.is_dead:
            self.call_soon(do)

    def destroy(self) -> None:
        """Close all coroutines, so that the garbage collector does not run their `finally` blocks later."""
        self.is_dead = True
        events._set_running_loop(self)
        try:
            for task in asyncio.all_tasks(self):
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own
                with suppress(Exception):
                    coroutine: Any = task.get_coro()  # may be None since Python 3.12
                    coroutine.close()
        finally:
            events._set_running_loop(None)
            self.close()

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Start a task; call this from within the process."""
        self._tasks.add(task := self.create_task(work))
        task.add_done_callback(self._tasks.discard)

    def _write_to_self(self) -> None:
        """Do nothing: there is no selector to wake up."""

    def _record_error(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self.is_dead:
            error = context.get("exception")
            self._world.errors.append(f"{self.name}: {context['message']}: {error!r}")


class World:
    """The virtual clock, the processes, the scheduled events, and the story of what happened."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.now = 0.0
        self.story: list[str] = []
        self.errors: list[str] = []
        """Unhandled exceptions."""
        self._processes: list[Process] = []
        self._living: list[Process] = []
        """The processes that were alive when the newest one was created."""
        self._events: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = itertools.count()

    def process(self, name: str) -> Process:
        """Create a process."""
        process = Process(self, name)
        self._processes.append(process)
        self._living = [process for process in self._processes if not process.is_dead]
        return process

    def at(self, when: float, do: Callable[[], object]) -> None:
        """Schedule an event between processes, such as on a connection, in the store or to a machine."""
        heapq.heappush(self._events, (max(when, self.now), next(self._numbers), do))

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        """Schedule an event after some seconds."""
        self.at(self.now + seconds, do)

    def log(self, what: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.now:8.3f}  {what}")

    def end(self) -> None:
        """Close all processes."""
        for process in self._processes:
            process.destroy()

    def run(self, until: float) -> None:
        """Advance the clock to a time, and run all events and callbacks on the way."""
        while True:
            first, due = self._next()
            if self._events and self._events[0][0] <= first:
                when, _, do = self._events[0]
                if when > until:
                    break
                heapq.heappop(self._events)
                self.now = max(self.now, when)
                do()
            elif first <= until:
                self.now = first
                (due[0] if len(due) == 1 else self.chance.choice(due)).turn()
            else:
                break
        self.now = until

    def _next(self) -> tuple[float, list[Process]]:
        """Return the time of the next callback of any process, and the processes that have one then."""
        first, due, now = NEVER, list[Process](), self.now
        for process in self._living:
            if process.is_paused or process.is_dead:
                continue
            at = now if process._ready else max(now, process.next_timer())
            if at < first:
                first, due = at, [process]
            elif at == first != NEVER:
                due.append(process)
        return first, due
