"""Titles of a night with Echo."""

from __future__ import annotations

from unspoken.kernel.parts.night import Feat
from unspoken.kernel.types import Seat

from ..types import Public

TITLES = {"echo-alone": 3}


def feats(public: Public) -> tuple[Feat, ...]:
    """Return the points of each seat for numbers that nobody else picked."""
    return tuple(Feat("echo-alone", Seat(seat), score) for seat, score in enumerate(public.scores) if score)
