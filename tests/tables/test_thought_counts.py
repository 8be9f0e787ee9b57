"""The published counts of bots' thoughts."""

from __future__ import annotations

from unspoken.kernel.types import Millis
from unspoken.tables.bots.thought_counts import ThoughtCounts, ThoughtTotals


def test_counts_are_published_in_hundreds() -> None:
    """ALL-01: the counts must not reveal a single thought about something hidden."""
    counts = ThoughtCounts()
    for _ in range(99):
        counts.begin()
    assert counts.published == ThoughtTotals()


def test_a_hundred_thoughts_are_published_with_their_results() -> None:
    """With the results up to then; later results wait for the next hundred."""
    counts = ThoughtCounts()
    counts.end(Millis(20))
    counts.give_up()
    counts.sample()
    for _ in range(100):
        counts.begin()
    counts.sample()
    assert counts.published == ThoughtTotals(begun=100, late=1, sampled=1, millis=20)
