"""What somebody may be called after a night with Rorschach: counted in the rounds that everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.types import Public, Round
from unspoken.kernel.game import Feat, Seat

TITLES = {"ror-known": 2, "ror-sphinx": 2, "ror-reader": 2}


def feats(public: Public) -> tuple[Feat, ...]:
    """How often a subject was read or was not, and how often somebody's team read one of theirs."""
    return tuple(feat for one in public.past for feat in _of(public, one))


def _of(public: Public, round: Round) -> Iterator[Feat]:
    own = [Seat(seat) for seat, team in enumerate(public.teams) if team == round.testers]
    for reveal in round.reveals:
        if reveal.testers is not reveal.symbol:
            yield Feat("ror-sphinx", round.subject)
            continue
        yield Feat("ror-known", round.subject)
        for seat in own:
            if seat != round.subject:
                yield Feat("ror-reader", seat)
