"""Limits how many large request bodies are received at the same time: each takes memory or disk meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from unspoken.kernel.types import Refused
from unspoken.web.limits.slots import Slots


class BodySlots:
    """Slots for request bodies, with a limit for each household and one for the whole server."""

    def __init__(self, per_household: int, total: int) -> None:
        self._slots = Slots(total, per_household)

    @contextmanager
    def slot(self, household: str) -> Iterator[None]:
        """Hold a slot while a body is received. Raises Refused if none is free."""
        if not self._slots.take(household):
            raise Refused("too-fast")
        try:
            yield
        finally:
            self._slots.release(household)
