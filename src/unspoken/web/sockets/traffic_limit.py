"""Rate limit of one WebSocket connection in frames and bytes."""

from __future__ import annotations

from unspoken.web.limits.token_bucket import Rate, TokenBucket


class TrafficLimit:
    """Limits the frames (of every kind) and the bytes that one connection may send."""

    __slots__ = ("_bytes", "_frames")

    def __init__(self, frames: Rate, size: Rate, now: float) -> None:
        self._frames = TokenBucket(frames, int(now * 1000))
        self._bytes = TokenBucket(size, int(now * 1000))

    def allow(self, size: int, frames: int, now: float) -> bool:
        """Count received frames and bytes; False if either limit is exceeded."""
        millis = int(now * 1000)
        return self._frames.take(millis, frames) and self._bytes.take(millis, size)
