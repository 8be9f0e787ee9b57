"""How dear a scene is to somebody who holds a wish and a dread: three ways to look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bench.strangers.sight import Holding, Scene, nearest, there, ways

Judge: TypeAlias = Callable[[Scene, Holding], float]
"""1 for a wish that has come true, 0 for a dread that has."""


def by_open_cards(scene: Scene, holding: Holding) -> float:
    """The more of the open cards would make the line, the better."""
    want, dread = holding
    if there(scene.grid, dread):
        return 0.0
    if there(scene.grid, want):
        return 1.0
    return 0.1 + 0.05 * nearest(scene.grid, want) + 0.5 * (1 - 0.75 ** ways(scene, want))


def by_looks(scene: Scene, holding: Holding) -> float:
    """Two of three side by side look like something; what the open cards could do is not looked at."""
    want, dread = holding
    if there(scene.grid, dread):
        return 0.0
    return 1.0 if there(scene.grid, want) else 0.1 + 0.15 * nearest(scene.grid, want)


def by_wariness(scene: Scene, holding: Holding) -> float:
    """As by the open cards, but a dread that one move could make is a worry too."""
    want, dread = holding
    worry = 0.03 * min(4, ways(scene, dread))
    return max(0.0, by_open_cards(scene, (want, dread)) - worry)
