"""Groups of voters who think alike: one group, two groups, or each voter alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.dixit.bot.voter_models import MODEL_COUNT, Numbers

Grouping: TypeAlias = tuple[int, ...]
"""The group number of each voter."""
Members: TypeAlias = tuple[int, ...]
"""The voters of one group."""
Whole: TypeAlias = NDArray[np.intp]

_ALIKE, _TWO, _EACH = 0.4, 0.3, 0.3
"""Prior probabilities that all voters think alike, that there are two groups, or that each is different."""
_DOUBT = 0.8
"""Exponent on likelihoods; it is below 1, because no model describes a real voter exactly."""


class SampledTables(NamedTuple):
    """Sampled tables, one for each row."""

    groups: Whole
    """The group number of each voter."""
    models: Whole
    """The model of each voter; a group shares one model."""


def sample_tables(
    rounds: Sequence[Numbers], voters: int, count: int, draw: np.random.Generator
) -> SampledTables:
    """Sample voters in groups by their posterior probability. Likelihoods are by model, noise and voter."""
    groupings = list(_groupings(voters))
    known = _beliefs(
        rounds, list({members: None for groups, _ in groupings for members in _members(groups)}), voters
    )
    scores = [
        np.log(prior) + sum(_log_mean(known[members]) for members in _members(groups))
        for groups, prior in groupings
    ]
    chances = np.exp(np.array(scores) - max(scores))
    chosen = draw.choice(len(groupings), count, p=chances / chances.sum())
    groups_of = np.array([groups for groups, _ in groupings], np.intp)[chosen]
    models = np.empty((count, voters), np.intp)
    for grouping, (groups, _) in enumerate(groupings):
        rows = np.flatnonzero(chosen == grouping)
        for members in _members(groups) if len(rows) else ():
            models[rows[:, None], list(members)] = _sample_models(known[members], len(rows), draw)[:, None]
    return SampledTables(groups_of, models)


def _groupings(voters: int) -> Iterator[tuple[Grouping, float]]:
    """Return every way to group the voters, with its prior probability."""
    yield (0,) * voters, _ALIKE
    twos = [(0, *rest) for rest in product((0, 1), repeat=voters - 1) if any(rest)]
    for groups in twos:
        yield groups, _TWO / len(twos)
    if voters > 1:
        yield tuple(range(voters)), _EACH


def _members(groups: Grouping) -> list[Members]:
    return [tuple(voter for voter, own in enumerate(groups) if own == group) for group in sorted(set(groups))]


def _beliefs(rounds: Sequence[Numbers], groups: Sequence[Members], voters: int) -> dict[Members, Numbers]:
    """Return the log posterior of each model for each group, whose members share the model and its noise."""
    belongs = np.array([[voter in members for members in groups] for voter in range(voters)], np.float32)
    beliefs = np.zeros((MODEL_COUNT, len(groups)))
    for likelihoods in rounds:
        # float32 is precise enough here and takes half the time
        together = likelihoods.astype(np.float32) @ belongs
        highest = together.max(axis=1, keepdims=True)
        beliefs += _DOUBT * (highest[:, 0] + np.log(np.exp(together - highest).mean(axis=1)))
    return dict(zip(groups, beliefs.T, strict=True))


def _log_mean(beliefs: Numbers) -> float:
    highest = float(beliefs.max())
    return highest + float(np.log(np.exp(beliefs - highest).mean()))


def _sample_models(beliefs: Numbers, count: int, draw: np.random.Generator) -> Whole:
    upto = np.exp(beliefs - beliefs.max()).cumsum()
    drawn: Whole = upto.searchsorted(draw.random(count) * upto[-1], side="right")
    return drawn.clip(max=MODEL_COUNT - 1)
