"""The one way from a struct's name to the tag by which it is saved and sent."""

from __future__ import annotations

import re
from typing import Any, get_args

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_NO_PART_OF_THE_TAG = re.compile(r"(?<=[a-z])(Message|View)$")  # says which side of the wire, not what it is


def tag(name: str) -> str:
    """The tag of a struct with this name: `PickUp` is "pick-up", `FrameMessage` is "frame"."""
    return _INNER_CAPITAL.sub("-", _NO_PART_OF_THE_TAG.sub("", name)).lower()


def tags_of(union: Any) -> frozenset[str]:  # noqa: ANN401  (a union of structs is no type to mypy, but a value)
    """The tags of all structs in a union, or of the one that stands alone."""
    return frozenset(str(kind.__struct_config__.tag) for kind in get_args(union) or (union,))
