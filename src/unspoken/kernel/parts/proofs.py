"""What proofs need to know of a game: other worlds, and what to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import M, O, S, Viewer


@dataclass(frozen=True)
class ProofPart(Generic[O, M, S]):
    """What proofs need to know of a game."""

    resample: Callable[[S, Viewer, Chance], S]
    """Another world that this viewer cannot tell from this one."""
    trials: Callable[[], Iterable[tuple[int, O, M]]]
    """The seat counts, options and materials that conformance plays."""
