"""Titles at the end of a night with Pareidolia, counted from the public rounds."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.pareidolia.round_record import RoundSummary
from unspoken.games.pareidolia.types import Public
from unspoken.kernel.parts.night import Feat

TITLES = {"par-first": 2, "par-sky": 2, "par-quiet-hand": 2}


def feats(public: Public) -> tuple[Feat, ...]:
    """Count found words, for the finder, the main artist and the second artist."""
    return tuple(feat for past in public.past for feat in _feats_of_round(past))


def _feats_of_round(round: RoundSummary) -> Iterator[Feat]:
    if round.finder is not None:
        yield Feat("par-first", round.finder)
        yield Feat("par-sky", round.artist)
        yield Feat("par-quiet-hand", round.second)
