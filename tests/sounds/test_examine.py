"""Validation of recordings, which may be clues."""

from __future__ import annotations

import pytest

from tests.sounds.recordings import NOT_JUST_SOUND, PLAYABLE, TOO_LONG, sample
from unspoken.kernel.types import Refused
from unspoken.sounds import RecordingInfo, examine

_ARCHIVE = b"PK\x05\x06" + bytes(18)
_MIMES = {"webm": "audio/webm", "ogg": "audio/ogg", "mp4": "audio/mp4"}


@pytest.mark.parametrize("name", PLAYABLE)
def test_recordings_of_browsers_are_recognized(name: str) -> None:
    """DIX-03: a short recording of any browser is a clue."""
    assert examine(sample(name)).mime == _MIMES[name.rpartition(".")[2]]


@pytest.mark.parametrize(("name", "millis"), PLAYABLE.items())
def test_the_duration_is_measured(name: str, millis: int) -> None:
    """DIX-03: from the content, not from a claim."""
    assert examine(sample(name)).millis == millis


@pytest.mark.parametrize("name", TOO_LONG)
def test_eleven_seconds_are_too_long(name: str) -> None:
    """DIX-03: the refusal states the limit of ten seconds."""
    with pytest.raises(Refused) as refused:
        examine(sample(name))
    assert (refused.value.code, refused.value.facts) == ("recording-too-long", {"most": 10})


def test_more_than_300_kilobytes_are_too_large() -> None:
    """DIX-03: the size is checked first."""
    with pytest.raises(Refused) as refused:
        examine(bytes(300_001))
    assert (refused.value.code, refused.value.facts) == ("recording-too-large", {"most": 300})


@pytest.mark.parametrize("name", NOT_JUST_SOUND)
def test_videos_and_other_codecs_are_refused(name: str) -> None:
    """DIX-03: a recording is only audio, in a codec that every browser plays."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(sample(name))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        b"clue",
        b"<!doctype html><p>",
        b"ID3\x04",
        b"RIFF\x24\0\0\0WAVEfmt ",
        b"%PDF-1.7",
        bytes(300_000),
    ],
)
def test_other_files_are_refused(data: bytes) -> None:
    """DIX-03: neither an empty file nor another kind of file is a recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("front", [b"\n", b"<script>", b"PK\x03\x04"])
def test_data_before_a_recording_is_refused(name: str, front: bytes) -> None:
    """DIX-03: such as HTML or an archive."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(front + sample(name))


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("after", [b"\0", b"\n<p>Hello", bytes(100), _ARCHIVE, b"\xec\x81"])
def test_data_after_a_recording_is_refused(name: str, after: bytes) -> None:
    """DIX-03: the container must end with the file."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(sample(name) + after)


@pytest.mark.parametrize("mark", [_ARCHIVE, b"<SCRIPT src=x>", b"<!DOCTYPE html>", b"<html>", b"%PDF-1.7"])
def test_html_and_archives_within_a_recording_are_refused(mark: bytes) -> None:
    """DIX-03: other programs could open such a file as HTML or as an archive."""
    recording = sample("aac.mp4")
    hidden = recording + (len(mark) + 8).to_bytes(4, "big") + b"free" + mark
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(hidden)


@pytest.mark.parametrize(
    "name", ["chrome.webm", "whole.webm", "firefox.ogg", "vorbis.ogg", "aac.mp4", "chrome.mp4"]
)
def test_a_truncated_recording_is_refused(name: str) -> None:
    """DIX-03: in containers that state their sizes."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(sample(name)[:-1])


def test_equal_recordings_have_equal_infos() -> None:
    """DIX-03: RecordingInfo is compared by value."""
    assert examine(sample("firefox.ogg")) == RecordingInfo("audio/ogg", 1213)
