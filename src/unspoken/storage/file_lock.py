"""Who is at a SQLite file: servers and readers together, or whoever changes all of it, alone."""

from __future__ import annotations

import errno
import fcntl
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from unspoken.storage.errors import StoreUnavailable

log = logging.getLogger(__name__)
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP)
"""What some disks that are far away say of any lock."""


def take_part(path: Path) -> IO[bytes]:
    """Use a file beside others, until what is returned is closed. Raises StoreUnavailable."""
    return _locked(path, fcntl.LOCK_SH, f"Another command is changing {path}: wait until it has ended.")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Nobody else uses the file meanwhile. Raises StoreUnavailable if somebody does."""
    with _locked(path, fcntl.LOCK_EX, f"A server is using {path}: stop it first."):
        yield


def _locked(path: Path, how: int, sentence: str) -> IO[bytes]:
    # A file of its own: whoever opens and closes the database's takes SQLite's own locks away with it.
    lock = path.with_name(f"{path.name}.lock").open("ab")
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError as taken:
        lock.close()
        raise StoreUnavailable(sentence) from taken
    except OSError as trouble:
        if trouble.errno not in _NO_LOCKS:
            lock.close()
            raise
        log.warning("%s lies where files cannot be locked: see that no server uses what you change", path)
    return lock
