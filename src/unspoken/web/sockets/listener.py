"""What a WebSocket connection calls when something happens."""

from __future__ import annotations

from typing import Protocol


class SocketListener(Protocol):
    """Callbacks of a connection after its handshake and authentication."""

    def on_message(self, message: bytes) -> None:
        """Handle a complete message."""
        ...

    def on_idle(self) -> None:
        """Nothing was sent for a while."""
        ...

    def on_writable(self) -> None:
        """The write buffer of a slow connection has drained."""
        ...

    def on_flood(self) -> None:
        """The connection was closed because it exceeded its traffic limit."""
        ...

    def on_lost(self) -> None:
        """The connection is closed."""
        ...
