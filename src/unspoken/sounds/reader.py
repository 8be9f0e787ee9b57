"""Bytes that are read from front to back, and never past their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from unspoken.kernel.game import Refused

_MOST_PARTS = 5_000  # in one file: ten seconds of the shortest packets make four thousand


def not_sound() -> Refused:
    """The one word for all that is no recording: what exactly is wrong would help nobody but a forger."""
    return Refused("recording-not-sound")


class Reader:
    """A stretch of bytes and a place in it; to read more than is left is to find that this is no sound."""

    __slots__ = ("_at", "_data", "_parts")

    def __init__(self, data: bytes | memoryview, parts: Iterator[int] | None = None) -> None:
        self._data = memoryview(data)
        self._at = 0
        self._parts = iter(range(_MOST_PARTS)) if parts is None else parts

    @property
    def left(self) -> int:
        """How many bytes are still to be read."""
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        """The next bytes."""
        return bytes(self._next(count))

    def rest(self) -> bytes:
        """All that is left."""
        return self.take(self.left)

    def part(self, count: int) -> Reader:
        """The next bytes, to be read by themselves; nothing is copied, however deep the parts of parts go."""
        if next(self._parts, None) is None:
            raise not_sound()
        return Reader(self._next(count), self._parts)

    def number(self, size: int, order: Literal["big", "little"] = "big") -> int:
        """The next bytes as a whole number that is not negative."""
        return int.from_bytes(self._next(size), order)

    def signed(self, size: int, order: Literal["big", "little"] = "big") -> int:
        """The next bytes as a whole number in two's complement."""
        return int.from_bytes(self._next(size), order, signed=True)

    def _next(self, count: int) -> memoryview:
        if count > self.left:
            raise not_sound()
        start = self._at
        self._at += count
        return self._data[start : self._at]
