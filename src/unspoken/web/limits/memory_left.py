"""Measures free memory within the limits of the machine, the container and this process."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_PROC = Path("/proc")
_CONTAINER = Path("/sys/fs/cgroup")
MIN_FREE = 16_000_000
"""Bytes. Below this limit new connections are rejected, so that running games can continue."""


def memory_left(proc: Path = _PROC, container: Path = _CONTAINER) -> int:
    """Return the number of free bytes; sys.maxsize if no limit is known."""
    groups = (container, _own_group(proc, container))
    return min(_of_machine(proc), *map(_of_group, groups), _of_process(proc))


def _of_machine(proc: Path) -> int:
    return _fields(proc / "meminfo").get("MemAvailable:", sys.maxsize // 1024) * 1024


def _own_group(proc: Path, container: Path) -> Path:
    """Return the cgroup of this process. A container sees its own as the root; a systemd service does not."""
    try:
        lines = (proc / "self" / "cgroup").read_text().splitlines()
    except OSError:
        return container
    path = next((line.removeprefix("0::/") for line in lines if line.startswith("0::/")), "")
    return container / path


def _of_group(group: Path) -> int:
    """Free bytes of a cgroup. The page cache counts as free, except for files that exist only in memory."""
    try:
        limit = int((group / "memory.max").read_text())
        used = int((group / "memory.current").read_text())
    except (OSError, ValueError):  # no such group, or no limit ("max")
        return sys.maxsize
    fields = _fields(group / "memory.stat")
    return limit - used + fields.get("file", 0) - fields.get("shmem", 0)


def _of_process(proc: Path) -> int:
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY:
        return sys.maxsize
    return limit - _fields(proc / "self" / "status").get("VmSize:", 0) * 1024


def _fields(path: Path) -> dict[str, int]:
    """Parse lines of the form `name number`."""
    try:
        parts = [line.split() for line in path.read_text().splitlines()]
    except OSError:
        return {}
    return {part[0]: int(part[1]) for part in parts if len(part) > 1 and part[1].isdigit()}
