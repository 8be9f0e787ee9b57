"""Detect whether other work on the machine disturbed a measurement, and repeat the disturbed rounds."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

import psutil  # type: ignore[import-untyped]  # it ships no types
from msgspec import Struct

from bench.harness.child import cpu_seconds

MOST_STOLEN = 0.05
"""Share of all cores' time that the host may take from this virtual machine."""
MOST_FOREIGN = 0.05
"""Share of all cores' time that processes outside the benchmark may use."""
ATTEMPTS_PER_ROUND = 3
_STAT = Path("/proc/stat")

CAN_DETECT = sys.platform == "linux" and _STAT.is_file()
"""Whether this machine counts stolen and foreign CPU time; without it, every round counts as undisturbed."""

AnyResult = TypeVar("AnyResult")


class Sample(Struct, frozen=True):
    """CPU seconds so far, at one moment."""

    at: float
    busy: float
    """Of all cores, by all processes."""
    stolen: float
    """That the host did not give to this virtual machine, of all cores."""
    ours: float
    """Of this process and its children: the players and the servers."""


class Disturbance(Struct, frozen=True):
    """Shares of all cores' time."""

    stolen: float = 0.0
    foreign: float = 0.0

    @property
    def too_much(self) -> bool:
        """Whether a measurement with this disturbance must be repeated."""
        return self.stolen > MOST_STOLEN or self.foreign > MOST_FOREIGN


def sample() -> Sample:
    """Read the CPU time of the machine and of our processes; zeros where the machine does not count it."""
    if not CAN_DETECT:
        return Sample(time.perf_counter(), 0.0, 0.0, 0.0)
    busy, stolen = parse_stat(_STAT.read_text(), os.sysconf("SC_CLK_TCK"))
    return Sample(time.perf_counter(), busy, stolen, _our_cpu())


def parse_stat(text: str, ticks_per_second: int) -> tuple[float, float]:
    """Return the busy and the stolen seconds of all cores, from the text of /proc/stat."""
    fields = text.splitlines()[0].split()
    assert fields[0] == "cpu", "the first line of /proc/stat is not the sum of all cores"
    user, nice, system, _idle, _iowait, irq, soft_irq, stolen = (int(ticks) for ticks in fields[1:9])
    return (user + nice + system + irq + soft_irq) / ticks_per_second, stolen / ticks_per_second


def between(before: Sample, after: Sample, cores: int) -> Disturbance:
    """Return how much a measurement between two samples was disturbed."""
    available = (after.at - before.at) * cores
    foreign = (after.busy - before.busy) - (after.ours - before.ours)
    return Disturbance((after.stolen - before.stolen) / available, max(0.0, foreign / available))


class Round(Struct, Generic[AnyResult], frozen=True):
    """What all servers did in one round, and how much each was disturbed."""

    results: Mapping[str, AnyResult]
    disturbances: Mapping[str, Disturbance]

    @property
    def disturbed(self) -> tuple[str, ...]:
        """The servers that were disturbed too much."""
        return tuple(name for name, found in self.disturbances.items() if found.too_much)


class Rounds(Struct, Generic[AnyResult], frozen=True):
    """All rounds that were played."""

    wanted: int
    clean: tuple[Round[AnyResult], ...]
    discarded: tuple[Round[AnyResult], ...]

    @property
    def complete(self) -> bool:
        """Whether as many rounds as wanted were undisturbed."""
        return len(self.clean) >= self.wanted

    @property
    def counted(self) -> tuple[Round[AnyResult], ...]:
        """The clean rounds; if there is none at all, the discarded ones, since they are all there is."""
        return self.clean or self.discarded

    @property
    def worst(self) -> Disturbance:
        """The largest shares in the rounds that count."""
        found = [each for round_ in self.counted for each in round_.disturbances.values()]
        return Disturbance(max(each.stolen for each in found), max(each.foreign for each in found))


async def play_rounds(wanted: int, play: Callable[[int], Awaitable[Round[AnyResult]]]) -> Rounds[AnyResult]:
    """Play until enough rounds were undisturbed, at most three times as many; `play` takes the attempt."""
    clean: list[Round[AnyResult]] = []
    discarded: list[Round[AnyResult]] = []
    for attempt in range(ATTEMPTS_PER_ROUND * wanted):
        played = await play(attempt)
        (discarded if played.disturbed else clean).append(played)
        if len(clean) == wanted:
            break
    return Rounds(wanted, tuple(clean), tuple(discarded))


def _our_cpu() -> float:
    """Return the CPU seconds of this process and of its children."""
    total = time.process_time()
    for child in psutil.Process().children(recursive=True):
        try:
            total += cpu_seconds(child.pid)
        except OSError:
            continue  # it has just exited
    return total
