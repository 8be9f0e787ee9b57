"""Functions that are turned into machine code when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The same function as machine code."""
    fast: Callable[P, R] = njit(error_model="numpy")(function)
    return fast
