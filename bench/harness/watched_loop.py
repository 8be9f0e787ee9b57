"""`python -m bench.harness.watched_loop FILE serve …`: run `unspoken` and log slow event-loop callbacks.

A callback that runs long blocks every connection. Each callback of a millisecond or more is logged with the
time at which it ended. Its duration is CPU time, so other processes on the machine do not distort it.
"""

from __future__ import annotations

import sys
from asyncio.events import Handle
from pathlib import Path
from time import monotonic, thread_time

from msgspec import Struct, json

from unspoken.cli.main import main

_LONG = 0.001


class SlowCallback(Struct, frozen=True):
    """When a callback ended, and the CPU time that it took, both in seconds."""

    at: float
    took: float


def watch(file: Path) -> None:
    """Log every slow callback from now on."""
    run = Handle._run
    log = file.open("ab", buffering=0)

    def watched(handle: Handle) -> None:
        began = thread_time()
        run(handle)
        took = thread_time() - began
        if took >= _LONG:
            log.write(json.encode(SlowCallback(monotonic(), took)) + b"\n")

    Handle._run = watched  # type: ignore[method-assign, assignment]  # monkeypatched


def read_callbacks(file: Path) -> list[SlowCallback]:
    """Return all logged callbacks."""
    return [json.decode(line, type=SlowCallback) for line in file.read_bytes().splitlines()]


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
