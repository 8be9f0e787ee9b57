"""The last cards thought through by two of a kind: what each would do on every course, and how it is read.

They begin as if everybody chose by chance, and ask by turns what can be believed of whoever chooses so, and
what is best for somebody of whom that is believed. In each round choices tell more: what suits one wish more
than others comes to mean it. Arrays are by pair held, choice and course, as far as they have these axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.courses import ByKind, Courses, Floats, Step, all_courses
from unspoken.games.telepathic.inference.knowledge import PAIRS, PLACES, STANDS, Array, CommonBelief
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.inference.prospect import Decision
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode

Ways: TypeAlias = list[Floats]
"""By step: how likely each choice is, an announcement last where one can be made."""

_MOST_CARDS = 4
"""With no more cards than these the rest of a game is thought through."""
_ROUNDS = (1, 2, 3, 4, 5)
"""How often the worths of choices are squared in each round of thought, before shares are made of them."""
_LAPSES = 0.03
"""The share of choices that mean nothing at all."""
_TINY = 1e-4
_NEVER = np.float32(1e-20)
_WINS = STANDS[0].T.astype(np.float32)


def plan_of(decision: Decision, handed: Card | None = None) -> Array | None:
    """By pair held: how likely each choice is, an announcement last; none where too much is open still.

    Too much is open where more cards are to come, or unknown ones, or where the partners are hardly alike.
    """
    known = len(decision.rest) == decision.left + 1 <= _MOST_CARDS
    if decision.mode is not Mode.STANDARD or not known or decision.kindred is None:
        return None
    decides = decision.hander if handed is None else decision.performer
    assert decides is not None
    cards = tuple(card for card in decision.row if card != handed)
    colours, shapes = (tuple(kind.tolist()) for kind in decision.kindred)
    return _thought_through(
        decision.masks, decision.grid, cards, decides, handed, decision.begun, (colours, shapes)
    )


@lru_cache(maxsize=256)
def _thought_through(
    masks: MaskTable,
    grid: Grid,
    cards: Cards,
    kind: int,
    handed: Card | None,
    begun: bool,
    belief: tuple[tuple[float, ...], tuple[float, ...]],
) -> Array:
    courses = all_courses(masks, grid, cards, kind, handed, begun=begun)
    return planned(courses, (np.array(belief[0]), np.array(belief[1])))


def planned(courses: Courses, belief: CommonBelief, rounds: Sequence[int] = _ROUNDS) -> Array:
    """How whoever decides first chooses, by pair held, after these rounds of thought."""
    ways: Ways = [_even(step) for step in courses.steps]
    for sharp in rounds:
        ways = _improved(courses, *_followed(courses, belief, ways), sharp)
    return ways[0][:, :, 0].astype(np.float64)


def _even(step: Step) -> Floats:
    many = step.choices + (step.lines is not None)
    return np.full((len(PAIRS), many, step.courses), 1 / many, np.float32)


def _followed(courses: Courses, belief: CommonBelief, ways: Ways) -> tuple[list[ByKind], list[ByKind | None]]:
    """What can be believed at each step and after the last, and how likely a wish is named then."""
    held: ByKind = (belief[0].astype(np.float32)[:, None], belief[1].astype(np.float32)[:, None])
    believed, named = [], []
    for step, way in zip(courses.steps, ways, strict=True):
        believed.append(held)
        named.append(None if step.lines is None else _named(held, step.lines))
        chose = (held[step.kind][:, None] * way[:, : step.choices]).reshape(len(PAIRS), -1)
        both = [chose, np.tile(held[1 - step.kind], step.choices)]
        if step.kind:
            both.reverse()
        if step.alive is not None:
            both = [one * alive for one, alive in zip(both, step.alive, strict=True)]
        held = _shares(both[0]), _shares(both[1])
    return believed, [*named, _named(held, courses.lines)]


def _named(held: ByKind, lines: ByKind) -> ByKind:
    """By pair: how likely its wish is to be named."""
    colours, shapes = (_shares((_WINS @ one * met) ** 2) for one, met in zip(held, lines, strict=True))
    return colours[PLACES[0]], shapes[PLACES[0]]


def _shares(weights: Floats) -> Floats:
    shares: Floats = weights / np.maximum(weights.sum(axis=0), _NEVER)
    return shares


def _improved(courses: Courses, believed: list[ByKind], named: list[ByKind | None], sharp: int) -> Ways:
    """The better choices at every step, from the last one back."""
    *steps, last = courses.steps
    *early, names = named
    assert names is not None
    kind = last.kind
    way, hopes = _at_last(last, believed[-1][1 - kind], names, sharp)
    ways: Ways = [way]
    for step, known, told in reversed(list(zip(steps, believed[:-1], early[:-1], strict=True))):
        if step.kind != kind:
            hopes, kind = hopes.swapaxes(0, 1), step.kind
        way, hopes = _chosen(step, known[1 - kind], told, hopes, sharp)
        ways.append(way)
    return ways[::-1]


def _at_last(step: Step, other: Floats, names: ByKind, sharp: int) -> tuple[Floats, Floats]:
    """The last set: an announcement must follow, and one's own wish is named by what is believed of it."""
    assert step.alive is not None
    shape = (len(PAIRS), step.choices, step.courses)
    own, others = ((names[kind] * step.alive[kind]).reshape(shape) for kind in (step.kind, 1 - step.kind))
    way = _soft(own * np.einsum("jkn,jn->kn", others, other), sharp)
    return way, np.einsum("ikn,jkn->ijn", way * own, others)


def _chosen(
    step: Step, other: Floats, names: ByKind | None, hopes: Floats, sharp: int
) -> tuple[Floats, Floats]:
    """How likely each choice is, and what can then be hoped, by the own pair and the other's."""
    own, pairs = step.kind, len(PAIRS)
    if step.alive is not None:
        hopes *= step.alive[own][:, None]
        hopes *= step.alive[1 - own]
    ahead = hopes.reshape(pairs, pairs, step.choices, step.courses)
    worths = np.einsum("ijkn,jn->ikn", ahead, other)
    if names is not None:
        sure = names[own] * (names[1 - own] * other).sum(axis=0)
        worths = np.concatenate([worths, sure[:, None]], axis=1)
    way = _soft(worths, sharp)
    after = np.einsum("ikn,ijkn->ijn", way[:, : step.choices], ahead)
    if names is not None:
        after += (way[:, -1] * names[own])[:, None] * names[1 - own]
    return way, after


def _soft(worths: Floats, sharp: int) -> Floats:
    """The better a choice, the likelier; now and then any."""
    weights = worths + np.float32(_TINY)
    weights /= weights.max(axis=1, keepdims=True)
    for _ in range(sharp):
        weights *= weights
    weights /= weights.sum(axis=1, keepdims=True) / np.float32(1 - _LAPSES)
    weights += np.float32(_LAPSES / worths.shape[1])
    return weights
