"""What is counted of bots' thoughts, and what may be seen of it."""

from __future__ import annotations

from unspoken.kernel.game import Millis
from unspoken.tables.thought_counts import ThoughtCounts, Thoughts


def test_no_single_thought_can_be_watched() -> None:
    """ALL-01: a bot that thinks about something hidden would else be seen to."""
    counts = ThoughtCounts()
    for _ in range(99):
        counts.begin()
    assert counts.published == Thoughts()


def test_a_full_hundred_is_published_with_all_that_became_of_it() -> None:
    """As it stood then, and not later."""
    counts = ThoughtCounts()
    counts.end(Millis(20))
    counts.give_up()
    counts.sample()
    for _ in range(100):
        counts.begin()
    counts.sample()
    assert counts.published == Thoughts(begun=100, late=1, sampled=1, millis=20)
