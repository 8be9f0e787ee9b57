"""Derives the tag of a struct, by which it is saved and sent, from its name."""

from __future__ import annotations

import re
from typing import Any, get_args

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_SUFFIX = re.compile(r"(?<=[a-z])(Message|View)$")  # not part of the tag


def tag(name: str) -> str:
    """Return the tag of a struct with this name: "pick-up" for `PickUp`, "frame" for `FrameMessage`."""
    return _INNER_CAPITAL.sub("-", _SUFFIX.sub("", name)).lower()


def tags_of(union: Any) -> frozenset[str]:  # noqa: ANN401  (for mypy a union is a value, not a type)
    """Return the tags of the structs in a union, or of a single struct."""
    return frozenset(str(kind.__struct_config__.tag) for kind in get_args(union) or (union,))
