"""What a house may remember of a round of Rorschach: the words on its blots, and what they were taken for."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.facts import NUMERALS
from unspoken.games.rorschach.types import Image, Options, Public, Symbol, Team
from unspoken.kernel.game import Fact
from unspoken.kernel.languages import ByLanguage
from unspoken.kernel.sighting import Memory, SeenPicture, Sighting

OFTEN = 2
"""A word that was laid once says nothing of a blot."""


def sightings(options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """When the whole matching is shown (ROR-16): what the subject laid, and what each team guessed."""
    if before.matching or not after.matching or after.subject is None:
        return ()
    return (*_laid(options.deck, after), *_guessed(options.deck, after))


def _laid(deck: str, view: Public) -> Iterator[Sighting]:
    assert view.subject is not None
    for mark in view.matching:
        numeral = NUMERALS[view.images.index(mark.image)]
        picture = SeenPicture(deck, mark.image)
        yield Sighting(picture, (view.subject,), _word(view, mark.symbol), name=numeral)


def _guessed(deck: str, view: Public) -> Iterator[Sighting]:
    for reveal in view.reveals:
        yield _guess(deck, view, reveal.image, view.testers, reveal.testers)
        if reveal.control is not None:
            yield _guess(deck, view, reveal.image, 1 - view.testers, reveal.control)


def _guess(deck: str, view: Public, image: Image, team: Team, symbol: Symbol) -> Sighting:
    """The subject has no say in what its own team takes it for (ROR-08)."""
    members = tuple(seat for seat, one in enumerate(view.teams) if one == team and seat != view.subject)
    return Sighting(SeenPicture(deck, image), members, _word(view, symbol), guessed=True)


def _word(view: Public, symbol: Symbol) -> ByLanguage:
    return next(word.text for word in view.words if word.symbol is symbol)


def recalled(memories: tuple[Memory, ...]) -> Fact | None:
    """Of the round's blots the one that this house is surest of, and the word most often laid on it."""
    surest = max(memories, key=lambda memory: memory.said[0][1] / memory.seen, default=None)
    if surest is None or surest.said[0][1] < OFTEN:
        return None
    word, times = surest.said[0]
    told = {f"word_{language}": text for language, text in word.items()}
    return Fact("recalled-ror", facts={**told, "numeral": surest.name, "times": times, "seen": surest.seen})
