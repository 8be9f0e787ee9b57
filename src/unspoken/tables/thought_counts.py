"""How bots fare, all tables of a house together."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.game import Millis

_PUBLISHED_EVERY = 100


class Thoughts(Struct):
    """What was counted."""

    begun: int = 0
    late: int = 0
    """Given up because they took too long."""
    sampled: int = 0
    """Questions that chance answered instead: the bot was late, came to grief, or was refused."""
    millis: int = 0
    """Table time from the beginning of thoughts to their ends."""


class ThoughtCounts:
    """Counts thoughts, and publishes the counts with each full hundred.

    Whoever could watch every single one be counted would see bots think about what is hidden.
    """

    def __init__(self) -> None:
        self._now = Thoughts()
        self.published = Thoughts()

    def begin(self) -> None:
        """A bot begins to think."""
        self._now.begun += 1
        if self._now.begun % _PUBLISHED_EVERY == 0:
            self.published = replace(self._now)

    def end(self, after: Millis) -> None:
        """A bot thinks no longer."""
        self._now.millis += after

    def give_up(self) -> None:
        """A bot was waited for too long."""
        self._now.late += 1

    def sample(self) -> None:
        """Chance answers for a bot."""
        self._now.sampled += 1
