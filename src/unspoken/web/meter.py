"""What one connection may send below messages."""

from __future__ import annotations

from unspoken.web.limits import Bucket, Rate


class Meter:
    """What one connection may send below messages: frames of every kind, and bytes."""

    __slots__ = ("_bytes", "_frames")

    def __init__(self, frames: Rate, size: Rate, now: float) -> None:
        self._frames = Bucket(frames, int(now * 1000))
        self._bytes = Bucket(size, int(now * 1000))

    def allows(self, size: int, frames: int, now: float) -> bool:
        """Whether it is still within both."""
        millis = int(now * 1000)
        return self._frames.take(millis, frames) and self._bytes.take(millis, size)
