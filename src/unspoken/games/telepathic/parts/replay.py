"""Beliefs about the hidden cards after every turn, shown once the game is over."""

from __future__ import annotations

from unspoken.games.telepathic.types import Hindsight, Public


def hindsight(last: Public) -> Hindsight:
    """Return the belief of each seat about the others' cards after every turn."""
    from unspoken.games.telepathic.parts.beliefs import beliefs  # imports numpy, which the rules do not need

    return Hindsight(beliefs(last))
