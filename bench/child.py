"""A server as a process of its own, and what it costs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import psutil  # type: ignore[import-untyped]  # it ships no types

_PATIENCE = 20.0


class Child:
    """One process that we started, and that we alone end."""

    def __init__(self, words: Sequence[str], first_words: str) -> None:
        self._words = [sys.executable, "-m", *words]
        self._first_words = first_words
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._process = subprocess.Popen(self._words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(self._first_words):
                self.address = line.removeprefix(self._first_words).strip()
                return
        raise RuntimeError(f"{' '.join(self._words)} ended before it began")

    @property
    def pid(self) -> int:
        """Its number on this machine."""
        assert self._process is not None
        return self._process.pid

    def cpu(self) -> float:
        """Seconds that it has computed so far, all its threads together."""
        times = self._seen().cpu_times()
        return float(times.user + times.system)

    def rss(self) -> int:
        """Bytes of memory that it holds."""
        return int(self._seen().memory_info().rss)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self._process is None:
            return
        assert self._process.stdout is not None
        self._process.terminate()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _seen(self) -> psutil.Process:
        return psutil.Process(self.pid)
