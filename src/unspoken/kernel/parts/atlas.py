"""What a house remembers of a game: associations with pictures and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, Sighting
from unspoken.kernel.types import O, P


def no_sightings(_options: object, _before: object, _after: object) -> tuple[()]:
    """Let a house remember nothing."""
    return ()


def no_fact(_memories: object) -> None:
    """Say nothing about what the house remembers."""


@dataclass(frozen=True)
class AtlasPart(Generic[O, P]):
    """What a house remembers of a game."""

    sightings: Callable[[O, P, P], tuple[Sighting, ...]] = no_sightings
    """What pictures and words were taken for, in a round that ended between two public views."""
    fact: Callable[[tuple[Memory, ...]], Fact | None] = no_fact
    """What everybody is told about earlier sightings after a round; None for nothing."""
