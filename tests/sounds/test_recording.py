"""Validation of recordings, which may be clues."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sounds.recordings import OLD, PACKET, SOUND, recording, sample
from unspoken.kernel.types import Refused
from unspoken.sounds.recording import MAGIC, MAX_PACKET, MOST_BYTES, measure, media_type


@pytest.mark.parametrize(
    ("packet", "millis"),
    [
        (bytes([1 << 3]), 20),
        (bytes([2 << 3]), 40),
        (bytes([11 << 3]), 60),
        (bytes([13 << 3]), 20),
        (bytes([31 << 3]), 20),
        (bytes([15 << 3 | 1]) + b"abcd", 40),
        (bytes([15 << 3 | 2]) + b"\x01abcd", 40),
        (bytes([12 << 3 | 3, 6]) + b"abc", 60),
        (bytes([16 << 3 | 3, 8]) + b"abc", 20),
        (bytes([2 << 3]) + bytes(MAX_PACKET - 1), 40),
    ],
)
def test_the_duration_is_measured(packet: bytes, millis: int) -> None:
    """DIX-03: by the configuration and the frames of each packet (RFC 6716, 3.1 and 3.2)."""
    assert measure(recording(*[packet] * 3, millis=millis)) == 3 * millis


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        bytes([3 << 3]),
        bytes([10 << 3 | 4]) + b"stereo",
        bytes([15 << 3 | 1]) + b"odd",
        bytes([15 << 3 | 3]),
        bytes([15 << 3 | 3, 0]) + b"no frames",
        bytes([15 << 3 | 3, 3]) + b"three frames",
        bytes([2 << 3]) + bytes(MAX_PACKET),
    ],
)
def test_an_invalid_packet_is_refused(packet: bytes) -> None:
    """DIX-03: every packet is mono, not too large, and as long as the header says; here 40 ms."""
    with pytest.raises(Refused, match="recording-not-sound"):
        measure(recording(PACKET, packet, PACKET))


@pytest.mark.parametrize("millis", [0, 10, 80, 120, 255])
def test_packets_of_another_length_are_refused(millis: int) -> None:
    """DIX-03: although their frames fit."""
    frames = bytes([12 << 3 | 3, millis // 10]) + b"sound"
    with pytest.raises(Refused, match="recording-not-sound"):
        measure(recording(frames, millis=millis))


def test_ten_seconds_are_not_too_long() -> None:
    """DIX-03: one more packet is, and the refusal states the limit."""
    assert measure(recording(*[PACKET] * 250)) == 10_000
    with pytest.raises(Refused) as refused:
        measure(recording(*[PACKET] * 251))
    assert (refused.value.code, refused.value.facts) == ("recording-too-long", {"most": 10})


def test_more_than_100_kilobytes_are_too_large() -> None:
    """DIX-03: the size is checked first."""
    with pytest.raises(Refused) as refused:
        measure(bytes(MOST_BYTES + 1))
    assert (refused.value.code, refused.value.facts) == ("recording-too-large", {"most": 100})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        MAGIC,
        recording(),
        b"\n" + SOUND,
        SOUND + b"\0",
        SOUND[:-1],
        SOUND.replace(MAGIC, b"UNSP\x02"),
        b"<!doctype html><p>",
        bytes(MOST_BYTES),
        *map(sample, OLD),
    ],
)
def test_other_files_are_refused(data: bytes) -> None:
    """DIX-03: also files of a browser's own recorder, which earlier versions accepted."""
    with pytest.raises(Refused, match="recording-not-sound"):
        measure(data)


def result(data: bytes) -> str:
    """Return the milliseconds of a recording, or the code of its refusal."""
    try:
        return str(measure(data))
    except Refused as refused:
        return refused.code


@given(st.binary(max_size=60).map(lambda rest: MAGIC + rest) | st.binary(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_measured_or_refused(data: bytes) -> None:
    """DIX-03: no other exception is raised, and no recording is empty."""
    assert result(data) == "recording-not-sound" or 0 < int(result(data)) <= 10_000


@pytest.mark.parametrize(("name", "mime"), OLD.items())
def test_old_recordings_keep_their_media_type(name: str, mime: str) -> None:
    """DIX-03: browsers play them without our help."""
    assert media_type(sample(name)) == mime


def test_other_stored_bytes_have_no_media_type() -> None:
    """A browser downloads them."""
    assert (media_type(SOUND), media_type(b"?")) == ("audio/x-unspoken-opus", "application/octet-stream")
