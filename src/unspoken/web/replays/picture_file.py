"""Album pictures in temporary files: the largest have forty megabytes, too much for the server's memory."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp

_PIECE = 65_536


class PictureFile:
    """A picture in a file without a name, which exists as long as this object."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self.size = os.fstat(descriptor).st_size
        """Bytes."""

    def __del__(self) -> None:
        os.close(self._descriptor)

    @classmethod
    async def written_by(cls, write: Callable[[str], Awaitable[object]]) -> PictureFile:
        """Let a process write the file at this path. Raises OSError, and what `write` raises."""
        with _temporary_file() as path:
            await write(path)
            return cls(os.open(path, os.O_RDONLY))

    async def pieces(self) -> AsyncIterator[bytes]:
        """Yield the picture; several clients may read it at the same time."""
        at = 0
        while piece := os.pread(self._descriptor, _PIECE, at):
            yield piece
            at += len(piece)


@contextmanager
def _temporary_file() -> Iterator[str]:
    descriptor, path = mkstemp(prefix="unspoken-")
    os.close(descriptor)
    try:
        yield path
    finally:
        Path(path).unlink()


class PictureFiles:
    """LRU cache of pictures, of at most `max_size` bytes in total."""

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._files: OrderedDict[Hashable, PictureFile] = OrderedDict()

    def get(self, key: Hashable) -> PictureFile | None:
        """Return the cached picture, if any."""
        if key not in self._files:
            return None
        self._files.move_to_end(key)
        return self._files[key]

    def put(self, key: Hashable, picture: PictureFile) -> None:
        """Add a picture; drop others if there are too many bytes."""
        self._files[key] = picture
        while sum(file.size for file in self._files.values()) > self._max_size:
            self._files.popitem(last=False)
