"""A grid is calm if it meets no condition: worked out by threes, which must come to the same."""

from __future__ import annotations

from random import Random

from unspoken.games.telepathic.conditions import is_calm, met
from unspoken.games.telepathic.tiles import KINDS


def test_calm_is_what_meets_no_condition() -> None:
    """Of grids in any order both kinds come up often."""
    draw = Random(3)
    grids = [tuple(draw.sample(range(16), 16)) for _ in range(500)]
    by_conditions = [not any(met(grid, one) for kind in KINDS for one in kind) for grid in grids]
    assert [is_calm(grid) for grid in grids] == by_conditions
    assert 100 < sum(by_conditions) < 400
