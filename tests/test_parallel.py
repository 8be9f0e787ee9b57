"""Several processes run the tests of one session: each test once, and none is lost."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.parallel import Parts

_CONFTEST = """
import os, pathlib, pytest
from tests import parallel

def pytest_addoption(parser): parallel.add_option(parser)
def pytest_configure(config): parallel.register(config)

@pytest.fixture(scope="session", autouse=True)
def house():
    note("opens")
    yield
    note("closes")

def note(what):
    with open("notes", "a") as file:
        file.write(f"{os.getpid()} {what}\\n")
"""
_TESTS = """
import os, signal, pytest
from conftest import note

@pytest.mark.parametrize("number", range(20))
def test_of(number, tmp_path):
    note(number)
    print("out of", number)
    if number == 7: {at_seven}
"""


def run(
    folder: Path, *options: str, at_seven: str = "pytest.fail('not seven')"
) -> tuple[str, list[list[str]]]:
    """Run twenty tests in two processes; return the output and the lines that they wrote."""
    (folder / "conftest.py").write_text(_CONFTEST)
    (folder / "test_numbers.py").write_text(_TESTS.format(at_seven=at_seven))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", ".", "--processes", "2"]
    done = subprocess.run(
        [*command, "-ra", *options],
        cwd=folder,
        env={"PYTHONPATH": str(Path(__file__).parents[1]), "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout, [line.split() for line in (folder / "notes").read_text().splitlines()]


def test_each_test_runs_once(tmp_path: Path) -> None:
    """Failures and their output are shown, and both processes end their fixtures."""
    output, notes = run(tmp_path)
    assert re.search("1 failed, 19 passed", output)
    assert "not seven" in output and "out of 7\n" in output and "out of 8\n" not in output
    assert sorted(int(what) for _, what in notes if what.isdigit()) == list(range(20))
    assert all_ended_fixtures(notes)


def all_ended_fixtures(notes: list[list[str]]) -> bool:
    """True if each process made its fixture once, and ended it."""
    processes = sorted({pid for pid, _ in notes})
    return all(
        sorted(pid for pid, what in notes if what == state) == processes for state in ("opens", "closes")
    )


def test_an_interrupted_process_ends_its_fixtures(tmp_path: Path) -> None:
    """Otherwise servers and browsers would run on. The test that was interrupted has failed."""
    output, notes = run(tmp_path, at_seven="os.kill(os.getpid(), signal.SIGINT)")
    assert re.search(r"FAILED .*of\[7\] - the process of this test ended .*exit status 1", output)
    assert all_ended_fixtures(notes)


def test_a_killed_process_is_a_failure(tmp_path: Path) -> None:
    """The other process runs the rest. At most one more test is lost with the killed one."""
    output, _ = run(tmp_path, at_seven="os.kill(os.getpid(), signal.SIGKILL)")
    lost = re.findall(r"FAILED .*of\[(\d+)\] - the process of this test ended .*signal 9", output)
    assert "7" in lost and len(lost) <= 2
    assert f"{len(lost)} failed, {20 - len(lost)} passed" in output


def test_the_run_ends_after_the_first_failure(tmp_path: Path) -> None:
    """With `-x` the processes stop, and end their fixtures."""
    output, notes = run(tmp_path, "-x")
    assert "stopping after 1 failures" in output
    assert all_ended_fixtures(notes)


@pytest.mark.parametrize(
    "order", ["aaaaaaaaaaaaaaaa", "abababababababab", "aabbbbbbaaaaaabb", "bacabcabcabcabca"]
)
def test_parts_contain_each_test_once(order: str) -> None:
    """In whichever order three processes take tests."""
    parts = Parts(11, 3)
    taken = [parts.take("abc".index(process)) for process in order]
    assert sorted(index for index in taken if index is not None) == list(range(11))
    assert taken[11:] == [None] * (len(order) - 11)


def test_a_process_steals_half_of_the_longest_part() -> None:
    """The tests that remain in a part stay in order, so that they share fixtures."""
    parts = Parts(12, 2)
    assert [parts.take(1) for _ in range(9)] == [6, 7, 8, 9, 10, 11, 3, 4, 5]
    assert [parts.take(0) for _ in range(4)] == [0, 1, 2, None]


def test_after_the_parts_are_cleared_no_test_begins() -> None:
    """With `-x` a process without a failure finishes only the tests that it has taken."""
    parts = Parts(12, 2)
    assert [parts.take(number) for number in (0, 1)] == [0, 6]
    parts.clear()
    assert [parts.take(number) for number in (0, 1)] == [None, None]
