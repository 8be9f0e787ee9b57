"""What took work to make, kept while there is room: what nobody has asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class KeptBytes:
    """Bytes by what they are; never more of them than are allowed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.weight = 0

    def get(self, key: Hashable) -> bytes | None:
        """What was made, if it is still there."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def keep(self, key: Hashable, made: bytes) -> None:
        """One thing more; others make room for it."""
        self.weight += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self.weight > self._most:
            _, gone = self._kept.popitem(last=False)
            self.weight -= len(gone)
