"""Tells whether the atlas has any entries: cached, since every page load asks."""

from __future__ import annotations

from unspoken.atlas.port import AtlasStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import Stopwatch

_MAX_AGE = 10_000
"""Milliseconds for which a cached answer is valid."""


class AtlasPresence:
    """Caches whether the atlas has entries, so that the page shows a link to it only then."""

    def __init__(self, atlas: AtlasStore, stopwatch: Stopwatch) -> None:
        self._atlas = atlas
        self._stopwatch = stopwatch
        self._checked_at: int | None = None
        self._has_entries = False

    async def has_entries(self) -> bool:
        """True if the atlas has entries; the last known answer if the store is unavailable."""
        now = self._stopwatch()
        if self._checked_at is None or now - self._checked_at >= _MAX_AGE:
            self._checked_at = now
            try:
                self._has_entries = not await self._atlas.is_empty()
            except StoreUnavailable:
                return self._has_entries
        return self._has_entries
