"""The limit on open files and sockets."""

from __future__ import annotations

import resource

_FILES = 65536
_OTHER_FILES = 1000  # HTTP connections, and files that are not sockets


def raise_file_limit() -> None:
    """Allow as many open files as the machine permits: every table is four sockets here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _FILES:
        most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def tables_within_limit(wanted: int) -> int:
    """Return how many of these tables of four sockets a process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, (soft - _OTHER_FILES) // 4)
