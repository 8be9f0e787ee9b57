"""The push key and the subscriptions, in memory."""

from __future__ import annotations

from unspoken.push.port import PushStore


class MemoryPush(PushStore):
    """A key, and a dictionary of subscriptions."""

    def __init__(self) -> None:
        self._key: bytes | None = None
        self._subscriptions: dict[tuple[str, int], bytes] = {}

    async def key(self, new: bytes) -> bytes:
        """Return the server's private key; if there is none, store and return the new one."""
        if self._key is None:
            self._key = new
        return self._key

    async def keep(self, table: str, person: int, data: bytes) -> None:
        """Store a person's subscription; it replaces their earlier one."""
        self._subscriptions[table, person] = data

    async def of(self, table: str, person: int) -> bytes | None:
        """Return a person's subscription, or None."""
        return self._subscriptions.get((table, person))

    async def drop(self, table: str, person: int, data: bytes | None = None) -> None:
        """Delete a person's subscription, or only if it is still this one."""
        if data is None or self._subscriptions.get((table, person)) == data:
            self._subscriptions.pop((table, person), None)

    def forget_table(self, table: str) -> None:
        """Delete the subscriptions of a deleted table."""
        self._subscriptions = {key: data for key, data in self._subscriptions.items() if key[0] != table}
