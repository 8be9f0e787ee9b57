"""WebM with one Opus or Vorbis track, as Chrome records: sizes may be unknown, and no duration stated."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite

from unspoken.sounds import opus
from unspoken.sounds.reader import Reader, not_sound

MAGIC = b"\x1a\x45\xdf\xa3"

_EBML, _DOC_TYPE = 0x1A45DFA3, 0x4282
_SEGMENT, _SEEK_HEAD, _CUES, _TAGS = 0x18538067, 0x114D9B74, 0x1C53BB6B, 0x1254C367
_INFO, _TIMESTAMP_SCALE, _DURATION = 0x1549A966, 0x2AD7B1, 0x4489
_TRACKS, _TRACK_ENTRY, _TRACK_NUMBER, _TRACK_TYPE = 0x1654AE6B, 0xAE, 0xD7, 0x83
_CODEC_ID, _CODEC_PRIVATE, _CONTENT_ENCODINGS = 0x86, 0x63A2, 0x6D80
_CLUSTER, _TIMESTAMP, _SIMPLE_BLOCK, _BLOCK_GROUP = 0x1F43B675, 0xE7, 0xA3, 0xA0
_BLOCK, _BLOCK_DURATION, _POSITION, _PREV_SIZE = 0xA1, 0x9B, 0xA7, 0xAB
_VOID, _CRC = 0xEC, 0xBF

_IGNORED = frozenset({_SEEK_HEAD, _CUES, _TAGS, _VOID, _CRC})
_IN_SEGMENTS = frozenset({_SEEK_HEAD, _CUES, _TAGS, _INFO, _TRACKS})
_AUDIO = 2
_LACING = 0x06
_MILLISECOND = 1_000_000  # all times here are nanoseconds


@dataclass(frozen=True, slots=True)
class Info:
    """The time scale and duration in the header."""

    scale: int = _MILLISECOND
    """Nanoseconds per tick."""
    stated_duration: int = 0
    """The stated duration in nanoseconds; live recordings have none."""


@dataclass(frozen=True, slots=True)
class Track:
    """The only track, which is audio."""

    number: int
    opus: bool


class Blocks:
    """Adds up the blocks of all clusters."""

    def __init__(self, info: Info, track: Track) -> None:
        self._info = info
        self._track = track
        self._cluster: int | None = None
        self._first: int | None = None
        self._end = 0
        self._played = 0

    def open_cluster(self) -> None:
        """Start a cluster, whose timestamp must come before its blocks."""
        self._cluster = None

    def handle(self, kind: int, body: Reader) -> None:
        """Handle an element of a cluster."""
        if kind == _TIMESTAMP:
            if self._cluster is not None:
                raise not_sound()
            self._cluster = _number(body)
        elif kind == _SIMPLE_BLOCK:
            self._add_block(body, 0)
        elif kind == _BLOCK_GROUP:
            group = _fields(body)
            if _BLOCK not in group:
                raise not_sound()
            lasts = _number(group[_BLOCK_DURATION]) if _BLOCK_DURATION in group else 0
            self._add_block(group[_BLOCK], lasts)
        elif kind not in (_POSITION, _PREV_SIZE, _VOID, _CRC):
            raise not_sound()

    def nanoseconds(self) -> int:
        """Return the longest of: first to last block, all packets, the stated duration."""
        if self._first is None:
            return 0
        return max(self._end - self._first, self._played, self._info.stated_duration)

    def _add_block(self, block: Reader, lasts: int) -> None:
        """Add a packet; `lasts` is the stated duration in ticks."""
        number, after, lacing = _size(block), block.signed(2), block.number(1) & _LACING
        if self._cluster is None or number != self._track.number or lacing or not block.left:
            raise not_sound()
        played = opus.samples(block.rest()) * 1_000_000_000 // opus.RATE if self._track.opus else 0
        at = (self._cluster + after) * self._info.scale
        self._first = at if self._first is None else min(self._first, at)
        self._end = max(self._end, at + max(played, lasts * self._info.scale))
        self._played += played


def millis(file: Reader) -> int:
    """Return the duration of the only track."""
    kind, size = _element(file)
    if kind != _EBML or size is None:
        raise not_sound()
    header = _fields(file.part(size))
    if _DOC_TYPE not in header or _text(header[_DOC_TYPE]) != b"webm":
        raise not_sound()
    kind, size = _element(file)
    if kind != _SEGMENT or size not in (None, file.left):
        raise not_sound()
    return _segment(file) // _MILLISECOND


def _segment(segment: Reader) -> int:
    """Read the segment to its end and return its duration in nanoseconds."""
    info: Info | None = None
    track: Track | None = None
    blocks: Blocks | None = None
    for in_cluster, kind, body in _unfolded(segment):
        if in_cluster and blocks is not None:
            blocks.handle(kind, body)
        elif kind == _CLUSTER and track is not None:
            blocks = blocks or Blocks(info or Info(), track)
            blocks.open_cluster()
        elif kind == _INFO and info is None and blocks is None:
            info = _info(body)
        elif kind == _TRACKS and track is None:
            track = _only_track(body)
        elif kind not in _IGNORED:
            raise not_sound()
    return blocks.nanoseconds() if blocks else 0


def _unfolded(segment: Reader) -> Iterator[tuple[bool, int, Reader]]:
    """Yield the elements of a segment in order; each has a flag that is True within a cluster.

    A cluster of unknown size ends at the first element that only a segment contains.
    """
    in_cluster = False
    while segment.left:
        kind, size = _element(segment)
        if kind == _CLUSTER:
            yield False, kind, Reader(b"")
            in_cluster = size is None
            for child, body in _elements(segment.part(size or 0)):
                yield True, child, body
            continue
        if size is None:
            raise not_sound()
        in_cluster = in_cluster and kind not in _IN_SEGMENTS
        yield in_cluster, kind, segment.part(size)


def _info(body: Reader) -> Info:
    """Return the time scale, and the duration if one is stated."""
    fields = _fields(body)
    scale = _number(fields[_TIMESTAMP_SCALE]) if _TIMESTAMP_SCALE in fields else _MILLISECOND
    ticks = _float(fields[_DURATION]) if _DURATION in fields else 0.0
    if scale == 0 or not isfinite(ticks) or ticks < 0:
        raise not_sound()
    return Info(scale, int(ticks) * scale)


def _only_track(body: Reader) -> Track:
    """Return the only track; Refused if its codec is not supported."""
    fields = _fields(_fields(body).get(_TRACK_ENTRY, Reader(b"")))
    if (
        not fields.keys() >= {_TRACK_NUMBER, _TRACK_TYPE, _CODEC_ID, _CODEC_PRIVATE}
        or _CONTENT_ENCODINGS in fields
    ):
        raise not_sound()
    codec, private = _text(fields[_CODEC_ID]), fields[_CODEC_PRIVATE].rest()
    if _number(fields[_TRACK_TYPE]) != _AUDIO or codec not in (b"A_OPUS", b"A_VORBIS"):
        raise not_sound()
    if codec == b"A_OPUS":
        opus.pre_skip(private)  # raises Refused if it is not an Opus header
    elif private[:1] != b"\x02" or b"\x01vorbis" not in private[:16]:
        raise not_sound()
    return Track(_number(fields[_TRACK_NUMBER]), codec == b"A_OPUS")


def _elements(body: Reader) -> Iterator[tuple[int, Reader]]:
    """Yield the elements of a body, which all have a known size."""
    while body.left:
        kind, size = _element(body)
        if size is None:
            raise not_sound()
        yield kind, body.part(size)


def _fields(body: Reader) -> dict[int, Reader]:
    """Return elements by kind, each at most once, without padding and checksums."""
    fields: dict[int, Reader] = {}
    for kind, field in _elements(body):
        if kind in fields:
            raise not_sound()
        if kind not in (_VOID, _CRC):
            fields[kind] = field
    return fields


def _element(reader: Reader) -> tuple[int, int | None]:
    """Read the head of the next element: its kind, and its size if known."""
    first = reader.number(1)
    more = 8 - first.bit_length()
    if more > 3:
        raise not_sound()
    return first << 8 * more | reader.number(more), _size(reader)


def _size(reader: Reader) -> int | None:
    """Read a variable-length integer; None if all its bits are set."""
    first = reader.number(1)
    more = 8 - first.bit_length()
    if more > 7:
        raise not_sound()
    bits = 7 * (more + 1)
    value = (first << 8 * more | reader.number(more)) & (1 << bits) - 1
    return None if value == (1 << bits) - 1 else value


def _number(body: Reader) -> int:
    """Read an element that is a number."""
    if body.left > 8:
        raise not_sound()
    return body.number(body.left)


def _float(body: Reader) -> float:
    """Read an element that is a float."""
    match body.left:
        case 4:
            (value,) = struct.unpack(">f", body.rest())
        case 8:
            (value,) = struct.unpack(">d", body.rest())
        case _:
            raise not_sound()
    return float(value)


def _text(body: Reader) -> bytes:
    """Read an element that is a short text, without padding zeros."""
    return bytes(body.rest()).rstrip(b"\0")
