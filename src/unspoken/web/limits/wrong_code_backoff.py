"""Slows down clients that guess table codes."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from unspoken.tables.ports import Stopwatch

_LONGEST_WAIT = 3_600_000
"""Milliseconds. An address without a wrong code for this long starts from zero again."""
_MAX_ADDRESSES = 10_000


class _WrongCodes(Struct):
    """The wrong codes of one address: how many, when the last one came, and until when the address waits."""

    count: int = 0
    at: int = 0
    until: int = 0


class WrongCodeBackoff:
    """Exponential backoff by address, shared by HTTP and WebSockets; the first wrong codes are free."""

    def __init__(self, stopwatch: Stopwatch, free: int) -> None:
        self._stopwatch = stopwatch
        self._free = free
        self._by_address: OrderedDict[str, _WrongCodes] = OrderedDict()

    def must_wait(self, address: str) -> bool:
        """True if this address has sent too many wrong codes and must wait."""
        wrong = self._by_address.get(address)
        return wrong is not None and self._stopwatch() < wrong.until

    def count_wrong_code(self, address: str) -> None:
        """Count a wrong code; beyond the free ones, each doubles the wait."""
        now = self._stopwatch()
        wrong = self._by_address.pop(address, None)
        if wrong is None or now - wrong.at > _LONGEST_WAIT:
            wrong = _WrongCodes()
        self._by_address[address] = wrong
        wrong.count += 1
        wrong.at = now
        if wrong.count > self._free:
            wrong.until = now + min(_LONGEST_WAIT, 1000 << min(32, wrong.count - self._free))
        if len(self._by_address) > _MAX_ADDRESSES:
            self._by_address.popitem(last=False)
