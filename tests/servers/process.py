"""A server program as a subprocess of the tests."""

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
    """The program exited or was not ready in time; the message has its last output."""


class ServerProcess:
    """A program that can be stopped, killed, paused and restarted."""

    def __init__(self, command: Sequence[str], ready: str, user: str | None = None) -> None:
        self._command = list(command)
        self._ready = ready
        self._user = user
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None
        self._is_ready = threading.Event()
        self.words: list[str] = []
        """All its output on stderr, across restarts."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and wait until it prints that it is ready. Raises NotStarted."""
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
        """Send a signal and wait until it has exited."""
        self._end(lambda process: process.send_signal(how))

    def kill(self) -> None:
        """Kill it and all its children with SIGKILL, as in a power failure."""

        def kill_all(process: subprocess.Popen[str]) -> None:
            parent = psutil.Process(process.pid)
            for member in (*parent.children(recursive=True), parent):
                with contextlib.suppress(psutil.NoSuchProcess):
                    member.kill()

        self._end(kill_all)

    def pause(self) -> None:
        """Pause it with SIGSTOP, so that it does not answer."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Continue it with SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)

    def _end(self, end: Callable[[subprocess.Popen[str]], None]) -> None:
        process, listener = self._process, self._listener
        if process is None or listener is None:
            return
        if process.poll() is None:
            end(process)
        process.wait(PATIENCE)
        listener.join(PATIENCE)  # children share stderr: the thread ends when the last of them has exited
        self._process = self._listener = None

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr as words:
            for line in words:
                self.words.append(line)
                if self._ready in line:
                    self._is_ready.set()
        self._is_ready.set()  # it has exited: stop waiting for it


def on_a_free_port(begin: Callable[[int], ServerProcess]) -> tuple[int, ServerProcess]:
    """Start a server on a free port; try another one if the port is taken in between."""
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
    """Return a port of 127.0.0.1 that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
