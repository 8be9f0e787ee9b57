"""What every store of counted answers must do."""

from __future__ import annotations

import pytest

from unspoken.kernel.parts.daily import CountedAnswer
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio
DAY = 740_000


async def test_equal_answers_are_added_up(store: Store) -> None:
    """By day, game, question and answer."""
    laid = [CountedAnswer(1, "b"), CountedAnswer(0, "a")]
    for game, answers in (("rorschach", laid), ("rorschach", laid[:1]), ("echo", laid[1:])):
        await store.counts.add(DAY, game, answers, DAY)
    assert await store.counts.of(DAY) == [
        ("echo", 0, "a", 1),
        ("rorschach", 0, "a", 1),
        ("rorschach", 1, "b", 2),
    ]
    assert await store.counts.of(DAY - 1) == []


async def test_old_days_are_deleted(store: Store) -> None:
    """When a new answer is counted."""
    for day in range(3):
        await store.counts.add(DAY + day, "echo", [CountedAnswer(0, "a")], DAY + day - 1)
    assert [len(await store.counts.of(DAY + day)) for day in range(3)] == [0, 1, 1]
