"""A request's body: read piece by piece, no more of it than is allowed, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request

from unspoken.kernel.game import Refused

_WITHIN = 180.0
"""Seconds for all of a body: ten megabytes at half a megabit a second."""


async def read_pieces(
    request: Request, take: Callable[[bytes], object], largest: int, too_large: Refused
) -> None:
    """Hand on each piece of a body as it comes; Refused where there is too much, or it takes too long."""
    read = 0
    try:
        async with asyncio.timeout(_WITHIN):
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
