"""Decides which guess a watcher says, and when, while the sky grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from unspoken.kernel.bot_chance import manner_of, pick_with_mistakes
from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import WordCard

FIRST_LOOK = 2
"""Watchers say nothing before this many actions."""
_SURE, _LEAST = 0.62, 0.2
"""Required probability of a word: at the start, and its lower bound."""
_BOLDER = 0.035
"""By how much the required probability falls with every action."""
_PASSING = 4
"""How many words after the likeliest may be said as early guesses."""


class CandidateGuess(NamedTuple):
    """A word that nobody has said yet, and its probability."""

    card: WordCard
    text: str
    """In the table's language."""
    chance: float


def choose_guess(thoughts: Sequence[CandidateGuess], actions: int, chance: Chance) -> CandidateGuess | None:
    """Return the guess to say after this many actions, given candidates by probability; None to wait.

    Until people have had a fair look, a watcher says less likely words, the shortest first, and holds back
    its best word. Then it says its best word once it is sure enough for the number of actions (PAR-16).
    """
    if actions < _waiting_actions(manner_of(chance)):
        return min(thoughts[1 : 1 + _PASSING], key=lambda thought: len(thought.text), default=None)
    needed = max(_LEAST, _SURE - _BOLDER * actions)
    sure = [thought for thought in thoughts if thought.chance >= needed]
    if not sure:
        return None
    # a bot that makes a mistake with a single sure word says the next one
    near = [*sure, *thoughts[len(sure) : len(sure) + 1]]
    return pick_with_mistakes(near, lambda left: left[0], chance)


def _waiting_actions(manner: Manner) -> int:
    """Return after how many actions a watcher says its likeliest word."""
    match manner:
        case Manner.GENTLE:
            return 7
        case Manner.EVEN:
            return 4
        case Manner.KEEN:
            return FIRST_LOOK
        case _:
            assert_never(manner)
