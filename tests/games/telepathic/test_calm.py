"""`is_calm` agrees with checking every condition."""

from __future__ import annotations

from random import Random

from unspoken.games.telepathic.conditions import is_calm, is_met
from unspoken.games.telepathic.tiles import KINDS


def test_a_grid_is_calm_if_it_meets_no_condition() -> None:
    """Both calm and other grids occur often among random grids."""
    draw = Random(3)
    grids = [tuple(draw.sample(range(16), 16)) for _ in range(500)]
    by_conditions = [
        not any(is_met(grid, condition) for kind in KINDS for condition in kind) for grid in grids
    ]
    assert [is_calm(grid) for grid in grids] == by_conditions
    assert 100 < sum(by_conditions) < 400
