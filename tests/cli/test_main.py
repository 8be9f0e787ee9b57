"""Which command was meant."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from unspoken.cli.main import COMMANDS, main
from unspoken.storage.sqlite import SQLiteStore

_ASKED_FOR_HELP = """
import sys
from unspoken.cli.main import main
from unspoken.tables.games import find_games
find_games()
try:
    main(["serve", "--help"])
except SystemExit:
    print(sorted({"rich", "PIL", "numpy", "unspoken.cli.deck"} & sys.modules.keys()), file=sys.stderr)
"""


def test_a_server_loads_nothing_that_only_other_commands_need() -> None:
    """Nor what bots think with, elsewhere: it starts sooner, and holds less for as long as it runs."""
    done = subprocess.run(
        [sys.executable, "-c", _ASKED_FOR_HELP], capture_output=True, text=True, timeout=PATIENCE, check=True
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


@pytest.mark.parametrize(
    "words", [["check-data", "tables.db"], ["mcp", "--url", "http://127.0.0.1:9", "--code", "ABCDEF"]]
)
def test_a_game_that_is_not_there_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """Whichever command was to play it."""
    monkeypatch.chdir(tmp_path)
    asyncio.run(SQLiteStore(tmp_path / "tables.db").close())
    assert main([*words, "--also", "no_such_module"]) == 2
    said = capsys.readouterr().err
    assert said == "--also names a module with a GAME in it: No module named 'no_such_module'.\n"
