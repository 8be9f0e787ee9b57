"""How the options of a game change its seats, and when a newcomer may take a bot's seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import E, O, S, Seat


def no_teams(_options: object, _seats: int) -> None:
    """Play without teams, or draw the teams when the game begins."""


def never_renewed(_state: object, _seat: Seat, _chance: Chance) -> None:
    """Let no newcomer take a seat before the game is over."""


@dataclass(frozen=True)
class SeatingPart(Generic[O, S, E]):
    """How the options of a game change its seats, and when a newcomer may take a bot's seat."""

    teams: Callable[[O, int], tuple[int, ...] | None] = no_teams
    """The team of each seat at an open table with so many seats, where it is known before the game begins."""
    solo: Mapping[str, str | int | bool] = field(default_factory=dict)
    """House rules for one person alone with bots, where the usual ones suit less."""
    widest: range | None = None
    """The seats by any options at all; needed only where options change them."""
    renew: Callable[[S, Seat, Chance], tuple[E, ...] | None] = never_renewed
    """The events after which a seat knows no secret that its bot knew: a new hand, or nothing between rounds.

    None while the seat has a secret that cannot be replaced.
    """
