"""A host's requests about the door of a table."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.tables.wire.request import Request


class SetLock(Request, frozen=True):
    """Lock the table, so that nobody new can join, or unlock it. People who have joined can reconnect."""

    locked: bool


class ChangeCode(Request, frozen=True):
    """Change the code by which newcomers join. The old code no longer works for them."""


class NameHost(Request, frozen=True):
    """Allow chat programs to name the host in the preview of an invitation, or no longer allow it."""

    named: bool


HostDoorRequest: TypeAlias = SetLock | ChangeCode | NameHost
"""Requests about the door that only the host may make."""
