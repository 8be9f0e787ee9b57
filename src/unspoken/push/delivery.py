"""How a message is delivered to a push service, and what became of it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Outcome(Enum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"
    """The subscription is no longer valid."""
    LATER = "later"
    """The push service may accept the message later."""
    REFUSED = "refused"


class PushHeaders(NamedTuple):
    """How the push service treats a message."""

    ttl: int
    topic: str
    """A later message with the same topic replaces this one. At most 32 base64url characters."""
    urgency: str


class Delivery(NamedTuple):
    """What became of a message, and after how many seconds the push service asks us to try again."""

    outcome: Outcome
    retry_after: float | None = None
    reason: str = ""
    """For the log; never an endpoint, which is a secret of its browser."""
