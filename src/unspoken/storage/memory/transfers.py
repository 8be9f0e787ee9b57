"""Links that move seats to another device, in memory."""

from __future__ import annotations

from unspoken.tables.ports import Seconds, TransferStore


class MemoryTransfers(TransferStore):
    """A dictionary."""

    def __init__(self) -> None:
        self._links: dict[str, tuple[Seconds, bytes]] = {}

    async def keep(self, key: str, data: bytes, until: Seconds, now: Seconds) -> None:
        """Store the seats of a link, and delete expired links."""
        self._links = {other: link for other, link in self._links.items() if link[0] > now}
        self._links[key] = until, data

    async def take(self, key: str, now: Seconds) -> bytes | None:
        """Delete a link and return its seats; None if it is unknown, used or expired."""
        until, data = self._links.pop(key, (0, b""))
        return data if until > now else None
