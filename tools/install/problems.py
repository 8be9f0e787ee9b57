"""Turns the output of a failed install into one sentence that says what to do."""

from __future__ import annotations

import re

_NO_WHEEL = r"(no wheels? with a matching|not a supported wheel|No matching distribution|No solution found)"
_NO_NODE = re.compile(rf"{_NO_WHEEL}.*nodejs|nodejs.*{_NO_WHEEL}", re.DOTALL)
_FULL_DISK = re.compile(r"No space left on device|ENOSPC|os error 28|Bus error")
"""Node crashes with a bus error if the disk is full while it writes a memory-mapped file."""
_NO_ANSWER = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network|dns error|timed? ?out"
    r"|error sending request|failed to (fetch|establish)|connection(error| refused| reset| broken)"
    r"|max retries exceeded|failure in name resolution",
    re.IGNORECASE,
)
_NOT_ALLOWED = re.compile(r"EACCES|Permission denied|os error 13|Read-only file system|EROFS")


def advice_for(output: str) -> str | None:
    """Return advice about the output of a failed command; None if the problem is not a known one."""
    if _FULL_DISK.search(output):
        return "The disk is full: free about 2 GB and run the same command again."
    if _NO_NODE.search(output):
        return (
            "Building the page needs Node 20.19 or newer with npm, and no wheel of Node fits this platform: "
            "install Node from your system's packages and run the same command again."
        )
    if _NO_ANSWER.search(output):
        return (
            "A package registry did not answer: check the network, then run the same command again. "
            "Packages that are already installed are kept."
        )
    if _NOT_ALLOWED.search(output):
        return (
            "A file could not be written: all files in this folder must belong to you "
            "(commands run with sudo leave files that belong to root)."
        )
    return None
