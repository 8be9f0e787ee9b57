"""The events of Echo. They are saved, so tags and fields must not change."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class RoundBegan(Struct, frozen=True, tag=tag):
    """A round began (ECHO-02)."""


class Picked(Struct, frozen=True, tag=tag):
    """A player picked a number, or changed the pick (ECHO-02)."""

    seat: Seat
    number: int


class Revealed(Struct, frozen=True, tag=tag):
    """All numbers were shown and scored (ECHO-03)."""

    alone: Seat | None
    """The seat with the highest number that nobody else picked."""
    due: Millis | None
    """The timeout of the reveal; None without a timer."""


class WentOn(Struct, frozen=True, tag=tag):
    """A player went on after the reveal."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=tag):
    """A player reached the target (ECHO-04)."""


Event: TypeAlias = RoundBegan | Picked | Revealed | WentOn | GameEnded
