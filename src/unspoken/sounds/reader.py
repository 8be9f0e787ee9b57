"""Sequential reading of bytes, never past their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from unspoken.kernel.types import Refused

_MOST_PARTS = 5_000  # in one file: ten seconds of the shortest packets make four thousand


def not_sound() -> Refused:
    """Return the refusal for invalid recordings; details would only help an attacker."""
    return Refused("recording-not-sound")


class Reader:
    """Bytes and a position; reading past the end is Refused."""

    __slots__ = ("_at", "_data", "_parts")

    def __init__(self, data: bytes | memoryview, parts: Iterator[int] | None = None) -> None:
        self._data = memoryview(data)
        self._at = 0
        self._parts = iter(range(_MOST_PARTS)) if parts is None else parts

    @property
    def left(self) -> int:
        """The number of unread bytes."""
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        """Read the next bytes."""
        return bytes(self._next(count))

    def rest(self) -> bytes:
        """Read all remaining bytes."""
        return self.take(self.left)

    def part(self, count: int) -> Reader:
        """Return a reader of the next bytes, without copying them. Refused after too many parts."""
        if next(self._parts, None) is None:
            raise not_sound()
        return Reader(self._next(count), self._parts)

    def number(self, size: int, order: Literal["big", "little"] = "big") -> int:
        """Read an unsigned integer."""
        return int.from_bytes(self._next(size), order)

    def signed(self, size: int, order: Literal["big", "little"] = "big") -> int:
        """Read a signed integer."""
        return int.from_bytes(self._next(size), order, signed=True)

    def _next(self, count: int) -> memoryview:
        if count > self.left:
            raise not_sound()
        start = self._at
        self._at += count
        return self._data[start : self._at]
