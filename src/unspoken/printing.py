"""Runs a command whose output pipe may be closed early, as in `unspoken … | head`."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable

BROKEN_PIPE_STATUS = 1
"""The exit status of a command whose output pipe was closed: the same as Python's own and rich's."""


def run_ignoring_closed_pipe(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; if its output pipe was closed, print no error."""
    try:
        try:
            return command()
        finally:
            sys.stdout.flush()  # here, where the error can be caught, and not at the exit of Python
    except BrokenPipeError:
        if not _is_stdout_closed():
            raise
        # Python flushes stdout again at its exit, which must not fail
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE_STATUS


def _is_stdout_closed() -> bool:
    """True if the closed pipe is stdout, and not another pipe."""
    poll = select.poll()
    poll.register(sys.stdout, 0)
    return bool(poll.poll(0))
