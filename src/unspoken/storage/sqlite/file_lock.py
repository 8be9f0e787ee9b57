"""Locks of a SQLite file: shared by one server and any readers; exclusive for commands that change it."""

from __future__ import annotations

import errno
import fcntl
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from unspoken.storage.errors import UnusableStore

log = logging.getLogger(__name__)
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP)
"""Errors of network file systems that do not support locks."""


def shared_lock(path: Path) -> ExitStack:
    """Take a shared lock of a file, until the returned stack is closed. Raises UnusableStore."""
    with ExitStack() as held:
        sentence = f"Another command is changing {path}: wait until it has ended."
        held.enter_context(_locked(path, ".lock", fcntl.LOCK_SH, sentence))
        return held.pop_all()


def server_lock(path: Path) -> ExitStack:
    """Lock a file as its only server, until the returned stack is closed. Raises UnusableStore."""
    with shared_lock(path) as held:
        sentence = f"Another server is using {path}: stop it first, or use another file."
        held.enter_context(_locked(path, ".server.lock", fcntl.LOCK_EX, sentence))
        return held.pop_all()


def check_no_server(path: Path) -> None:
    """Raise UnusableStore if a server uses a file. Creates no lock files: without them there is no server."""
    if all(path.with_name(f"{path.name}{suffix}").exists() for suffix in (".lock", ".server.lock")):
        server_lock(path).close()


@contextmanager
def exclusive_lock(path: Path) -> Iterator[None]:
    """Lock a file exclusively. Raises UnusableStore if it is in use."""
    with _locked(path, ".lock", fcntl.LOCK_EX, f"A server is using {path}: stop it first."):
        yield


def _locked(path: Path, suffix: str, how: int, sentence: str) -> IO[bytes]:
    # A separate file: closing the database file itself would release SQLite's own locks.
    lock = path.with_name(f"{path.name}{suffix}").open("ab")
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError as taken:
        lock.close()
        raise UnusableStore(sentence) from taken
    except OSError as trouble:
        if trouble.errno not in _NO_LOCKS:
            lock.close()
            raise
        log.warning("%s is on a file system without locks: make sure that no server uses it", path)
    return lock
