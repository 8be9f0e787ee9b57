"""What somebody may be called after a night with Pareidolia: counted in the skies that everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.pareidolia.round_record import RoundSummary
from unspoken.games.pareidolia.types import Public
from unspoken.kernel.game import Feat

TITLES = {"par-first": 2, "par-sky": 2, "par-quiet-hand": 2}


def feats(public: Public) -> tuple[Feat, ...]:
    """Words found, and skies in which a word was found, for the artist and for the second pair of hands."""
    return tuple(feat for one in public.past for feat in _of(one))


def _of(round: RoundSummary) -> Iterator[Feat]:
    if round.finder is not None:
        yield Feat("par-first", round.finder)
        yield Feat("par-sky", round.artist)
        yield Feat("par-quiet-hand", round.second)
