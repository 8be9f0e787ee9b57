"""Functions that are turned into machine code when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from numba import njit, types
from numba.extending import intrinsic

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The same function as machine code."""
    fast: Callable[P, R] = njit(error_model="numpy", forceinline=True)(function)
    return fast


def compiled_for(signature: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Machine code at once, for arguments of these kinds alone: a call need not look at their kinds."""

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        fast: Callable[P, R] = njit(error_model="numpy")(function).compile(signature)
        return fast

    return compile_now


@intrinsic  # type: ignore[untyped-decorator]
def pointer(_typing: Any, _address: Any) -> tuple[Any, Any]:  # noqa: ANN401  (numba's own)
    """In machine code: an address as something that `carray` makes an array of."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401  (as above)
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return types.voidptr(types.uint64), generate
