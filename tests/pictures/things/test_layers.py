"""The net's layers, held against what they are by definition."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from unspoken.pictures.things.layers import Folded, capped, convolved, depthwise, fold, pointwise
from unspoken.pictures.things.weights import Array

SIZES = [(3, 1, 6, 7), (3, 2, 6, 7), (3, 2, 7, 7), (5, 1, 4, 9), (5, 2, 8, 6), (5, 2, 9, 5)]
"""Side of the window, stride, height and width."""


def numbers(*shape: int) -> Array:
    """Any, and always the same."""
    made: Array = np.sin(np.arange(np.prod(shape), dtype=np.float32) * 1.7).reshape(shape)
    return made


def by_definition(picture: Array, layer: Folded, stride: int, alone: bool) -> Array:
    """A convolution point by point: as much room at both ends, and one more at the last where it is odd."""
    high, wide, channels = picture.shape
    side = layer.weights.shape[-1]
    down, across = -(-high // stride), -(-wide // stride)
    above = max((down - 1) * stride + side - high, 0) // 2
    before = max((across - 1) * stride + side - wide, 0) // 2
    made = np.zeros((down, across, len(layer.weights)), np.float32)
    for row, column, out in np.ndindex(*made.shape):
        total = float(layer.bias[out])
        for y, x, channel in np.ndindex(side, side, channels):
            at, to = row * stride + y - above, column * stride + x - before
            if 0 <= at < high and 0 <= to < wide and (not alone or channel == out):
                weight = layer.weights[out, 0 if alone else channel, y, x]
                total += float(weight * picture[at, to, channel])
        made[row, column, out] = total
    return made


@pytest.mark.parametrize(("side", "stride", "high", "wide"), SIZES)
def test_each_channel_by_itself(side: int, stride: int, high: int, wide: int) -> None:
    """Every point with those around it."""
    picture, layer = numbers(high, wide, 3), Folded(numbers(3, 1, side, side), numbers(3))
    whole = by_definition(picture, layer, stride, True)
    assert np.allclose(depthwise(picture, layer, stride), whole, atol=1e-5)


@pytest.mark.parametrize(("side", "stride", "high", "wide"), SIZES)
def test_all_channels_together(side: int, stride: int, high: int, wide: int) -> None:
    """Every point with those around it, in all channels."""
    picture, layer = numbers(high, wide, 2), Folded(numbers(4, 2, side, side), numbers(4))
    whole = by_definition(picture, layer, stride, False)
    assert np.allclose(convolved(picture, layer, stride), whole, atol=1e-5)


def test_each_point_by_itself() -> None:
    """All its channels, and no neighbour."""
    picture, layer = numbers(4, 5, 3), Folded(numbers(6, 3, 1, 1), numbers(6))
    assert np.allclose(pointwise(picture, layer), by_definition(picture, layer, 1, False), atol=1e-5)


@pytest.mark.parametrize("apply", [pointwise, lambda picture, layer: convolved(picture, layer, 1)])
def test_scaling_within_the_weights_is_scaling_afterwards(apply: Callable[[Array, Folded], Array]) -> None:
    """Folded or not, the same comes out."""
    told = {
        "c.weight": numbers(4, 3, 1, 1),
        "n.weight": 1 + 0.1 * numbers(4),
        "n.bias": numbers(4),
        "n.running_mean": 0.3 * numbers(4),
        "n.running_var": 1 + 0.5 * numbers(4),
    }
    picture, bare = numbers(4, 5, 3), Folded(told["c.weight"], np.zeros(4, np.float32))
    apart = (apply(picture, bare) - told["n.running_mean"]) / np.sqrt(told["n.running_var"] + 1e-3)
    apart = apart * told["n.weight"] + told["n.bias"]
    assert np.allclose(apply(picture, fold(told, "c", "n")), apart, atol=1e-5)


def test_a_channel_is_between_empty_and_full() -> None:
    """From nothing to six."""
    assert capped(np.array([-1, 0, 3, 6, 9], np.float32)).tolist() == [0, 0, 3, 6, 6]
