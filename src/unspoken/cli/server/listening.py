"""Opens the socket that a server listens on."""

from __future__ import annotations

import argparse
import errno
import socket

from unspoken.cli.server.draining import BACKLOG

_HIGHEST_PORT = 65_535


class CannotListen(Exception):
    """The message says why the server cannot listen, and what to do."""


class PortTaken(CannotListen):
    """Another process listens on this port."""


def port_number(word: str) -> int:
    """Parse a port number."""
    if not word.isascii() or not word.isdigit() or int(word) > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{word!r} is not a port number from 0 to {_HIGHEST_PORT}")
    return int(word)


def listen(host: str, port: int, send_buffer: int | None = None) -> socket.socket:
    """Return a listening socket. Raises CannotListen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise _explained(host, port, error) from error
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    # asyncio sets this on its own sockets; without it a frame may wait 40 ms for the previous one
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _explained(host: str, port: int, error: OSError) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"Port {port} on {host} is already in use; choose another with --port.")
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotListen(f"This user may not listen on port {port}; choose one above 1023 with --port.")
    return CannotListen(
        f"Cannot listen on {host} ({error.strerror}); choose an address of this machine with --host."
    )
