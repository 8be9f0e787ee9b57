"""The header of an MP4: its one track, and what it says of the track's length."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from unspoken.sounds import aac, opus
from unspoken.sounds.boxes import Contents, boxes, version_and_flags
from unspoken.sounds.reader import Reader, not_sound


@dataclass(frozen=True, slots=True)
class Samples:
    """Some samples of the track, added up."""

    count: int = 0
    ticks: int = 0
    size: int = 0

    def __add__(self, other: Samples) -> Samples:
        return Samples(self.count + other.count, self.ticks + other.ticks, self.size + other.size)


@dataclass(frozen=True, slots=True)
class Codec:
    """How long a sample plays at least, whatever the container says of it."""

    rate: int
    """PCM samples a second."""
    frame: int
    """PCM samples that it yields at least."""


@dataclass(frozen=True, slots=True)
class Movie:
    """The one track, which is sound."""

    track: int
    scale: int
    """Ticks a second."""
    codec: Codec
    claim: int
    """The longest duration that the header states, in milliseconds."""
    samples: Samples
    """Those that stand in no fragment."""
    sample_ticks: int = 0
    """What a sample lasts where its fragment does not say."""
    sample_size: int = 0


def movie(body: Reader) -> Movie:
    """Read a `moov` box; Refused unless it has a single track of AAC or Opus."""
    moov = Contents(body)
    track = Contents(moov.one(b"trak"))
    media = Contents(track.one(b"mdia"))
    table = Contents(Contents(media.one(b"minf")).one(b"stbl"))
    if media.one(b"hdlr").take(12)[8:] != b"soun":
        raise not_sound()
    movie_scale, movie_ticks = _timing(moov.one(b"mvhd"))
    scale, ticks = _timing(media.one(b"mdhd"))
    number = _track_number(track.one(b"tkhd"))
    fragments = Contents(moov.maybe(b"mvex") or Reader(b""))
    longest = max(movie_ticks, _edited(track), _fragmented(fragments))
    sample_ticks, sample_size = _defaults(fragments, number)
    return Movie(
        track=number,
        scale=scale,
        codec=_codec(table.one(b"stsd")),
        claim=max(longest * 1000 // movie_scale, ticks * 1000 // scale),
        samples=_samples(table),
        sample_ticks=sample_ticks,
        sample_size=sample_size,
    )


def _timing(body: Reader) -> tuple[int, int]:
    """Ticks a second and duration, which `mvhd` and `mdhd` begin with."""
    wide = _wide(body)
    body.take(16 if wide else 8)  # made and changed
    scale, ticks = body.number(4), _ticks(body, wide)
    if scale == 0:
        raise not_sound()
    return scale, ticks


def _wide(body: Reader) -> bool:
    """Whether times take eight bytes in this box."""
    version, _ = version_and_flags(body)
    return version == 1


def _ticks(body: Reader, wide: bool) -> int:
    """A duration; all ones mean that it is not known."""
    size = 8 if wide else 4
    ticks = body.number(size)
    return 0 if ticks == (1 << 8 * size) - 1 else ticks


def _track_number(body: Reader) -> int:
    """The number by which fragments call the track."""
    body.take(16 if _wide(body) else 8)  # made and changed
    return body.number(4)


def _edited(track: Contents) -> int:
    """What the edit list makes of the track, in the movie's ticks: it may play a piece more than once."""
    edits = Contents(track.maybe(b"edts") or Reader(b"")).maybe(b"elst")
    if edits is None:
        return 0
    wide = _wide(edits)
    entry = ">QqI" if wide else ">IiI"
    rows = edits.take(edits.number(4) * struct.calcsize(entry))
    return sum(ticks for ticks, _, _ in struct.iter_unpack(entry, rows))


def _fragmented(fragments: Contents) -> int:
    """The duration of all fragments, in the movie's ticks, where it is stated."""
    header = fragments.maybe(b"mehd")
    return _ticks(header, _wide(header)) if header else 0


def _defaults(fragments: Contents, track: int) -> tuple[int, int]:
    """What a sample lasts and weighs where its fragment does not say."""
    body = fragments.maybe(b"trex")
    if body is None:
        return 0, 0
    version_and_flags(body)
    if body.number(4) != track:
        raise not_sound()
    body.take(4)  # which description
    return body.number(4), body.number(4)


def _codec(body: Reader) -> Codec:
    """AAC or Opus; any other description of the samples, or a second one, is refused."""
    version_and_flags(body)
    if body.number(4) != 1:
        raise not_sound()
    entries = list(boxes(body))
    if len(entries) != 1:
        raise not_sound()
    kind, entry = entries[0]
    entry.take(28)  # channels and rates, which the codecs know better
    match kind:
        case b"mp4a":
            return Codec(aac.rate(Contents(entry).one(b"esds")), aac.FRAME)
        case b"Opus":
            Contents(entry).one(b"dOps")
            return Codec(opus.RATE, opus.SHORTEST)
        case _:
            raise not_sound()


def _samples(table: Contents) -> Samples:
    """The samples in the sample table: what they last (`stts`) and what they weigh (`stsz`)."""
    times, sizes = table.one(b"stts"), table.one(b"stsz")
    version_and_flags(times)
    rows = list(struct.iter_unpack(">II", times.take(times.number(4) * 8)))
    version_and_flags(sizes)
    each, count = sizes.number(4), sizes.number(4)
    size = each * count if each else sum(row[0] for row in struct.iter_unpack(">I", sizes.take(count * 4)))
    if sum(run for run, _ in rows) != count:
        raise not_sound()
    return Samples(count, sum(run * ticks for run, ticks in rows), size)
