"""Where a server listens, and what to do where it cannot."""

from __future__ import annotations

import argparse
import errno
import socket

from unspoken.cli.draining import WAITING

_HIGHEST = 65_535


class CannotListen(Exception):
    """A sentence that says why, and what to do."""


class PortTaken(CannotListen):
    """Somebody else listens there."""


def port_number(word: str) -> int:
    """A port, as the command line names it."""
    if not word.isascii() or not word.isdigit() or int(word) > _HIGHEST:
        raise argparse.ArgumentTypeError(f"{word!r} is no port: they go from 0 to {_HIGHEST}")
    return int(word)


def listen(host: str, port: int, send_buffer: int | None = None) -> socket.socket:
    """A socket that listens. Raises CannotListen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as trouble:
        raise _why(host, port, trouble) from trouble
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    # asyncio sees to this for its own sockets; without it a frame may wait 40 ms for the one before
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _why(host: str, port: int, trouble: OSError) -> CannotListen:
    if trouble.errno == errno.EADDRINUSE:
        return PortTaken(f"Port {port} on {host} is taken; choose another with --port.")
    if trouble.errno in (errno.EACCES, errno.EPERM):
        return CannotListen(f"Port {port} is not for this user; choose one above 1023 with --port.")
    return CannotListen(
        f"Nothing can listen on {host} ({trouble.strerror}); name an address of this machine with --host."
    )
