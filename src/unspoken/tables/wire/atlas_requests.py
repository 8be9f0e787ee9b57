"""A host's requests about the atlas."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.tables.wire.request import Request


class SetAtlas(Request, frozen=True):
    """Switch the atlas of this table on, which is possible in the lobby only, or off."""

    on: bool


class ForgetAtlas(Request, frozen=True):
    """Delete all atlas entries of this table, and switch the atlas off."""


HostAtlasRequest: TypeAlias = SetAtlas | ForgetAtlas
"""Requests about the atlas that only the host may make."""
