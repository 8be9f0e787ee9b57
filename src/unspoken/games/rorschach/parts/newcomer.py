"""When a newcomer may take the seat of a bot."""

from __future__ import annotations

from unspoken.games.rorschach.events import Event
from unspoken.games.rorschach.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat


def renew(state: State, _seat: Seat, _chance: Chance) -> tuple[Event, ...] | None:
    """Allow a newcomer (no events) between two rounds, when the whole matching is shown; None in a round."""
    return () if state.phase is Phase.SCORED else None
