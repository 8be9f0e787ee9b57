"""How many people of this house gave each answer to a day's puzzle: bare numbers, without people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from unspoken.kernel.parts.daily import CountedAnswer


class AnswerCount(NamedTuple):
    """How often an answer was given to one question of a game's part."""

    game: str
    question: int
    answer: str
    times: int


class CountStore(Protocol):
    """Stores one number per day, game, question and answer. It has no times, addresses or people."""

    async def add(self, day: int, game: str, answers: Sequence[CountedAnswer], oldest: int) -> None:
        """Count the answers of one person, and delete the counts of days before `oldest`.

        Days are numbered as by `date.toordinal`. Raises StoreUnavailable.
        """
        ...

    async def of(self, day: int) -> list[AnswerCount]:
        """Return the counts of a day, sorted. Raises StoreUnavailable."""
        ...
