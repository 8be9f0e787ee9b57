"""Large bodies that are on their way: so many at once, for each lies somewhere until it is all there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from unspoken.kernel.game import Refused
from unspoken.web.places import Places


class Bodies:
    """A number of places, of which one household has only some."""

    def __init__(self, of_household: int, of_house: int) -> None:
        self._places = Places(of_house, of_household)

    @contextmanager
    def place(self, household: str) -> Iterator[None]:
        """A place for one body; Refused where none is left."""
        if not self._places.take(household):
            raise Refused("too-fast")
        try:
            yield
        finally:
            self._places.leave(household)
