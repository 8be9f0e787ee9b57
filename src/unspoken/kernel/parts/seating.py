"""How the options of a game change its seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from unspoken.kernel.types import O


def no_teams(_options: object, _seats: int) -> None:
    """Play without teams, or draw the teams when the game begins."""


@dataclass(frozen=True)
class SeatingPart(Generic[O]):
    """How the options of a game change its seats."""

    teams: Callable[[O, int], tuple[int, ...] | None] = no_teams
    """The team of each seat at an open table with so many seats, where it is known before the game begins."""
    solo: Mapping[str, str | int | bool] = field(default_factory=dict)
    """House rules for one person alone with bots, where the usual ones suit less."""
    widest: range | None = None
    """The seats by any options at all; needed only where options change them."""
