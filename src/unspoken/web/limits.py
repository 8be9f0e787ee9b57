"""How often is too often: a bucket of tokens that fills steadily."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from unspoken.tables.ports import Stopwatch

_MOST_BUCKETS = 10_000


class Rate(Struct, frozen=True):
    """How many at once, and how many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """One person's, one connection's or one address's allowance."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: int, tokens: int = 1) -> bool:
        """So many tokens, if they are there."""
        if self.left(now) < tokens:
            return False
        self._tokens -= tokens
        return True

    def left(self, now: int) -> float:
        """How many tokens are there; less than none where more was spent."""
        filled = self._tokens + (now - self._at) * self._rate.per_second / 1000
        self._tokens = min(self._rate.burst, filled)
        self._at = now
        return self._tokens

    def spend(self, tokens: float) -> None:
        """What turned out to be needed, whether or not it is there."""
        self._tokens -= tokens


class Buckets:
    """A bucket for each key; the one longest unused is forgotten first."""

    def __init__(self, rate: Rate, stopwatch: Stopwatch) -> None:
        self._rate = rate
        self._stopwatch = stopwatch
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this key: the same for as long as it is remembered."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._stopwatch())
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, key: str, tokens: int = 1) -> bool:
        """So many tokens of this key's, if they are there."""
        return self.of(key).take(self._stopwatch(), tokens)


def take_each(buckets: Sequence[Bucket], now: int) -> bool:
    """One token of each bucket in turn; False at the first that has none: what was taken before is gone."""
    return all(bucket.take(now) for bucket in buckets)
