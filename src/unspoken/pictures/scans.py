"""How often a JPEG goes over its picture: in scans, whose number nothing limits."""

from __future__ import annotations

_END, _SCAN = 0xD9, 0xDA
_ALONE = frozenset((0x00, 0x01, *range(0xD0, 0xD8)))
"""What follows 0xFF without a length of its own: a byte of data, and marks within them."""


def count_scans(data: bytes) -> int:
    """The scans of a JPEG, counted by its marks alone: nothing is unfolded."""
    found, at = 0, 2
    while 0 <= (at := data.find(b"\xff", at)) < len(data) - 3:
        mark = data[at + 1]
        if mark == 0xFF:  # a mark may be filled up
            at += 1
        elif mark in _ALONE:
            at += 2
        elif mark == _END:
            break
        else:
            found += mark == _SCAN
            at += 2 + max(2, int.from_bytes(data[at + 2 : at + 4]))
    return found
