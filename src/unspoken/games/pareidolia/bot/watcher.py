"""The watcher: which word of the category the sky looks like, by drawings that no artist bot draws from.

It holds the sky against each drawing that it remembers, and has an eye that learned from those and many more:
the eye is right more often. What it remembers, and how it holds its head, is each watcher's own.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import Drawing
from unspoken.games.pareidolia.bot.eye import Eye
from unspoken.games.pareidolia.bot.likeness import Rings, likenesses, rings, rings_of
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape

_KEEN, _KEENEST = 4.5, 42.0
"""How much more a good likeness counts than a middling one: with every piece more, up to a limit."""
_CROWD = 0.5
"""Many drawings of a word help it, but not as much as their number: 0 they add up, 1 they are averaged."""
_GLANCE = 2.5
"""How much the eye counts beside the likenesses."""
_MODEST = 0.5
"""Both know the same drawings: together they are less sure than two strangers would be."""
_UNLIKELY = 1e-6
_NEAR = 1.6
"""A drawing of more or fewer clouds than lie there, by this factor, is not compared with the sky."""


class Hunch(NamedTuple):
    """A word and how likely it seems, from 0 to 1."""

    word: str
    chance: float


def hunches(sky: Sky, clouds: tuple[CloudShape, ...], known: Mapping[str, Sequence[Drawing]]) -> list[Hunch]:
    """How likely each word seems to be what lies in the sky; the likeliest first."""
    drawn = {word: drawings for word, drawings in known.items() if drawings}
    if not drawn or not sky:
        return []
    seen = rings(np.any(piece_box(clouds).covers(sky), axis=0))
    hopes = {word: _hope(seen, len(sky), drawings) for word, drawings in drawn.items()}
    whole = sum(hopes.values()) or 1.0
    return sorted((Hunch(word, hope / whole) for word, hope in hopes.items()), key=lambda one: -one.chance)


def second_look(
    sky: Sky, clouds: tuple[CloudShape, ...], before: Sequence[Hunch], eye: Eye, tilt: float = 0.0
) -> list[Hunch]:
    """The same hunches when the eye has seen the sky as well; words it has not learned gain nothing."""
    if not sky:
        return [*before]
    picture = np.any(piece_box(clouds).covers(sky), axis=0)
    glance = eye.looks_like(picture, [hunch.word for hunch in before], tilt)
    if not glance:
        return [*before]
    least = min(glance.values())
    leanings = np.array(
        [np.log(hunch.chance + _UNLIKELY) + _GLANCE * glance.get(hunch.word, least) for hunch in before]
    )
    shares = np.exp(_MODEST * (leanings - leanings.max()))
    shares /= shares.sum()
    told = (Hunch(hunch.word, float(share)) for hunch, share in zip(before, shares, strict=True))
    return sorted(told, key=lambda one: -one.chance)


def _hope(seen: Rings, pieces: int, drawings: Sequence[Drawing]) -> float:
    """How much speaks for a word: all its drawings together, the good likenesses far more than the others."""
    near = tuple(drawing.bits for drawing in drawings if _comparable(drawing, pieces))
    if not near:
        return 0.0
    weights = np.exp(min(_KEENEST, _KEEN * pieces) * (likenesses(seen, rings_of(near)) - 1))
    return float(weights.sum() / len(near) ** _CROWD)


def _comparable(drawing: Drawing, pieces: int) -> bool:
    """The thing itself always is; clouds are where there are about as many."""
    return drawing.clouds == 0 or pieces / _NEAR <= drawing.clouds <= pieces * _NEAR
