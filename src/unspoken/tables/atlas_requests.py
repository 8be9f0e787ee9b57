"""What a host asks of a table about the atlas."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.tables.request import Request


class SetAtlas(Request, frozen=True):
    """Let the house remember this table's pictures, or no longer: on at the open table, off at any time."""

    on: bool


class ForgetAtlas(Request, frozen=True):
    """Delete all that this table has put into the atlas, and let nothing more be kept."""


HostAtlasRequest: TypeAlias = SetAtlas | ForgetAtlas
"""What only the host may ask of the atlas."""
