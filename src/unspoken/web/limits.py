"""How often is too often: a bucket of tokens that fills steadily."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from unspoken.tables.ports import Stopwatch

_MOST_BUCKETS = 10_000


class Rate(Struct, frozen=True):
    """How many at once, and how many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """One connection's or one address's allowance."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: int) -> bool:
        """One token, if there is one."""
        filled = self._tokens + (now - self._at) * self._rate.per_second / 1000
        self._tokens = min(self._rate.burst, filled)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address; the one longest unused is forgotten first."""

    def __init__(self, rate: Rate, stopwatch: Stopwatch) -> None:
        self._rate = rate
        self._stopwatch = stopwatch
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One token of this address's, if there is one."""
        now = self._stopwatch()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)
