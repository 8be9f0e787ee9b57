"""Opens the socket that a server listens on."""

from __future__ import annotations

import errno
import socket

from unspoken.cli.options.kinds import Text, WholeNumber
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server.draining import BACKLOG

PORT = WholeNumber(0, 65_535, "a port number", metavar="PORT")


class CannotListen(Exception):
    """The message says why the server cannot listen, and what to do."""


class PortTaken(CannotListen):
    """Another process listens on this port."""


GROUP = OptionGroup(
    "Address",
    (
        Option(
            "host",
            Text("an address of this machine, such as 127.0.0.1 or 0.0.0.0", "ADDRESS"),
            "the address to listen on",
            default="127.0.0.1",
        ),
        Option("port", PORT, "the port to listen on, 0 for any free port", default=8000),
    ),
)


def listen(host: str, port: int, send_buffer: int | None = None, flag: str = "--port") -> socket.socket:
    """Return a listening socket. Raises CannotListen, which names the flag of the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise _explained(host, port, flag, error) from error
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    # asyncio sets this on its own sockets; without it a frame may wait 40 ms for the previous one
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _explained(host: str, port: int, flag: str, error: OSError) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"Port {port} on {host} is already in use; choose another with {flag}.")
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotListen(f"This user may not listen on port {port}; choose one above 1023 with {flag}.")
    return CannotListen(
        f"Cannot listen on {host} ({error.strerror}); choose an address of this machine with --host."
    )
