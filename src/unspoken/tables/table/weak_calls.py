"""Callbacks that do not keep their table in memory.

A table and its parts would otherwise refer to each other: an unloaded table would stay in memory until the
cyclic garbage collector finds it. The server runs that rarely, because it stops everybody's game meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from weakref import WeakMethod, ref

from unspoken.tables.errors import LostTable

T = TypeVar("T")


def call_if_alive(method: Callable[[], None]) -> Callable[[], None]:
    """Return a function that calls a bound method, or does nothing once its object is gone."""
    known = WeakMethod(method)

    def call() -> None:
        if (alive := known()) is not None:
            alive()

    return call


def while_alive(owner: T) -> Callable[[], T]:
    """Return a function that returns an object, or raises LostTable once the object is gone."""
    known = ref(owner)

    def get() -> T:
        if (alive := known()) is None:
            raise LostTable("the table was unloaded")
        return alive

    return get
