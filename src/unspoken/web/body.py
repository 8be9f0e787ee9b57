"""A request's body: read piece by piece, no more of it than is allowed, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request

from unspoken.kernel.game import Refused

_WITHIN = 10.0
"""Seconds for any body, however small,"""
_BYTES_A_SECOND = 60_000
"""and for more at half a megabit a second."""


def seconds_for(largest: int) -> float:
    """How long a body may take that may be so large."""
    return _WITHIN + largest / _BYTES_A_SECOND


async def read_pieces(
    request: Request, take: Callable[[bytes], object], largest: int, too_large: Refused
) -> None:
    """Hand on each piece of a body as it comes; Refused where there is too much, or it takes too long."""
    read = 0
    try:
        async with asyncio.timeout(seconds_for(largest)):
            async for piece in request.stream():
                read += len(piece)
                if read > largest:
                    raise too_large
                take(piece)
    except TimeoutError as late:
        raise Refused("unreadable") from late


async def read_bytes(request: Request, largest: int, too_large: Refused) -> bytes:
    """All of a body at once."""
    data = bytearray()
    await read_pieces(request, data.extend, largest, too_large)
    return bytes(data)
