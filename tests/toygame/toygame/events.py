"""What has happened at a table of Echo, as it is saved: tags and fields are forever."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.tags import tag


class RoundBegan(Struct, frozen=True, tag=tag):
    """Everybody is asked for a number (ECHO-02)."""


class Picked(Struct, frozen=True, tag=tag):
    """Somebody has picked a number, or has changed their mind (ECHO-02)."""

    seat: Seat
    number: int


class Revealed(Struct, frozen=True, tag=tag):
    """All numbers are shown, and what they brought (ECHO-03)."""

    alone: Seat | None
    """Who picked the highest number without an echo."""
    due: Millis | None
    """When the reveal ends by itself; None without a clock."""


class WentOn(Struct, frozen=True, tag=tag):
    """Somebody has seen enough of the numbers."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=tag):
    """Somebody has enough points (ECHO-04)."""


Event: TypeAlias = RoundBegan | Picked | Revealed | WentOn | GameEnded
