"""Reads request bodies with a size limit and a timeout."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request

from unspoken.kernel.types import Refused

_BASE_TIMEOUT = 10.0
"""Seconds for any body."""
_MIN_BYTES_PER_SECOND = 60_000
"""About half a megabit per second; the timeout allows for this rate on top of the base."""


def body_timeout(largest: int) -> float:
    """Return the timeout for a body of at most `largest` bytes."""
    return _BASE_TIMEOUT + largest / _MIN_BYTES_PER_SECOND


async def read_chunks(
    request: Request, take: Callable[[bytes], object], largest: int, too_large: Refused
) -> None:
    """Pass each chunk of a body to `take`. Raises `too_large`, or Refused if the client is too slow."""
    read = 0
    try:
        async with asyncio.timeout(body_timeout(largest)):
            async for chunk in request.stream():
                read += len(chunk)
                if read > largest:
                    raise too_large
                take(chunk)
    except TimeoutError as late:
        raise Refused("unreadable") from late


async def read_bytes(request: Request, largest: int, too_large: Refused) -> bytes:
    """Read a whole body."""
    data = bytearray()
    await read_chunks(request, data.extend, largest, too_large)
    return bytes(data)
