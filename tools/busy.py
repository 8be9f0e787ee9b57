"""Runs `make test` again and again on a busy machine: `make test-busy RUNS=10`.

While it runs, four processes spin and one writes and syncs files, on the same cores. Prints one line per run.
The exit status is 1 if any run failed; the output of each run is kept in .tools/busy/.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".tools" / "busy"
SPINNING = 4
_BLOCK = 1_000_000


def main() -> int:
    """Run the tests as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--only", default="test", help="a make target other than test, such as quick")
    args = parser.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    results = []
    with _noise():
        for number in range(1, args.runs + 1):
            results.append(_run(number, args.only))
            print(results[-1], flush=True)
    passed = sum(result.endswith("passed") for result in results)
    print(f"{passed} of {args.runs} runs passed")
    return 0 if passed == args.runs else 1


def _run(number: int, target: str) -> str:
    """Run a target once; return a line with its duration and result."""
    began = time.monotonic()
    log = LOGS / f"run-{number}.txt"
    with log.open("w") as output:
        code = subprocess.run(["make", target], cwd=ROOT, stdout=output, stderr=output).returncode
    minutes = (time.monotonic() - began) / 60
    outcome = "passed" if code == 0 else f"FAILED, see {log.relative_to(ROOT)}"
    return f"run {number}: {minutes:.1f} min, load {os.getloadavg()[0]:.1f}, {outcome}"


@contextmanager
def _noise() -> Iterator[None]:
    """Keep the CPUs and the disk busy until the end of the block."""
    work: list[Callable[[], None]] = [*[_spin] * SPINNING, _write]
    processes = [multiprocessing.Process(target=load, daemon=True) for load in work]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _spin() -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        for _ in range(_BLOCK):
            pass


def _write() -> None:
    parent = os.getppid()
    with tempfile.TemporaryFile() as file:
        while os.getppid() == parent:
            file.seek(0)
            file.write(os.urandom(_BLOCK))
            file.flush()
            os.fsync(file.fileno())


if __name__ == "__main__":
    sys.exit(main())
