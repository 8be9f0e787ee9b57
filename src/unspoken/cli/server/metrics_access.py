"""Options for access to /metrics, which is closed by default."""

from __future__ import annotations

import socket

from unspoken.cli.options.kinds import Text
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server.listening import PORT, listen

GROUP = OptionGroup(
    "Metrics",
    (
        Option(
            "metrics-token",
            Text("a token", "TOKEN"),
            "clients that send this token (Authorization: Bearer TOKEN) may read /metrics; other users of "
            "the machine can read it in a flag, but not in the variable UNSPOKEN_METRICS_TOKEN",
            example="a long random text",
            is_secret=True,
        ),
        Option(
            "metrics-port", PORT, "serve /metrics without a token at 127.0.0.1, on this port", example=9100
        ),
    ),
)


def open_port(port: int | None) -> list[socket.socket]:
    """Return the listening socket for metrics, if a port is given. Raises CannotListen."""
    return [] if port is None else [listen("127.0.0.1", port, flag="--metrics-port")]


def number_of(listening: list[socket.socket]) -> int | None:
    """Return the port number of the metrics socket; None if there is none."""
    return int(listening[0].getsockname()[1]) if listening else None
