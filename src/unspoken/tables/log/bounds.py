"""Limits the length of a table's log, because the whole log is read when the table is loaded."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.kernel.types import Refused
from unspoken.tables.log.events import BecameHost, Began, CameBack, Happened, Spoke, TableEvent
from unspoken.tables.state.days import DeadlinesSet

MOST_RECORDS = 60_000
"""Records per table: enough for dozens of evenings."""
RESERVED_FOR_MOVES = 20_000
"""The last records are reserved for the running game: no new game can begin and no chat is accepted."""
_RECONNECT_EVENTS = (BecameHost, CameBack, Happened, DeadlinesSet)
"""Events that are accepted even if the log is full, so that a person can always come back."""


class LogFull(Refused):
    """The table's log has reached its limit; the table can only be viewed."""

    def __init__(self) -> None:
        super().__init__("log-full")


def is_reserved_for_moves(step: int) -> bool:
    """True if the remaining records are reserved for the running game."""
    return step > MOST_RECORDS - RESERVED_FOR_MOVES


def check_size(step: int, events: Sequence[TableEvent]) -> None:
    """Raise LogFull if these events may not be added after `step` records."""
    if is_reserved_for_moves(step) and (_is_talk_alone(events) or any(isinstance(e, Began) for e in events)):
        raise LogFull
    if step + len(events) > MOST_RECORDS and not all(isinstance(e, _RECONNECT_EVENTS) for e in events):
        raise LogFull


def _is_talk_alone(events: Sequence[TableEvent]) -> bool:
    return bool(events) and all(isinstance(event, Spoke) for event in events)
