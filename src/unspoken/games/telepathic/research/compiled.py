"""Decorators that compile functions with numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from numba import njit, types
from numba.extending import intrinsic

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function at its first call."""
    fast: Callable[P, R] = njit(error_model="numpy", forceinline=True)(function)
    return fast


def compiled_for(signature: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a function at once for one signature, which saves the lookup of argument types at each call."""

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        fast: Callable[P, R] = njit(error_model="numpy")(function).compile(signature)
        return fast

    return compile_now


@intrinsic  # type: ignore[untyped-decorator]
def pointer(_typing: Any, _address: Any) -> tuple[Any, Any]:  # noqa: ANN401  (numba's own types)
    """Convert an address to a pointer that `carray` accepts; only for compiled code."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401  (as above)
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return types.voidptr(types.uint64), generate
