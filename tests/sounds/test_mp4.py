"""MP4 recordings, built from parts."""

from __future__ import annotations

import pytest

from tests.sounds.recordings import box, sample, swapped, words
from unspoken.kernel.types import Refused
from unspoken.sounds import examine

_FTYP = box(b"ftyp", b"isom", words(0), b"isom")
_AAC_OWN = b"\x05\x02\x14\x08"  # low complexity at 16 kHz
_DECODER = b"\x04\x11\x40\x15" + bytes(11) + _AAC_OWN
_ESDS = box(b"esds", words(0), b"\x03\x16\0\x01\0" + _DECODER)
_AAC = box(b"mp4a", bytes(28), _ESDS)
_TRACK_1 = box(b"tfhd", words(0x10, 1, 4))


def timing(kind: bytes, scale: int, ticks: int) -> bytes:
    """Return a header with a time scale and a duration."""
    return box(kind, words(0, 0, 0, scale, ticks))


def trak(
    entry: bytes = _AAC,
    handler: bytes = b"soun",
    times: bytes = words(0, 0),
    sizes: bytes = words(0, 0, 0),
    edits: bytes = b"",
) -> bytes:
    """Return a track; its samples are in fragments unless the arguments say otherwise."""
    table = box(
        b"stbl",
        box(b"stsd", words(0, 1), entry),
        box(b"stts", times),
        box(b"stsz", sizes),
    )
    media = box(
        b"mdia",
        timing(b"mdhd", 16_000, 0),
        box(b"hdlr", words(0, 0), handler),
        box(b"minf", table),
    )
    return box(b"trak", box(b"tkhd", words(0, 0, 0, 1)), edits, media)


def moov(*tracks: bytes, ticks: int = 0, extends: bytes = b"") -> bytes:
    """Return a movie header whose ticks are milliseconds."""
    return box(b"moov", timing(b"mvhd", 1000, ticks), *(tracks or (trak(),)), extends)


def moof(*samples: int, at: int = 0, track: int = 1) -> bytes:
    """Return a fragment of samples with these durations, of four bytes each."""
    head = box(b"tfhd", words(0x10, track, 4))
    run = box(b"trun", words(0x100, len(samples), *samples))
    return box(b"moof", box(b"traf", head, box(b"tfdt", words(0, at)), run))


def mdat(samples: int) -> bytes:
    """Return the data of this many samples."""
    return box(b"mdat", b"data" * samples)


def refuse(data: bytes) -> None:
    """Assert that the data is refused because it is not a recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


def refuse_as_long(data: bytes) -> None:
    """Assert that the data is refused as too long."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(data)


def test_the_duration_is_the_sum_of_the_samples_in_fragments() -> None:
    """DIX-03: each sample has a duration in ticks of its track."""
    assert examine(_FTYP + moov() + moof(8_000, 1_600) + mdat(2)).millis == 600


def test_the_duration_is_the_sum_of_the_samples_in_the_table() -> None:
    """DIX-03: a recording without fragments has a sample table."""
    track = trak(times=words(0, 2, 1, 8_000, 1, 1_600), sizes=words(0, 4, 2))
    assert examine(_FTYP + moov(track) + mdat(2)).millis == 600


def test_samples_may_have_the_default_duration_of_the_movie() -> None:
    """DIX-03: fragments may use the defaults of the header."""
    extends = box(b"mvex", box(b"trex", words(0, 1, 1, 8_000, 4, 0)))
    piece = box(b"moof", box(b"traf", box(b"tfhd", words(0, 1)), box(b"trun", words(0, 3))))
    assert examine(_FTYP + moov(extends=extends) + piece + mdat(3)).millis == 1500


def test_frames_of_aac_are_counted_too() -> None:
    """DIX-03: samples that claim to last one tick still play for 1,024 ticks each."""
    refuse_as_long(_FTYP + moov() + moof(*[1] * 200) + mdat(200))


def test_a_pause_between_fragments_counts() -> None:
    """DIX-03: two samples an hour apart are not a short recording."""
    refuse_as_long(_FTYP + moov() + moof(1024) + mdat(1) + moof(1024, at=57_600_000) + mdat(1))


def test_the_longer_of_stated_and_measured_duration_counts() -> None:
    """DIX-03: here the header states a minute."""
    refuse_as_long(_FTYP + moov(ticks=60_000) + moof(1024) + mdat(1))


def test_an_unknown_duration_is_ignored() -> None:
    """DIX-03: a live recorder may not state the duration."""
    assert examine(_FTYP + moov(ticks=0xFFFFFFFF) + moof(1600) + mdat(1)).millis == 100


def test_repeated_edits_count() -> None:
    """DIX-03: an edit list may repeat a short recording until it is long."""
    edits = box(b"edts", box(b"elst", words(0, 2, 6_000, 0, 0x10000, 6_000, 0, 0x10000)))
    refuse_as_long(_FTYP + moov(trak(edits=edits)) + moof(1024) + mdat(1))


def test_the_stated_duration_of_all_fragments_counts() -> None:
    """DIX-03: it is in the header."""
    extends = box(b"mvex", box(b"mehd", words(0, 11_000)))
    refuse_as_long(_FTYP + moov(extends=extends) + moof(1024) + mdat(1))


def test_a_stated_duration_that_is_too_short_is_ignored() -> None:
    """DIX-03: the samples are measured."""
    header = b"mvhd" + words(0, 0, 0, 1000)
    understated = swapped(sample("aac.mp4"), header + words(1200), header + words(1))
    assert examine(understated).millis == 1280


@pytest.mark.parametrize("handler", [b"vide", b"subt", b"text", b"meta"])
def test_a_track_of_another_kind_is_refused(handler: bytes) -> None:
    """DIX-03: neither video nor subtitles are a clue."""
    refuse(_FTYP + moov(trak(handler=handler)) + moof(1024) + mdat(1))


@pytest.mark.parametrize("codec", [b"alac", b"ac-3", b"fLaC", b"enca", b".mp3", b"avc1"])
def test_another_codec_is_refused(codec: bytes) -> None:
    """DIX-03: MP4 may contain AAC or Opus."""
    refuse(_FTYP + moov(trak(box(codec, bytes(28), _ESDS))) + moof(1024) + mdat(1))


@pytest.mark.parametrize(
    ("place", "byte"),
    [(2, 0x6B), (2, 0x20), (3, 0x11), (15, 0x06), (17, 0xB7), (17, 0x17)],
    ids=["MP3", "video", "video stream", "no configuration", "another kind of AAC", "no rate"],
)
def test_a_decoder_configuration_that_is_not_aac_is_refused(place: int, byte: int) -> None:
    """DIX-03: the configuration must fit the name of the codec."""
    decoder = _DECODER[:place] + bytes([byte]) + _DECODER[place + 1 :]
    described = box(b"esds", words(0), b"\x03\x16\0\x01\0" + decoder)
    refuse(_FTYP + moov(trak(box(b"mp4a", bytes(28), described))) + moof(1024) + mdat(1))


@pytest.mark.parametrize(
    "data",
    [
        _FTYP,
        _FTYP + mdat(1),
        _FTYP + moov() + mdat(1),
        _FTYP + moov() + moof() + mdat(1),
        _FTYP + moov() + moof(1024),
        _FTYP + moov() + moof(1024, 1024) + mdat(1),
        _FTYP + moov() + moov() + moof(1024) + mdat(1),
        _FTYP + _FTYP + moov() + moof(1024) + mdat(1),
        _FTYP + moov(trak(), trak()) + moof(1024) + mdat(1),
        _FTYP + moov() + moof(1024, track=2) + mdat(1),
        _FTYP + moov() + moof(1024) + mdat(1) + box(b"uuid", bytes(16), b"anything"),
        _FTYP + moov() + moof(1024) + words(0) + b"mdatdata",
        _FTYP + moov() + moof(1024) + mdat(1) + words(7) + b"free",
        _FTYP + moov() + moof(1024) + mdat(1) + words(9) + b"free",
        _FTYP + moov(trak(times=words(0, 1, 5, 1024), sizes=words(0, 4, 4))) + mdat(5),
        _FTYP + moov(trak(sizes=words(0, 0, 0xFFFFFFFF))) + moof(1024) + mdat(1),
        _FTYP + moov() + box(b"moof", box(b"traf", _TRACK_1, box(b"trun", words(0x100, 2, 1024)))) + mdat(2),
        _FTYP + moov(extends=box(b"mvex", box(b"trex", words(0, 2, 1, 8_000, 4, 0)))) + moof(1024) + mdat(1),
        _FTYP + swapped(moov(), b"stsd" + words(0, 1), b"stsd" + words(0, 2)) + moof(1024) + mdat(1),
        _FTYP + moov(trak(_AAC + _AAC)) + moof(1024) + mdat(1),
    ],
    ids=[
        "no movie",
        "no header",
        "no samples",
        "empty fragment",
        "no data",
        "data missing",
        "two movies",
        "two beginnings",
        "two tracks",
        "another track's fragment",
        "private box",
        "data without end",
        "box smaller than its head",
        "box cut off",
        "tables that disagree",
        "table cut off",
        "run cut off",
        "defaults of another track",
        "two descriptions announced",
        "two descriptions",
    ],
)
def test_a_broken_movie_is_refused(data: bytes) -> None:
    """DIX-03: a recording is one complete movie with one audio track and nothing else."""
    refuse(data)


@pytest.mark.parametrize(
    "stream",
    [b"\x03\x16\0\x01\x80", b"\x03\x96\x80\x80\x80\0", b"\x04\x16\0\x01\0"],
    ids=["leans on another", "length without end", "another descriptor"],
)
def test_an_invalid_stream_descriptor_is_refused(stream: bytes) -> None:
    """DIX-03: the stream must not depend on another one."""
    entry = box(b"mp4a", bytes(28), box(b"esds", words(0), stream + _DECODER))
    refuse(_FTYP + moov(trak(entry)) + moof(1024) + mdat(1))


def test_a_size_of_eight_bytes_is_read() -> None:
    """DIX-03: a box may have a 64-bit size."""
    data = words(1) + b"mdat" + (20).to_bytes(8, "big") + b"data"
    assert examine(_FTYP + moov() + moof(1600) + data).millis == 100


def test_a_time_scale_of_zero_is_refused() -> None:
    """DIX-03: zero ticks per second are invalid."""
    refuse(swapped(sample("aac.mp4"), b"mvhd" + words(0, 0, 0, 1000), b"mvhd" + words(0, 0, 0, 0)))
