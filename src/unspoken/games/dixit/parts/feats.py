"""Titles at the end of a night with Dixit, counted from the public album."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.dixit.types import Public, Story
from unspoken.kernel.parts.night import Feat
from unspoken.kernel.types import Seat

TITLES = {"dixit-liar": 3, "dixit-finder": 3, "dixit-open-book": 2, "dixit-riddle": 2, "dixit-half-light": 2}


def feats(public: Public) -> tuple[Feat, ...]:
    """Count votes drawn by own cards, cards found, and how the teller's clues were read."""
    return tuple(feat for story in public.album for feat in _feats_of_round(story))


def _feats_of_round(story: Story) -> Iterator[Feat]:
    for seat, votes in enumerate(story.fooled):
        if votes:
            yield Feat("dixit-liar", Seat(seat), votes)
    for seat in story.found:
        yield Feat("dixit-finder", seat)
    if not story.found:
        yield Feat("dixit-riddle", story.teller)
    elif len(story.found) == len(story.voters):
        yield Feat("dixit-open-book", story.teller)
    else:
        yield Feat("dixit-half-light", story.teller)
