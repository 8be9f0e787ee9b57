"""Validates recordings by their bytes alone, because names and Content-Types are not reliable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from unspoken.kernel.types import Refused
from unspoken.sounds import mp4, ogg, webm
from unspoken.sounds.reader import Reader, not_sound

Mime: TypeAlias = Literal["audio/webm", "audio/ogg", "audio/mp4"]

MOST_BYTES = 300_000
MOST_SECONDS = 10
_SLACK_MILLIS = 250  # a recorder stops a packet or two after ten seconds

_OTHER_NATURES = (b"pk\x05\x06\0\0\0\0", b"%pdf-", b"<html", b"<script", b"<!doctype")
"""Lower-case magic bytes of archives and HTML, which their readers also find in the middle of a file."""


@dataclass(frozen=True, slots=True)
class RecordingInfo:
    """A valid recording: its media type and its length."""

    mime: Mime
    millis: int


def examine(data: bytes) -> RecordingInfo:
    """Validate a recording; Refused if it is too large, too long, or not only sound."""
    if len(data) > MOST_BYTES:
        raise Refused("recording-too-large", most=MOST_BYTES // 1000)
    lowered = data.lower()
    if any(mark in lowered for mark in _OTHER_NATURES):
        raise not_sound()
    recording = _measured(data)
    if recording.millis <= 0:
        raise not_sound()
    if recording.millis > MOST_SECONDS * 1000 + _SLACK_MILLIS:
        raise Refused("recording-too-long", most=MOST_SECONDS)
    return recording


def _measured(data: bytes) -> RecordingInfo:
    """Parse the recording by its magic bytes."""
    if data.startswith(webm.MAGIC):
        return RecordingInfo("audio/webm", webm.millis(Reader(data)))
    if data.startswith(ogg.MAGIC):
        return RecordingInfo("audio/ogg", ogg.millis(Reader(data)))
    if data[4:8] == mp4.MAGIC:
        return RecordingInfo("audio/mp4", mp4.millis(Reader(data)))
    raise not_sound()
