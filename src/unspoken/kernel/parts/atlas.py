"""What a house remembers of a game: associations with pictures and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, Sighting
from unspoken.kernel.types import O, P


def no_sightings(_options: object, _before: object, _after: object) -> tuple[()]:
    """Return no sightings: the house remembers nothing of the game."""
    return ()


def no_fact(_memories: object) -> None:
    """Return None: nothing is said about what the house remembers."""


@dataclass(frozen=True)
class AtlasPart(Generic[O, P]):
    """What a house remembers of a game."""

    sightings: Callable[[O, P, P], tuple[Sighting, ...]] = no_sightings
    """Return the sightings of a round that ended between two public views."""
    fact: Callable[[tuple[Memory, ...]], Fact | None] = no_fact
    """Return a fact about all sightings, to be shown to everybody after a round, or None."""
