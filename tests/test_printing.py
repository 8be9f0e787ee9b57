"""A command whose output pipe is closed exits without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from unspoken.printing import BROKEN_PIPE_STATUS, run_ignoring_closed_pipe

_COMMANDS = ["unspoken schema", "unspoken deck list", "unspoken_art motifs"]


@pytest.mark.parametrize("command", _COMMANDS)
def test_command_exits_quietly_when_its_output_is_closed(command: str) -> None:
    """No traceback, whether the command uses print or rich."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed_pipe:
        done = subprocess.run(
            [sys.executable, "-m", *command.split()], stdout=closed_pipe, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, b"")


def test_another_broken_pipe_is_an_error() -> None:
    """Only the command's own stdout may be closed early."""

    def command() -> int:
        raise BrokenPipeError("another pipe")

    with pytest.raises(BrokenPipeError, match="another pipe"):
        run_ignoring_closed_pipe(command)


def test_status_of_a_command_is_returned() -> None:
    """The exit status is that of the command."""
    assert run_ignoring_closed_pipe(lambda: 2) == 2
