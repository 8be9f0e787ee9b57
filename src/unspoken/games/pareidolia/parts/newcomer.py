"""When a newcomer may take the seat of a bot."""

from __future__ import annotations

from unspoken.games.pareidolia.events import Event
from unspoken.games.pareidolia.roles import artists
from unspoken.games.pareidolia.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat


def renew(state: State, seat: Seat, _chance: Chance) -> tuple[Event, ...] | None:
    """Allow a newcomer (no events) on a watcher's seat between two rounds; return None otherwise.

    An artist's seat is not allowed, because an artist may know words that were drawn but not kept.
    """
    return () if state.phase is Phase.SHOWN and seat not in artists(state) else None
