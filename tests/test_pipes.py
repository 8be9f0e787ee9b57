"""Commands and worker processes exit without a traceback when their output pipe is closed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from unspoken.pipes import BROKEN_PIPE_STATUS, run_ignoring_closed_pipe

_COMMANDS = ["unspoken schema", "unspoken deck list", "unspoken_art motifs"]


_CHILD = """
from unspoken.pipes import answer_parent

def work(_questions, answers):
    answers.write(b"an answer")
    answers.flush()
    return 2

raise SystemExit(answer_parent(work))
"""


def run_with_closed_output(*words: str) -> tuple[int, bytes]:
    """Run Python with a closed stdout; return the exit status and the content of stderr."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed_pipe:
        command = [sys.executable, *words]
        done = subprocess.run(command, stdout=closed_pipe, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", _COMMANDS)
def test_command_exits_quietly_when_its_output_is_closed(command: str) -> None:
    """No traceback, whether the command uses print or rich."""
    assert run_with_closed_output("-m", *command.split()) == (BROKEN_PIPE_STATUS, b"")


def test_a_process_whose_parent_has_ended_exits_quietly() -> None:
    """Development mode prints errors at exit, as every mode does since Python 3.14."""
    options = ("-X", "dev", "-W", "ignore::ResourceWarning")
    assert run_with_closed_output(*options, "-c", _CHILD) == (0, b"")


def test_another_broken_pipe_is_an_error() -> None:
    """Only the command's own stdout may be closed early."""

    def command() -> int:
        raise BrokenPipeError("another pipe")

    with pytest.raises(BrokenPipeError, match="another pipe"):
        run_ignoring_closed_pipe(command)


def test_status_of_a_command_is_returned() -> None:
    """The exit status is that of the command."""
    assert run_ignoring_closed_pipe(lambda: 2) == 2
