"""The watcher: finds the word of the category that the sky looks like, by drawings that no artist bot uses.

It compares the sky with the drawings that it knows, and combines the result with a more accurate classifier,
which was trained on these and many other drawings. Each watcher knows different drawings and has a different
tilt.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.classifier import SkyClassifier
from unspoken.games.pareidolia.bot.drawings import Drawing
from unspoken.games.pareidolia.bot.likeness import Rings, likenesses, rings, rings_of
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape

_KEEN, _KEENEST = 4.5, 42.0
"""How strongly good likenesses outweigh middling ones: for each piece, and at most."""
_COUNT_EXPONENT = 0.5
"""Normalisation by the number of drawings of a word: 0 adds them up, 1 takes the mean."""
_GLANCE = 2.5
"""Weight of the classifier relative to the likenesses."""
_ODDS_EXPONENT = 0.5
"""Exponent on the combined odds; it is below 1, because both sources know the same drawings."""
_UNLIKELY = 1e-6
_NEAR = 1.6
"""A drawing is not compared with a sky if their numbers of clouds differ by more than this factor."""


class Hunch(NamedTuple):
    """A word and its probability."""

    word: str
    chance: float


def hunches(sky: Sky, clouds: tuple[CloudShape, ...], known: Mapping[str, Sequence[Drawing]]) -> list[Hunch]:
    """Return the probability of each word for this sky, the likeliest first."""
    drawn = {word: drawings for word, drawings in known.items() if drawings}
    if not drawn or not sky:
        return []
    sky_rings = rings(np.any(piece_box(clouds).covers(sky), axis=0))
    hopes = {word: _hope(sky_rings, len(sky), drawings) for word, drawings in drawn.items()}
    whole = sum(hopes.values()) or 1.0
    return sorted(
        (Hunch(word, hope / whole) for word, hope in hopes.items()), key=lambda hunch: -hunch.chance
    )


def second_look(
    sky: Sky,
    clouds: tuple[CloudShape, ...],
    before: Sequence[Hunch],
    classifier: SkyClassifier,
    tilt: float = 0.0,
) -> list[Hunch]:
    """Return the hunches combined with the classifier; a word unknown to the classifier gains nothing."""
    if not sky:
        return [*before]
    picture = np.any(piece_box(clouds).covers(sky), axis=0)
    glance = classifier.looks_like(picture, [hunch.word for hunch in before], tilt)
    if not glance:
        return [*before]
    least = min(glance.values())
    leanings = np.array(
        [np.log(hunch.chance + _UNLIKELY) + _GLANCE * glance.get(hunch.word, least) for hunch in before]
    )
    shares = np.exp(_ODDS_EXPONENT * (leanings - leanings.max()))
    shares /= shares.sum()
    combined = (Hunch(hunch.word, float(share)) for hunch, share in zip(before, shares, strict=True))
    return sorted(combined, key=lambda hunch: -hunch.chance)


def _hope(sky_rings: Rings, pieces: int, drawings: Sequence[Drawing]) -> float:
    """Return the weight of a word: the sum over its drawings, dominated by those most like the sky."""
    near = tuple(drawing.bits for drawing in drawings if _comparable(drawing, pieces))
    if not near:
        return 0.0
    weights = np.exp(min(_KEENEST, _KEEN * pieces) * (likenesses(sky_rings, rings_of(near)) - 1))
    return float(weights.sum() / len(near) ** _COUNT_EXPONENT)


def _comparable(drawing: Drawing, pieces: int) -> bool:
    """True if a drawing may be compared: an original outline, or a drawing in about as many clouds."""
    return drawing.clouds == 0 or pieces / _NEAR <= drawing.clouds <= pieces * _NEAR
