"""Randomness of a bot, which also decides how often the bot makes a mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, assert_never

from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner

T = TypeVar("T")


class BotChance(Chance):
    """Chance with the manner of a bot. With a plain Chance a bot makes no mistakes."""

    __slots__ = ("manner",)

    def __init__(self, seed: bytes, step: int, manner: Manner) -> None:
        super().__init__(seed, step)
        self.manner = manner


def manner_of(chance: Chance) -> Manner:
    """Return the manner of a bot with this chance."""
    return chance.manner if isinstance(chance, BotChance) else Manner.KEEN


def pick_with_mistakes(items: Sequence[T], pick: Callable[[Sequence[T]], T], chance: Chance) -> T:
    """Return the bot's pick or, if it makes a mistake, its pick of the other items.

    A mistake is thus the second-best choice by the bot's own judgement, not a random choice. Do not use this
    function for moves that end a game.
    """
    first = pick(items)
    others = [item for item in items if item != first]
    return pick(others) if others and _misses(chance) else first


def _misses(chance: Chance) -> bool:
    match manner_of(chance):
        case Manner.GENTLE:
            return not chance.below(10)
        case Manner.EVEN:
            return not chance.below(20)
        case Manner.KEEN:
            return False
        case never:
            assert_never(never)
