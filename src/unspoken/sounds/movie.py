"""The header of an MP4: its only track, and the stated durations."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from unspoken.sounds import aac, opus
from unspoken.sounds.boxes import Contents, boxes, version_and_flags
from unspoken.sounds.reader import Reader, not_sound


@dataclass(frozen=True, slots=True)
class Samples:
    """Totals over some samples of the track."""

    count: int = 0
    ticks: int = 0
    size: int = 0

    def __add__(self, other: Samples) -> Samples:
        return Samples(self.count + other.count, self.ticks + other.ticks, self.size + other.size)


@dataclass(frozen=True, slots=True)
class Codec:
    """The minimum duration of a sample, regardless of the container."""

    rate: int
    """PCM samples per second."""
    frame: int
    """Minimum PCM samples of a sample."""


@dataclass(frozen=True, slots=True)
class Movie:
    """The only track, which is audio."""

    track: int
    scale: int
    """Ticks per second."""
    codec: Codec
    stated_duration: int
    """The longest duration stated in the header, in milliseconds."""
    samples: Samples
    """Samples outside fragments."""
    sample_ticks: int = 0
    """Default duration of a sample in a fragment."""
    sample_size: int = 0


def movie(body: Reader) -> Movie:
    """Read a `moov` box; Refused unless it has a single track of AAC or Opus."""
    moov = Contents(body)
    track = Contents(moov.only(b"trak"))
    media = Contents(track.only(b"mdia"))
    table = Contents(Contents(media.only(b"minf")).only(b"stbl"))
    if media.only(b"hdlr").take(12)[8:] != b"soun":
        raise not_sound()
    movie_scale, movie_ticks = _timing(moov.only(b"mvhd"))
    scale, ticks = _timing(media.only(b"mdhd"))
    number = _track_number(track.only(b"tkhd"))
    fragments = Contents(moov.maybe(b"mvex") or Reader(b""))
    longest = max(movie_ticks, _edited(track), _fragmented(fragments))
    sample_ticks, sample_size = _defaults(fragments, number)
    return Movie(
        track=number,
        scale=scale,
        codec=_codec(table.only(b"stsd")),
        stated_duration=max(longest * 1000 // movie_scale, ticks * 1000 // scale),
        samples=_samples(table),
        sample_ticks=sample_ticks,
        sample_size=sample_size,
    )


def _timing(body: Reader) -> tuple[int, int]:
    """Return ticks per second and duration from the start of a `mvhd` or `mdhd` box."""
    wide = _wide(body)
    body.take(16 if wide else 8)  # creation and modification times
    scale, ticks = body.number(4), _ticks(body, wide)
    if scale == 0:
        raise not_sound()
    return scale, ticks


def _wide(body: Reader) -> bool:
    """True if times have eight bytes in this box."""
    version, _ = version_and_flags(body)
    return version == 1


def _ticks(body: Reader, wide: bool) -> int:
    """Return a duration; all bits set means unknown."""
    size = 8 if wide else 4
    ticks = body.number(size)
    return 0 if ticks == (1 << 8 * size) - 1 else ticks


def _track_number(body: Reader) -> int:
    """Return the track id that fragments refer to."""
    body.take(16 if _wide(body) else 8)  # creation and modification times
    return body.number(4)


def _edited(track: Contents) -> int:
    """Return the duration by the edit list, which may repeat parts of the track, in the movie's ticks."""
    edits = Contents(track.maybe(b"edts") or Reader(b"")).maybe(b"elst")
    if edits is None:
        return 0
    wide = _wide(edits)
    entry = ">QqI" if wide else ">IiI"
    rows = edits.take(edits.number(4) * struct.calcsize(entry))
    return sum(ticks for ticks, _, _ in struct.iter_unpack(entry, rows))


def _fragmented(fragments: Contents) -> int:
    """Return the stated duration of all fragments in the movie's ticks, or 0."""
    header = fragments.maybe(b"mehd")
    return _ticks(header, _wide(header)) if header else 0


def _defaults(fragments: Contents, track: int) -> tuple[int, int]:
    """Return the default duration and size of a sample in a fragment."""
    body = fragments.maybe(b"trex")
    if body is None:
        return 0, 0
    version_and_flags(body)
    if body.number(4) != track:
        raise not_sound()
    body.take(4)  # index of the description
    return body.number(4), body.number(4)


def _codec(body: Reader) -> Codec:
    """Return the codec; Refused unless there is exactly one, AAC or Opus."""
    version_and_flags(body)
    if body.number(4) != 1:
        raise not_sound()
    entries = list(boxes(body))
    if len(entries) != 1:
        raise not_sound()
    kind, entry = entries[0]
    entry.take(28)  # channels and rates, which the codec's own header states
    match kind:
        case b"mp4a":
            return Codec(aac.rate(Contents(entry).only(b"esds")), aac.FRAME)
        case b"Opus":
            Contents(entry).only(b"dOps")
            return Codec(opus.RATE, opus.SHORTEST)
        case _:
            raise not_sound()


def _samples(table: Contents) -> Samples:
    """Return the samples of the sample table: durations (`stts`) and sizes (`stsz`)."""
    times, sizes = table.only(b"stts"), table.only(b"stsz")
    version_and_flags(times)
    rows = list(struct.iter_unpack(">II", times.take(times.number(4) * 8)))
    version_and_flags(sizes)
    each, count = sizes.number(4), sizes.number(4)
    size = each * count if each else sum(row[0] for row in struct.iter_unpack(">I", sizes.take(count * 4)))
    if sum(run for run, _ in rows) != count:
        raise not_sound()
    return Samples(count, sum(run * ticks for run, ticks in rows), size)
