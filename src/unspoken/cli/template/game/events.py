"""The saved events of Pattern: tags and fields must not change."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class RoundBegan(Struct, frozen=True, tag=tag):
    """A round began: everybody is asked for a number (PAT-02)."""


class Picked(Struct, frozen=True, tag=tag):
    """A player picked or changed their number (PAT-02)."""

    seat: Seat
    number: int


class Revealed(Struct, frozen=True, tag=tag):
    """All numbers were shown, with the points of this round (PAT-03)."""

    gains: BySeat[int]
    due: Millis | None
    """When the reveal ends by itself; None without a clock."""


class WentOn(Struct, frozen=True, tag=tag):
    """A player went on to the next round."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=tag):
    """A player has enough points (PAT-04)."""


Event: TypeAlias = RoundBegan | Picked | Revealed | WentOn | GameEnded
