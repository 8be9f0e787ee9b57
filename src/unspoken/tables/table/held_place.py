"""Holds the place of a person whose seat is moving to another device, so that nobody sees them go."""

from __future__ import annotations

from unspoken.tables.ports import Transport
from unspoken.tables.wire.messages import CloseReason

HELD_SECONDS = 60.0
"""How long a person counts as connected after their old device was disconnected."""


class HeldPlace(Transport):
    """A connection that leads nowhere. The new device's connection replaces it."""

    wants_patches = False

    def send(self, message: bytes) -> None:
        """Do nothing."""

    def close(self, reason: CloseReason) -> None:
        """Do nothing."""
