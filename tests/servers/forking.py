"""Starts `unspoken serve` as a fork of a process that has imported its modules."""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.patience import PATIENCE

TOY_GAME = Path(__file__).parents[1] / "toygame"
"""The folder that Python must search for the toy game."""


class Forker:
    """The process that forks; there is one for all servers of this process."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair()
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("forker.py"))],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            env=environment(),
        )
        theirs.close()
        self._replies = self._orders.makefile("rb")
        self._lock = threading.Lock()
        """Tests start several servers at once, from threads."""
        atexit.register(self._end)

    def fork(self, words: Sequence[str], out: int, errors: int) -> int:
        """Run `unspoken` as if it were started here, with this output; return its process id."""
        order = json.dumps((words, environment(), str(Path.cwd()))).encode() + b"\n"
        with self._lock:
            sent = socket.send_fds(self._orders, [order], [out, errors])
            self._orders.sendall(order[sent:])
            return int(self._replies.readline())

    def _end(self) -> None:
        self._orders.shutdown(socket.SHUT_RDWR)
        self._process.wait(PATIENCE)


@cache
def forker() -> Forker:
    """Return the process that forks; the first call starts it."""
    return Forker()


def environment() -> dict[str, str]:
    """Return the environment of a server, which finds the toy game."""
    roots = [str(TOY_GAME), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(roots)}
