"""Steps of an installation: subprocesses that may run at the same time, with one progress line each."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tools.install.problems import advice_for

ROOT = Path(__file__).resolve().parents[2]
_LAST_LINES = 15
_printing = threading.Lock()


class Failed(Exception):
    """A step failed; the message says what to do."""


def say(text: str) -> None:
    """Print one progress line."""
    with _printing:
        print(f"» {text}", flush=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the name and duration of a step if it succeeds."""
    began = time.monotonic()
    yield
    say(f"{name} ({time.monotonic() - began:.1f} s)")


def run(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None, what: str
) -> str:
    """Run a command to its end and return its output. Raises Failed with advice and the last lines."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Failed(f"{what} failed: {error}") from error
    if done.returncode:
        raise Failed(_message(what, done.stdout))
    return done.stdout


def _message(what: str, output: str) -> str:
    """Return the last lines of the output, followed by advice."""
    lines = [line for line in output.splitlines() if line.strip()]
    advice = advice_for(output) or f"{what} failed: the lines above say why."
    return "\n".join([*(f"    {line}" for line in lines[-_LAST_LINES:]), advice])


def run_parallel(*tasks: Callable[[], None]) -> None:
    """Run tasks at the same time; every task ends before the first failure is raised."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        futures = [pool.submit(task) for task in tasks]
    failures = [error for future in futures if (error := future.exception()) is not None]
    for error in failures[1:]:
        print(error, file=sys.stderr)
    if failures:
        raise failures[0]
