"""Reads a saved table, and reports where its log is damaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unspoken.kernel.game import AnyGame
from unspoken.tables.errors import DamagedTable, NoSuchTable, StoreUnavailable
from unspoken.tables.log.log import LoadedLog, decode_events, load_log, replay_log
from unspoken.tables.ports import LogStore


def read_log(code: str, records: Sequence[bytes], games: Mapping[str, AnyGame]) -> LoadedLog:
    """Replay a table's log. Raises DamagedTable, whose message says where the damage is."""
    try:
        loaded = replay_log(records, games)
    except DamagedTable:
        raise
    except Exception as error:  # a damaged log may fail anywhere in the code of a game
        raise DamagedTable(f"{_where(records)}: {error!r}") from error
    if loaded.snapshot.room.code != code:
        raise DamagedTable("its records belong to another table")
    return loaded


async def load_checked_log(store: LogStore, code: str, games: Mapping[str, AnyGame]) -> tuple[LoadedLog, int]:
    """Load and replay a table's log in pieces. Raises NoSuchTable, DamagedTable or StoreUnavailable."""
    try:
        loaded, step = await load_log(store, code, games)
    except (DamagedTable, StoreUnavailable):
        raise
    except Exception:  # noqa: BLE001  (the log is read again to find the damage)
        records = await store.load(code)
        return read_log(code, records, games), len(records)
    if not step:
        raise NoSuchTable
    if loaded.snapshot.room.code != code:
        raise DamagedTable("its records belong to another table")
    return loaded, step


def _where(records: Sequence[bytes]) -> str:
    for step, record in enumerate(records):
        try:
            decode_events([record])
        except (ValueError, RecursionError):
            return f"record {step} cannot be read"
    return "its records are inconsistent"
