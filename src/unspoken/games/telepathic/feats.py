"""What Telepathic means to a night: how well a game went for all, and what somebody may be called."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.types import Ending, Mode, Public, Reason
from unspoken.kernel.game import Feat, Outcome, Ranking, by_outcome

TITLES = {"tele-mind": 2, "tele-glass": 2, "tele-rash": 1}
WON = 100
NAMED = 50
"""For a game that was lost although every win condition was named rightly."""


def ranking(public: Public, outcome: Outcome, seats: int) -> Ranking | None:
    """Opposed teams stand against each other; all others stand together. Nobody's game is nobody's."""
    ending = public.ending
    if ending is None or ending.reason is Reason.UNATTENDED:
        return None
    if public.mode is Mode.OPPOSED:
        return by_outcome(public, outcome, seats)
    return Ranking((1,) * seats, _how_well(ending))


def _how_well(ending: Ending) -> int:
    """A win is all of it; without one, half of it at most, by how much was named rightly."""
    if ending.winners:
        return WON
    named = ending.guesses
    return NAMED * sum(guess.right for guess in named) // len(named) if named else 0


def feats(public: Public) -> tuple[Feat, ...]:
    """Who named whom rightly or not; nobody by name, where directors did it together."""
    return () if public.ending is None else tuple(_of(public.ending))


def _of(ending: Ending) -> Iterator[Feat]:
    for guess in ending.guesses:
        if guess.right:
            yield Feat("tele-glass", guess.of)
        if guess.by is not None:
            yield Feat("tele-mind" if guess.right else "tele-rash", guess.by)
