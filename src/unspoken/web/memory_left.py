"""How much memory is left, by whatever bounds it: the machine, a container, or a limit of this process."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_PROC = Path("/proc")
_CONTAINER = Path("/sys/fs/cgroup")
SPARE = 16_000_000
"""Bytes: with less than so many nobody new is let in, so that those who sit can play on."""


def memory_left(proc: Path = _PROC, container: Path = _CONTAINER) -> int:
    """Bytes that may still be had; as many as there can be where nobody tells."""
    return min(_of_machine(proc), _of_container(container), _of_process(proc))


def _of_machine(proc: Path) -> int:
    return _fields(proc / "meminfo").get("MemAvailable:", sys.maxsize // 1024) * 1024


def _of_container(container: Path) -> int:
    """What is kept of files is given back when it is needed."""
    try:
        most = int((container / "memory.max").read_text())
        taken = int((container / "memory.current").read_text())
    except (OSError, ValueError):  # none, or one without a bound
        return sys.maxsize
    return most - taken + _fields(container / "memory.stat").get("file", 0)


def _of_process(proc: Path) -> int:
    most, _ = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY:
        return sys.maxsize
    return most - _fields(proc / "self" / "status").get("VmSize:", 0) * 1024


def _fields(path: Path) -> dict[str, int]:
    """Lines of a name and a number."""
    try:
        parts = [line.split() for line in path.read_text().splitlines()]
    except OSError:
        return {}
    return {part[0]: int(part[1]) for part in parts if len(part) > 1 and part[1].isdigit()}
