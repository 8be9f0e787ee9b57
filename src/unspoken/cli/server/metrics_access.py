"""Command-line arguments for access to /metrics, which is closed by default."""

from __future__ import annotations

import argparse
import os
import socket

from unspoken.cli.server.listening import port_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of metrics."""
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("UNSPOKEN_METRICS_TOKEN"),
        metavar="TOKEN",
        help="clients that send this token (Authorization: Bearer TOKEN) may read /metrics; pass it in the "
        "environment variable UNSPOKEN_METRICS_TOKEN to hide it from other users of the machine",
    )
    parser.add_argument(
        "--metrics-port",
        type=port_number,
        metavar="PORT",
        help="serve /metrics without a token at 127.0.0.1:PORT",
    )


def open_port(port: int | None) -> list[socket.socket]:
    """Return the listening socket for metrics, if a port is given. Raises OSError."""
    return [] if port is None else [socket.create_server(("127.0.0.1", port))]


def number_of(listening: list[socket.socket]) -> int | None:
    """Return the port number of the metrics socket; None if there is none."""
    return int(listening[0].getsockname()[1]) if listening else None
