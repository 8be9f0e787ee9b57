"""A server as a process of its own, and what it costs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types

_PATIENCE = 60.0
_LOOK_AGAIN = 0.005


class Child:
    """One process that we started, and that we alone end."""

    def __init__(
        self,
        words: Sequence[str],
        first_words: str,
        folder: Path | None = None,
        ways: Mapping[str, str] | None = None,
        errors: Path | None = None,
    ) -> None:
        self._words = list(words)
        self._first_words = first_words
        self._folder = folder
        self._env = {**os.environ, **(ways or {})}
        self._errors = errors
        self._process: subprocess.Popen[str] | None = None
        self._started = 0.0
        self.address = ""

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._started = time.perf_counter()
        with ExitStack() as open_files:
            errors = None if self._errors is None else open_files.enter_context(self._errors.open("a"))
            self._process = subprocess.Popen(
                self._words,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=self._folder,
                env=self._env,
            )
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

    def wait_until_ready(self, path: str) -> float:
        """Seconds from its start until it first answers a request well."""
        while time.perf_counter() - self._started < _PATIENCE:
            try:
                if httpx.get(f"{self.address}{path}", timeout=_PATIENCE).status_code == httpx.codes.OK:
                    return time.perf_counter() - self._started
            except httpx.ConnectError:
                pass  # it does not listen yet
            time.sleep(_LOOK_AGAIN)
        raise RuntimeError(f"{' '.join(self._words)} was not ready within {_PATIENCE:.0f} s")

    def cpu(self) -> float:
        """Seconds that it and its children have computed so far, all threads together."""
        process = self._seen()
        return _computed(process.pid) + sum(_computed(child.pid) for child in process.children(True))

    def rss(self) -> int:
        """Bytes of memory that it and its children hold."""
        process = self._seen()
        return sum(int(one.memory_info().rss) for one in (process, *process.children(True)))

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        assert self._process is not None and self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

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


def python(*words: str) -> list[str]:
    """A module of ours as a process of its own."""
    return [sys.executable, "-m", *words]


def _computed(pid: int) -> float:
    """CPU seconds of a process: to the nanosecond where its clock can be read, else in hundredths."""
    if sys.platform == "linux":
        return time.clock_gettime((~pid << 3) | 2)  # the kernel's name for another process's CPU clock
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


@contextmanager
def served() -> Iterator[Child]:
    """Our server as anybody starts it, limits and all, on a log of its own."""
    with TemporaryDirectory() as folder:
        words = python("unspoken", "serve", "--port", "0", "--data", str(Path(folder) / "log.db"))
        child = Child(words, "Unspoken is at ")
        child.start()
        try:
            child.wait_until_ready("/healthz")
            yield child
        finally:
            child.stop()
