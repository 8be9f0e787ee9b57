"""Addresses of a listening socket."""

from __future__ import annotations

import socket


def local_url(listening: socket.socket) -> str:
    """Return the URL of the server on this machine."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
