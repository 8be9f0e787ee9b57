"""Slows down clients that guess table codes."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from unspoken.tables.ports import Stopwatch
from unspoken.web.limits.addresses import household, network
from unspoken.web.limits.token_bucket import Rate, TokenBucket

_FORGET_AFTER = 3_600_000
"""Milliseconds. A key without a wrong code for this long starts from zero again."""
_LONGEST_WAIT_OF_NETWORK = 300_000
"""Milliseconds. Many households may share a network, so it waits for five minutes at most."""
_MAX_KEYS = 10_000


class WrongCodeLimits(Struct, frozen=True):
    """How many wrong codes are free, within an hour and for the whole server."""

    per_household: int = 20
    per_network: int = 100
    everywhere: Rate = Rate(burst=300, per_second=0.5)
    """Wrong codes of all clients together. Beyond this rate no wrong code is free."""


class _WrongCodes(Struct):
    """The wrong codes of one key: how many, when the last one came, and until when the key waits."""

    count: int = 0
    at: int = 0
    until: int = 0
    last: str = ""
    """The last wrong code; empty if it is unknown."""


class _Backoff:
    """Exponential backoff by key: a few wrong codes are free, and each further one doubles the wait."""

    def __init__(self, free: int, longest: int) -> None:
        self._free = free
        self._longest = longest
        self._by_key: OrderedDict[str, _WrongCodes] = OrderedDict()

    def must_wait(self, key: str, now: int) -> bool:
        """True if this key waits."""
        wrong = self._by_key.get(key)
        return wrong is not None and now < wrong.until

    def is_repeated(self, key: str, code: str, now: int) -> bool:
        """True if this key has just sent the same wrong code. Remembers the code."""
        wrong = self._by_key.get(key)
        if wrong is None or now - wrong.at > _FORGET_AFTER:
            return False
        repeated = code != "" and wrong.last == code
        wrong.last = code
        return repeated

    def count(self, key: str, now: int, code: str = "") -> None:
        """Count a wrong code."""
        wrong = self._by_key.pop(key, None)
        if wrong is None or now - wrong.at > _FORGET_AFTER:
            wrong = _WrongCodes()
        self._by_key[key] = wrong
        wrong.count += 1
        wrong.at = now
        wrong.last = code
        if wrong.count > self._free:
            wrong.until = now + min(self._longest, 1000 << min(32, wrong.count - self._free))
        if len(self._by_key) > _MAX_KEYS:
            self._by_key.popitem(last=False)


class WrongCodeBackoff:
    """Makes households and networks wait after wrong codes. HTTP and WebSockets count together.

    If the whole server gets too many wrong codes, a network waits after each of its wrong codes: two seconds
    after the first. A network without a wrong code never waits, so a correct code still works at once.
    """

    def __init__(self, stopwatch: Stopwatch, limits: WrongCodeLimits) -> None:
        self._stopwatch = stopwatch
        self._households = _Backoff(limits.per_household, _FORGET_AFTER)
        self._networks = _Backoff(limits.per_network, _LONGEST_WAIT_OF_NETWORK)
        self._under_attack = _Backoff(0, _LONGEST_WAIT_OF_NETWORK)
        """Counts the wrong codes of networks beyond the rate of the whole server."""
        self._everywhere = TokenBucket(limits.everywhere, stopwatch())

    def must_wait(self, address: str) -> bool:
        """True if this address, or its network, has sent too many wrong codes and must wait."""
        now, wide = self._stopwatch(), network(address)
        return (
            self._households.must_wait(household(address), now)
            or self._networks.must_wait(wide, now)
            or self._under_attack.must_wait(wide, now)
        )

    def count_wrong_code(self, address: str, code: str = "") -> None:
        """Count a wrong code of this address.

        The same code twice in a row counts once: a browser requests the page of a table, then its invitation.
        """
        now, wide = self._stopwatch(), network(address)
        if self._households.is_repeated(household(address), code, now):
            return
        self._households.count(household(address), now, code)
        self._networks.count(wide, now)
        if not self._everywhere.take(now):
            self._under_attack.count(wide, now)
