"""A host's requests about the door of a table."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.tables.wire.request import Request


class SetLock(Request, frozen=True):
    """Lock the table, so that nobody new can join, or unlock it. People who have joined can reconnect."""

    locked: bool


class ChangeCode(Request, frozen=True):
    """Change the code by which newcomers join. The old code no longer works for them."""


HostDoorRequest: TypeAlias = SetLock | ChangeCode
"""Requests about the door that only the host may make."""
