"""The types of Pattern."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis

HIGHEST = 3
"""Numbers are picked from 1 to this one (PAT-02)."""


class Phase(Enum):
    """The phase of a round."""

    OPENING = "opening"
    PICKING = "picking"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules."""

    target: Annotated[int, Meta(ge=3, le=10)] = 5
    pace: Pace = Pace.RELAXED


class Materials(Struct, frozen=True):
    """Pattern needs nothing from any pack."""


class Pick(Struct, frozen=True, tag=tag):
    """Pick a number in secret (PAT-02)."""

    number: int


class GoOn(Struct, frozen=True, tag=tag):
    """Go on to the next round."""


Command: TypeAlias = Pick | GoOn


class State(Struct, frozen=True):
    """The complete state with all secrets, which is never sent to anybody."""

    options: Options
    seats: int
    phase: Phase
    round: int
    picks: BySeat[int | None]
    gains: BySeat[int]
    scores: BySeat[int]
    gone_on: BySeat[bool]
    due: Millis | None = None


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    target: int
    scores: BySeat[int]
    picks: BySeat[int | None] = ()
    """Empty until the numbers are shown."""
    gains: BySeat[int] = ()
    """Points of this round; empty until the numbers are shown."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What only one seat sees."""

    pick: int | None = None
