"""The ranking of a game of Telepathic in a night, and titles."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.types import Ending, Public, Reason
from unspoken.kernel.parts.night import Feat, Ranking, by_outcome
from unspoken.kernel.types import Outcome

TITLES = {"tele-mind": 2, "tele-glass": 2, "tele-rash": 1}


def ranking(public: Public, outcome: Outcome, seats: int) -> Ranking | None:
    """Return the ranking: everybody is equal, except opposed teams; none if the game was unattended."""
    if public.ending is None or public.ending.reason is Reason.UNATTENDED:
        return None
    return by_outcome(public, outcome, seats)


def feats(public: Public) -> tuple[Feat, ...]:
    """Count right and wrong names by seat; directors, who announce together, do not count."""
    return () if public.ending is None else tuple(_feats_of_ending(public.ending))


def _feats_of_ending(ending: Ending) -> Iterator[Feat]:
    for guess in ending.guesses:
        if guess.right:
            yield Feat("tele-glass", guess.of)
        if guess.by is not None:
            yield Feat("tele-mind" if guess.right else "tele-rash", guess.by)
