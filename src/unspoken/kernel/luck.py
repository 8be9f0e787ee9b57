"""A bot's luck: chance that knows how often its owner misses what it likes best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, assert_never

from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner

T = TypeVar("T")


class Luck(Chance):
    """Chance for a bot of some manner; with plain chance a bot plays its best."""

    __slots__ = ("manner",)

    def __init__(self, seed: bytes, step: int, manner: Manner) -> None:
        super().__init__(seed, step)
        self.manner = manner


def manner_of(chance: Chance) -> Manner:
    """How whoever has this luck behaves."""
    return chance.manner if isinstance(chance, Luck) else Manner.KEEN


def picked(items: Sequence[T], pick: Callable[[Sequence[T]], T], chance: Chance) -> T:
    """What a bot picks; or, if it misses that, what it would pick of all the others.

    So an error is a friendly beginner's: the second-best by the bot's own judgement, never anything by lot.
    What cannot be taken back and ends a game, like an announcement, is not picked in this way.
    """
    first = pick(items)
    others = [item for item in items if item != first]
    return pick(others) if others and _misses(chance) else first


def _misses(chance: Chance) -> bool:
    match manner_of(chance):
        case Manner.GENTLE:
            return not chance.below(4)
        case Manner.EVEN:
            return not chance.below(10)
        case Manner.KEEN:
            return False
        case never:
            assert_never(never)
