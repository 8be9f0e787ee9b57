"""Rate limits: a token bucket, and one bucket for each key."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from unspoken.tables.ports import Stopwatch

_MAX_BUCKETS = 10_000


class Rate(Struct, frozen=True):
    """How many tokens may be taken at once, and how many are added each second."""

    burst: float
    per_second: float


class TokenBucket:
    """The rate limit of one person, connection or address."""

    __slots__ = ("_rate", "_tokens", "_updated_at")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._updated_at = now

    def take(self, now: int, tokens: int = 1) -> bool:
        """Take tokens; False, and take none, if there are not enough."""
        rate = self._rate
        filled = self._tokens + (now - self._updated_at) * rate.per_second / 1000
        self._tokens = filled = filled if filled < rate.burst else rate.burst
        self._updated_at = now
        if filled < tokens:
            return False
        self._tokens = filled - tokens
        return True

    def available(self, now: int) -> float:
        """Return the number of tokens; negative if `spend` took more than the bucket had."""
        self.take(now, 0)  # fills the bucket up
        return self._tokens

    def spend(self, tokens: float) -> None:
        """Take tokens even if there are not enough: for costs that are known only afterwards."""
        self._tokens -= tokens


class TokenBuckets:
    """A token bucket for each key; the least recently used bucket is dropped first."""

    def __init__(self, rate: Rate, stopwatch: Stopwatch) -> None:
        self._rate = rate
        self._stopwatch = stopwatch
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def for_key(self, key: str) -> TokenBucket:
        """Return the bucket of a key; create it if it does not exist or was dropped."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate, self._stopwatch())
        self._buckets[key] = bucket
        if len(self._buckets) > _MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, key: str, tokens: int = 1) -> bool:
        """Take tokens from the bucket of a key; False, and take none, if there are not enough."""
        return self.for_key(key).take(self._stopwatch(), tokens)


def take_each(buckets: Sequence[TokenBucket], now: int) -> bool:
    """Take one token from each bucket; False at the first empty bucket, without refunding earlier tokens."""
    for bucket in buckets:  # noqa: SIM110  (every message takes tokens, and a generator is slower)
        if not bucket.take(now):
            return False
    return True
