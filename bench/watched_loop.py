"""`python -m bench.watched_loop FILE serve …`: `unspoken` itself, and what it did long without a break.

Whatever a server's loop does at one go keeps everybody waiting. Each such go of a millisecond or more is
written down: when it ended, and how long it computed. It is the loop's own computing that counts, so that
others on the machine, who take its core away, do not.
"""

from __future__ import annotations

import sys
from asyncio.events import Handle
from pathlib import Path
from time import monotonic, thread_time

from msgspec import Struct, json

from unspoken.cli.main import main

_LONG = 0.001


class Go(Struct, frozen=True):
    """Something that the loop did at one go, in seconds."""

    at: float
    took: float


def watch(file: Path) -> None:
    """Write down from now on what takes long."""
    run = Handle._run
    log = file.open("ab", buffering=0)

    def watched(handle: Handle) -> None:
        began = thread_time()
        run(handle)
        took = thread_time() - began
        if took >= _LONG:
            log.write(json.encode(Go(monotonic(), took)) + b"\n")

    Handle._run = watched  # type: ignore[method-assign, assignment]  # a method that we stand in for


def goes(file: Path) -> list[Go]:
    """All that was written down."""
    return [json.decode(line, type=Go) for line in file.read_bytes().splitlines()]


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
