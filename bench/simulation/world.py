"""Virtual time: processes that take turns by lot, and whatever happens between them."""

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
    """An event loop of its own, as a process has: it can be paused, and it can be killed in mid-sentence."""

    _ready: Any  # asyncio's own: what is to be done now,
    _scheduled: Any  # and later

    def __init__(self, world: World, name: str) -> None:
        super().__init__()
        self._clock_resolution = _RESOLUTION
        self._world = world
        self.name = name
        self.is_paused = False
        self.is_dead = False
        self._tasks: set[asyncio.Task[object]] = set()
        self.set_exception_handler(self._mishap)

    def time(self) -> float:
        """The world's."""
        return self._world.now

    def next_timer(self) -> float:
        """When its next timer rings, which may be long past; never, if it has none."""
        timers = self._scheduled
        while timers and timers[0]._cancelled:
            heapq.heappop(timers)._scheduled = False
        return timers[0]._when if timers else NEVER

    def turn(self) -> None:
        """Do what is to be done now: asyncio's own turn, without sockets, counts and stopwatch."""
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
        """Something reaches this process from outside."""
        if not self.is_dead:
            self.call_soon(do)

    def bury(self) -> None:
        """Let go of what was underway, in peace: coroutines that are collected still run their last lines."""
        self.is_dead = True
        events._set_running_loop(self)
        try:
            for task in asyncio.all_tasks(self):
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own
                with suppress(Exception):
                    task.get_coro().close()
        finally:
            events._set_running_loop(None)
            self.close()

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Something to do in this process, from its own turn."""
        self._tasks.add(task := self.create_task(work))
        task.add_done_callback(self._tasks.discard)

    def _write_to_self(self) -> None:
        """Nobody sleeps in a selector."""

    def _mishap(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self.is_dead:
            trouble = context.get("exception")
            self._world.mishaps.append(f"{self.name}: {context['message']}: {trouble!r}")


class World:
    """Who lives in it, what will happen, and what has."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.now = 0.0
        self.story: list[str] = []
        self.mishaps: list[str] = []
        """Exceptions that nobody caught."""
        self._processes: list[Process] = []
        self._living: list[Process] = []
        """Without those that died before the last was born."""
        self._ahead: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = itertools.count()

    def process(self, name: str) -> Process:
        """A new one."""
        made = Process(self, name)
        self._processes.append(made)
        self._living = [one for one in self._processes if not one.is_dead]
        return made

    def at(self, when: float, do: Callable[[], object]) -> None:
        """Something that happens between processes: on a wire, in the store, to a machine."""
        heapq.heappush(self._ahead, (max(when, self.now), next(self._numbers), do))

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        """The same, by how long it takes."""
        self.at(self.now + seconds, do)

    def tell(self, what: str) -> None:
        """A line of the story."""
        self.story.append(f"{self.now:8.3f}  {what}")

    def end(self) -> None:
        """Nothing will happen any more."""
        for process in self._processes:
            process.bury()

    def run(self, until: float) -> None:
        """Let time pass."""
        while True:
            first, due = self._next()
            if self._ahead and self._ahead[0][0] <= first:
                when, _, do = self._ahead[0]
                if when > until:
                    break
                heapq.heappop(self._ahead)
                self.now = max(self.now, when)
                do()
            elif first <= until:
                self.now = first
                (due[0] if len(due) == 1 else self.chance.choice(due)).turn()
            else:
                break
        self.now = until

    def _next(self) -> tuple[float, list[Process]]:
        """When a process has something to do again, and which."""
        first, due, now = NEVER, list[Process](), self.now
        for one in self._living:
            if one.is_paused or one.is_dead:
                continue
            at = now if one._ready else max(now, one.next_timer())
            if at < first:
                first, due = at, [one]
            elif at == first != NEVER:
                due.append(one)
        return first, due
