"""The refusal of a message that cannot be decoded: it tells the sender what is wrong, and where."""

from __future__ import annotations

import re

from unspoken.kernel.types import Refused

_MOST_LETTERS = 160
"""Limit of each fact: the name of an unknown field may be long."""
_AT = " - at `$"
_REPEATED_VALUE = re.compile(r"^(Invalid (?:enum )?value).*", re.DOTALL)


def unreadable(error: ValueError | RecursionError, root: str = "$") -> Refused:
    """Return the refusal for an error of the decoder. `root` is the path of what was decoded.

    The facts depend only on the message itself. They name types and fields, and never repeat a value.
    """
    reason, found, path = str(error).rpartition(_AT)
    if not found:
        reason, path = path, ""
    reason = _REPEATED_VALUE.sub(r"\1", reason)
    return Refused("unreadable", reason=reason[:_MOST_LETTERS], at=(root + path.rstrip("`"))[:_MOST_LETTERS])
