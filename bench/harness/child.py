"""A server in a child process, and the CPU and memory that it uses."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types

READY_PREFIX = "Unspoken is at "
"""The start of the line in which our server prints its address."""
_PATIENCE = 60.0
_POLL_INTERVAL = 0.005


class Child:
    """A child process that prints its address when it listens."""

    def __init__(
        self,
        command: Sequence[str],
        ready_prefix: str,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        stderr: Path | None = None,
    ) -> None:
        self._command = list(command)
        self._ready_prefix = ready_prefix
        self._cwd = cwd
        self._env = {**os.environ, **(env or {})}
        self._stderr = stderr
        self._process: subprocess.Popen[str] | None = None
        self._started = 0.0
        self.address = ""

    def start(self) -> None:
        """Start the process and wait until it prints its address."""
        self._started = time.perf_counter()
        with ExitStack() as open_files:
            stderr = None if self._stderr is None else open_files.enter_context(self._stderr.open("a"))
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                cwd=self._cwd,
                env=self._env,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(self._ready_prefix):
                self.address = line.removeprefix(self._ready_prefix).strip()
                return
        raise RuntimeError(f"{' '.join(self._command)} exited before it printed its address")

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def wait_until_ready(self, path: str) -> float:
        """Return the seconds from the start of the process until it first answers a request with 200."""
        while time.perf_counter() - self._started < _PATIENCE:
            try:
                if httpx.get(f"{self.address}{path}", timeout=_PATIENCE).status_code == httpx.codes.OK:
                    return time.perf_counter() - self._started
            except httpx.ConnectError:
                pass  # it does not listen yet
            time.sleep(_POLL_INTERVAL)
        raise RuntimeError(f"{' '.join(self._command)} was not ready within {_PATIENCE:.0f} s")

    def cpu(self) -> float:
        """Return the CPU seconds of the process and its children so far."""
        return tree_cpu(self.pid)

    def rss(self) -> int:
        """Return the resident memory of the process and its children, in bytes."""
        root = psutil.Process(self.pid)
        return sum(int(process.memory_info().rss) for process in (root, *root.children(True)))

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None and self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def stop(self) -> None:
        """Terminate the process and wait until it exits."""
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


def python_command(module: str, *args: str) -> list[str]:
    """Return the command that runs a module with this Python."""
    return [sys.executable, "-m", module, *args]


def tree_cpu(pid: int) -> float:
    """Return the CPU seconds of a process and its children so far."""
    return cpu_seconds(pid) + sum(cpu_seconds(child.pid) for child in psutil.Process(pid).children(True))


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process: exact to nanoseconds on Linux, to hundredths elsewhere."""
    if sys.platform == "linux":
        return time.clock_gettime((~pid << 3) | 2)  # the id of another process's CPU clock
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


@contextmanager
def running_server(fill: Callable[[Path], None] | None = None) -> Iterator[Child]:
    """Run our server with default limits on an empty file, or on a file that `fill` writes."""
    with TemporaryDirectory() as folder:
        data = Path(folder) / "log.db"
        if fill is not None:
            fill(data)
        command = python_command("unspoken", "serve", "--port", "0", "--data", str(data))
        child = Child(command, READY_PREFIX)
        child.start()
        try:
            child.wait_until_ready("/healthz")
            yield child
        finally:
            child.stop()
