"""What the proofs need from a game: states that look equal to a viewer, and setups to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import M, O, S, Viewer


@dataclass(frozen=True)
class ProofPart(Generic[O, M, S]):
    """What the proofs need from a game."""

    resample: Callable[[S, Viewer, Chance], S]
    """Return another state that this viewer cannot distinguish from the given state."""
    trials: Callable[[], Iterable[tuple[int, O, M]]]
    """The seat counts, options and materials that the conformance tests play."""
