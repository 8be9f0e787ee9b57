"""Randomness of a bot, with its manner and its memory of earlier games at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar, assert_never

from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner

T = TypeVar("T")


class BotChance(Chance):
    """Chance with the manner and the memory of a bot.

    With a plain Chance a bot makes no mistakes and remembers no earlier game.
    """

    __slots__ = ("manner", "told")

    def __init__(self, seed: bytes, step: int, manner: Manner, told: Collection[str] = ()) -> None:
        super().__init__(seed, step)
        self.manner = manner
        self.told = told
        """Texts that bots told at this table, which they should not tell again."""


def manner_of(chance: Chance) -> Manner:
    """Return the manner of a bot with this chance."""
    return chance.manner if isinstance(chance, BotChance) else Manner.KEEN


def told_before(chance: Chance) -> Collection[str]:
    """Return the texts that a bot with this chance should not tell again."""
    return chance.told if isinstance(chance, BotChance) else ()


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
