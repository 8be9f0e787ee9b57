"""Counts slots of a limited resource, with a limit for each household and one in total."""

from __future__ import annotations

from collections import Counter


class Slots:
    """Counts how many slots each household holds."""

    def __init__(self, total: int, per_household: int) -> None:
        self._total = total
        self._per_household = per_household
        self._taken: Counter[str] = Counter()

    def take(self, household: str | None) -> bool:
        """Take a slot; False if none is free. For None, such as a proxy, only the total limit applies."""
        key = household or ""
        is_full = self._taken.total() >= self._total
        if is_full or (household is not None and self._taken[key] >= self._per_household):
            return False
        self._taken[key] += 1
        return True

    def release(self, household: str | None) -> None:
        """Return a slot."""
        key = household or ""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
