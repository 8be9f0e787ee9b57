"""Who may read what a server counts: by the command line, and without a word of it nobody."""

from __future__ import annotations

import argparse
import os
import socket

from unspoken.cli.listening import port_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A token, or a port of its own."""
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("UNSPOKEN_METRICS_TOKEN"),
        metavar="TOKEN",
        help="who brings it (Authorization: Bearer TOKEN) may read /metrics; in the environment variable "
        "UNSPOKEN_METRICS_TOKEN other users of the machine do not see it",
    )
    parser.add_argument("--metrics-port", type=port_number, metavar="PORT", help="/metrics at 127.0.0.1:PORT")


def open_port(port: int | None) -> list[socket.socket]:
    """What listens for whoever watches from this machine, if that is wanted. Raises OSError."""
    return [] if port is None else [socket.create_server(("127.0.0.1", port))]


def number_of(listening: list[socket.socket]) -> int | None:
    """The number of that port."""
    return int(listening[0].getsockname()[1]) if listening else None
