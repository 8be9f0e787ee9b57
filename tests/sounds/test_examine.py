"""A clue may be a short recording: what the server takes for one, and what it does not."""

from __future__ import annotations

import pytest

from tests.sounds.recordings import NOT_JUST_SOUND, PLAYABLE, TOO_LONG, sample
from unspoken.kernel.game import Refused
from unspoken.sounds import Recording, examine

_ARCHIVE = b"PK\x05\x06" + bytes(18)
_MIMES = {"webm": "audio/webm", "ogg": "audio/ogg", "mp4": "audio/mp4"}


@pytest.mark.parametrize("name", PLAYABLE)
def test_what_browsers_record_is_known_by_its_content(name: str) -> None:
    """DIX-03: a short recording is a clue, whichever browser made it."""
    assert examine(sample(name)).mime == _MIMES[name.rpartition(".")[2]]


@pytest.mark.parametrize(("name", "millis"), PLAYABLE.items())
def test_the_content_tells_how_long_it_plays(name: str, millis: int) -> None:
    """DIX-03: short is measured, and not believed."""
    assert examine(sample(name)).millis == millis


@pytest.mark.parametrize("name", TOO_LONG)
def test_eleven_seconds_are_too_long(name: str) -> None:
    """DIX-03: a recording of more than ten seconds is refused, and the limit told."""
    with pytest.raises(Refused) as refused:
        examine(sample(name))
    assert (refused.value.code, refused.value.facts) == ("recording-too-long", {"most": 10})


def test_more_than_300_kilobytes_are_too_large() -> None:
    """DIX-03: size is looked at before anything else."""
    with pytest.raises(Refused) as refused:
        examine(bytes(300_001))
    assert (refused.value.code, refused.value.facts) == ("recording-too-large", {"most": 300})


@pytest.mark.parametrize("name", NOT_JUST_SOUND)
def test_films_and_other_codecs_are_no_clue(name: str) -> None:
    """DIX-03: a clue is sound alone, in a codec that every browser plays."""
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
def test_other_files_are_no_sound(data: bytes) -> None:
    """DIX-03: neither nothing nor another kind of file is a recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(data)


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("front", [b"\n", b"<script>", b"PK\x03\x04"])
def test_nothing_may_stand_in_front(name: str, front: bytes) -> None:
    """DIX-03: a page or an archive with a recording behind it is no recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(front + sample(name))


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("behind", [b"\0", b"\n<p>Hello", bytes(100), _ARCHIVE, b"\xec\x81"])
def test_nothing_may_stand_behind(name: str, behind: bytes) -> None:
    """DIX-03: a recording with something behind it is no recording."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(sample(name) + behind)


@pytest.mark.parametrize("mark", [_ARCHIVE, b"<SCRIPT src=x>", b"<!DOCTYPE html>", b"<html>", b"%PDF-1.7"])
def test_a_page_or_an_archive_within_the_sound_is_found(mark: bytes) -> None:
    """DIX-03: a well-formed recording that another program would open as its own is refused."""
    recording = sample("aac.mp4")
    hidden = recording + (len(mark) + 8).to_bytes(4, "big") + b"free" + mark
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(hidden)


@pytest.mark.parametrize(
    "name", ["chrome.webm", "whole.webm", "firefox.ogg", "vorbis.ogg", "aac.mp4", "chrome.mp4"]
)
def test_a_recording_that_was_cut_off_is_refused(name: str) -> None:
    """DIX-03: half a recording is none; the containers that state their sizes show it."""
    with pytest.raises(Refused, match="recording-not-sound"):
        examine(sample(name)[:-1])


def test_a_recording_is_a_value() -> None:
    """DIX-03: the same bytes are the same recording."""
    assert examine(sample("firefox.ogg")) == Recording("audio/ogg", 1213)
