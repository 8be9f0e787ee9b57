"""How the options of a game change its seats, when a newcomer may take a seat, and play by days."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import E, O, S, Seat


def no_teams(_options: object, _seats: int) -> None:
    """Return None: there are no teams, or they are drawn when the game begins."""


def never_renewed(_state: object, _seat: Seat, _chance: Chance) -> None:
    """Return None: no newcomer may take a seat before the game is over."""


@dataclass(frozen=True)
class SeatingPart(Generic[O, S, E]):
    """How the options of a game change its seats, and when a newcomer may take a bot's seat."""

    teams: Callable[[O, int], tuple[int, ...] | None] = no_teams
    """Return the team of each seat in the lobby, for this number of seats; None if not known yet."""
    solo: Mapping[str, str | int | bool] = field(default_factory=dict)
    """House rules that replace the defaults for one person alone with bots."""
    widest: range | None = None
    """The range of seat counts that any options allow; needed only if options change it."""
    renew: Callable[[S, Seat, Chance], tuple[E, ...] | None] = never_renewed
    """Return events that replace all secrets of a bot's seat, such as a new hand; none between rounds.

    Return None while the seat has a secret that cannot be replaced.
    """
    by_days: bool = False
    """True if the game may be played by days: no decision needs the players at the same time."""
