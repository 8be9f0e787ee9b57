"""Reproducible randomness: the same seed and step give the same draws on every Python."""

from collections.abc import Collection, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I")  # eight draws per digest
_SPAN = 2**32
_PRECISION = 10_000  # by which weights are rounded


class Chance:
    """A stream of draws for one step of one game.

    It uses SHA-256, because the results of `random.shuffle` may change between Python releases.
    """

    __slots__ = ("_drawn", "_key", "_words")

    def __init__(self, seed: bytes, step: int) -> None:
        self._key = seed + step.to_bytes(8, "big")
        self._drawn = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return an integer from 0 up to but not including limit, uniformly."""
        if not 0 < limit <= _SPAN:
            raise ValueError(f"cannot draw evenly below {limit}")
        words = self._words
        value = words.pop() if words else self._next_word()
        # the first comparison is cheap, and almost always enough
        while value >= _SPAN - limit and value >= _SPAN - _SPAN % limit:
            value = words.pop() if words else self._next_word()
        return value % limit

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items; their order must not be a secret."""
        return items[self.below(len(items))]

    def weighted_pick(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """Return one of the items, by weights of about 0 to 1; weight 0 is unlikely, not impossible."""
        parts = [1 + round(_PRECISION * weight) for weight in weights]
        drawn = self.below(sum(parts))
        for item, part in zip(items, parts, strict=True):
            if drawn < part:
                return item
            drawn -= part
        raise AssertionError("a draw below the sum of the weights falls on one of them")

    def shuffled(self, items: Collection[T]) -> tuple[T, ...]:
        """Return the items in random order. They are sorted first: their given order may be a secret."""
        left = sorted(items)  # type: ignore[type-var]  # all items that are shuffled can be compared
        words = self._words
        for last in range(len(left) - 1, 0, -1):
            # as in `below`, without the call: proofs shuffle whole decks in every step
            limit = last + 1
            value = words.pop() if words else self._next_word()
            while value >= _SPAN - limit and value >= _SPAN - _SPAN % limit:
                value = words.pop() if words else self._next_word()
            other = value % limit
            left[last], left[other] = left[other], left[last]
        return tuple(left)

    def _next_word(self) -> int:
        """Make the next eight words, and return the first."""
        digest = sha256(self._key + self._drawn.to_bytes(8, "big")).digest()
        self._words += _WORDS.unpack(digest)[::-1]
        self._drawn += 1
        return self._words.pop()
