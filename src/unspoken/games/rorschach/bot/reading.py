"""How a bot reads a subject: which temperament is behind what it has matched, and what it will match next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp
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

    things: float
    shape: float
    ink: float

    def liking(self, word: str, image: Image, lore: Lore) -> float:
        """How much a word goes with an image, to somebody of this temperament."""
        return sum(weight * near for weight, near in zip(self, association(word, image, lore), strict=True))

    def strongest_look(self, word: str, image: Image, lore: Lore) -> str:
        """The look that says most for the pair."""
        near = association(word, image, lore)
        return max(zip(self, near, LOOKS, strict=True), key=lambda one: one[0] * one[1])[2]


TEMPERAMENTS: Mapping[str, Temperament] = {
    "realist": Temperament(1.0, 0.2, 0.0),
    "sculptor": Temperament(0.4, 1.0, 0.1),
    "painter": Temperament(0.4, 0.1, 1.0),
    "wanderer": Temperament(0.7, 0.7, 0.7),
}
"""Those that a bot can have, by name."""

_KEEN = 14.0
"""How much better a better matching looks."""
_OWN, _ANYBODY = 3.0, 0.5
"""Before a subject has shown anything: how much rather it is of one's own temperament, and less of none."""


def matching_odds(words: Sequence[ShownWord], images: Images, temperament: Temperament, lore: Lore) -> Odds:
    """How likely somebody of a temperament is to match each way."""
    word = {shown.symbol: shown.id for shown in words}
    liking = {
        (image, symbol): temperament.liking(word[symbol], image, lore)
        for image in images
        for symbol in SYMBOLS
    }
    worth = {
        matching: sum(liking[pair] for pair in zip(images, matching, strict=True)) for matching in MATCHINGS
    }
    best = max(worth.values())
    return _normalized({matching: exp(_KEEN * (one - best)) for matching, one in worth.items()})


def read_subject(public: Public, images: Images, own: Temperament, lore: Lore) -> Odds:
    """How likely this round's subject is to match each way, by all that it has shown in this game."""
    temperaments = _temperament_odds(public, own, lore)
    mixed = {matching: temperaments[None] / len(MATCHINGS) for matching in MATCHINGS}
    for name, temperament in TEMPERAMENTS.items():
        for matching, chance in matching_odds(public.words, images, temperament, lore).items():
            mixed[matching] += temperaments[name] * chance
    return mixed


def _temperament_odds(public: Public, own: Temperament, lore: Lore) -> Mapping[str | None, float]:
    """How likely the subject is of each temperament, and of none."""
    weights: dict[str | None, float] = {
        None: _ANYBODY,
        **{name: _OWN if temperament == own else 1.0 for name, temperament in TEMPERAMENTS.items()},
    }
    for past in rounds_of(public, public.subject):
        images = tuple(mark.image for mark in past.matching)
        shown = tuple(mark.symbol for mark in past.matching)
        weights[None] /= len(MATCHINGS)
        for name, temperament in TEMPERAMENTS.items():
            weights[name] *= matching_odds(past.words, images, temperament, lore)[shown]
        weights = dict(_normalized(weights))
    return _normalized(weights)


def rounds_of(public: Public, subject: Seat | None) -> tuple[Round, ...]:
    """The rounds in which somebody was the subject."""
    return tuple(past for past in public.past if past.subject == subject)


def _normalized(weights: Mapping[K, float]) -> Mapping[K, float]:
    """The same weights, as shares of 1."""
    whole = sum(weights.values())
    return {key: weight / whole for key, weight in weights.items()}
