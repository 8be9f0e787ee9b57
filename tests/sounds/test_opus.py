"""The duration of Opus packets."""

from __future__ import annotations

import pytest

from unspoken.kernel.types import Refused
from unspoken.sounds.opus import samples


@pytest.mark.parametrize(
    ("configuration", "millis"),
    [
        (0, 10),
        (1, 20),
        (2, 40),
        (3, 60),
        (11, 60),
        (12, 10),
        (13, 20),
        (15, 20),
        (16, 2.5),
        (17, 5),
        (31, 20),
    ],
)
def test_a_frame_is_as_long_as_its_configuration_says(configuration: int, millis: float) -> None:
    """DIX-03: five bits give the length of a frame (RFC 6716, table 2)."""
    assert samples(bytes([configuration << 3])) == millis * 48


@pytest.mark.parametrize(("packet", "frames"), [(b"\x08", 1), (b"\x09", 2), (b"\x0a", 2), (b"\x0b\x05", 5)])
def test_a_packet_holds_one_two_or_several_frames(packet: bytes, frames: int) -> None:
    """DIX-03: two bits give the number of frames (RFC 6716, 3.2)."""
    assert samples(packet) == frames * 960


@pytest.mark.parametrize("packet", [b"", b"\x0b", b"\x0b\x00", b"\x0b\x07", b"\x1b\x03"])
def test_a_packet_of_impossible_length_is_refused(packet: bytes) -> None:
    """DIX-03: a packet has at most 120 ms, and is not empty."""
    with pytest.raises(Refused, match="recording-not-sound"):
        samples(packet)
