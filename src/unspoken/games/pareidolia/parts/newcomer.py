"""When a newcomer may take the seat of a bot."""

from __future__ import annotations

from unspoken.games.pareidolia.events import Event
from unspoken.games.pareidolia.roles import artists
from unspoken.games.pareidolia.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat


def renew(state: State, seat: Seat, _chance: Chance) -> tuple[Event, ...] | None:
    """Return no events for a watcher between two rounds, when the word is shown; None otherwise.

    An artist may know the words that were drawn and not chosen.
    """
    return () if state.phase is Phase.SHOWN and seat not in artists(state) else None
