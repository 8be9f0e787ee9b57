"""Reads a saved table, and reports where its log is damaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unspoken.kernel.game import AnyGame
from unspoken.tables.errors import DamagedTable
from unspoken.tables.log.log import LoadedLog, decode_events, replay_log


def read_log(code: str, records: Sequence[bytes], games: Mapping[str, AnyGame]) -> LoadedLog:
    """Replay a table's log. Raises DamagedTable, whose message says where the damage is."""
    try:
        loaded = replay_log(records, games)
    except DamagedTable:
        raise
    except Exception as error:  # a damaged log may fail anywhere in the code of a game
        raise DamagedTable(f"{code}: {_where(records)}: {error!r}") from error
    if loaded.snapshot.room.code != code:
        raise DamagedTable(f"{code}: its records belong to another table")
    return loaded


def _where(records: Sequence[bytes]) -> str:
    for step, record in enumerate(records):
        try:
            decode_events([record])
        except (ValueError, RecursionError):
            return f"record {step} cannot be read"
    return "its records are inconsistent"
