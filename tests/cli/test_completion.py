"""Shell completion, made from the argument parsers."""

from __future__ import annotations

import subprocess

import pytest

from tests.patience import PATIENCE
from unspoken.cli.main import COMMANDS, main


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_has_every_command_and_the_options_of_serve(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In each shell."""
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(command in script for command in COMMANDS) and "public-url" in script


def test_bash_completes_options_and_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    """As a person would see after pressing Tab twice."""
    main(["completion", "bash"])
    script = capsys.readouterr().out
    ask = (
        "COMP_WORDS=(unspoken serve {}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _shtab_unspoken; "
        'echo "${{COMPREPLY[@]}}"'
    )
    offered = [
        subprocess.run(
            ["bash", "-c", f"{script}\n{ask.format(words)}"],
            capture_output=True, text=True, timeout=PATIENCE, check=True,
        ).stdout.split()
        for words in ("--public", "--atlas o")
    ]  # fmt: skip
    assert offered == [["--public-url"], ["on", "off"]]
