"""How long a table's log may grow: all of it is read when the table is woken."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.kernel.game import Refused
from unspoken.tables.events import BecameHost, Began, CameBack, Happened, Spoke, TableEvent

MOST_RECORDS = 60_000
"""Of one table: dozens of evenings."""
KEPT_FOR_MOVES = 20_000
"""The last of them are for the game that is on: no other begins then, and nobody talks."""
_BACK = (BecameHost, CameBack, Happened)


class LogFull(Refused):
    """The table's log is as long as it may be: it can be looked at, and a new table opened."""

    def __init__(self) -> None:
        super().__init__("log-full")


def is_for_moves(step: int) -> bool:
    """Whether what is left is for the game that is on; a word that comes with a move is part of it."""
    return step > MOST_RECORDS - KEPT_FOR_MOVES


def need_room(step: int, events: Sequence[TableEvent]) -> None:
    """Raises LogFull where these events are too many after so many steps; whoever comes back may always.

    What is told of their coming back goes with it.
    """
    is_talk_alone = bool(events) and all(isinstance(one, Spoke) for one in events)
    is_late = is_for_moves(step) and (is_talk_alone or any(isinstance(one, Began) for one in events))
    is_full = step + len(events) > MOST_RECORDS and not all(isinstance(one, _BACK) for one in events)
    if is_late or is_full:
        raise LogFull
