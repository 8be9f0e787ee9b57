"""Infers a subject's temperament from its past matchings, and predicts its next matching.

People differ in what they see. A guesser therefore considers a subject with each of several pairs of eyes,
and averages the probabilities of the matchings. A bot that is the subject prefers words and blots about which
all pairs of eyes agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import exp, hypot, sqrt
from operator import mul
from typing import NamedTuple, TypeAlias, TypeVar

from unspoken.games.rorschach.bot.associations import LOOKS, Nearness, association, known_to
from unspoken.games.rorschach.cards import Image, Images
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Public, Round, ShownWord, Symbol
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Seat

K = TypeVar("K")

Matching: TypeAlias = tuple[Symbol, ...]
"""The symbol on each of the images left."""
Odds: TypeAlias = Mapping[Matching, float]
"""The probability of each matching."""
MATCHINGS: tuple[Matching, ...] = tuple(permutations(SYMBOLS))


_FIT = 0.8
"""How much the fit at first sight counts beside the looks."""
_CAUTION = 0.5
"""How much the difference between the pairs of eyes, a standard deviation, lowers a bot's liking."""


class BlotTemperament(NamedTuple):
    """The weight of each way to look at a blot."""

    whole: float
    part: float
    mood: float
    white: float
    ink: float

    def likings(self, near: Nearness) -> tuple[float, ...]:
        """Return how well a word fits an image: for a bot, then for a person with each pair of eyes.

        A bot likes a pair less if the pairs of eyes differ about it.
        """
        length, fit = hypot(*self), _FIT * near.fit
        seen = [sum(map(mul, self, looks)) / length for looks in near.eyes]
        mean = sum(seen) / len(seen)
        spread = hypot(*(liking - mean for liking in seen)) / sqrt(len(seen))
        return (mean - _CAUTION * spread + fit, *(liking + fit for liking in seen))

    def liking(self, word: str, image: Image, lore: Lore) -> float:
        """Return how well a word fits an image for a bot of this temperament."""
        return self.likings(association(word, image, lore))[0]

    def strongest_look(self, word: str, image: Image, lore: Lore) -> str:
        """Return the look that contributes most to the pair."""
        near = association(word, image, lore).by_look()
        return max(zip(self, near, LOOKS, strict=True), key=lambda look: look[0] * look[1])[2]


TEMPERAMENTS: Mapping[str, BlotTemperament] = {
    "whole-seer": BlotTemperament(1.0, 0.2, 0.2, 0.0, 0.1),
    "detail-seer": BlotTemperament(0.3, 1.0, 0.1, 0.1, 0.1),
    "mood-seer": BlotTemperament(0.3, 0.1, 1.0, 0.0, 0.3),
    "colour-seer": BlotTemperament(0.4, 0.1, 0.3, 0.0, 1.0),
    "gap-seer": BlotTemperament(0.4, 0.1, 0.1, 1.0, 0.1),
}
"""The temperaments of bots, by name."""
EVERYBODY = BlotTemperament(1.0, 0.5, 0.5, 0.1, 0.3)
"""How people look before anything is known about them: mostly at the whole, a little at everything."""

_SURE, _PERSON = 14.0, 2.0
"""How strongly a subject prefers a better matching: a bot, and a person."""
_OWN, _EVERYBODY, _RANDOM_SUBJECT = 1.5, 3.0, 0.5
"""Prior weights of a subject with the bot's own temperament, of one like everybody, and of one who matches at
random; any other temperament has weight 1.
"""


class Subject(NamedTuple):
    """A kind of subject: a temperament, and the pair of eyes of a person; None for a bot."""

    temperament: BlotTemperament
    eye: int | None


_TEMPERAMENTS = (EVERYBODY, *TEMPERAMENTS.values())
SubjectOdds: TypeAlias = Mapping[Subject | None, float]
"""The probability of each kind of subject; None stands for a subject who matches at random."""


def matching_odds(
    words: Sequence[ShownWord], images: Images, temperament: BlotTemperament, lore: Lore
) -> Odds:
    """Return the probability of each matching, for a bot of this temperament."""
    near = _nearness(words, images, lore)
    return _odds({pair: temperament.likings(looks)[0] for pair, looks in near.items()}, images, _SURE)


def expected_matching(public: Public, images: Images, own: BlotTemperament, lore: Lore) -> Odds:
    """Return the probability of each matching, for this round's subject, given its past rounds."""
    return mixed_odds(subject_odds(public, own, lore), public.words, images, lore)


def mixed_odds(subjects: SubjectOdds, words: Sequence[ShownWord], images: Images, lore: Lore) -> Odds:
    """Return the probability of each matching, averaged over the kinds of subject."""
    mixed = {matching: subjects[None] / len(MATCHINGS) for matching in MATCHINGS}
    for subject, odds in _odds_by_subject(words, images, lore):
        for matching, chance in odds.items():
            mixed[matching] += subjects[subject] * chance
    return mixed


def subject_odds(public: Public, own: BlotTemperament, lore: Lore) -> SubjectOdds:
    """Return the odds of each kind for this round's subject, given its past rounds."""
    weights: dict[Subject | None, float] = {None: _RANDOM_SUBJECT}
    eyes = known_to(lore).eyes
    for temperament in _TEMPERAMENTS:
        rather = _EVERYBODY if temperament == EVERYBODY else _OWN if temperament == own else 1.0
        weights[Subject(temperament, None)] = rather / 2
        weights |= {Subject(temperament, eye): rather / 2 / eyes for eye in range(eyes)}
    for past in rounds_of(public, public.subject):
        images = tuple(mark.image for mark in past.matching)
        shown = tuple(mark.symbol for mark in past.matching)
        weights[None] /= len(MATCHINGS)
        for subject, odds in _odds_by_subject(past.words, images, lore):
            weights[subject] *= odds[shown]
        weights = dict(_normalized(weights))
    return _normalized(weights)


def rounds_of(public: Public, subject: Seat | None) -> tuple[Round, ...]:
    """Return the rounds of a subject."""
    return tuple(past for past in public.past if past.subject == subject)


def _odds_by_subject(
    words: Sequence[ShownWord], images: Images, lore: Lore
) -> Iterator[tuple[Subject, Odds]]:
    """Yield each kind of subject with its probability of each matching."""
    near = _nearness(words, images, lore)
    for temperament in _TEMPERAMENTS:
        likings = [temperament.likings(looks) for looks in near.values()]
        bot, *people = (dict(zip(near, liking, strict=True)) for liking in zip(*likings, strict=True))
        yield Subject(temperament, None), _odds(bot, images, _SURE)
        for eye, person in enumerate(people):
            yield Subject(temperament, eye), _odds(person, images, _PERSON)


def _nearness(
    words: Sequence[ShownWord], images: Images, lore: Lore
) -> Mapping[tuple[Image, Symbol], Nearness]:
    return {(image, word.symbol): association(word.id, image, lore) for image in images for word in words}


def _odds(liking: Mapping[tuple[Image, Symbol], float], images: Images, keen: float) -> Odds:
    """Return the probability of each matching for a subject who prefers better matchings this strongly."""
    scores = {
        matching: sum(liking[pair] for pair in zip(images, matching, strict=True)) for matching in MATCHINGS
    }
    best = max(scores.values())
    return _normalized({matching: exp(keen * (score - best)) for matching, score in scores.items()})


def _normalized(weights: Mapping[K, float]) -> Mapping[K, float]:
    """Return the weights scaled to a sum of 1."""
    whole = sum(weights.values())
    return {key: weight / whole for key, weight in weights.items()}
