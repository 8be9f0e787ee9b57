"""Counts the thoughts of bots at all tables of a house."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.types import Millis

_PUBLISHED_EVERY = 100


class ThoughtTotals(Struct):
    """The totals of all thoughts so far."""

    begun: int = 0
    late: int = 0
    """Thoughts cancelled at the time limit."""
    sampled: int = 0
    """Questions that were answered at random: the bot was late, raised an error, or was refused."""
    millis: int = 0
    """Total table time of all thoughts."""


class ThoughtCounts:
    """Counts thoughts, and publishes the counts after every hundred thoughts.

    Live counts would reveal that bots think about a hidden question.
    """

    def __init__(self) -> None:
        self._now = ThoughtTotals()
        self.published = ThoughtTotals()

    def begin(self) -> None:
        """Count a thought that begins."""
        self._now.begun += 1
        if self._now.begun % _PUBLISHED_EVERY == 0:
            self.published = replace(self._now)

    def end(self, after: Millis) -> None:
        """Count the time of a thought that has ended."""
        self._now.millis += after

    def give_up(self) -> None:
        """Count a thought that was cancelled at the time limit."""
        self._now.late += 1

    def sample(self) -> None:
        """Count a question that is answered at random."""
        self._now.sampled += 1
