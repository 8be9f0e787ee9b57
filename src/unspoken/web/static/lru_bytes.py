"""An LRU cache of byte strings with a size limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class LruBytes:
    """Byte strings by key, of at most `max_size` bytes in total; the least recently used go first."""

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._items: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0
        """Bytes of all items."""

    def get(self, key: Hashable) -> bytes | None:
        """Return the cached bytes, if any."""
        if key not in self._items:
            return None
        self._items.move_to_end(key)
        return self._items[key]

    def put(self, key: Hashable, data: bytes) -> None:
        """Add or replace an item; drop others if the cache is full."""
        self.size += len(data) - len(self._items.pop(key, b""))
        self._items[key] = data
        while self.size > self._max_size:
            _, dropped = self._items.popitem(last=False)
            self.size -= len(dropped)
