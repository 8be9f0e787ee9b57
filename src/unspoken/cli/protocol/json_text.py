"""Formats JSON for people: short values on one line, and only the beginning of long lists."""

from __future__ import annotations

import json
from collections.abc import Iterator

WIDTH = 108
MOST_ITEMS = 3
"""Items that are shown of a list that does not fit into a line."""
MOST_MEMBERS = 24
"""Members that are shown of an object. No view has more; the objects that have more are dictionaries."""


def json_text(value: object, indent: int = 0) -> str:
    """Return JSON with comments where a part is left out."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = " " * (indent + 2)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    lines = ",\n".join(f"{inner}{part}" for part in _parts(value, indent + 2))
    left_out = len(value) - (MOST_MEMBERS if isinstance(value, dict) else MOST_ITEMS)
    more = f"\n{inner}// … {left_out} more" if left_out > 0 else ""
    return f"{opening}\n{lines}{more}\n{' ' * indent}{closing}"


def _parts(value: dict[str, object] | list[object], indent: int) -> Iterator[str]:
    if isinstance(value, list):
        yield from (json_text(item, indent) for item in value[:MOST_ITEMS])
        return
    for name, item in list(value.items())[:MOST_MEMBERS]:
        head = json.dumps(name) + ": "
        yield head + json_text(item, indent)
