"""Bugs that are planted one at a time; the simulated evenings must find each of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, TypeAlias
from unittest.mock import patch

from bench.simulation.database import Database, NodeOwners, NodeStore
from unspoken.cluster.remote_visits import RemoteVisits
from unspoken.kernel.types import Seat
from unspoken.storage.epochs import ALONE
from unspoken.storage.memory.owners import Registry
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import SaveCallback
from unspoken.tables.table import connections
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.schedule import Schedule
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import CloseReason

Plant: TypeAlias = Callable[[], AbstractContextManager[object]]


def _loses_writes() -> AbstractContextManager[object]:
    save, numbers = Database.save, itertools.count()

    def patched(self: Database, *args: Any) -> Exception | None:  # noqa: ANN401  (as the original)
        return None if next(numbers) % 9 == 8 else save(self, *args)

    return patch.object(Database, "save", patched)


def _ignores_step_conflicts() -> AbstractContextManager[object]:
    save = Database.save

    def patched(
        self: Database, node: str, _epoch: int, table: str, _step: int, records: Sequence[bytes]
    ) -> Exception | None:
        epoch = self.owners.get(table, (None, ALONE))[1]
        return save(self, node, epoch, table, len(self.store._logs.get(table, ())), records)

    return patch.object(Database, "save", patched)


def _ignores_disk_errors() -> AbstractContextManager[object]:
    write = NodeStore.write

    def patched(
        self: NodeStore, table: str, step: int, records: Sequence[bytes], saved: SaveCallback
    ) -> None:
        def finish(error: Exception | None) -> None:
            saved(None if type(error) is StoreUnavailable else error)

        write(self, table, step, records, finish)

    return patch.object(NodeStore, "write", patched)


def _acknowledges_before_writing() -> AbstractContextManager[object]:
    write = NodeStore.write

    def patched(
        self: NodeStore, table: str, step: int, records: Sequence[bytes], saved: SaveCallback
    ) -> None:
        self.tell_later(saved, None)
        write(self, table, step, records, lambda _error: None)

    return patch.object(NodeStore, "write", patched)


def _claims_without_new_epoch() -> AbstractContextManager[object]:
    async def claim(self: NodeOwners, table: str, *, new: bool = False) -> str | None:
        node, epoch = self._registry.owners.get(table, (None, ALONE))
        if node is not None and node != self._node and self._registry.lives(node):
            return node
        if not new and not await self._registry.store.load(table):
            return None
        self._registry.owners[table] = self._node, max(1, epoch)
        self._epochs.claimed(table, max(1, epoch))
        return self._node

    return patch.object(NodeOwners, "claim", claim)


def _keeps_dead_nodes_alive() -> AbstractContextManager[object]:
    return patch.object(Registry, "lives", lambda self, node: node in self.nodes)


def _keeps_connections_of_forgotten_tables() -> AbstractContextManager[object]:
    return patch.object(House, "forget", lambda self, code: self._tables.pop(code, None) and None)


def _continues_closed_tables() -> AbstractContextManager[object]:
    def end(self: Table) -> None:
        self.schedule.stop()
        self._connections.close_all(CloseReason.CLOSING)

    return patch.object(Table, "end", end)


def _shows_first_seat_to_all() -> AbstractContextManager[object]:
    seats = connections._seats
    return patch.object(connections, "_seats", lambda chairs: dict.fromkeys(seats(chairs), Seat(0)))


def _stops_sending_frames() -> AbstractContextManager[object]:
    show = Connection.show_frame

    def patched(self: Connection, *args: Any) -> None:  # noqa: ANN401  (as the original)
        if self._seq < 5:
            show(self, *args)

    return patch.object(Connection, "show_frame", patched)


def _sets_no_timers() -> AbstractContextManager[object]:
    return patch.object(Schedule, "set", lambda self, snapshot, connected: None)


def _repairs_no_gap() -> AbstractContextManager[object]:
    return patch.object(RemoteVisits, "_enter_again", lambda _self, _visit: None)


PLANTED: dict[str, Plant] = {
    "the store reports success without saving": _loses_writes,
    "a write does not check whether its step is taken": _ignores_step_conflicts,
    "a disk error is taken for success": _ignores_disk_errors,
    "an answer is acknowledged before it is saved": _acknowledges_before_writing,
    "a table is claimed with the epoch of its last owner": _claims_without_new_epoch,
    "a dead node counts as alive": _keeps_dead_nodes_alive,
    "connections to a forgotten table are not closed": _keeps_connections_of_forgotten_tables,
    "a closed table continues": _continues_closed_tables,
    "every viewer is sent the frames of the first seat": _shows_first_seat_to_all,
    "a connection sends nothing after five frames": _stops_sending_frames,
    "timers of a table never fire": _sets_no_timers,
    "a relay does not repair a gap in its messages": _repairs_no_gap,
}
