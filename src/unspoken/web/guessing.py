"""Codes that somebody guesses: each that is wrong makes the next one take longer."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from unspoken.tables.ports import Stopwatch

_LONGEST = 3_600_000
"""Milliseconds of the longest wait; after so long without a wrong code all is forgotten."""
_MOST_REMEMBERED = 10_000


class _Misses(Struct):
    """What one address has guessed wrongly so far, and until when it waits."""

    count: int = 0
    at: int = 0
    until: int = 0


class Guessing:
    """One account for HTTP and sockets: after some wrong codes the wait doubles with each."""

    def __init__(self, stopwatch: Stopwatch, free: int) -> None:
        self._stopwatch = stopwatch
        self._free = free
        self._misses: OrderedDict[str, _Misses] = OrderedDict()

    def must_wait(self, address: str) -> bool:
        """Whether this address has guessed too often to be told anything more for now."""
        misses = self._misses.get(address)
        return misses is not None and self._stopwatch() < misses.until

    def missed(self, address: str) -> None:
        """A code from this address was wrong."""
        now = self._stopwatch()
        misses = self._misses.pop(address, None)
        if misses is None or now - misses.at > _LONGEST:
            misses = _Misses()
        self._misses[address] = misses
        misses.count += 1
        misses.at = now
        if misses.count > self._free:
            misses.until = now + min(_LONGEST, 1000 << min(32, misses.count - self._free))
        if len(self._misses) > _MOST_REMEMBERED:
            self._misses.popitem(last=False)
