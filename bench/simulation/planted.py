"""Faults that are planted: each is a line that somebody might get wrong, and the evenings must find it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, TypeAlias
from unittest.mock import patch

from bench.simulation.database import Database, NodeOwners, NodeStore
from unspoken.cluster.remote_visits import RemoteVisits
from unspoken.kernel.game import Seat
from unspoken.storage.epochs import ALONE
from unspoken.storage.memory_owners import Registry
from unspoken.tables import connections
from unspoken.tables.connection import Connection
from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House
from unspoken.tables.messages import CloseReason
from unspoken.tables.ports import Saved
from unspoken.tables.schedule import Schedule
from unspoken.tables.table import Table

Plant: TypeAlias = Callable[[], AbstractContextManager[object]]


def _forgets_to_write() -> AbstractContextManager[object]:
    keep, numbers = Database.keep, itertools.count()

    def kept(self: Database, *told: Any) -> Exception | None:  # noqa: ANN401  (as the true one)
        return None if next(numbers) % 9 == 8 else keep(self, *told)

    return patch.object(Database, "keep", kept)


def _writes_over_others() -> AbstractContextManager[object]:
    keep = Database.keep

    def kept(
        self: Database, node: str, _epoch: int, table: str, _step: int, records: Sequence[bytes]
    ) -> Exception | None:
        epoch = self.owners.get(table, (None, ALONE))[1]
        return keep(self, node, epoch, table, len(self.store._logs.get(table, ())), records)

    return patch.object(Database, "keep", kept)


def _takes_errors_for_success() -> AbstractContextManager[object]:
    write = NodeStore.write

    def written(self: NodeStore, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        def told(trouble: Exception | None) -> None:
            saved(None if type(trouble) is NotSaved else trouble)

        write(self, table, step, records, told)

    return patch.object(NodeStore, "write", written)


def _acknowledges_before_it_writes() -> AbstractContextManager[object]:
    write = NodeStore.write

    def written(self: NodeStore, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        self.tell_later(saved, None)
        write(self, table, step, records, lambda _trouble: None)

    return patch.object(NodeStore, "write", written)


def _claims_without_an_epoch() -> AbstractContextManager[object]:
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


def _lets_nobody_die() -> AbstractContextManager[object]:
    return patch.object(Registry, "lives", lambda self, node: node in self.nodes)


def _keeps_those_whose_table_is_gone() -> AbstractContextManager[object]:
    return patch.object(House, "forget", lambda self, code: self._tables.pop(code, None) and None)


def _goes_on_with_a_table_that_is_over() -> AbstractContextManager[object]:
    def end(self: Table) -> None:
        self._schedule.stop()
        self._connections.close_all(CloseReason.CLOSING)

    return patch.object(Table, "end", end)


def _shows_all_the_first_seat() -> AbstractContextManager[object]:
    seats = connections._seats
    return patch.object(connections, "_seats", lambda chairs: dict.fromkeys(seats(chairs), Seat(0)))


def _goes_quiet() -> AbstractContextManager[object]:
    show = Connection.show_frame

    def shown(self: Connection, *told: Any) -> None:  # noqa: ANN401  (as the true one)
        if self._seq < 5:
            show(self, *told)

    return patch.object(Connection, "show_frame", shown)


def _wakes_for_nothing() -> AbstractContextManager[object]:
    return patch.object(Schedule, "set", lambda self, snapshot, connected: None)


def _mends_no_gap() -> AbstractContextManager[object]:
    return patch.object(RemoteVisits, "_enter_again", lambda _self, _visit: None)


PLANTED: dict[str, Plant] = {
    "the store says that it has saved, and has not": _forgets_to_write,
    "a write does not look whether its step is taken": _writes_over_others,
    "an error of the disk is taken for success": _takes_errors_for_success,
    "an answer is acknowledged before it is saved": _acknowledges_before_it_writes,
    "a table is claimed in the epoch of its last owner": _claims_without_an_epoch,
    "a node that is dead is held to be alive": _lets_nobody_die,
    "whoever is at a table that is gone is not told": _keeps_those_whose_table_is_gone,
    "a table that is over goes on": _goes_on_with_a_table_that_is_over,
    "everybody is shown what the first seat sees": _shows_all_the_first_seat,
    "a connection goes quiet after five frames": _goes_quiet,
    "a table never wakes by itself": _wakes_for_nothing,
    "a gap in what a relay was told is not mended": _mends_no_gap,
}
