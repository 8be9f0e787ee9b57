"""Fuzzing: any bytes give a recording or a refusal, in bounded time."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from types import FrameType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.sounds.recordings import (
    NOT_JUST_SOUND,
    OPUS_HEAD,
    PLAYABLE,
    TOO_LONG,
    box,
    element,
    page,
    sample,
    sealed,
)
from unspoken.kernel.types import Refused
from unspoken.sounds import MOST_BYTES, RecordingInfo, examine

_SAMPLES = [sample(name) for name in (*PLAYABLE, *TOO_LONG, *NOT_JUST_SOUND)]
_BEGINS = [(data, found.start()) for data in _SAMPLES for found in re.finditer(b"OggS", data)]
"""The positions of all Ogg pages in the samples."""
_CODES = {"recording-not-sound", "recording-too-long", "recording-too-large"}
_many = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def answer(data: bytes) -> RecordingInfo | str:
    """Return the recording or the code of the refusal; other exceptions are errors."""
    try:
        return examine(data)
    except Refused as refused:
        return refused.code


@st.composite
def mutations(draw: st.DrawFn) -> bytes:
    """Return a sample with some bytes changed, removed, repeated or inserted."""
    data = draw(st.sampled_from(_SAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        # Parsers fail in headers: half of the changes are in the first 400 bytes.
        at = draw(st.integers(0, 400) | st.integers(0, len(data)))
        length = draw(st.integers(0, 8))
        middle = draw(
            st.binary(max_size=8) | st.just(data[at : at + 40] * 2) | st.just(b"\xff" * 8) | st.just(bytes(8))
        )
        data = data[:at] + middle + data[at + length :]
    return data


@st.composite
def resealed(draw: st.DrawFn) -> bytes:
    """Return an Ogg sample with changed bytes in a page whose checksum is correct."""
    data, begins = draw(st.sampled_from(_BEGINS))
    page, magic, others = data[begins + 4 :].partition(b"OggS")
    middle = bytearray(b"OggS" + page)
    for _ in range(draw(st.integers(1, 3))):
        middle[draw(st.integers(4, min(len(middle), 60) - 1))] = draw(st.integers(0, 255))
    return data[:begins] + sealed(bytes(middle)) + magic + others


@given(mutations())
@_many
def test_a_mutated_recording_is_accepted_or_refused(data: bytes) -> None:
    """DIX-03: an accepted one is neither empty nor too long."""
    result = answer(data)
    assert result in _CODES if isinstance(result, str) else 0 < result.millis <= 10_250


@given(resealed())
@_many
def test_a_mutated_page_with_a_correct_checksum_is_accepted_or_refused(data: bytes) -> None:
    """DIX-03: no other exception is raised."""
    result = answer(data)
    assert isinstance(result, RecordingInfo) or result in _CODES


@given(st.sampled_from([b"\x1aE\xdf\xa3", b"OggS\0\x02", b"\0\0\0\x10ftyp", b"\0\0\0\x08ftyp"]), st.binary())
@_many
def test_magic_bytes_with_garbage_are_refused(beginning: bytes, rest: bytes) -> None:
    """DIX-03: the start of a file alone is not a recording."""
    assert answer(beginning + rest) == "recording-not-sound"


def calls(data: bytes) -> int:
    """Return the number of function calls of the validation, as a measure of work without a clock."""
    count = 0

    def counted(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        answer(data)
    finally:
        sys.setprofile(before)
    return count


def nested(kind: bytes, depth: int) -> bytes:
    """Return nested boxes."""
    data = b""
    for _ in range(depth):
        data = box(kind, data)
    return data


_OGG_HEAD = page(0, 0, OPUS_HEAD, flags=2)
_WEBM = sample("chrome-in-slices.webm")
_LARGE: dict[str, Callable[[], bytes]] = {
    "empty boxes": lambda: sample("aac.mp4") + box(b"free") * 37_000,
    "boxes in boxes": lambda: sample("aac.mp4")[:28] + nested(b"moov", 5_000),
    "fragments": lambda: sample("chrome.mp4") + box(b"moof", box(b"traf")) * 18_000,
    "padding": lambda: _WEBM + b"\xec\x80" * 148_000,
    "clusters": lambda: _WEBM + b"\x1fC\xb6u\xff" * 59_000,
    "lists of tracks": lambda: _WEBM[:36] + element(0x1654AE6B) * 24_000,
    "pages": lambda: _OGG_HEAD + b"".join(page(place, 0) for place in range(1, 6_000)),
    "laces": lambda: _OGG_HEAD + b"".join(page(place, 0, *[b""] * 255) for place in range(1, 400)),
    "magic": lambda: b"OggS" * 75_000,
}


@pytest.mark.parametrize("make", _LARGE.values(), ids=_LARGE.keys())
def test_the_work_for_large_forgeries_is_linear(make: Callable[[], bytes]) -> None:
    """DIX-03: it grows with the size, not with its square or with the depth."""
    assert calls(make()[:MOST_BYTES]) < 2 * MOST_BYTES
