"""A process that has imported the server's modules, and forks itself for each start of a server.

Four fifths of the CPU time of a start were imports. Tests of the command itself start a new interpreter
(`tests/test_readme.py`, `tests/cli/test_logs.py`).
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import signal
import socket
import sys

_IMPORTED = ("unspoken.cli.server.serve", "asyncpg", "nats")
"""The command, and the two packages that it imports only in a cluster."""
_MOST_BYTES = 65_536


def _reap(*_: object) -> None:
    """Wait for all children that have ended: their starters see the end, and their CPU time is counted."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _become_a_server(order: bytes, out: int, errors: int) -> None:
    """Run the command with the arguments, environment, folder and output that a new process would have."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for used, standard in ((nothing, 0), (out, 1), (errors, 2)):
        os.dup2(used, standard)
        os.close(used)
    words, environment, folder = json.loads(order)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    from unspoken.cli import main

    sys.exit(main())


def _take_orders() -> None:
    """Fork for each order, and reply with the process id; end when the starter closes its end."""
    signal.signal(signal.SIGCHLD, _reap)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the tests, which end this process
    with socket.socket(fileno=os.dup(0)) as starter:
        while True:
            order, files, _flags, _address = socket.recv_fds(starter, _MOST_BYTES, 2)
            if not order:
                return
            while not order.endswith(b"\n"):
                order += starter.recv(_MOST_BYTES)
            child = os.fork()
            if child == 0:
                starter.close()
                _become_a_server(order, *files)
            for file in files:
                os.close(file)
            starter.sendall(b"%d\n" % child)


if __name__ == "__main__":
    for name in _IMPORTED:
        importlib.import_module(name)
    from unspoken.tables.games import find_games

    find_games()
    gc.collect()
    gc.freeze()  # otherwise the collections of the forks would copy these objects' pages
    _take_orders()
