"""What the atlas remembers of a round of Rorschach: the words on its blots, and the guesses."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.cards import Image
from unspoken.games.rorschach.parts.facts import NUMERALS
from unspoken.games.rorschach.types import Options, Public, Symbol, Team
from unspoken.kernel.languages import ByLanguage
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting

OFTEN = 2
"""A word must have been laid on a blot this often before it is reported as a fact."""


def sightings(options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """Return the subject's matching and each team's guesses, when the matching is shown (ROR-16)."""
    if before.matching or not after.matching or after.subject is None:
        return ()
    return (*_laid(options.deck, after), *_guessed(options.deck, after))


def _laid(deck: str, view: Public) -> Iterator[Sighting]:
    assert view.subject is not None
    for mark in view.matching:
        numeral = NUMERALS[view.images.index(mark.image)]
        picture = PictureSubject(deck, mark.image)
        yield Sighting(picture, (view.subject,), _word(view, mark.symbol), name=numeral)


def _guessed(deck: str, view: Public) -> Iterator[Sighting]:
    for reveal in view.reveals:
        yield _guess(deck, view, reveal.image, view.testers, reveal.testers)
        if reveal.control is not None:
            yield _guess(deck, view, reveal.image, 1 - view.testers, reveal.control)


def _guess(deck: str, view: Public, image: Image, team: Team, symbol: Symbol) -> Sighting:
    """Return a team's guess, without the subject, who has no say in it (ROR-08)."""
    members = tuple(seat for seat, own in enumerate(view.teams) if own == team and seat != view.subject)
    return Sighting(PictureSubject(deck, image), members, _word(view, symbol), guessed=True)


def _word(view: Public, symbol: Symbol) -> ByLanguage:
    return next(word.text for word in view.words if word.symbol is symbol)


def atlas_fact(memories: tuple[Memory, ...]) -> Fact | None:
    """Return the blot with the most consistent word in this house, and that word."""
    surest = max(memories, key=lambda memory: memory.said[0][1] / memory.sightings, default=None)
    if surest is None or surest.said[0][1] < OFTEN:
        return None
    word, times = surest.said[0]
    texts = {f"word_{language}": text for language, text in word.items()}
    return Fact(
        "recalled-ror", facts={**texts, "numeral": surest.name, "times": times, "seen": surest.sightings}
    )
