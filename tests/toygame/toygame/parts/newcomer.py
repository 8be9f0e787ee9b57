"""When a newcomer may take the seat of a bot."""

from __future__ import annotations

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

from ..events import Event
from ..types import Phase, State


def renew(state: State, _seat: Seat, _chance: Chance) -> tuple[Event, ...] | None:
    """Return no events while all numbers are shown; None while numbers are secret."""
    return () if state.phase is Phase.REVEALED else None
