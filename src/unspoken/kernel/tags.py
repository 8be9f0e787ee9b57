"""The one way from a struct's name to the tag by which it is saved and sent."""

from __future__ import annotations

import re

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_NO_PART_OF_THE_TAG = re.compile(r"(?<=[a-z])(Message|View)$")  # says which side of the wire, not what it is


def tag(name: str) -> str:
    """The tag of a struct with this name: `PickUp` is "pick-up", `FrameMessage` is "frame"."""
    return _INNER_CAPITAL.sub("-", _NO_PART_OF_THE_TAG.sub("", name)).lower()
