"""What Opus tells of itself: its header, and the length of each packet (RFC 6716, RFC 7845)."""

from __future__ import annotations

from unspoken.sounds.reader import Reader, not_sound

RATE = 48_000
"""Opus counts time in samples of 48 kHz, whatever the microphone did."""
SHORTEST = 120
"""Samples that a packet plays at least."""

_SPEECH = (480, 960, 1920, 2880)
_HYBRID = (480, 960)
_MUSIC = (120, 240, 480, 960)
_LONGEST = 5760  # a packet holds at most 120 ms


def pre_skip(head: bytes) -> int:
    """The samples at the front that are not played, from the identification header."""
    reader = Reader(head)
    if reader.take(8) != b"OpusHead" or reader.number(1) >> 4 != 0 or reader.number(1) == 0:
        raise not_sound()
    return reader.number(2, "little")


def samples(packet: bytes) -> int:
    """How long a packet plays, from its table of contents."""
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
    """The samples of one frame in this of the 32 configurations."""
    if configuration < 12:
        return _SPEECH[configuration & 3]
    if configuration < 16:
        return _HYBRID[configuration & 1]
    return _MUSIC[configuration & 3]
