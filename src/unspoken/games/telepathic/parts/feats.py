"""The ranking of a game of Telepathic in a night, and titles."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.types import Ending, Mode, Public, Reason
from unspoken.kernel.parts.night import Feat, Ranking, by_outcome
from unspoken.kernel.types import Outcome

TITLES = {"tele-mind": 2, "tele-glass": 2, "tele-rash": 1}
WON = 100
NAMED = 50
"""Score of a lost game in which every win condition was named rightly."""


def ranking(public: Public, outcome: Outcome, seats: int) -> Ranking | None:
    """Return the ranking: opposed teams against each other, all others together; none if unattended."""
    ending = public.ending
    if ending is None or ending.reason is Reason.UNATTENDED:
        return None
    if public.mode is Mode.OPPOSED:
        return by_outcome(public, outcome, seats)
    return Ranking((1,) * seats, _how_well(ending))


def _how_well(ending: Ending) -> int:
    """Return the score: all of it for a win, otherwise at most half of it, by what was named rightly."""
    if ending.winners:
        return WON
    named = ending.guesses
    return NAMED * sum(guess.right for guess in named) // len(named) if named else 0


def feats(public: Public) -> tuple[Feat, ...]:
    """Count who named whom rightly or not; directors, who announce together, do not count."""
    return () if public.ending is None else tuple(_of(public.ending))


def _of(ending: Ending) -> Iterator[Feat]:
    for guess in ending.guesses:
        if guess.right:
            yield Feat("tele-glass", guess.of)
        if guess.by is not None:
            yield Feat("tele-mind" if guess.right else "tele-rash", guess.by)
