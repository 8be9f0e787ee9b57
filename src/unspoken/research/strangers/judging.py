"""Three ways to value a scene for a player with a wish and a dread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from unspoken.research.strangers.sight import Holding, Scene, is_complete, nearest, ways

Judge: TypeAlias = Callable[[Scene, Holding], float]
"""Values a scene: 1 if the wished line is complete, 0 if the dreaded line is."""


def by_open_cards(scene: Scene, holding: Holding) -> float:
    """Value a scene by the number of open cards that would complete the line."""
    want, dread = holding
    if is_complete(scene.grid, dread):
        return 0.0
    if is_complete(scene.grid, want):
        return 1.0
    return 0.1 + 0.05 * nearest(scene.grid, want) + 0.5 * (1 - 0.75 ** ways(scene, want))


def by_looks(scene: Scene, holding: Holding) -> float:
    """Value a scene by how much of the line is in place, without looking at the open cards."""
    want, dread = holding
    if is_complete(scene.grid, dread):
        return 0.0
    return 1.0 if is_complete(scene.grid, want) else 0.1 + 0.15 * nearest(scene.grid, want)


def by_wariness(scene: Scene, holding: Holding) -> float:
    """Like `by_open_cards`, minus a penalty for moves that would complete the dreaded line."""
    want, dread = holding
    worry = 0.03 * min(4, ways(scene, dread))
    return max(0.0, by_open_cards(scene, (want, dread)) - worry)
