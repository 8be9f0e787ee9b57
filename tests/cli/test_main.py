"""Parsing of commands."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from unspoken.cli.main import COMMANDS, main
from unspoken.storage.sqlite.store import SQLiteStore

_PRINT_HELP = """
import sys
from unspoken.cli.main import main
from unspoken.tables.games import find_games
find_games()
try:
    main(["serve", "--help"])
except SystemExit:
    print(sorted({"rich", "PIL", "numpy", "unspoken.cli.deck"} & sys.modules.keys()), file=sys.stderr)
"""


def test_a_server_does_not_import_modules_of_other_commands() -> None:
    """Nor those of bots, which run in other processes: it starts sooner and needs less memory."""
    done = subprocess.run(
        [sys.executable, "-c", _PRINT_HELP], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its own name."""
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert (ended.value.code, capsys.readouterr().out.split()[2]) == (0, command)


def test_an_unknown_command_is_refused_with_a_list_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    """The error names every command."""
    with pytest.raises(SystemExit) as ended:
        main(["paly"])
    error = capsys.readouterr().err
    assert ended.value.code == 2 and all(f"'{command}'" in error for command in COMMANDS)


def test_an_unknown_option_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Without the usage, which has forty options."""
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--prot", "1"])
    error = "unspoken serve: unrecognized arguments: --prot 1 (see `unspoken serve --help`).\n"
    assert (ended.value.code, capsys.readouterr().err) == (2, error)


@pytest.mark.parametrize(
    "words", [["check-data", "tables.db"], ["mcp", "--url", "http://127.0.0.1:9", "--code", "ABCDEF"]]
)
def test_an_unknown_game_module_prints_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """In every command that needs games."""
    monkeypatch.chdir(tmp_path)
    asyncio.run(SQLiteStore(tmp_path / "tables.db").close())
    assert main([*words, "--also", "no_such_module"]) == 2
    error = capsys.readouterr().err
    assert error == "--also needs a module that defines GAME: No module named 'no_such_module'.\n"
