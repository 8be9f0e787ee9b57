"""Counts the answers of this house, and returns numbers that reveal nobody's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from msgspec import Struct

from unspoken.daily.counts import AnswerCount, CountStore
from unspoken.kernel.parts.daily import CountedAnswer

LEAST_ANSWERS = 3
"""Answers to a question before its counts are shown: with fewer, a person could tell who gave which."""
SHOWN_SECONDS = 3600
"""Seconds for which the shown counts stay the same, so that they cannot carry messages during a game."""
_MOST_BROWSERS = 20_000
"""Limit of remembered browsers of a day; further answers are not counted."""


class TodayCounts(Struct, frozen=True):
    """How the people of this house answered a day's puzzle."""

    counting: bool
    """False if this server does not count answers."""
    games: dict[str, tuple[dict[str, int], ...]]
    """By game, for each question: how often each answer was given; empty while there are too few."""


class _Shown(NamedTuple):
    at: float
    counts: TodayCounts


class HouseCounts:
    """Counts each browser once a day; only this object's memory knows which browsers those were."""

    def __init__(self, store: CountStore | None, seconds: Callable[[], float]) -> None:
        self._store = store
        self._seconds = seconds
        self._counted: set[tuple[date, str, str]] = set()
        self._shown: dict[date, _Shown] = {}

    def may_count(self, day: date, game: str, browser: str) -> bool:
        """True if this server counts answers, and has not counted this browser's answer to this part."""
        is_new = browser != "" and (day, game, browser) not in self._counted
        return self._store is not None and is_new and len(self._counted) < _MOST_BROWSERS

    async def add(
        self, day: date, game: str, browser: str, answers: Sequence[CountedAnswer], oldest: date
    ) -> None:
        """Count the answers of a browser. Raises StoreUnavailable."""
        if self._store is None or not answers:
            return
        yesterday = day - timedelta(days=1)
        self._counted = {seen for seen in self._counted if seen[0] >= yesterday} | {(day, game, browser)}
        await self._store.add(day.toordinal(), game, answers, oldest.toordinal())

    async def of(self, day: date) -> TodayCounts:
        """Return the counts of a day; those of the last hour may be missing. Raises StoreUnavailable."""
        if self._store is None:
            return TodayCounts(False, {})
        now = self._seconds()
        if day not in self._shown or now - self._shown[day].at >= SHOWN_SECONDS:
            counts = _by_game(await self._store.of(day.toordinal()))
            fresh = {kept: shown for kept, shown in self._shown.items() if now - shown.at < SHOWN_SECONDS}
            self._shown = {**fresh, day: _Shown(now, TodayCounts(True, counts))}
        return self._shown[day].counts


def _by_game(counts: Sequence[AnswerCount]) -> dict[str, tuple[dict[str, int], ...]]:
    """Return the counts by game and question, without those of questions that have too few answers."""
    questions: dict[str, dict[int, dict[str, int]]] = {}
    for game, question, answer, times in counts:
        questions.setdefault(game, {}).setdefault(question, {})[answer] = times
    return {game: _enough(by_question) for game, by_question in questions.items()}


def _enough(by_question: Mapping[int, dict[str, int]]) -> tuple[dict[str, int], ...]:
    numbered = (by_question.get(question, {}) for question in range(max(by_question) + 1))
    return tuple(answers if sum(answers.values()) >= LEAST_ANSWERS else {} for answers in numbered)
