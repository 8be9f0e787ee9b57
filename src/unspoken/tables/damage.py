"""Whether a saved table can be read: all of it, from its first record to its last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unspoken.kernel.game import AnyGame
from unspoken.tables.errors import DamagedTable
from unspoken.tables.log import LoadedLog, decode_events, replay_log


def read_log(code: str, records: Sequence[bytes], games: Mapping[str, AnyGame]) -> LoadedLog:
    """A table's log, replayed. Raises DamagedTable, which says where it cannot be read."""
    try:
        loaded = replay_log(records, games)
    except DamagedTable:
        raise
    except Exception as rotten:  # a log that makes no sense may fail anywhere in any game
        raise DamagedTable(f"{code}: {_where(records)}: {rotten!r}") from rotten
    if loaded.snapshot.room.code != code:
        raise DamagedTable(f"{code}: its records are those of another table")
    return loaded


def _where(records: Sequence[bytes]) -> str:
    for step, record in enumerate(records):
        try:
            decode_events([record])
        except (ValueError, RecursionError):
            return f"record {step} cannot be read"
    return "its records do not follow from each other"
