"""The last message before a connection is closed."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from unspoken.kernel.tags import tag


class CloseReason(Enum):
    """Why a table closes a connection."""

    LEFT = "left"
    REMOVED = "removed"
    TAKEN_OVER = "taken-over"
    """Another page of the same person has connected."""
    SHOWN_ELSEWHERE = "shown-elsewhere"
    """The same person has connected another screen."""
    PUT_AWAY = "put-away"
    """The screen was removed, or its owner has left the table."""
    TRANSFERRED = "transferred"
    """The person has moved their seat to another device."""
    TOO_FAST = "too-fast"
    SHUT = "shut"
    """The operator of the server has closed the table for good."""
    CLOSING = "closing"
    """The table has moved to another server: reconnect."""


class Closed(Struct, frozen=True, tag=tag):
    """The last message before the connection is closed."""

    reason: CloseReason
