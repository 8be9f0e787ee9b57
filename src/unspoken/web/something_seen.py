"""Whether there is anything in the atlas: looked up now and then, for every page asks."""

from __future__ import annotations

from unspoken.atlas.port import AtlasStore
from unspoken.tables.errors import NotSaved
from unspoken.tables.ports import Stopwatch

_FRESH = 10_000
"""Milliseconds for which an answer is good."""


class SomethingSeen:
    """Knows whether the way to the atlas is worth showing."""

    def __init__(self, atlas: AtlasStore, stopwatch: Stopwatch) -> None:
        self._atlas = atlas
        self._stopwatch = stopwatch
        self._at: int | None = None
        self._seen = False

    async def yet(self) -> bool:
        """Whether this house has seen anything; as it was known last, where the store is away."""
        now = self._stopwatch()
        if self._at is None or now - self._at >= _FRESH:
            self._at = now
            try:
                self._seen = not await self._atlas.is_empty()
            except NotSaved:
                return self._seen
        return self._seen
