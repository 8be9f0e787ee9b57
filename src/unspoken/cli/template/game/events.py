"""What has happened at a table of Pattern, as it is saved: tags and fields are forever."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag


class RoundBegan(Struct, frozen=True, tag=tag):
    """Everybody is asked for a number (PAT-02)."""


class Picked(Struct, frozen=True, tag=tag):
    """Somebody has picked a number, or has changed their mind (PAT-02)."""

    seat: Seat
    number: int


class Revealed(Struct, frozen=True, tag=tag):
    """All numbers are shown, and what they brought (PAT-03)."""

    gains: BySeat[int]
    due: Millis | None
    """When the reveal ends by itself; None without a clock."""


class WentOn(Struct, frozen=True, tag=tag):
    """Somebody has seen enough of the numbers."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=tag):
    """Somebody has enough points (PAT-04)."""


Event: TypeAlias = RoundBegan | Picked | Revealed | WentOn | GameEnded
