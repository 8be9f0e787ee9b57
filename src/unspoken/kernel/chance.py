"""Chance that can be told again: the same seed and step give the same draws on every Python."""

from collections.abc import Collection, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I")  # eight draws a digest
_SPAN = 2**32


class Chance:
    """A stream of draws for one step of one game.

    It rests on SHA-256 and not on `random.shuffle`, whose results Python does not promise from one
    release to the next.
    """

    __slots__ = ("_drawn", "_key", "_words")

    def __init__(self, seed: bytes, step: int) -> None:
        self._key = seed + step.to_bytes(8, "big")
        self._drawn = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """An integer from 0 up to but not including limit, evenly."""
        if not 0 < limit <= _SPAN:
            raise ValueError(f"cannot draw evenly below {limit}")
        ceiling = _SPAN - _SPAN % limit
        while (value := (self._words or self._more_words()).pop()) >= ceiling:
            pass
        return value % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items; their order must be no secret."""
        return items[self.below(len(items))]

    def shuffled(self, items: Collection[T]) -> tuple[T, ...]:
        """The items in a drawn order. They are sorted first: the order in which they come is a secret."""
        left = sorted(items)  # type: ignore[type-var]  # whatever is shuffled can be compared
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return tuple(left)

    def _more_words(self) -> list[int]:
        digest = sha256(self._key + self._drawn.to_bytes(8, "big")).digest()
        self._words = [*reversed(_WORDS.unpack(digest))]
        self._drawn += 1
        return self._words
