"""Runs a real server in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

TOY_PACKS = Path(__file__).parent / "toygame" / "packs"
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
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.errors = data.with_suffix(".errors")
        """The stderr of all runs."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the process, and wait until it prints its address."""
        command = [sys.executable, "-m", "unspoken", "serve", "--port", str(self.port)]
        command += [*self._where, *self._more]
        roots = [str(Path(__file__).parent / "toygame"), os.environ.get("PYTHONPATH", "")]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(roots)},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(_READY_PREFIX):
                self.port = int(line.rsplit(":", 1)[1])
                return
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        raise AssertionError(f"the server exited before it was ready: {self.errors.read_text()}")

    def kill(self) -> None:
        """Send SIGKILL: no shutdown code runs."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Send SIGTERM, and wait for the end of the process."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None and self._process.stdout is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process.stdout.close()


@contextmanager
def serving(data: Path, more: Sequence[str] = LIGHT, store: str | None = None) -> Iterator[Server]:
    """Run a server for the duration of a test, on a file or on another store."""
    server = Server(data, more, store)
    server.start()
    try:
        yield server
    finally:
        server.stop()
