"""One server alone: every table is its own, and nobody has to be asked."""

from __future__ import annotations

from collections.abc import Collection

from unspoken.tables.ports import Ownership


class SoleOwner(Ownership):
    """Owns whatever is in its store."""

    async def claim(self, table: str, *, new: bool = False) -> None:
        """It is ours."""

    def owns(self, table: str) -> bool:
        """Always."""
        return True

    def give_up(self, tables: Collection[str]) -> None:
        """Nobody else would want them."""
