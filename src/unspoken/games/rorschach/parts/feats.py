"""Titles at the end of a night with Rorschach, counted from the public rounds."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.types import Public, Round
from unspoken.kernel.parts.night import Feat
from unspoken.kernel.types import Seat

TITLES = {"ror-known": 2, "ror-sphinx": 2, "ror-reader": 2}


def feats(public: Public) -> tuple[Feat, ...]:
    """Count how often a subject was read or not, and how often a player's team read its subject."""
    return tuple(feat for past in public.past for feat in _feats_of_round(public, past))


def _feats_of_round(public: Public, round: Round) -> Iterator[Feat]:
    own = [Seat(seat) for seat, team in enumerate(public.teams) if team == round.testers]
    for reveal in round.reveals:
        if reveal.testers is not reveal.symbol:
            yield Feat("ror-sphinx", round.subject)
            continue
        yield Feat("ror-known", round.subject)
        for seat in own:
            if seat != round.subject:
                yield Feat("ror-reader", seat)
