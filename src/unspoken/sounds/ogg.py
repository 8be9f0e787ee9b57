"""Ogg with one Opus or Vorbis stream, as Firefox records (RFC 3533, RFC 7845)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias
from zlib import crc32

from unspoken.sounds import opus
from unspoken.sounds.reader import Reader, not_sound

MAGIC = b"OggS"

Codec: TypeAlias = Literal["opus", "vorbis"]

_CONTINUED, _FIRST, _LAST = 1, 2, 4
_NO_GRANULE = -1
_MIRROR = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


@dataclass(frozen=True, slots=True)
class Page:
    """A page with a valid checksum, and its packets or parts of packets."""

    flags: int
    granule: int
    serial: int
    number: int
    pieces: tuple[bytes, ...]
    unfinished: bool
    """True if the last piece continues on the next page."""


@dataclass(frozen=True, slots=True)
class Head:
    """The first packet: how to count time, and the header packets that follow."""

    codec: Codec
    rate: int
    skip: int
    shortest: int
    """Samples of the shortest packet."""
    headers: tuple[bytes, ...]
    """First bytes of the other header packets."""


def millis(file: Reader) -> int:
    """Return the duration of the only stream: by granule positions, or by packets if that is longer."""
    pages = list(_pages(file))
    granule = _last_granule(pages)
    packets = _packets(pages)
    head = _head(next(packets, b""))
    for magic in head.headers:
        if not next(packets, b"").startswith(magic):
            raise not_sound()
    played = sum(opus.samples(packet) if head.codec == "opus" else head.shortest for packet in packets)
    if played == 0:
        raise not_sound()
    return (max(granule, played) - head.skip) * 1000 // head.rate


def _pages(file: Reader) -> Iterator[Page]:
    """Yield the pages of the stream; Refused if pages are missing or anything else is in the file."""
    serial, ended, number = None, False, 0
    while file.left:
        page = _page(file)
        serial = page.serial if serial is None else serial
        begins = bool(page.flags & _FIRST)
        if ended or page.serial != serial or page.number != number or begins != (number == 0):
            raise not_sound()
        ended, number = bool(page.flags & _LAST), number + 1
        yield page


def _page(file: Reader) -> Page:
    """Read the next page."""
    head = file.take(27)
    lacing = file.take(head[26])
    body = file.part(sum(lacing))
    fields = Reader(head)
    if fields.take(4) != MAGIC or fields.number(1) != 0:
        raise not_sound()
    flags, granule = fields.number(1), fields.signed(8, "little")
    serial, number = fields.number(4, "little"), fields.number(4, "little")
    pieces, length = [], 0
    for lace in lacing:
        length += lace
        if lace < 255:
            pieces.append(body.take(length))
            length = 0
    unfinished = bool(lacing) and lacing[-1] == 255
    if unfinished:
        pieces.append(body.take(length))
    if _sum(head[:22], bytes(4), head[26:], lacing, *pieces) != head[22:26]:
        raise not_sound()
    return Page(flags, granule, serial, number, tuple(pieces), unfinished)


def _sum(*parts: bytes) -> bytes:
    """Return Ogg's CRC: zlib's with reversed bits, starting from zero."""
    mirrored = b"".join(parts).translate(_MIRROR)
    return (crc32(mirrored, 0xFFFFFFFF) ^ 0xFFFFFFFF).to_bytes(4, "big").translate(_MIRROR)


def _packets(pages: list[Page]) -> Iterator[bytes]:
    """Yield the packets, joined across pages; Refused if the last one is incomplete."""
    unfinished: list[bytes] = []
    for page in pages:
        if bool(page.flags & _CONTINUED) != bool(unfinished):
            raise not_sound()
        for place, piece in enumerate(page.pieces, 1):
            unfinished.append(piece)
            if place < len(page.pieces) or not page.unfinished:
                yield b"".join(unfinished)
                unfinished = []
    if unfinished:
        raise not_sound()


def _last_granule(pages: list[Page]) -> int:
    """Return the last granule position; Refused if positions decrease."""
    last = 0
    for page in pages:
        if page.granule == _NO_GRANULE:
            continue
        if page.granule < last:
            raise not_sound()
        last = page.granule
    return last


def _head(packet: bytes) -> Head:
    """Parse the first packet."""
    if packet.startswith(b"OpusHead"):
        return Head("opus", opus.RATE, opus.pre_skip(packet), 0, (b"OpusTags",))
    fields = Reader(packet)
    if fields.take(7) != b"\x01vorbis" or fields.number(4) != 0 or fields.number(1) == 0:
        raise not_sound()
    rate = fields.number(4, "little")
    fields.take(12)  # bit rates, which are only hints
    shortest = 1 << (fields.number(1) & 15)
    if rate == 0 or shortest < 64:
        raise not_sound()
    return Head("vorbis", rate, 0, shortest // 2, (b"\x03vorbis", b"\x05vorbis"))
