"""Thinking aloud: what a watcher says of what it believes, while the sky grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from unspoken.kernel.chance import Chance
from unspoken.kernel.luck import manner_of, picked
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import WordCard

FIRST_LOOK = 2
"""Before so many actions nobody can tell anything."""
_SURE, _LEAST = 0.62, 0.2
"""How likely a word must seem: at the first look, and at last."""
_BOLDER = 0.035
"""By how much less with every action that has been done."""
_PASSING = 4
"""So many words behind the likeliest come to mind as well."""


class Thought(NamedTuple):
    """A word that nobody has said yet, and how likely it seems."""

    card: WordCard
    text: str
    """In the table's language."""
    chance: float


def said_aloud(thoughts: Sequence[Thought], actions: int, chance: Chance) -> Thought | None:
    """What is said after so many actions, of thoughts from the likeliest on; None to go on looking.

    Until people have had a fair look, a watcher says what else comes to mind, the shortest first, and keeps
    its best word to itself. Then it says that, once it is sure enough for so early or late an hour (PAR-16).
    """
    if actions < _fair_look(manner_of(chance)):
        return min(thoughts[1 : 1 + _PASSING], key=lambda thought: len(thought.text), default=None)
    needed = max(_LEAST, _SURE - _BOLDER * actions)
    sure = [thought for thought in thoughts if thought.chance >= needed]
    if not sure:
        return None
    near = [*sure, *thoughts[len(sure) : len(sure) + 1]]  # whoever misses the only sure word says the next
    return picked(near, lambda left: left[0], chance)


def _fair_look(manner: Manner) -> int:
    """After how many actions a watcher says what it thinks likeliest."""
    match manner:
        case Manner.GENTLE:
            return 7
        case Manner.EVEN:
            return 4
        case Manner.KEEN:
            return FIRST_LOOK
        case _:
            assert_never(manner)
