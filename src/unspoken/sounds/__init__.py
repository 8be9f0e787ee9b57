"""Is this a short recording? Asked of the bytes alone: a name or a Content-Type may say anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from unspoken.kernel.game import Refused
from unspoken.sounds import mp4, ogg, webm
from unspoken.sounds.reader import Reader, not_sound

Mime: TypeAlias = Literal["audio/webm", "audio/ogg", "audio/mp4"]

MOST_BYTES = 300_000
MOST_SECONDS = 10
_SLACK_MILLIS = 250  # a recorder that is told to stop at ten seconds stops a packet or two later

_OTHER_NATURES = (b"pk\x05\x06\0\0\0\0", b"%pdf-", b"<html", b"<script", b"<!doctype")
"""Lower-case marks of archives and pages, which their readers find in the middle of a file too."""


@dataclass(frozen=True, slots=True)
class Recording:
    """What is known of a recording that may be kept: how to serve it, and how long it plays."""

    mime: Mime
    millis: int


def examine(data: bytes) -> Recording:
    """The recording that these bytes are; Refused if they are too many, too long, or not just sound."""
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


def _measured(data: bytes) -> Recording:
    """The recording by its first bytes, which each of the three containers must begin with."""
    if data.startswith(webm.MAGIC):
        return Recording("audio/webm", webm.millis(Reader(data)))
    if data.startswith(ogg.MAGIC):
        return Recording("audio/ogg", ogg.millis(Reader(data)))
    if data[4:8] == mp4.MAGIC:
        return Recording("audio/mp4", mp4.millis(Reader(data)))
    raise not_sound()
