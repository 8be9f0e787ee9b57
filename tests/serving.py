"""Runs a real server in a process of its own."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import psutil  # type: ignore[import-untyped]

from tests.patience import PATIENCE
from tests.servers.forking import TOY_GAME, forker

TOY_PACKS = TOY_GAME / "packs"
"""The packs of the toy game."""
LIGHT = ("--no-limits", "--no-models")
"""No rate limits and no models: most tests need neither."""
CALM = ("--lease", "60", "--store-patience", "60")
"""Timeouts that no busy machine reaches, for tests in which no server may count as dead."""
_READY_PREFIX = "Unspoken is at "


class Server:
    """A run of `unspoken serve` on its own port; it can be killed and restarted on the same log."""

    def __init__(self, data: Path, more: Sequence[str] = (), store: str | None = None) -> None:
        self.data = data
        self._where = ("--data", str(data)) if store is None else ("--store", store)
        self._more = tuple(more)
        self._process: psutil.Process | None = None
        self._output: IO[str] | None = None
        self.port = 0
        self.errors = data.with_suffix(".errors")
        """The stderr of all runs."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return int(self._process.pid)

    @property
    def is_running(self) -> bool:
        return self._process is not None and bool(self._process.is_running())

    def start(self) -> None:
        """Start the process, and wait until it prints its address."""
        reading, writing = os.pipe()
        self._output = os.fdopen(reading)
        with self.errors.open("a") as errors, os.fdopen(writing, "w"):
            words = ["serve", "--port", str(self.port), *self._where, *self._more]
            pid = forker().fork(words, writing, errors.fileno())
        for line in self._output:
            if line.startswith(_READY_PREFIX):
                self._process = psutil.Process(pid)
                self.port = int(line.rsplit(":", 1)[1])
                return
        self._output.close()
        raise AssertionError(f"the server exited before it was ready: {self.errors.read_text()}")

    def kill(self) -> None:
        """Send SIGKILL: no shutdown code runs."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Send SIGTERM, and wait for the end of the process."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None and self._output is not None
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._output.close()


@contextmanager
def serving(data: Path, more: Sequence[str] = LIGHT, store: str | None = None) -> Iterator[Server]:
    """Run a server for the duration of a test, on a file or on another store."""
    server = Server(data, more, store)
    server.start()
    try:
        yield server
    finally:
        server.stop()
