"""The counted answers to the daily puzzles, in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from unspoken.daily.counts import AnswerCount, CountStore
from unspoken.kernel.parts.daily import CountedAnswer


class MemoryCounts(CountStore):
    """A counter for each day."""

    def __init__(self) -> None:
        self._days: dict[int, Counter[tuple[str, int, str]]] = {}

    async def add(self, day: int, game: str, answers: Sequence[CountedAnswer], oldest: int) -> None:
        """Count the answers of one person, and delete the counts of days before `oldest`."""
        self._days.setdefault(day, Counter()).update((game, *answer) for answer in answers)
        self._days = {kept: counts for kept, counts in self._days.items() if kept >= oldest}

    async def of(self, day: int) -> list[AnswerCount]:
        """Return the counts of a day, sorted."""
        counts = self._days.get(day, Counter())
        return [AnswerCount(*key, times) for key, times in sorted(counts.items())]
