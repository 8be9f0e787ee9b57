"""The nouns of Pattern."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag

HIGHEST = 3
"""Numbers are picked from 1 to this one (PAT-02)."""


class Phase(Enum):
    """Where in a round the table is."""

    OPENING = "opening"
    PICKING = "picking"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before it plays."""

    target: Annotated[int, Meta(ge=3, le=10)] = 5
    pace: Pace = Pace.RELAXED


class Materials(Struct, frozen=True):
    """Nothing is needed from any pack."""


class Pick(Struct, frozen=True, tag=tag):
    """A number, in secret (PAT-02)."""

    number: int


class GoOn(Struct, frozen=True, tag=tag):
    """Seen enough of the numbers."""


Command: TypeAlias = Pick | GoOn


class State(Struct, frozen=True):
    """Everything about a game, secrets included; it never leaves the rules."""

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
    """Only when all are shown."""
    gains: BySeat[int] = ()
    """Of this round; only when all are shown."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    pick: int | None = None
