"""Stages: every stage runs and reports its result, and failures name the command that repeats them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import stages
from tools.stages import Stage

FINE = Stage("fine", (sys.executable, "-c", "print('7 files')"), r"(\d+) files")


def stage(name: str, code: str) -> Stage:
    """A stage that runs some Python."""
    return Stage(name, (sys.executable, "-c", code), "")


def test_a_failing_stage_does_not_hide_the_next_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both stages print a result line, and the exit status is 1."""
    monkeypatch.setattr(stages, "CHECKS", (stage("broken", "import sys; sys.exit('no')"), FINE))
    assert stages.main(["check"]) == 1
    output = capsys.readouterr().out
    assert "» broken FAILED" in output and "» fine passed: 7 files" in output
    assert "again: " in output.rpartition("Failed:")[2]


def test_a_failing_test_is_named_with_the_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command names only the failed test."""
    file = tmp_path / "test_two.py"
    file.write_text("def test_good(): pass\ndef test_bad(): assert False\n")
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-ra",
        f"--rootdir={tmp_path}",
        str(file),
    )
    monkeypatch.setattr(stages, "CHECKS", (FINE,))
    monkeypatch.setattr(stages, "SHORT", Stage("tests", command, r"(\d+) passed"))
    assert stages.main(["quick"]) == 1
    last = capsys.readouterr().out.rpartition("Failed:")[2]
    assert re.search(r"again: .venv/bin/python -m pytest '\S*test_two.py::test_bad'$", last, re.MULTILINE)
    assert "test_good" not in last


def test_checks_run_beside_the_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of the two stages waits until the other one has started."""
    meet = (
        "import pathlib, sys, time\n"
        "own, other = map(pathlib.Path, sys.argv[1:])\n"
        "own.touch()\n"
        f"for _ in range({int(PATIENCE * 100)}):\n"
        "    if other.exists(): sys.exit()\n"
        "    time.sleep(0.01)\n"
        "sys.exit('the other stage did not start')\n"
    )
    check, tests = str(tmp_path / "check"), str(tmp_path / "tests")
    command = (sys.executable, "-c", meet)
    monkeypatch.setattr(stages, "CHECKS", (Stage("check", (*command, check, tests), ""),))
    monkeypatch.setattr(stages, "SHORT", Stage("tests", (*command, tests, check), ""))
    assert stages.main(["quick"]) == 0
    output = capsys.readouterr().out
    assert "» check passed" in output and "» tests passed" in output
