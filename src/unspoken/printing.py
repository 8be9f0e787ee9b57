"""What a command prints, to somebody who may stop reading: `unspoken … | head`."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable

UNREAD = 1
"""The exit status of a command whose reader has gone, as Python's own and rich's."""


def printing(command: Callable[[], int]) -> int:
    """Run a command; where nobody reads on what it prints, it ends there and says nothing of it."""
    try:
        try:
            return command()
        finally:
            sys.stdout.flush()  # here, where it can be caught: Python would do it after the end
    except BrokenPipeError:
        if not _nobody_reads():
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what Python still flushes
        return UNREAD


def _nobody_reads() -> bool:
    """Whether it is what we print that finds no reader, and not some other pipe."""
    looking = select.poll()
    looking.register(sys.stdout, 0)
    return bool(looking.poll(0))
