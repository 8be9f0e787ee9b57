"""A server program that tests start as a child, and end by its id."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Sequence

import psutil  # type: ignore[import-untyped]

from tests.patience import PATIENCE

_TRIES = 5


class NotStarted(Exception):
    """The program ended, or never said that it was ready; holds its last words."""


class ServerProcess:
    """One program in its lives: it can be stopped, killed, paused, and started again."""

    def __init__(self, command: Sequence[str], ready: str, user: str | None = None) -> None:
        self._command = list(command)
        self._ready = ready
        self._user = user
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None
        self._is_ready = threading.Event()
        self.words: list[str] = []
        """All that it wrote to stderr, in all its lives."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it says that it is ready. Raises NotStarted."""
        assert not self.is_running
        self._is_ready.clear()
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
            user=self._user,
            extra_groups=[] if self._user else None,
        )
        self._listener = threading.Thread(target=self._listen, args=(self._process,), daemon=True)
        self._listener.start()
        if not self._is_ready.wait(PATIENCE) or not self.is_running:
            self.kill()
            raise NotStarted("".join(self.words[-20:]))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to end, and wait until it has."""
        self._end(lambda process: process.send_signal(how))

    def kill(self) -> None:
        """SIGKILL for it and all its children at once, as if the machine had lost its power."""

        def kill_all(process: subprocess.Popen[str]) -> None:
            parent = psutil.Process(process.pid)
            for one in (*parent.children(recursive=True), parent):
                with contextlib.suppress(psutil.NoSuchProcess):
                    one.kill()

        self._end(kill_all)

    def pause(self) -> None:
        """SIGSTOP: it is there, and does not answer."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)

    def _end(self, end: Callable[[subprocess.Popen[str]], None]) -> None:
        process, listener = self._process, self._listener
        if process is None or listener is None:
            return
        if process.poll() is None:
            end(process)
        process.wait(PATIENCE)
        listener.join(PATIENCE)  # its children write there too: it ends when the last of them is gone
        self._process = self._listener = None

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr as words:
            for line in words:
                self.words.append(line)
                if self._ready in line:
                    self._is_ready.set()
        self._is_ready.set()  # it ended: nobody needs to wait any longer


def on_a_free_port(begin: Callable[[int], ServerProcess]) -> tuple[int, ServerProcess]:
    """Start a server on a port that nobody has; another is tried where somebody was faster."""
    for _ in range(_TRIES - 1):
        port = free_port()
        process = begin(port)
        try:
            process.start()
        except NotStarted:
            continue
        return port, process
    port = free_port()
    process = begin(port)
    process.start()
    return port, process


def free_port() -> int:
    """A port of the loopback that nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
