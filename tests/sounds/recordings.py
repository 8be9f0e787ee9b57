"""Sample recordings of browsers (chrome*, firefox*) and of ffmpeg, and helpers that build others."""

from __future__ import annotations

from pathlib import Path

_FOLDER = Path(__file__).parent / "samples"

PLAYABLE = {
    "chrome.webm": 1200,
    "chrome-in-slices.webm": 1200,
    "chrome.mp4": 1161,
    "firefox.ogg": 1213,
    "firefox.webm": 1220,
    "whole.webm": 361,
    "vorbis.ogg": 300,
    "aac.mp4": 1280,
    "aac-fragments.mp4": 1280,
}
"""Valid samples with their duration in milliseconds."""
TOO_LONG = ("long.webm", "long.ogg", "long.mp4", "long-fragments.mp4")
"""Eleven seconds of silence."""
NOT_JUST_SOUND = ("film.webm", "film.mp4", "mp3.mp4")

OPUS_HEAD = b"OpusHead\x01\x01\x00\x00" + (48_000).to_bytes(4, "little") + bytes(3)
OPUS_20_MS = b"\x78sound"
OPUS_60_MS = b"\x7b\x03sound"


def sample(name: str) -> bytes:
    """Return the bytes of a sample."""
    return (_FOLDER / name).read_bytes()


def swapped(data: bytes, old: bytes, new: bytes) -> bytes:
    """Replace the only occurrence of some bytes."""
    assert data.count(old) == 1
    return data.replace(old, new)


def element(kind: int, *bodies: bytes, size: int | None = None) -> bytes:
    """Return an EBML element; `size` overrides its true length."""
    body = b"".join(bodies)
    length = len(body) if size is None else size
    return kind.to_bytes((kind.bit_length() + 7) // 8, "big") + (1 << 56 | length).to_bytes(8, "big") + body


def number(kind: int, value: int) -> bytes:
    """Return an EBML element with a number."""
    return element(kind, value.to_bytes(8, "big"))


def box(kind: bytes, *bodies: bytes) -> bytes:
    """Return an MP4 box."""
    body = b"".join(bodies)
    return (len(body) + 8).to_bytes(4, "big") + kind + body


def words(*values: int) -> bytes:
    """Return numbers of four bytes each, as in MP4."""
    return b"".join(value.to_bytes(4, "big") for value in values)


def page(number: int, granule: int, *packets: bytes, flags: int = 0, serial: int = 7) -> bytes:
    """Return an Ogg page of packets, each shorter than 255 bytes."""
    head = b"OggS\0" + bytes([flags]) + granule.to_bytes(8, "little", signed=True)
    head += serial.to_bytes(4, "little") + number.to_bytes(4, "little") + bytes(4)
    return sealed(head + bytes([len(packets), *map(len, packets)]) + b"".join(packets))


def _sum_of(byte: int) -> int:
    """Return the CRC of one byte, computed bit by bit as in RFC 3533."""
    total = byte << 24
    for _ in range(8):
        total = total << 1 ^ (0x104C11DB7 if total & 0x80000000 else 0)
    return total


_SUMS = [_sum_of(byte) for byte in range(256)]


def sealed(page: bytes) -> bytes:
    """Return a page with its correct checksum."""
    total = 0
    for byte in page[:22] + bytes(4) + page[26:]:
        total = (total << 8 & 0xFFFFFFFF) ^ _SUMS[total >> 24 ^ byte]
    return page[:22] + total.to_bytes(4, "little") + page[26:]
