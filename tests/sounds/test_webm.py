"""WebM recordings, built from parts."""

from __future__ import annotations

import struct

import pytest

from tests.sounds.recordings import OPUS_20_MS, OPUS_60_MS, OPUS_HEAD, element, number, sample, swapped
from unspoken.kernel.types import Refused
from unspoken.sounds import examine

_UNKNOWN = (1 << 56) - 1
_HEADER = element(0x1A45DFA3, element(0x4282, b"webm"))
_VORBIS_HEAD = b"\x02\x1e\x20\x01vorbis"


def track(number_: int = 1, kind: int = 2, codec: bytes = b"A_OPUS", private: bytes = OPUS_HEAD) -> bytes:
    """Return a track entry."""
    fields = number(0xD7, number_), number(0x83, kind), element(0x86, codec), element(0x63A2, private)
    return element(0xAE, *fields)


def block(at: int, packet: bytes = OPUS_20_MS, track: int = 1, flags: int = 0x80) -> bytes:
    """Return a simple block that begins `at` milliseconds after its cluster."""
    return element(0xA3, bytes([0x80 | track]), struct.pack(">h", at), bytes([flags]), packet)


def cluster(at: int, *blocks: bytes, size: int | None = None) -> bytes:
    """Return a cluster that begins at this time in milliseconds."""
    return element(0x1F43B675, number(0xE7, at), *blocks, size=size)


def webm(*parts: bytes, tracks: bytes | None = None, size: int | None = None) -> bytes:
    """Return a file of one segment."""
    return _HEADER + element(0x18538067, tracks or element(0x1654AE6B, track()), *parts, size=size)


def refuse(data: bytes) -> None:
    """Assert that the data is refused because it is not a recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


def test_the_duration_is_from_the_first_block_to_the_end_of_the_last() -> None:
    """DIX-03: the time of a packet is the sum of cluster and block."""
    assert examine(webm(cluster(500, block(0)), cluster(1000, block(100)))).millis == 620


def test_clusters_and_segment_of_unknown_size_are_read_to_the_end() -> None:
    """DIX-03: a live recording states no sizes."""
    parts = cluster(0, block(0), size=_UNKNOWN) + cluster(1000, block(-20), block(0), size=_UNKNOWN)
    assert examine(webm(parts, size=_UNKNOWN)).millis == 1020


def test_packets_are_counted_too() -> None:
    """DIX-03: blocks with the same time are still played one after the other."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, *[block(0, OPUS_60_MS)] * 180)))


def test_a_pause_between_blocks_counts() -> None:
    """DIX-03: two packets an hour apart are not a short recording."""
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, block(0)), cluster(3_600_000, block(0))))


def test_the_stated_duration_of_a_block_counts() -> None:
    """DIX-03: a block may have its own duration."""
    group = element(0xA0, element(0xA1, b"\x81\0\0\0", OPUS_20_MS), number(0x9B, 11_000))
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(cluster(0, group)))


def test_the_longer_of_stated_and_measured_duration_counts() -> None:
    """DIX-03: here the header states a minute."""
    info = element(0x1549A966, element(0x4489, struct.pack(">d", 60_000.0)))
    with pytest.raises(Refused, match="recording-too-long"):
        examine(webm(info, cluster(0, block(0))))


def test_a_stated_duration_that_is_too_short_is_ignored() -> None:
    """DIX-03: the blocks are measured."""
    long = sample("long.webm")
    place = long.index(b"\x44\x89\x88")
    with pytest.raises(Refused, match="recording-too-long"):
        examine(long[: place + 3] + struct.pack(">d", 1000.0) + long[place + 11 :])


def test_another_time_scale_is_used() -> None:
    """DIX-03: the header defines the length of a tick."""
    info = element(0x1549A966, number(0x2AD7B1, 10_000_000))
    assert examine(webm(info, cluster(0, block(0), block(100)))).millis == 1020


def test_vorbis_is_accepted() -> None:
    """DIX-03: older recorders use it, and all browsers play it."""
    tracks = element(0x1654AE6B, track(codec=b"A_VORBIS", private=_VORBIS_HEAD))
    assert examine(webm(cluster(0, block(0), block(400)), tracks=tracks)).millis == 400


@pytest.mark.parametrize("kind", [1, 3, 17, 18, 33])
def test_a_track_of_another_kind_is_refused(kind: int) -> None:
    """DIX-03: neither video nor subtitles are a clue."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(kind=kind))))


@pytest.mark.parametrize("codec", [b"A_PCM/FLOAT/IEEE", b"A_AAC", b"A_FLAC", b"V_VP8", b""])
def test_another_codec_is_refused(codec: bytes) -> None:
    """DIX-03: WebM may contain Opus or Vorbis."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(codec=codec))))


def test_a_second_track_is_refused() -> None:
    """DIX-03: a recording has one track."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(1), track(2))))


def test_a_second_list_of_tracks_is_refused() -> None:
    """DIX-03: players could choose either list."""
    refuse(webm(element(0x1654AE6B, track(kind=1)), cluster(0, block(0))))


def test_an_encrypted_track_is_refused() -> None:
    """DIX-03: nobody could play it."""
    entry = track()
    packed = element(0xAE, entry[9:], element(0x6D80, b""))
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, packed)))


def test_a_block_of_an_unknown_track_is_refused() -> None:
    """DIX-03: all blocks belong to the only track."""
    refuse(webm(cluster(0, block(0), block(20, track=2))))


@pytest.mark.parametrize("flags", [0x02, 0x04, 0x06])
def test_laced_blocks_are_refused(flags: int) -> None:
    """DIX-03: no recorder uses lacing."""
    refuse(webm(cluster(0, block(0, flags=flags))))


@pytest.mark.parametrize("packet", [b"", b"\x03", b"\x03\x00", b"\x7b\x3f"])
def test_an_invalid_opus_packet_is_refused(packet: bytes) -> None:
    """DIX-03: it is empty or has an impossible length."""
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
def test_an_invalid_segment_is_refused(parts: bytes) -> None:
    """DIX-03: a recording has clusters of blocks with times and nothing else."""
    refuse(webm(parts))


@pytest.mark.parametrize("duration", [float("nan"), float("inf"), -1.0])
def test_an_invalid_duration_is_refused(duration: float) -> None:
    """DIX-03: it is negative or not finite."""
    info = element(0x1549A966, element(0x4489, struct.pack(">d", duration)))
    refuse(webm(info, cluster(0, block(0))))


def test_a_time_scale_of_zero_is_refused() -> None:
    """DIX-03: zero nanoseconds per tick are invalid."""
    refuse(webm(element(0x1549A966, number(0x2AD7B1, 0)), cluster(0, block(0))))


def test_vorbis_without_its_header_is_refused() -> None:
    """DIX-03: the name of the codec is not enough."""
    tracks = element(0x1654AE6B, track(codec=b"A_VORBIS"))
    refuse(webm(cluster(0, block(0), block(400)), tracks=tracks))


@pytest.mark.parametrize(
    "private",
    [b"", b"OpusTags" + OPUS_HEAD[8:], b"OpusHead\x10" + OPUS_HEAD[9:], OPUS_HEAD[:9] + bytes(10)],
    ids=["nothing", "another header", "another version", "no channel"],
)
def test_opus_without_its_header_is_refused(private: bytes) -> None:
    """DIX-03: the header must have a known version and a channel."""
    refuse(webm(cluster(0, block(0)), tracks=element(0x1654AE6B, track(private=private))))


def test_a_header_of_unknown_size_is_refused() -> None:
    """DIX-03: only segments and clusters may have an unknown size."""
    header = element(0x1A45DFA3, element(0x4282, b"webm"), size=_UNKNOWN)
    refuse(swapped(webm(cluster(0, block(0))), _HEADER, header))


def test_matroska_is_refused() -> None:
    """DIX-03: browsers only support WebM."""
    refuse(swapped(sample("chrome.webm"), b"\x42\x82\x84webm", b"\x42\x82\x84mkv\0"))


def test_a_cluster_of_unknown_size_ends_before_the_index() -> None:
    """DIX-03: cues end the cluster, so a block after them is refused."""
    cues = element(0x1C53BB6B)
    refuse(webm(cluster(0, block(0), size=_UNKNOWN) + cues + block(20), size=_UNKNOWN))
