"""What a reminder says: no secret, and nothing that the person's page would not show."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from unspoken.tables.ports import Seconds

_ROUND_TTL = 24 * 3600
_SHORTEST_TTL = 60


class ReminderKind(Enum):
    """Why a person is reminded."""

    YOUR_TURN = "your-turn"
    ROUND_ENDED = "round-ended"
    ABOUT_TO_LAPSE = "about-to-lapse"


class PushMessage(Struct, frozen=True):
    """The message that the service worker gets. Its words are in the service worker, in each language."""

    kind: ReminderKind
    code: str
    """The code of the table."""
    game: str
    language: str


class Reminder(Struct, frozen=True):
    """A reminder for one person at one table."""

    kind: ReminderKind
    table: str
    person: int
    game: str
    deadline: Seconds | None = None

    def ttl(self, now: Seconds) -> int:
        """Return how long the push service keeps the reminder: until the decision is made without it."""
        return _ROUND_TTL if self.deadline is None else max(_SHORTEST_TTL, self.deadline - now)

    @property
    def urgency(self) -> str:
        """Whether a sleeping device is woken at once."""
        return "high" if self.kind is ReminderKind.ABOUT_TO_LAPSE else "normal"
