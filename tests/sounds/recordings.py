"""Recordings in the format of the page, and samples of files that browsers recorded for earlier versions."""

from __future__ import annotations

from pathlib import Path

from unspoken.sounds.recording import MAGIC

_FOLDER = Path(__file__).parent / "samples"

OLD = {"chrome.webm": "audio/webm", "firefox.ogg": "audio/ogg", "aac.mp4": "audio/mp4"}
"""Samples of stored recordings with their media types."""
PACKET = bytes([10 << 3]) + b"sound"
"""An Opus packet of 40 ms: one frame of 40 ms (configuration 10), mono."""


def sample(name: str) -> bytes:
    """Return the bytes of a sample."""
    return (_FOLDER / name).read_bytes()


def recording(*packets: bytes, millis: int = 40) -> bytes:
    """Return a recording of these packets."""
    return MAGIC + bytes([millis]) + b"".join(len(packet).to_bytes(2, "big") + packet for packet in packets)


SOUND = recording(*[PACKET] * 25)
"""A valid recording of one second."""
