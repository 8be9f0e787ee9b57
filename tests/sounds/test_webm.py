"""WebM recordings, put together from parts."""

from __future__ import annotations

import struct

import pytest

from tests.sounds.recordings import OPUS_20_MS, OPUS_60_MS, OPUS_HEAD, element, number, sample, swapped
from unspoken.kernel.game import Refused
from unspoken.sounds import examine

_UNKNOWN = (1 << 56) - 1
_HEADER = element(0x1A45DFA3, element(0x4282, b"webm"))
_VORBIS_HEAD = b"\x02\x1e\x20\x01vorbis"


def track(number_: int = 1, kind: int = 2, codec: bytes = b"A_OPUS", private: bytes = OPUS_HEAD) -> bytes:
    """A track entry."""
    fields = number(0xD7, number_), number(0x83, kind), element(0x86, codec), element(0x63A2, private)
    return element(0xAE, *fields)


def block(at: int, packet: bytes = OPUS_20_MS, track: int = 1, flags: int = 0x80) -> bytes:
    """A simple block, so many milliseconds after its cluster."""
    return element(0xA3, bytes([0x80 | track]), struct.pack(">h", at), bytes([flags]), packet)


def cluster(at: int, *blocks: bytes, size: int | None = None) -> bytes:
    """A cluster that begins at so many milliseconds."""
    return element(0x1F43B675, number(0xE7, at), *blocks, size=size)


def webm(*parts: bytes, tracks: bytes | None = None, size: int | None = None) -> bytes:
    """A file of one segment."""
    return _HEADER + element(0x18538067, tracks or element(0x1654AE6B, track()), *parts, size=size)


def refuse(data: bytes) -> None:
    """Claim that this is no sound."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


def test_time_runs_from_the_first_block_to_the_end_of_the_last() -> None:
    """DIX-03: cluster and block together say when a packet is heard."""
    assert examine(webm(cluster(500, block(0)), cluster(1000, block(100)))).millis == 620


def test_clusters_and_segment_of_unknown_size_are_read_to_the_end() -> None:
    """DIX-03: a live recording states no sizes."""
    parts = cluster(0, block(0), size=_UNKNOWN) + cluster(1000, block(-20), block(0), size=_UNKNOWN)
    assert examine(webm(parts, size=_UNKNOWN)).millis == 1020


def test_packets_are_counted_too() -> None:
    """DIX-03: blocks that all claim the same moment still play one after the other."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, *[block(0, OPUS_60_MS)] * 180)))


def test_a_pause_between_blocks_counts() -> None:
    """DIX-03: two packets an hour apart are no short recording."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, block(0)), cluster(3_600_000, block(0))))


def test_a_block_that_lasts_counts() -> None:
    """DIX-03: a block may state a duration of its own."""
    group = element(0xA0, element(0xA1, b"\x81\0\0\0", OPUS_20_MS), number(0x9B, 11_000))
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, group)))


def test_the_longer_of_claim_and_content_counts() -> None:
    """DIX-03: a header that claims a minute makes a minute."""
    info = element(0x1549A966, element(0x4489, struct.pack(">d", 60_000.0)))
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(info, cluster(0, block(0))))


def test_a_short_claim_does_not_shorten() -> None:
    """DIX-03: a header that claims little is not believed."""
    long = sample("long.webm")
    place = long.index(b"\x44\x89\x88")
    with pytest.raises(Refused, match="recording-too-long"):
        examine(long[: place + 3] + struct.pack(">d", 1000.0) + long[place + 11 :])


def test_another_time_scale_is_heeded() -> None:
    """DIX-03: ticks are as long as the header says."""
    info = element(0x1549A966, number(0x2AD7B1, 10_000_000))
    assert examine(webm(info, cluster(0, block(0), block(100)))).millis == 1020


def test_vorbis_is_sound_as_well() -> None:
    """DIX-03: an older recorder's codec plays everywhere."""
    tracks = element(0x1654AE6B, track(codec=b"A_VORBIS", private=_VORBIS_HEAD))
    assert examine(webm(cluster(0, block(0), block(400)), tracks=tracks)).millis == 400


@pytest.mark.parametrize("kind", [1, 3, 17, 18, 33])
def test_a_track_of_another_kind_is_refused(kind: int) -> None:
    """DIX-03: neither pictures nor subtitles are a clue."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(kind=kind))))


@pytest.mark.parametrize("codec", [b"A_PCM/FLOAT/IEEE", b"A_AAC", b"A_FLAC", b"V_VP8", b""])
def test_another_codec_is_refused(codec: bytes) -> None:
    """DIX-03: WebM carries Opus or Vorbis."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(codec=codec))))


def test_a_second_track_is_refused() -> None:
    """DIX-03: one voice, one track."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(1), track(2))))


def test_a_second_list_of_tracks_is_refused() -> None:
    """DIX-03: which list a player believes must be no question."""
    refuse(webm(element(0x1654AE6B, track(kind=1)), cluster(0, block(0))))


def test_an_encrypted_track_is_refused() -> None:
    """DIX-03: what nobody can hear is no clue."""
    entry = track()
    packed = element(0xAE, entry[9:], element(0x6D80, b""))
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, packed)))


def test_a_block_of_an_unknown_track_is_refused() -> None:
    """DIX-03: all blocks belong to the one track."""
    refuse(webm(cluster(0, block(0), block(20, track=2))))


@pytest.mark.parametrize("flags", [0x02, 0x04, 0x06])
def test_laced_blocks_are_refused(flags: int) -> None:
    """DIX-03: no recorder laces, so a lace hides something."""
    refuse(webm(cluster(0, block(0, flags=flags))))


@pytest.mark.parametrize("packet", [b"", b"\x03", b"\x03\x00", b"\x7b\x3f"])
def test_a_packet_that_is_no_opus_is_refused(packet: bytes) -> None:
    """DIX-03: empty packets and packets of impossible length are no sound."""
    refuse(webm(cluster(0, block(0, packet))))


@pytest.mark.parametrize(
    "parts",
    [
        b"",
        cluster(0),
        element(0x1F43B675, block(0)),
        block(0),
        cluster(0, block(0)) + block(20),
        cluster(0, number(0xE7, 5), block(0)),
        cluster(0, block(0), element(0xA0)),
        cluster(0, block(0)) + element(0x1941A469, b"an attachment"),
        cluster(0, block(0)) + _HEADER,
        cluster(0, block(0), element(0xAF, b"encrypted")),
        cluster(0, block(0), element(0xEC, size=_UNKNOWN)),
        cluster(0, block(0)) + element(0x1254C367, size=_UNKNOWN),
        cluster(0, block(0)) + b"\x08\x81\0",
        cluster(0, block(0)) + b"\xec\0",
        element(0x1F43B675, element(0xE7, bytes(9)), block(0)),
        element(0x1549A966, element(0x4489, bytes(3))) + cluster(0, block(0)),
    ],
    ids=[
        "nothing",
        "silence",
        "timeless",
        "loose",
        "stray",
        "two times",
        "hollow",
        "attachment",
        "second file",
        "secret block",
        "open padding",
        "open tags",
        "long kind",
        "long size",
        "long number",
        "odd duration",
    ],
)
def test_a_segment_out_of_order_is_refused(parts: bytes) -> None:
    """DIX-03: a recorder writes clusters of timed blocks, and nothing besides."""
    refuse(webm(parts))


@pytest.mark.parametrize("duration", [float("nan"), float("inf"), -1.0])
def test_a_duration_that_is_no_time_is_refused(duration: float) -> None:
    """DIX-03: garbage in the header is garbage."""
    info = element(0x1549A966, element(0x4489, struct.pack(">d", duration)))
    refuse(webm(info, cluster(0, block(0))))


def test_a_time_scale_of_nothing_is_refused() -> None:
    """DIX-03: time that does not pass is garbage."""
    refuse(webm(element(0x1549A966, number(0x2AD7B1, 0)), cluster(0, block(0))))


def test_vorbis_without_its_header_is_refused() -> None:
    """DIX-03: a codec is known by its header, and not by its name."""
    tracks = element(0x1654AE6B, track(codec=b"A_VORBIS"))
    refuse(webm(cluster(0, block(0), block(400)), tracks=tracks))


@pytest.mark.parametrize(
    "private",
    [b"", b"OpusTags" + OPUS_HEAD[8:], b"OpusHead\x10" + OPUS_HEAD[9:], OPUS_HEAD[:9] + bytes(10)],
    ids=["nothing", "another header", "another version", "no channel"],
)
def test_opus_without_its_header_is_refused(private: bytes) -> None:
    """DIX-03: its header has a known version and a channel."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(private=private))))


def test_a_header_of_unknown_size_is_refused() -> None:
    """DIX-03: only what is recorded live may be of unknown size."""
    header = element(0x1A45DFA3, element(0x4282, b"webm"), size=_UNKNOWN)
    refuse(swapped(webm(cluster(0, block(0))), _HEADER, header))


def test_matroska_is_refused() -> None:
    """DIX-03: browsers promise to play WebM alone."""
    refuse(swapped(sample("chrome.webm"), b"\x42\x82\x84webm", b"\x42\x82\x84mkv\0"))


def test_a_cluster_of_unknown_size_ends_before_the_index() -> None:
    """DIX-03: what only a segment holds is no part of the cluster; a block after it is astray."""
    cues = element(0x1C53BB6B)
    refuse(webm(cluster(0, block(0), size=_UNKNOWN) + cues + block(20), size=_UNKNOWN))
