"""The state of the machine: disk, memory and load."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from msgspec import Struct

from unspoken.web.limits.memory_left import memory_left

_STATM = Path("/proc/self/statm")


class Machine(Struct, frozen=True):
    """The resources of the server, in bytes."""

    disk_free: int | None
    """None if the store is not a file here."""
    disk_total: int | None
    memory_free: int | None
    """None if the system does not tell."""
    memory_used: int
    """By the server's own process."""
    load: float
    """The load average of the last minute."""
    cores: int


def measure(folder: Path | None) -> Machine:
    """Return the state of the machine, with the disk of this folder."""
    disk, free = _disk(folder), memory_left()
    return Machine(
        disk_free=None if disk is None else disk.free,
        disk_total=None if disk is None else disk.total,
        memory_free=None if free == sys.maxsize else free,
        memory_used=_resident(),
        load=round(os.getloadavg()[0], 2),
        cores=os.cpu_count() or 1,
    )


def _disk(folder: Path | None) -> shutil._ntuple_diskusage | None:
    try:
        return None if folder is None else shutil.disk_usage(folder)
    except OSError:
        return None


def _resident() -> int:
    """Return the memory of this process; 0 if the system does not tell."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
