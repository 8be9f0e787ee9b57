"""Bans in memory."""

from __future__ import annotations

from unspoken.bans.port import Ban, BanStore


class MemoryBans(BanStore):
    """Bans by id."""

    def __init__(self) -> None:
        self._bans: dict[str, Ban] = {}

    async def add(self, ban: Ban) -> None:
        """Store a ban instead of earlier bans of the same value; delete expired bans."""
        self._bans = {
            known.id: known
            for known in self._bans.values()
            if known.until > ban.since and (known.kind, known.value) != (ban.kind, ban.value)
        }
        self._bans[ban.id] = ban

    async def remove(self, id: str) -> bool:
        """Delete a ban; False if there is none with this id."""
        return self._bans.pop(id, None) is not None

    async def every(self) -> list[Ban]:
        """Return all stored bans, the newest first."""
        return sorted(self._bans.values(), key=lambda ban: (-ban.since, ban.id))
