"""The commit that a figure was measured at."""

from __future__ import annotations

import subprocess
from pathlib import Path

_HERE = Path(__file__).parent


def commit() -> str:
    """Return the checked-out commit, with "+changes" if the work tree is dirty."""
    try:
        command = ["git", "describe", "--always", "--dirty=+changes", "--exclude=*"]
        return subprocess.run(command, cwd=_HERE, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "an unknown commit"
