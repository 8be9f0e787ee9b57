"""Large bodies that are on their way: so many at once, for each lies somewhere until it is all there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from unspoken.kernel.game import Refused


class Bodies:
    """A number of places, of which one household has only some."""

    def __init__(self, of_household: int, of_house: int) -> None:
        self._of_household = of_household
        self._of_house = of_house
        self._underway: Counter[str] = Counter()

    @contextmanager
    def place(self, household: str) -> Iterator[None]:
        """A place for one body; Refused where none is left."""
        if self._underway[household] >= self._of_household or self._underway.total() >= self._of_house:
            raise Refused("too-fast")
        self._underway[household] += 1
        try:
            yield
        finally:
            self._underway[household] -= 1
            if not self._underway[household]:
                del self._underway[household]
