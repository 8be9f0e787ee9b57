"""Counts the scans of a JPEG, whose number the format does not limit."""

from __future__ import annotations

_END, _SCAN = 0xD9, 0xDA
_ALONE = frozenset((0x00, 0x01, *range(0xD0, 0xD8)))
"""Markers without a length: stuffed bytes and restart markers."""


def count_scans(data: bytes) -> int:
    """Count the scans by their markers, without decoding."""
    found, at = 0, 2
    while 0 <= (at := data.find(b"\xff", at)) < len(data) - 3:
        mark = data[at + 1]
        if mark == 0xFF:  # fill byte
            at += 1
        elif mark in _ALONE:
            at += 2
        elif mark == _END:
            break
        else:
            found += mark == _SCAN
            at += 2 + max(2, int.from_bytes(data[at + 2 : at + 4]))
    return found
