"""How a bot reads a subject: which temperament is behind what it has matched, and what it will match next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import exp, hypot
from typing import NamedTuple, TypeAlias, TypeVar

from unspoken.games.rorschach.bot.associations import LOOKS, association
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Image, Images, Public, Round, ShownWord, Symbol
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore

K = TypeVar("K")

Matching: TypeAlias = tuple[Symbol, ...]
"""By the images left."""
Odds: TypeAlias = Mapping[Matching, float]
"""How likely each matching is."""
MATCHINGS: tuple[Matching, ...] = tuple(permutations(SYMBOLS))


class Temperament(NamedTuple):
    """What somebody goes by when they look at a blot, look by look."""

    whole: float
    part: float
    mood: float
    white: float
    ink: float

    def weighed(self, near: Sequence[float]) -> float:
        """How much a word goes with an image, given how near they are by each look."""
        return sum(weight * one for weight, one in zip(self, near, strict=True)) / hypot(*self)

    def liking(self, word: str, image: Image, lore: Lore) -> float:
        """How much a word goes with an image, to somebody of this temperament."""
        return self.weighed(association(word, image, lore))

    def strongest_look(self, word: str, image: Image, lore: Lore) -> str:
        """The look that says most for the pair."""
        near = association(word, image, lore)
        return max(zip(self, near, LOOKS, strict=True), key=lambda one: one[0] * one[1])[2]


TEMPERAMENTS: Mapping[str, Temperament] = {
    "whole-seer": Temperament(1.0, 0.2, 0.2, 0.0, 0.1),
    "detail-seer": Temperament(0.3, 1.0, 0.1, 0.1, 0.1),
    "mood-seer": Temperament(0.3, 0.1, 1.0, 0.0, 0.3),
    "colour-seer": Temperament(0.4, 0.1, 0.3, 0.0, 1.0),
    "gap-seer": Temperament(0.4, 0.1, 0.1, 1.0, 0.1),
}
"""Those that a bot can have, by name."""
EVERYBODY = Temperament(1.0, 0.5, 0.5, 0.1, 0.3)
"""How people look before they have shown how they differ: at the whole first, and a little at everything."""

_SURE, _WAVERING = 14.0, 5.0
"""How much better a better matching looks: to a bot, and to somebody who does not know so well."""
_OWN, _EVERYBODY, _NOBODY = 1.5, 3.0, 0.5
"""Before a subject has shown anything: how much rather it is of one's own temperament, or like everybody,
than of any other; and how much less it goes by nothing that a bot can see."""


class Subject(NamedTuple):
    """A kind of subject: what it goes by, and how surely."""

    temperament: Temperament
    keen: float


_TEMPERAMENTS = (EVERYBODY, *TEMPERAMENTS.values())
SubjectOdds: TypeAlias = Mapping[Subject | None, float]
"""How likely a subject is of each kind, and of none."""


def matching_odds(words: Sequence[ShownWord], images: Images, temperament: Temperament, lore: Lore) -> Odds:
    """How likely a bot of a temperament is to match each way."""
    return _odds(_worths(_nearness(words, images, lore), images, temperament), _SURE)


def read_subject(public: Public, images: Images, own: Temperament, lore: Lore) -> Odds:
    """How likely this round's subject is to match each way, by all that it has shown in this game."""
    return expected(subject_odds(public, own, lore), public.words, images, lore)


def expected(subjects: SubjectOdds, words: Sequence[ShownWord], images: Images, lore: Lore) -> Odds:
    """How likely somebody, of whom one thinks so, is to match each way."""
    mixed = {matching: subjects[None] / len(MATCHINGS) for matching in MATCHINGS}
    for subject, odds in _odds_by_subject(words, images, lore):
        for matching, chance in odds.items():
            mixed[matching] += subjects[subject] * chance
    return mixed


def subject_odds(public: Public, own: Temperament, lore: Lore) -> SubjectOdds:
    """Of which kind this round's subject is, by all that it has shown in this game."""
    weights: dict[Subject | None, float] = {None: _NOBODY}
    for temperament in _TEMPERAMENTS:
        rather = _EVERYBODY if temperament == EVERYBODY else _OWN if temperament == own else 1.0
        weights |= {Subject(temperament, keen): rather / 2 for keen in (_SURE, _WAVERING)}
    for past in rounds_of(public, public.subject):
        images = tuple(mark.image for mark in past.matching)
        shown = tuple(mark.symbol for mark in past.matching)
        weights[None] /= len(MATCHINGS)
        for subject, odds in _odds_by_subject(past.words, images, lore):
            weights[subject] *= odds[shown]
        weights = dict(_normalized(weights))
    return _normalized(weights)


def rounds_of(public: Public, subject: Seat | None) -> tuple[Round, ...]:
    """The rounds in which somebody was the subject."""
    return tuple(past for past in public.past if past.subject == subject)


_Nearness: TypeAlias = Mapping[tuple[Image, Symbol], Sequence[float]]
_Worths: TypeAlias = Mapping[Matching, float]


def _odds_by_subject(
    words: Sequence[ShownWord], images: Images, lore: Lore
) -> Iterator[tuple[Subject, Odds]]:
    """How each kind of subject would match."""
    near = _nearness(words, images, lore)
    for temperament in _TEMPERAMENTS:
        worths = _worths(near, images, temperament)
        for keen in (_SURE, _WAVERING):
            yield Subject(temperament, keen), _odds(worths, keen)


def _nearness(words: Sequence[ShownWord], images: Images, lore: Lore) -> _Nearness:
    return {(image, word.symbol): association(word.id, image, lore) for image in images for word in words}


def _worths(near: _Nearness, images: Images, temperament: Temperament) -> _Worths:
    """How good each matching looks to somebody of a temperament."""
    liking = {pair: temperament.weighed(looks) for pair, looks in near.items()}
    return {
        matching: sum(liking[pair] for pair in zip(images, matching, strict=True)) for matching in MATCHINGS
    }


def _odds(worths: _Worths, keen: float) -> Odds:
    best = max(worths.values())
    return _normalized({matching: exp(keen * (worth - best)) for matching, worth in worths.items()})


def _normalized(weights: Mapping[K, float]) -> Mapping[K, float]:
    """The same weights, as shares of 1."""
    whole = sum(weights.values())
    return {key: weight / whole for key, weight in weights.items()}
