"""Table ownership of a single server, which owns every table."""

from __future__ import annotations

from collections.abc import Collection

from unspoken.tables.ports import Ownership


class SoleOwner(Ownership):
    """Owns every table of its store."""

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Do nothing: every table is ours."""

    def owns(self, table: str) -> bool:
        """Return True."""
        return True

    def give_up(self, tables: Collection[str]) -> None:
        """Do nothing: there is no other server."""
