"""Runs the checks and tests of this project as stages: `python -m tools.stages test`.

    python -m tools.stages check    lint, format, types and import rules, for Python and for the page
    python -m tools.stages quick    check, and the quick tests without a browser
    python -m tools.stages browser  tests in real browsers
    python -m tools.stages test     everything

Every stage runs, even if another stage failed. Each prints one line at its end. The exit status is 1 if any
stage failed; then the last lines name the failed stages and tests, and the commands that repeat them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools import chromium, front

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PASSED = ROOT / ".tools" / "passed"
"""For each check of the page, the digest of the sources that it last passed with."""
CODE = ("src", "tests", "bench", "minds", "tools", "packages", "hatch_build.py")
CORES = min(os.cpu_count() or 1, 4)
PYTEST = (sys.executable, "-m", "pytest", "--durations", "20", "--processes")
_FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$", re.MULTILINE)
_LAST_LINES = 100


@dataclass(frozen=True)
class Stage:
    """One command, and a pattern that finds in its output how many items it checked."""

    name: str
    command: Sequence[str]
    count: str
    """A regular expression whose first group is the count, and the rest of the match its unit."""
    in_front: bool = False
    """True if npm runs the command, in front/."""


@dataclass
class Result:
    """The result of a stage."""

    stage: Stage
    passed: bool
    failed_tests: list[str] = field(default_factory=list)


CHECKS = (
    Stage("mypy", (str(BIN / "mypy"), *CODE), r"(\d+) source files"),
    Stage("page types", ("run", "types"), r"(\d+) FILES", in_front=True),
    Stage("page lint", ("run", "lint"), r"(\d+) files", in_front=True),
    Stage("page tests", ("test",), r"Tests +(\d+) passed", in_front=True),
    Stage("ruff check", (str(BIN / "ruff"), "check", *CODE), ""),
    Stage("ruff format", (str(BIN / "ruff"), "format", "--check", *CODE), r"(\d+) files"),
    Stage("import rules", (str(BIN / "lint-imports"), "--no-logo"), r"Contracts: (\d+) kept"),
    Stage("Dockerfile", (str(BIN / "hadolint"), "deploy/Dockerfile"), ""),
)
"""Each check uses one core. The longest come first, so that both cores are busy until the end."""
WITHOUT_BROWSER = Stage("tests", (*PYTEST, str(CORES + 1), "--ignore", "tests/browser"), r"(\d+) passed")
"""One process more than cores, because these tests wait for servers and timers a third of their time."""
SHORT = Stage("tests", (*WITHOUT_BROWSER.command, "--short"), r"(\d+) passed")
BROWSER = Stage("browser tests", (*PYTEST, str(CORES), "tests/browser"), r"(\d+) passed")


def main(words: list[str]) -> int:
    """Run the stages of a goal and return the exit status."""
    match words:
        case ["check"]:
            results = _run_checks()
        case ["quick", *more]:
            results = _run_beside_checks(SHORT, more, skip_unchanged=True)
        case ["test", *more]:
            results = [*_run_beside_checks(WITHOUT_BROWSER, more), _run_browser(more)]
        case ["browser", *more]:
            results = [_run_browser(more)]
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    failures = [result for result in results if not result.passed]
    if failures:
        print("\nFailed:")
        for result in failures:
            _explain(result)
    return 1 if failures else 0


def _run_checks(*, at_once: int = CORES, skip_unchanged: bool = False) -> list[Result]:
    """Run the checks; `skip_unchanged` skips page checks that passed with these sources."""
    digest = front.sources_digest()

    def check(stage: Stage) -> Result:
        passed = PASSED / f"{stage.name}.txt"
        if skip_unchanged and stage.in_front and passed.is_file() and passed.read_text() == digest:
            print(f"» {stage.name}: unchanged since it passed\n", end="", flush=True)
            return Result(stage, passed=True)
        result = _run(stage, quiet=True)
        if result.passed and stage.in_front:
            PASSED.mkdir(parents=True, exist_ok=True)
            passed.write_text(digest)
        return result

    with ThreadPoolExecutor(at_once) as pool:
        return list(pool.map(check, CHECKS))


def _run_beside_checks(tests: Stage, more: Sequence[str], *, skip_unchanged: bool = False) -> list[Result]:
    """Run these tests, and the checks one by one at the same time.

    Tests often wait for servers and timers. The checks use the cores meanwhile.
    """
    with ThreadPoolExecutor(1) as pool:
        checks = pool.submit(_run_checks, at_once=1, skip_unchanged=skip_unchanged)
        result = _run(tests, more)
        return [*checks.result(), result]


def _run_browser(more: Sequence[str]) -> Result:
    """Run the browser tests, or fail with a message if there is no browser."""
    try:
        os.environ["CHROMIUM"] = chromium.find()
    except chromium.NoChromium as problem:
        print(f"{problem}\n» {BROWSER.name} FAILED: 0 s", flush=True)
        return Result(BROWSER, passed=False)
    return _run(BROWSER, more)


def _run(stage: Stage, more: Sequence[str] = (), *, quiet: bool = False) -> Result:
    """Run one stage and print its output while it runs; with `quiet`, print it only if the stage fails."""
    began = time.monotonic()
    command, env = [*stage.command, *more], {**os.environ}
    if stage.in_front:
        command, env = front.npm_command("--silent", *command)
    with subprocess.Popen(
        command,
        cwd=front.FRONT if stage.in_front else ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if not quiet:
                print(line, end="", flush=True)
    output = "".join(lines)
    passed = process.returncode == 0
    if quiet and not passed:
        print("".join(lines[-_LAST_LINES:]), end="", flush=True)
    counted = re.search(stage.count, output) if stage.count else None
    what = f"{counted[0]}, " if counted else ""
    mark = "passed" if passed else "FAILED"
    # One write with its newline, because another stage may print at the same time.
    print(f"» {stage.name} {mark}: {what}{time.monotonic() - began:.0f} s\n", end="", flush=True)
    return Result(stage, passed, _FAILED_TEST.findall(output))


def _explain(result: Result) -> None:
    """Print the failed tests, and the command that repeats only those."""
    stage = result.stage
    print(f"  {stage.name}")
    for test in result.failed_tests:
        print(f"    {test}")
    if result.failed_tests:
        again = " ".join(f"'{test}'" for test in result.failed_tests)
        print(f"  again: .venv/bin/python -m pytest {again}")
    elif stage.in_front:
        print(f"  again: .venv/bin/python tools/front.py npm {' '.join(stage.command)}")
    else:
        command = (word.replace(f"{BIN}/", ".venv/bin/") for word in stage.command)
        print(f"  again: {' '.join(command)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
