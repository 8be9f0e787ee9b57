"""Counts by label whose published state changes only after every hundred events."""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

L = TypeVar("L")

PUBLISH_STEP = 100
"""Counts of table activity are published in full hundreds, so that no single act can be observed."""


class PublishedCounts(Generic[L]):
    """Counts events by label. All labels are published together, at every full hundred of all events."""

    def __init__(self) -> None:
        self.step = PUBLISH_STEP
        self._counts: Counter[L] = Counter()
        self._total = 0
        self.published: dict[L, int] = {}

    def add(self, label: L) -> None:
        """Count an event."""
        self._counts[label] += 1
        self._total += 1
        if self._total % self.step == 0:
            self.published = dict(self._counts)
