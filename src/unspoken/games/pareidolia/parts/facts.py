"""Facts about a game of Pareidolia: who found which word, and who got a droplet for it."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.pareidolia.guessing.said_guesses import right_guess
from unspoken.games.pareidolia.types import Phase, Public
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.types import Seat


def facts(before: Public, after: Public) -> tuple[Fact, ...]:
    """Return the facts that follow from two successive public views."""
    return (*_rang(before, after), *_shown(before, after), *_withdrawn(before, after))


def _rang(before: Public, after: Public) -> Iterator[Fact]:
    if after.phase is Phase.BELL and before.phase is Phase.PLAYING:
        yield Fact("par-rang")


def _shown(before: Public, after: Public) -> Iterator[Fact]:
    """Yield who got a droplet at the end of the round (PAR-17)."""
    if after.phase is not Phase.SHOWN or before.phase is Phase.SHOWN:
        return
    word: dict[str, str | int] = {"word": _word(after)}
    guess = right_guess(after)
    if guess is None:
        yield Fact("par-unfound", facts=word, points=0)
        return
    for seat in after.rewarded:
        if seat == guess.seat:
            yield Fact("par-finder", seat, points=1, facts=word)
        else:
            yield Fact("par-artist", seat, (guess.seat,), 1, word)


def _withdrawn(before: Public, after: Public) -> Iterator[Fact]:
    """Yield a fact if the artists withdrew the right guess, so that the droplets were taken back."""
    if before.phase is after.phase is Phase.SHOWN and before.found is not None and after.found is None:
        yield Fact("par-withdrawn", seats=tuple(Seat(seat) for seat in before.rewarded), points=0)


def _word(view: Public) -> str:
    """Return the word in the language in which the table guesses."""
    return view.word.get(view.language) or next(iter(view.word.values()), "")
