"""How many sockets and files a run may hold open."""

from __future__ import annotations

import resource

_FILES = 16384


def allow_files() -> None:
    """A thousand tables take four thousand sockets, here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _FILES:
        most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
