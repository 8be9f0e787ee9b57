"""Which code it was that a figure was measured of."""

from __future__ import annotations

import subprocess
from pathlib import Path

_HERE = Path(__file__).parent


def commit() -> str:
    """The commit that is checked out, and whether anything was changed since; without git, a word."""
    try:
        words = ["git", "describe", "--always", "--dirty=+changes", "--exclude=*"]
        return subprocess.run(words, cwd=_HERE, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "an unknown commit"
