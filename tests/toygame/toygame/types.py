"""The nouns of Echo."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat

HIGHEST = 5


class Phase(Enum):
    OPENING = "opening"
    PICKING = "picking"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, Meta(ge=5, le=50)] = 10
    pace: Pace = Pace.RELAXED


class Materials(Struct, frozen=True):
    """Echo is played with nothing."""


class Pick(Struct, frozen=True, tag="pick"):
    number: int


class GoOn(Struct, frozen=True, tag="go-on"):
    """Seen enough of the numbers."""


Command: TypeAlias = Pick | GoOn


class RoundBegan(Struct, frozen=True, tag="round-began"):
    pass


class Picked(Struct, frozen=True, tag="picked"):
    seat: Seat
    number: int


class Revealed(Struct, frozen=True, tag="revealed"):
    alone: Seat | None
    """Who picked the highest number without an echo."""
    due: Millis | None


class WentOn(Struct, frozen=True, tag="went-on"):
    seat: Seat


class GameEnded(Struct, frozen=True, tag="game-ended"):
    pass


Event: TypeAlias = RoundBegan | Picked | Revealed | WentOn | GameEnded


class State(Struct, frozen=True):
    options: Options
    seats: int
    phase: Phase
    round: int
    picks: BySeat[int | None]
    alone: Seat | None
    scores: BySeat[int]
    gone_on: BySeat[bool]
    due: Millis | None = None


class Public(Struct, frozen=True, omit_defaults=True):
    phase: Phase
    round: int
    target: int
    scores: BySeat[int]
    picks: BySeat[int | None] = ()
    """Only when all are shown."""
    alone: Seat | None = None


class Private(Struct, frozen=True, omit_defaults=True):
    pick: int | None = None
