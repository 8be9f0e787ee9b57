"""Frames that are whole messages (RFC 6455, section 5.2)."""

from __future__ import annotations

from functools import lru_cache

try:
    from websockets.speedups import apply_mask
except ImportError:  # no wheel for this platform: slower, same result
    from websockets.utils import apply_mask

_WHOLE_TEXT, _WHOLE_BINARY = 0x81, 0x82
_MASKED = 0x80
_SIXTEEN_BITS, _SIXTY_FOUR_BITS = 126, 127
"""Instead of a size: the size follows in 16 or 64 bits."""
_LARGE = 65_536


def whole_message(data: bytes) -> bytes | None:
    """Return the message if these bytes are exactly one masked frame of less than 64 kB; else None."""
    if len(data) < 6 or data[0] not in (_WHOLE_TEXT, _WHOLE_BINARY) or not data[1] & _MASKED:
        return None
    size, start = data[1] & 0x7F, 6
    if size == _SIXTEEN_BITS:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == _SIXTY_FOUR_BITS or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def text_frame(text: bytes) -> bytes:
    """Return the frame of a text message."""
    return _header(_WHOLE_TEXT, len(text)) + text


@lru_cache(maxsize=1)  # a packet goes to several listeners one after the other
def sound_frame(data: bytes) -> bytes:
    """Return the frame of a packet of sound."""
    return _header(_WHOLE_BINARY, len(data)) + data


@lru_cache(maxsize=1024)  # most messages are short, so few sizes are frequent
def _header(kind: int, size: int) -> bytes:
    if size < _SIXTEEN_BITS:
        return bytes((kind, size))
    if size < _LARGE:
        return bytes((kind, _SIXTEEN_BITS)) + size.to_bytes(2, "big")
    return bytes((kind, _SIXTY_FOUR_BITS)) + size.to_bytes(8, "big")
