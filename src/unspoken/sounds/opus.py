"""Opus: its header, and the length of packets (RFC 6716, RFC 7845)."""

from __future__ import annotations

from unspoken.sounds.reader import Reader, not_sound

RATE = 48_000
"""Opus counts time in samples of 48 kHz for every input rate."""
SHORTEST = 120
"""Minimum samples of a packet."""

_SPEECH = (480, 960, 1920, 2880)
_HYBRID = (480, 960)
_MUSIC = (120, 240, 480, 960)
_LONGEST = 5760  # a packet holds at most 120 ms


def pre_skip(head: bytes) -> int:
    """Return the number of samples to skip at the start, from the identification header."""
    reader = Reader(head)
    if reader.take(8) != b"OpusHead" or reader.number(1) >> 4 != 0 or reader.number(1) == 0:
        raise not_sound()
    return reader.number(2, "little")


def samples(packet: bytes) -> int:
    """Return the samples of a packet, from its table-of-contents byte."""
    reader = Reader(packet)
    contents = reader.number(1)
    match contents & 3:
        case 0:
            frames = 1
        case 3:
            frames = reader.number(1) & 63
        case _:
            frames = 2
    length = frames * _frame(contents >> 3)
    if not 0 < length <= _LONGEST:
        raise not_sound()
    return length


def _frame(configuration: int) -> int:
    """Return the samples of one frame in one of the 32 configurations."""
    if configuration < 12:
        return _SPEECH[configuration & 3]
    if configuration < 16:
        return _HYBRID[configuration & 1]
    return _MUSIC[configuration & 3]
