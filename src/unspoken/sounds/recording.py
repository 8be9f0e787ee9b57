"""The format of recorded clues: a short list of Opus packets, as voice sends them.

A recording begins with `MAGIC` and one byte: how many milliseconds each of its packets lasts (20, 40 or 60).
Then come the packets, each after its length in two bytes (big-endian). All packets are mono. The page puts
them into a container that the browser can play.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from unspoken.kernel.types import Refused

MAGIC = b"UNSP\x01"
"""The last byte is the version of the format."""
MOST_SECONDS = 10
MOST_BYTES = 100_000
"""Three times as much as ten seconds of speech take."""
MAX_PACKET = 510
"""Bytes of one packet: the same limit as for a packet of voice."""

MediaType: TypeAlias = Literal[
    "audio/x-unspoken-opus", "audio/webm", "audio/ogg", "audio/mp4", "application/octet-stream"
]

_OWN_TYPE: MediaType = "audio/x-unspoken-opus"
_OLD_TYPES: tuple[tuple[int, bytes, MediaType], ...] = (
    (0, b"\x1aE\xdf\xa3", "audio/webm"),
    (0, b"OggS", "audio/ogg"),
    (4, b"ftyp", "audio/mp4"),
)
"""Position and content of the magic bytes of files that browsers recorded before this format existed."""
_PACKET_MILLIS = (20, 40, 60)
_STEREO = 4
_SILK, _HYBRID, _CELT = (10, 20, 40, 60), (10, 20), (2.5, 5, 10, 20)


def measure(data: bytes) -> int:
    """Return the milliseconds of a recording; Refused if it is invalid, too large or too long."""
    if len(data) > MOST_BYTES:
        raise Refused("recording-too-large", most=MOST_BYTES // 1000)
    head = len(MAGIC) + 1
    if not data.startswith(MAGIC) or len(data) <= head:
        raise _not_sound()
    each, total, at = data[head - 1], 0, head
    while at < len(data):
        start = at + 2
        at = start + int.from_bytes(data[at:start], "big")
        if at > len(data) or each not in _PACKET_MILLIS or _millis(data[start:at]) != each:
            raise _not_sound()
        total += each
    if total > MOST_SECONDS * 1000:
        raise Refused("recording-too-long", most=MOST_SECONDS)
    return total


def media_type(data: bytes) -> MediaType:
    """Return the media type of a stored recording by its first bytes. The upload was validated."""
    if data.startswith(MAGIC):
        return _OWN_TYPE
    for at, magic, kind in _OLD_TYPES:
        if data.startswith(magic, at):
            return kind
    return "application/octet-stream"


def _millis(packet: bytes) -> float:
    """Return the milliseconds of a mono Opus packet (RFC 6716, 3.1 and 3.2)."""
    if not 0 < len(packet) <= MAX_PACKET or packet[0] & _STEREO:
        raise _not_sound()
    match packet[0] & 3:
        case 0:
            frames = 1
        case 3:
            frames = packet[1] & 63 if len(packet) > 1 else 0
        case 1 if len(packet) % 2 == 0:  # two frames of the same size cannot have an odd size together
            raise _not_sound()
        case _:
            frames = 2
    return frames * _frame_millis(packet[0] >> 3)


def _frame_millis(configuration: int) -> float:
    """Return the milliseconds of a frame in one of the 32 configurations (RFC 6716, table 2)."""
    if configuration < 12:
        return _SILK[configuration & 3]
    if configuration < 16:
        return _HYBRID[configuration & 1]
    return _CELT[configuration & 3]


def _not_sound() -> Refused:
    """Return the refusal for invalid recordings; details would only help an attacker."""
    return Refused("recording-not-sound")
