"""Golden files: pages that a person can check against the rule book. `UPDATE_GOLDENS=1` rewrites them."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent


def agrees_with_golden(name: str, text: str) -> bool:
    """True if the text equals the golden file, which a person has checked."""
    page = HERE / name
    if os.environ.get("UPDATE_GOLDENS"):
        page.write_text(text, encoding="utf-8")
    return page.read_text(encoding="utf-8") == text
