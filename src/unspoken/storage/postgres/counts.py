"""The counted answers to the daily puzzles, in PostgreSQL, which several servers may share."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from unspoken.daily.counts import AnswerCount, CountStore
from unspoken.kernel.parts.daily import CountedAnswer
from unspoken.storage.postgres.connections import PostgresPool

_ADD = """
INSERT INTO daily_counts (day, game, question, answer, times) VALUES ($1, $2, $3, $4, 1)
ON CONFLICT (day, game, question, answer) DO UPDATE SET times = daily_counts.times + 1
"""
_OF = """
SELECT game, question, answer, times FROM daily_counts WHERE day = $1
ORDER BY game, question, answer COLLATE "C"
"""


class PostgresCounts(CountStore):
    """One database table."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def add(self, day: int, game: str, answers: Sequence[CountedAnswer], oldest: int) -> None:
        """Count the answers of one person, and delete the counts of days before `oldest`."""
        rows = [(day, game, *answer) for answer in sorted(answers)]

        async def add(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.executemany(_ADD, rows)
                await connection.execute("DELETE FROM daily_counts WHERE day < $1", oldest)

        await self._connections.work(add, self._patience)

    async def of(self, day: int) -> list[AnswerCount]:
        """Return the counts of a day, sorted."""

        async def fetch(connection: asyncpg.Connection) -> list[AnswerCount]:
            return [AnswerCount(*row) for row in await connection.fetch(_OF, day)]

        return await self._connections.work(fetch, self._patience)
