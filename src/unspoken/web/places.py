"""Places for what takes room while it lasts: so many in all, of which one household has only some."""

from __future__ import annotations

from collections import Counter


class Places:
    """Counts who has a place."""

    def __init__(self, of_house: int, of_household: int) -> None:
        self._of_house = of_house
        self._of_household = of_household
        self._taken: Counter[str] = Counter()

    def take(self, household: str | None) -> bool:
        """A place, if one is left; None for somebody who may be many households, as a proxy is."""
        key = household or ""
        is_full = self._taken.total() >= self._of_house
        if is_full or (household is not None and self._taken[key] >= self._of_household):
            return False
        self._taken[key] += 1
        return True

    def leave(self, household: str | None) -> None:
        """A place is free again."""
        key = household or ""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
