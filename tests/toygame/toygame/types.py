"""The nouns of Echo."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag

HIGHEST = 5
"""Numbers are picked from 1 to this one (ECHO-02)."""


class Phase(Enum):
    """Where in a round the table is."""

    OPENING = "opening"
    PICKING = "picking"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before it plays."""

    target: Annotated[int, Meta(ge=5, le=50)] = 10
    pace: Pace = Pace.RELAXED
    tones: Annotated[str, Meta(min_length=1, max_length=64)] = "tones"


class Tone(Struct, frozen=True):
    """What a number sounds like: a kind of material that no other game has."""

    name: dict[str, str]
    """In each language, by its two letters."""
    pitch: int
    """In hertz."""


class Materials(Struct, frozen=True):
    """What Echo is played with."""

    tones: tuple[Tone, ...] = ()
    """By number, from 1; a game that was saved before there were tones has none."""


class Pick(Struct, frozen=True, tag=tag):
    """A number, in secret (ECHO-02)."""

    number: int


class GoOn(Struct, frozen=True, tag=tag):
    """Seen enough of the numbers."""


Command: TypeAlias = Pick | GoOn


class State(Struct, frozen=True):
    """Everything about a game, secrets included; it never leaves the rules."""

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
    """What everybody sees."""

    phase: Phase
    round: int
    target: int
    scores: BySeat[int]
    picks: BySeat[int | None] = ()
    """Only when all are shown."""
    alone: Seat | None = None
    tones: tuple[Tone, ...] = ()
    """By number, from 1: what each sounds like."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    pick: int | None = None
