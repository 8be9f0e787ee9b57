"""The learnt policy as a single player, for `research.env("telepathic", mode="first")`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.types import Phase
from unspoken.research.baseline.evidence import read
from unspoken.research.baseline.policy import load_policy

_CLAIMING = list(Phase).index(Phase.CLAIMING)
_LET_CHANCE_DECIDE = 2
"""The action that claims nothing when the table asks who begins."""


class Learnt:
    """One seat of one game after another, with the weights that Unspoken ships."""

    def __init__(self, mode: str = "first") -> None:
        self._policy = load_policy(1, mode)

    def act(self, observation: NDArray[np.int16], action_mask: NDArray[Any]) -> int:
        """Return a legal action."""
        if read(observation[None]).phase[0] == _CLAIMING:
            return _LET_CHANCE_DECIDE
        return int(self._policy.act(observation[None])[0])
