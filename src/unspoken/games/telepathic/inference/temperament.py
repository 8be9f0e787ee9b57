"""How somebody plays, or is taken to play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temperament:
    """The dials of a player: those of choosing are also how the choices of others are read."""

    rationality: float = 16.0
    """How much likelier a better choice is."""
    legibility: float = 2.0
    """How much the chooser cares to be read rightly: one level of pragmatics, none at 0."""
    noise: float = 0.03
    """The share of choices that mean nothing at all."""
    finds: tuple[float, float] = (0.8, 0.3)
    """The chance that a solution in one turn, or in two, is found."""
    slip: float = 0.2
    """With few cards left: the share of choices in which the two do not act as one."""
    patience: float = 0.9
    """What a win later is worth, to one now."""
    far: float = 0.12
    """What a grid is worth with no near solution, while there are turns enough."""
    sure: float = 0.95
    """How sure of a win one must be to announce while there are turns left."""
    bold: float = 0.6
    """The same against opponents, who will not wait."""
