"""Solves the last cards of a game for two partners of the bot's own temper.

An iterated best response over the game tree: it starts from uniformly random strategies and repeats two
passes. The forward pass computes what an observer believes about each partner's pair at every node, given the
current strategies. The backward pass improves the strategies, given those beliefs. From round to round
choices carry more information: a choice that suits one win condition most becomes a signal for it.

Arrays have the axes pair held, choice and node of the level, as far as they apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.game_tree import ByKind, Floats, GameTree, TreeLevel, build_game_tree
from unspoken.games.telepathic.inference.knowledge import PAIRS, PLACE_MATRICES, PLACES, Array, CommonBelief
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.inference.prospect import Decision
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode

Strategies: TypeAlias = list[Floats]
"""By level: the probability of each choice; the last choice is an announcement if one is possible."""

_MOST_CARDS = 4
"""With at most this many cards left, the rest of the game is solved."""
_ROUNDS = (1, 2, 3, 4, 5)
"""For each round, how often the values of choices are squared before they become probabilities."""
_LAPSES = 0.03
"""The share of choices that are random."""
_TINY = 1e-4
_NEVER = np.float32(1e-20)
_WINS = PLACE_MATRICES[0].T.astype(np.float32)


def endgame_plan(decision: Decision, handed: Card | None = None) -> Array | None:
    """Return the probability of each choice by pair held, an announcement last; None if not solvable.

    Not solvable: other modes, too many cards, unknown cards, and partners who are unlikely to share the bot's
    temper.
    """
    known = len(decision.rest) == decision.left + 1 <= _MOST_CARDS
    if decision.mode is not Mode.STANDARD or not known or decision.kindred is None:
        return None
    decider = decision.hander if handed is None else decision.performer
    assert decider is not None
    cards = tuple(card for card in decision.row if card != handed)
    colours, shapes = (tuple(kind.tolist()) for kind in decision.kindred)
    return _cached_plan(
        decision.masks, decision.grid, cards, decider, handed, decision.begun, (colours, shapes)
    )


@lru_cache(maxsize=256)
def _cached_plan(
    masks: MaskTable,
    grid: Grid,
    cards: Cards,
    kind: int,
    handed: Card | None,
    begun: bool,
    belief: tuple[tuple[float, ...], tuple[float, ...]],
) -> Array:
    tree = build_game_tree(masks, grid, cards, kind, handed, begun=begun)
    return solve_endgame_plan(tree, (np.array(belief[0]), np.array(belief[1])))


def solve_endgame_plan(tree: GameTree, belief: CommonBelief, rounds: Sequence[int] = _ROUNDS) -> Array:
    """Return the first decider's probabilities by pair held, after these rounds of improvement."""
    strategies: Strategies = [_uniform(level) for level in tree.levels]
    for squarings in rounds:
        beliefs, naming_chances = _beliefs_by_level(tree, belief, strategies)
        strategies = _best_responses(tree, beliefs, naming_chances, squarings)
    return strategies[0][:, :, 0].astype(np.float64)


def _uniform(level: TreeLevel) -> Floats:
    choices = level.choices + (level.lines is not None)
    return np.full((len(PAIRS), choices, level.nodes), 1 / choices, np.float32)


def _beliefs_by_level(
    tree: GameTree, belief: CommonBelief, strategies: Strategies
) -> tuple[list[ByKind], list[ByKind | None]]:
    """Forward pass: the belief before each level, and the chance that a wish is named there and at the end.

    The naming chance is None at levels where nothing can be announced.
    """
    current: ByKind = (belief[0].astype(np.float32)[:, None], belief[1].astype(np.float32)[:, None])
    beliefs, naming_chances = [], []
    for level, strategy in zip(tree.levels, strategies, strict=True):
        beliefs.append(current)
        naming_chances.append(None if level.lines is None else _naming_chances(current, level.lines))
        decider = (current[level.kind][:, None] * strategy[:, : level.choices]).reshape(len(PAIRS), -1)
        after = [decider, np.tile(current[1 - level.kind], level.choices)]
        if level.kind:
            after.reverse()
        if level.alive is not None:
            after = [weights * alive for weights, alive in zip(after, level.alive, strict=True)]
        current = _normalized(after[0]), _normalized(after[1])
    return beliefs, [*naming_chances, _naming_chances(current, tree.lines)]


def _naming_chances(belief: ByKind, lines: ByKind) -> ByKind:
    """Return by pair how likely its win condition is to be named, given which lines are met."""
    colours, shapes = (
        _normalized((_WINS @ chances * is_met) ** 2) for chances, is_met in zip(belief, lines, strict=True)
    )
    return colours[PLACES[0]], shapes[PLACES[0]]


def _normalized(weights: Floats) -> Floats:
    total: Floats = np.maximum(weights.sum(axis=0), _NEVER)
    shares: Floats = weights / total
    return shares


def _best_responses(
    tree: GameTree, beliefs: list[ByKind], naming_chances: list[ByKind | None], squarings: int
) -> Strategies:
    """Backward pass: the improved strategy of every level, computed from the last level to the first."""
    *levels, last = tree.levels
    *early, final_chances = naming_chances
    assert final_chances is not None
    kind = last.kind
    strategy, values = _last_response(last, beliefs[-1][1 - kind], final_chances, squarings)
    strategies: Strategies = [strategy]
    for level, belief, chances in reversed(list(zip(levels, beliefs[:-1], early[:-1], strict=True))):
        if level.kind != kind:
            values, kind = values.swapaxes(0, 1), level.kind
        strategy, values = _response(level, belief[1 - kind], chances, values, squarings)
        strategies.append(strategy)
    return strategies[::-1]


def _last_response(
    level: TreeLevel, partner: Floats, naming_chances: ByKind, squarings: int
) -> tuple[Floats, Floats]:
    """Return the strategy of the last set, after which an announcement must follow, and its win chances."""
    assert level.alive is not None
    shape = (len(PAIRS), level.choices, level.nodes)
    own, others = (
        (naming_chances[kind] * level.alive[kind]).reshape(shape) for kind in (level.kind, 1 - level.kind)
    )
    strategy = _choice_probabilities(own * np.einsum("jkn,jn->kn", others, partner), squarings)
    return strategy, np.einsum("ikn,jkn->ijn", strategy * own, others)


def _response(
    level: TreeLevel, partner: Floats, naming_chances: ByKind | None, values: Floats, squarings: int
) -> tuple[Floats, Floats]:
    """Return the strategy of a level, and the win chances by the decider's pair and the partner's."""
    own, pairs = level.kind, len(PAIRS)
    if level.alive is not None:
        values *= level.alive[own][:, None]
        values *= level.alive[1 - own]
    ahead = values.reshape(pairs, pairs, level.choices, level.nodes)
    choice_values = np.einsum("ijkn,jn->ikn", ahead, partner)
    if naming_chances is not None:
        announcing = naming_chances[own] * (naming_chances[1 - own] * partner).sum(axis=0)
        choice_values = np.concatenate([choice_values, announcing[:, None]], axis=1)
    strategy = _choice_probabilities(choice_values, squarings)
    after = np.einsum("ikn,ijkn->ijn", strategy[:, : level.choices], ahead)
    if naming_chances is not None:
        after += (strategy[:, -1] * naming_chances[own])[:, None] * naming_chances[1 - own]
    return strategy, after


def _choice_probabilities(values: Floats, squarings: int) -> Floats:
    """Return probabilities that grow with the value of a choice, mixed with a few random choices."""
    weights = values + np.float32(_TINY)
    weights /= weights.max(axis=1, keepdims=True)
    for _ in range(squarings):
        weights *= weights
    weights /= weights.sum(axis=1, keepdims=True) / np.float32(1 - _LAPSES)
    weights += np.float32(_LAPSES / values.shape[1])
    return weights
