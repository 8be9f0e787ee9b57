"""MP4 recordings, put together from parts."""

from __future__ import annotations

import pytest

from tests.sounds.recordings import box, sample, swapped, words
from unspoken.kernel.game import Refused
from unspoken.sounds import examine

_FTYP = box(b"ftyp", b"isom", words(0), b"isom")
_AAC_OWN = b"\x05\x02\x14\x08"  # low complexity at 16 kHz
_DECODER = b"\x04\x11\x40\x15" + bytes(11) + _AAC_OWN
_ESDS = box(b"esds", words(0), b"\x03\x16\0\x01\0" + _DECODER)
_AAC = box(b"mp4a", bytes(28), _ESDS)
_TRACK_1 = box(b"tfhd", words(0x10, 1, 4))


def timing(kind: bytes, scale: int, ticks: int) -> bytes:
    """A header that tells of time."""
    return box(kind, words(0, 0, 0, scale, ticks))


def trak(
    entry: bytes = _AAC,
    handler: bytes = b"soun",
    times: bytes = words(0, 0),
    sizes: bytes = words(0, 0, 0),
    edits: bytes = b"",
) -> bytes:
    """A track, of which all is told in fragments unless its table says more."""
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
    """A movie header that counts milliseconds."""
    return box(b"moov", timing(b"mvhd", 1000, ticks), *(tracks or (trak(),)), extends)


def moof(*samples: int, at: int = 0, track: int = 1) -> bytes:
    """A fragment of samples that each last so many ticks and weigh four bytes."""
    head = box(b"tfhd", words(0x10, track, 4))
    run = box(b"trun", words(0x100, len(samples), *samples))
    return box(b"moof", box(b"traf", head, box(b"tfdt", words(0, at)), run))


def mdat(samples: int) -> bytes:
    """Room for so many samples."""
    return box(b"mdat", b"data" * samples)


def refuse(data: bytes) -> None:
    """Claim that this is no sound."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


def refuse_as_long(data: bytes) -> None:
    """Claim that this plays too long."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(data)


def test_time_is_the_sum_of_the_samples_in_fragments() -> None:
    """DIX-03: each sample says how long it lasts, in ticks of its track."""
    assert examine(_FTYP + moov() + moof(8_000, 1_600) + mdat(2)).millis == 600


def test_time_is_the_sum_of_the_samples_in_the_table() -> None:
    """DIX-03: a recording in one piece lists its samples."""
    track = trak(times=words(0, 2, 1, 8_000, 1, 1_600), sizes=words(0, 4, 2))
    assert examine(_FTYP + moov(track) + mdat(2)).millis == 600


def test_samples_without_a_word_of_their_own_last_as_the_movie_says() -> None:
    """DIX-03: fragments may leave length and weight to the header."""
    extends = box(b"mvex", box(b"trex", words(0, 1, 1, 8_000, 4, 0)))
    piece = box(b"moof", box(b"traf", box(b"tfhd", words(0, 1)), box(b"trun", words(0, 3))))
    assert examine(_FTYP + moov(extends=extends) + piece + mdat(3)).millis == 1500


def test_frames_of_aac_are_counted_too() -> None:
    """DIX-03: samples that claim to last one tick still play 1,024 each."""
    refuse_as_long(_FTYP + moov() + moof(*[1] * 200) + mdat(200))


def test_a_pause_between_fragments_counts() -> None:
    """DIX-03: two sounds an hour apart are no short recording."""
    refuse_as_long(_FTYP + moov() + moof(1024) + mdat(1) + moof(1024, at=57_600_000) + mdat(1))


def test_the_longer_of_claim_and_content_counts() -> None:
    """DIX-03: a header that claims a minute makes a minute."""
    refuse_as_long(_FTYP + moov(ticks=60_000) + moof(1024) + mdat(1))


def test_an_unknown_duration_claims_nothing() -> None:
    """DIX-03: a live recorder may leave the duration open."""
    assert examine(_FTYP + moov(ticks=0xFFFFFFFF) + moof(1600) + mdat(1)).millis == 100


def test_edits_that_play_a_piece_again_count() -> None:
    """DIX-03: a list of edits may make a long recording of a short one."""
    edits = box(b"edts", box(b"elst", words(0, 2, 6_000, 0, 0x10000, 6_000, 0, 0x10000)))
    refuse_as_long(_FTYP + moov(trak(edits=edits)) + moof(1024) + mdat(1))


def test_a_duration_of_all_fragments_counts() -> None:
    """DIX-03: the header may state what the fragments last."""
    extends = box(b"mvex", box(b"mehd", words(0, 11_000)))
    refuse_as_long(_FTYP + moov(extends=extends) + moof(1024) + mdat(1))


def test_a_short_claim_does_not_shorten() -> None:
    """DIX-03: a header that claims little is not believed."""
    header = b"mvhd" + words(0, 0, 0, 1000)
    modest = swapped(sample("aac.mp4"), header + words(1200), header + words(1))
    assert examine(modest).millis == 1280


@pytest.mark.parametrize("handler", [b"vide", b"subt", b"text", b"meta"])
def test_a_track_of_another_kind_is_refused(handler: bytes) -> None:
    """DIX-03: neither pictures nor subtitles are a clue."""
    refuse(_FTYP + moov(trak(handler=handler)) + moof(1024) + mdat(1))


@pytest.mark.parametrize("codec", [b"alac", b"ac-3", b"fLaC", b"enca", b".mp3", b"avc1"])
def test_another_codec_is_refused(codec: bytes) -> None:
    """DIX-03: MP4 carries AAC or Opus."""
    refuse(_FTYP + moov(trak(box(codec, bytes(28), _ESDS))) + moof(1024) + mdat(1))


@pytest.mark.parametrize(
    ("place", "byte"),
    [(2, 0x6B), (2, 0x20), (3, 0x11), (15, 0x06), (17, 0xB7), (17, 0x17)],
    ids=["MP3", "video", "video stream", "no configuration", "another kind of AAC", "no rate"],
)
def test_a_description_that_is_not_of_aac_is_refused(place: int, byte: int) -> None:
    """DIX-03: what calls itself AAC must be configured so."""
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
    """DIX-03: a recording is one whole movie of one sound track, and nothing besides."""
    refuse(data)


@pytest.mark.parametrize(
    "stream",
    [b"\x03\x16\0\x01\x80", b"\x03\x96\x80\x80\x80\0", b"\x04\x16\0\x01\0"],
    ids=["leans on another", "length without end", "another descriptor"],
)
def test_a_stream_that_is_not_described_is_refused(stream: bytes) -> None:
    """DIX-03: the sound stands by itself, and says what it is."""
    entry = box(b"mp4a", bytes(28), box(b"esds", words(0), stream + _DECODER))
    refuse(_FTYP + moov(trak(entry)) + moof(1024) + mdat(1))


def test_a_size_of_eight_bytes_is_read() -> None:
    """DIX-03: a box may state its size at length."""
    data = words(1) + b"mdat" + (20).to_bytes(8, "big") + b"data"
    assert examine(_FTYP + moov() + moof(1600) + data).millis == 100


def test_a_clock_that_stands_still_is_refused() -> None:
    """DIX-03: no ticks a second is garbage."""
    refuse(swapped(sample("aac.mp4"), b"mvhd" + words(0, 0, 0, 1000), b"mvhd" + words(0, 0, 0, 0)))
