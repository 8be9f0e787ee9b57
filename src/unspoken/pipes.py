"""Runs commands and worker processes whose output pipe may be closed, as in `unspoken … | head`."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from typing import IO

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
        _discard(sys.stdout)
        return BROKEN_PIPE_STATUS


def answer_parent(work: Callable[[IO[bytes], IO[bytes]], int]) -> int:
    """Let `work` read messages from stdin and write messages to stdout; return 0 if the parent has ended."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # print() must not corrupt the messages
    try:
        return work(sys.stdin.buffer, answers)
    except BrokenPipeError:
        _discard(answers)
        return 0


def _discard(output: IO[str] | IO[bytes]) -> None:
    """Redirect the output to /dev/null: Python flushes it again at exit, and that must not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())


def _is_stdout_closed() -> bool:
    """True if the closed pipe is stdout, and not another pipe."""
    poll = select.poll()
    poll.register(sys.stdout, 0)
    return bool(poll.poll(0))
