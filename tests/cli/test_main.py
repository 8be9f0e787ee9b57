"""Which command was meant."""

from __future__ import annotations

import subprocess
import sys

import pytest

from unspoken.cli.main import COMMANDS, main

_ASKED_FOR_HELP = """
import sys
from unspoken.cli.main import main
try:
    main(["serve", "--help"])
except SystemExit:
    print(sorted({"rich", "PIL", "unspoken.cli.deck"} & sys.modules.keys()), file=sys.stderr)
"""


def test_a_server_loads_nothing_that_only_other_commands_need() -> None:
    """It starts sooner, and holds less for as long as it runs."""
    done = subprocess.run(
        [sys.executable, "-c", _ASKED_FOR_HELP], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_says_what_it_takes(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Under its own name."""
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert (ended.value.code, capsys.readouterr().out.split()[2]) == (0, command)


def test_what_is_no_command_is_refused_with_all_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody has to guess."""
    with pytest.raises(SystemExit) as ended:
        main(["paly"])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and all(f"'{command}'" in said for command in COMMANDS)
