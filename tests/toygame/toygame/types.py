"""The types of Echo."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat

HIGHEST = 5
"""The highest number that a player can pick (ECHO-02)."""


class Phase(Enum):
    """The phases of a round."""

    OPENING = "opening"
    PICKING = "picking"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules of a table."""

    target: Annotated[int, Meta(ge=5, le=50)] = 10
    pace: Pace = Pace.RELAXED
    tones: Annotated[str, Meta(min_length=1, max_length=64)] = "tones"


class Tone(Struct, frozen=True):
    """The tone of a number: a kind of material that no other game has."""

    name: dict[str, str]
    """By language code."""
    pitch: int
    """In hertz."""


class Materials(Struct, frozen=True):
    """The materials of a game."""

    tones: tuple[Tone, ...] = ()
    """By number, from 1. Empty in games that were saved before tones existed."""


class Pick(Struct, frozen=True, tag=tag):
    """Pick a number in secret (ECHO-02)."""

    number: int


class GoOn(Struct, frozen=True, tag=tag):
    """Go on to the next round."""


Command: TypeAlias = Pick | GoOn


class State(Struct, frozen=True):
    """The whole state of a game, with secrets. It is never sent."""

    options: Options
    tones: tuple[Tone, ...]
    seats: int
    phase: Phase
    round: int
    picks: BySeat[int | None]
    alone: Seat | None
    scores: BySeat[int]
    gone_on: BySeat[bool]
    due: Millis | None = None


class Public(Struct, frozen=True, omit_defaults=True):
    """The public view."""

    phase: Phase
    round: int
    target: int
    scores: BySeat[int]
    picks: BySeat[int | None] = ()
    """Only after the reveal."""
    alone: Seat | None = None
    tones: tuple[Tone, ...] = ()
    """By number, from 1."""


class Private(Struct, frozen=True, omit_defaults=True):
    """The private view of a seat."""

    pick: int | None = None
