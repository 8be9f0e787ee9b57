"""Callbacks that do not keep their table in memory.

A table and its parts would otherwise refer to each other: an unloaded table would stay in memory until the
cyclic garbage collector finds it. The server runs that rarely, because it stops everybody's game meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar
from weakref import WeakMethod, ref

from unspoken.tables.errors import LostTable
from unspoken.tables.log.snapshot import Snapshot

P = ParamSpec("P")
T = TypeVar("T")
_GONE = "the table was unloaded"


class HasSnapshot(Protocol):
    """An object with a snapshot, which it replaces."""

    snapshot: Snapshot


def call_if_alive(method: Callable[[], None]) -> Callable[[], None]:
    """Return a function that calls a bound method, or does nothing once its object is gone."""
    known = WeakMethod(method)

    def call() -> None:
        if (alive := known()) is not None:
            alive()

    return call


def call_alive(method: Callable[P, T]) -> Callable[P, T]:
    """Return a function that calls a bound method, or raises LostTable once its object is gone."""
    known = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        if (alive := known()) is None:
            raise LostTable(_GONE)
        return alive(*args, **kwargs)

    return call


def newest_snapshot_of(owner: HasSnapshot) -> Callable[[], Snapshot]:
    """Return a function that returns the owner's current snapshot, or raises LostTable once it is gone."""
    known = ref(owner)

    def newest() -> Snapshot:
        if (alive := known()) is None:
            raise LostTable(_GONE)
        return alive.snapshot

    return newest
