"""The limit on open files and sockets."""

from __future__ import annotations

import resource

_FILES = 16384


def raise_file_limit() -> None:
    """Allow enough open files for a thousand tables: four thousand sockets here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _FILES:
        most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
