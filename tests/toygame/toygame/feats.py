"""What somebody may be called after a night with Echo."""

from __future__ import annotations

from unspoken.kernel.game import Feat, Seat

from .types import Public

TITLES = {"echo-alone": 3}


def feats(public: Public) -> tuple[Feat, ...]:
    """What somebody got by being alone with a number."""
    return tuple(Feat("echo-alone", Seat(seat), score) for seat, score in enumerate(public.scores) if score)
