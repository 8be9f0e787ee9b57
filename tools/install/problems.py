"""Turns the output of a failed install into one sentence that says what to do."""

from __future__ import annotations

import re

_NO_WHEEL = r"(no wheels? with a matching|not a supported wheel|No matching distribution|No solution found)"
_NO_NODE = re.compile(rf"{_NO_WHEEL}.*nodejs|nodejs.*{_NO_WHEEL}", re.DOTALL)
_FULL_DISK = re.compile(r"No space left on device|ENOSPC|os error 28|Bus error")
"""Node ends with a bus error when it cannot write a file that it has mapped."""
_NO_ANSWER = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network|dns error|timed? ?out"
    r"|error sending request|failed to (fetch|establish)|connection(error| refused| reset| broken)"
    r"|max retries exceeded|failure in name resolution",
    re.IGNORECASE,
)
_NOT_ALLOWED = re.compile(r"EACCES|Permission denied|os error 13|Read-only file system|EROFS")


def sentence(output: str) -> str | None:
    """What to do about this output, or None when it is not one of the usual problems."""
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
            "What was installed so far is kept."
        )
    if _NOT_ALLOWED.search(output):
        return "A file could not be written: this folder must belong to you (sudo leaves files that do not)."
    return None
