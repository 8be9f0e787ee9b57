"""MP4 with one AAC or Opus track, whole or in fragments, as Safari and Chrome record (ISO/IEC 14496-12)."""

from __future__ import annotations

from unspoken.sounds.boxes import Contents
from unspoken.sounds.fragments import Fragment, fragment
from unspoken.sounds.movie import movie
from unspoken.sounds.reader import Reader, not_sound

MAGIC = b"ftyp"

_OUTERMOST = frozenset(
    {MAGIC, b"styp", b"moov", b"moof", b"mdat", b"sidx", b"mfra", b"free", b"skip", b"wide"}
)


def millis(file: Reader) -> int:
    """Return the duration of the only track: of its samples, or the stated one if that is longer."""
    top = Contents(file)
    if not top.kinds <= _OUTERMOST:
        raise not_sound()
    top.only(MAGIC)
    sound = movie(top.only(b"moov"))
    fragments = [fragment(body, sound) for body in top.all(b"moof")]
    samples = sum((piece.samples for piece in fragments), sound.samples)
    stored = sum(body.left for body in top.all(b"mdat"))
    if samples.count == 0 or not samples.count <= samples.size <= stored:
        raise not_sound()
    return max(
        sound.stated_duration,
        samples.ticks * 1000 // sound.scale,
        _span(fragments) * 1000 // sound.scale,
        samples.count * sound.codec.frame * 1000 // sound.codec.rate,
    )


def _span(fragments: list[Fragment]) -> int:
    """Return the ticks from the start of the first fragment to the end of the last one."""
    placed = [(piece.begins, piece.samples.ticks) for piece in fragments if piece.begins is not None]
    if not placed:
        return 0
    return max(begins + ticks for begins, ticks in placed) - min(begins for begins, _ in placed)
