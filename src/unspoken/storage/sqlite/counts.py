"""The counted answers to the daily puzzles, in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from unspoken.daily.counts import AnswerCount, CountStore
from unspoken.kernel.parts.daily import CountedAnswer
from unspoken.storage.sqlite.tidying import Read, Written

_ADD = """
INSERT INTO daily_counts (day, game, question, answer, times) VALUES (?, ?, ?, ?, 1)
ON CONFLICT (day, game, question, answer) DO UPDATE SET times = times + 1
"""
_OF = """
SELECT game, question, answer, times FROM daily_counts WHERE day = ? ORDER BY game, question, answer
"""


class SQLiteCounts(CountStore):
    """One database table."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def add(self, day: int, game: str, answers: Sequence[CountedAnswer], oldest: int) -> None:
        """Count the answers of one person, and delete the counts of days before `oldest`."""
        await self._written(partial(_add, day, game, answers, oldest))

    async def of(self, day: int) -> list[AnswerCount]:
        """Return the counts of a day, sorted."""
        return [AnswerCount(*row) for row in await self._read(_OF, day)]


def _add(
    day: int, game: str, answers: Sequence[CountedAnswer], oldest: int, connection: sqlite3.Connection
) -> None:
    connection.executemany(_ADD, [(day, game, *answer) for answer in answers])
    connection.execute("DELETE FROM daily_counts WHERE day < ?", (oldest,))
