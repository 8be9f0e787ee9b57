"""Goldens: pages that a person can check against the rule book. `UPDATE_GOLDENS=1` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent


def agrees_with_golden(name: str, text: str) -> bool:
    """Whether a page is what it was when somebody last checked it."""
    page = HERE / name
    if os.environ.get("UPDATE_GOLDENS"):
        page.write_text(text, encoding="utf-8")
    return page.read_text(encoding="utf-8") == text
