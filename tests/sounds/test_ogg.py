"""Ogg recordings, built from parts."""

from __future__ import annotations

import pytest

from tests.sounds.recordings import OPUS_20_MS, OPUS_60_MS, OPUS_HEAD, page, sample, sealed
from unspoken.kernel.types import Refused
from unspoken.sounds import examine

_FIRST, _LAST, _CONTINUED = 2, 4, 1
_HEAD = page(0, 0, OPUS_HEAD, flags=_FIRST)
_TAGS = page(1, 0, b"OpusTags" + bytes(8))


def refuse(data: bytes) -> None:
    """Assert that the data is refused because it is not a recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


def test_the_duration_is_the_last_granule() -> None:
    """DIX-03: the last position, in samples of 48 kHz, is the end."""
    assert examine(_HEAD + _TAGS + page(2, 48_000, OPUS_20_MS, flags=_LAST)).millis == 1000


def test_the_pre_skip_is_not_counted() -> None:
    """DIX-03: these samples are not played."""
    head = OPUS_HEAD[:10] + (4800).to_bytes(2, "little") + OPUS_HEAD[12:]
    data = page(0, 0, head, flags=_FIRST) + _TAGS + page(2, 48_000, OPUS_20_MS)
    assert examine(data).millis == 900


def test_packets_are_counted_too() -> None:
    """DIX-03: constant positions do not make a long recording short."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(_HEAD + _TAGS + page(2, 960, *[OPUS_60_MS] * 180))


def test_a_page_without_the_end_of_a_packet_has_no_position() -> None:
    """DIX-03: a packet may span pages; the last one has its position."""
    long = b"\x78" + bytes(254)
    begun = sealed(page(2, -1, long[:0])[:26] + b"\x01\xff" + long)
    ended = page(3, 9600, b"end", flags=_CONTINUED)
    assert examine(_HEAD + _TAGS + begun + ended).millis == 200


def test_a_page_with_a_wrong_checksum_is_refused() -> None:
    """DIX-03: one changed bit is detected."""
    recording = bytearray(sample("firefox.ogg"))
    recording[-1] ^= 1
    refuse(bytes(recording))


@pytest.mark.parametrize(
    "data",
    [
        b"OggS",
        page(0, 0, flags=_FIRST),
        page(0, 0, b"\x80theora" + bytes(20), flags=_FIRST),
        _HEAD,
        _HEAD + _TAGS,
        _HEAD + page(1, 0, b"NoTags") + page(2, 960, OPUS_20_MS),
        _HEAD + _TAGS + page(3, 960, OPUS_20_MS),
        _HEAD + _TAGS + page(2, 960, OPUS_20_MS, serial=8),
        _HEAD + _TAGS + page(2, 960, OPUS_20_MS, flags=_FIRST),
        _HEAD + _TAGS + page(2, 960, OPUS_20_MS, flags=_LAST) + page(3, 1920, OPUS_20_MS),
        _HEAD + _TAGS + page(2, 960, OPUS_20_MS) + page(3, 480, OPUS_20_MS),
        _HEAD + _TAGS + page(2, 960, OPUS_20_MS, flags=_CONTINUED),
        _HEAD + _TAGS + page(2, 960, b""),
        _HEAD + _TAGS + page(2, -2, OPUS_20_MS),
        _HEAD + _TAGS + sealed(page(2, 960, b"")[:26] + b"\x01\xff" + b"\x78" * 255),
        page(0, 0, b"\x01vorbis" + bytes(4) + b"\x01" + bytes(18), flags=_FIRST),
    ],
    ids=[
        "magic alone",
        "empty page",
        "film",
        "no tags",
        "no sound",
        "other tags",
        "page missing",
        "second stream beside",
        "second stream behind",
        "after the end",
        "back in time",
        "continues nothing",
        "empty packet",
        "before time",
        "cut off",
        "vorbis without rate",
    ],
)
def test_a_broken_stream_is_refused(data: bytes) -> None:
    """DIX-03: a recording is one complete audio stream."""
    refuse(data)


def test_a_recording_without_played_samples_is_refused() -> None:
    """DIX-03: all its samples are skipped."""
    head = OPUS_HEAD[:10] + (960).to_bytes(2, "little") + OPUS_HEAD[12:]
    refuse(page(0, 0, head, flags=_FIRST) + _TAGS + page(2, 960, OPUS_20_MS))
