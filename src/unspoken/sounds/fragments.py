"""The fragments of an MP4, as live recorders write them."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from unspoken.sounds.boxes import Contents, version_and_flags
from unspoken.sounds.movie import Movie, Samples
from unspoken.sounds.reader import Reader, not_sound

_BASE, _DESCRIPTION, _TICKS, _SIZE = 0x01, 0x02, 0x08, 0x10
_RUN_OFFSET, _RUN_FIRST = 0x01, 0x04
_RUN_TICKS, _RUN_SIZE, _RUN_FIELDS = 0x100, 0x200, 0xF00


@dataclass(frozen=True, slots=True)
class Fragment:
    """A part of the track."""

    begins: int | None
    """Start in the track's ticks, if stated."""
    samples: Samples


def fragment(body: Reader, movie: Movie) -> Fragment:
    """Read a `moof` box, which must contain a part of the movie's only track."""
    track = Contents(Contents(body).only(b"traf"))
    ticks, size = _defaults(track.only(b"tfhd"), movie)
    runs = [_run(run, ticks, size) for run in track.all(b"trun")]
    return Fragment(_begins(track.maybe(b"tfdt")), sum(runs, Samples()))


def _begins(body: Reader | None) -> int | None:
    """Return the time of the fragment's first sample."""
    if body is None:
        return None
    version, _ = version_and_flags(body)
    return body.number(8 if version == 1 else 4)


def _defaults(body: Reader, movie: Movie) -> tuple[int, int]:
    """Return the default duration and size of a sample."""
    _, flags = version_and_flags(body)
    if body.number(4) != movie.track:
        raise not_sound()
    body.take(8 if flags & _BASE else 0)
    body.take(4 if flags & _DESCRIPTION else 0)
    ticks = body.number(4) if flags & _TICKS else movie.sample_ticks
    size = body.number(4) if flags & _SIZE else movie.sample_size
    return ticks, size


def _run(body: Reader, ticks: int, size: int) -> Samples:
    """Return the samples of a `trun` box: one row per sample, with the fields that are not defaults."""
    _, flags = version_and_flags(body)
    count = body.number(4)
    body.take(4 if flags & _RUN_OFFSET else 0)
    body.take(4 if flags & _RUN_FIRST else 0)
    fields = (flags & _RUN_FIELDS).bit_count()
    if body.left != count * fields * 4:
        raise not_sound()
    if not fields:
        return Samples(count, count * ticks, count * size)
    rows = list(struct.iter_unpack(f">{fields}I", body.rest()))
    where_size = 1 if flags & _RUN_TICKS else 0
    return Samples(
        count,
        sum(row[0] for row in rows) if flags & _RUN_TICKS else count * ticks,
        sum(row[where_size] for row in rows) if flags & _RUN_SIZE else count * size,
    )
