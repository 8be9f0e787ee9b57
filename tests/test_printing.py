"""A command whose reader goes away ends there, and quietly."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from unspoken.printing import UNREAD, printing

_COMMANDS = ["unspoken schema", "unspoken deck list", "unspoken.art motifs"]


@pytest.mark.parametrize("command", _COMMANDS)
def test_whoever_stops_reading_ends_the_command(command: str) -> None:
    """No traceback, whether it prints by itself or by rich."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as unread:
        done = subprocess.run(
            [sys.executable, "-m", *command.split()], stdout=unread, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (UNREAD, b"")


def test_another_pipe_that_breaks_is_an_error() -> None:
    """What we print is still read."""

    def command() -> int:
        raise BrokenPipeError("somebody else's")

    with pytest.raises(BrokenPipeError, match="somebody else's"):
        printing(command)


def test_what_is_read_to_the_end_has_its_own_status() -> None:
    """Whatever that is."""
    assert printing(lambda: 2) == 2
