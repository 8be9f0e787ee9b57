"""Who at a table looks like whom: all alike, in two camps, or each in a way of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.dixit.bot.minds import MINDS, Numbers

Camps: TypeAlias = tuple[int, ...]
"""For each voter the number of the camp."""
Members: TypeAlias = tuple[int, ...]
"""The voters of one camp."""
Whole: TypeAlias = NDArray[np.intp]

_ALIKE, _TWO, _EACH = 0.4, 0.3, 0.3
"""How likely a table is of one mind, in two camps, or of as many minds as voters, before anything is seen."""
_DOUBT = 0.8
"""How far what was seen is believed: no mind that is imagined is quite the one that votes."""


class Tables(NamedTuple):
    """Tables that may be this one, one a row."""

    camps: Whole
    """For each voter the number of the camp."""
    minds: Whole
    """For each voter the mind; one camp has one mind."""


def likely_tables(rounds: Sequence[Numbers], voters: int, count: int, draw: np.random.Generator) -> Tables:
    """So many tables, drawn by how likely they would have led to what was seen: minds, surprises, voters."""
    splits = list(_splits(voters))
    known = _beliefs(
        rounds, list({members: None for camps, _ in splits for members in _members(camps)}), voters
    )
    scores = [
        np.log(prior) + sum(_log_mean(known[members]) for members in _members(camps))
        for camps, prior in splits
    ]
    chances = np.exp(np.array(scores) - max(scores))
    chosen = draw.choice(len(splits), count, p=chances / chances.sum())
    camps_of = np.array([camps for camps, _ in splits], np.intp)[chosen]
    minds = np.empty((count, voters), np.intp)
    for split, (camps, _) in enumerate(splits):
        rows = np.flatnonzero(chosen == split)
        for members in _members(camps) if len(rows) else ():
            minds[rows[:, None], list(members)] = _drawn(known[members], len(rows), draw)[:, None]
    return Tables(camps_of, minds)


def _splits(voters: int) -> Iterator[tuple[Camps, float]]:
    """Every way in which a table may fall apart, and how likely it is beforehand."""
    yield (0,) * voters, _ALIKE
    twos = [(0, *rest) for rest in product((0, 1), repeat=voters - 1) if any(rest)]
    for camps in twos:
        yield camps, _TWO / len(twos)
    if voters > 1:
        yield tuple(range(voters)), _EACH


def _members(camps: Camps) -> list[Members]:
    return [tuple(voter for voter, own in enumerate(camps) if own == camp) for camp in sorted(set(camps))]


def _beliefs(rounds: Sequence[Numbers], camps: Sequence[Members], voters: int) -> dict[Members, Numbers]:
    """The logarithm of how likely each mind is that of each camp, who share it and what surprises it."""
    belongs = np.array([[voter in members for members in camps] for voter in range(voters)], np.float32)
    beliefs = np.zeros((MINDS, len(camps)))
    for told in rounds:
        together = told.astype(np.float32) @ belongs  # a guess needs no more digits, and it is half the work
        highest = together.max(axis=1, keepdims=True)
        beliefs += _DOUBT * (highest[:, 0] + np.log(np.exp(together - highest).mean(axis=1)))
    return dict(zip(camps, beliefs.T, strict=True))


def _log_mean(beliefs: Numbers) -> float:
    highest = float(beliefs.max())
    return highest + float(np.log(np.exp(beliefs - highest).mean()))


def _drawn(beliefs: Numbers, count: int, draw: np.random.Generator) -> Whole:
    upto = np.exp(beliefs - beliefs.max()).cumsum()
    drawn: Whole = upto.searchsorted(draw.random(count) * upto[-1], side="right")
    return drawn.clip(max=MINDS - 1)
