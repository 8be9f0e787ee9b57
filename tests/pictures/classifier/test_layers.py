"""The layers of the net are compared with their definitions."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from unspoken.pictures.classifier.layers import Folded, convolved, depthwise, fold, pointwise, relu6
from unspoken.pictures.classifier.weights import Array

SIZES = [(3, 1, 6, 7), (3, 2, 6, 7), (3, 2, 7, 7), (5, 1, 4, 9), (5, 2, 8, 6), (5, 2, 9, 5)]
"""Side of the window, stride, height and width."""


def numbers(*shape: int) -> Array:
    """Return an array of fixed, varied numbers."""
    array: Array = np.sin(np.arange(np.prod(shape), dtype=np.float32) * 1.7).reshape(shape)
    return array


def by_definition(picture: Array, layer: Folded, stride: int, alone: bool) -> Array:
    """Compute a convolution point by point, with "same" padding: an odd pixel goes to the end."""
    high, wide, channels = picture.shape
    side = layer.weights.shape[-1]
    down, across = -(-high // stride), -(-wide // stride)
    above = max((down - 1) * stride + side - high, 0) // 2
    before = max((across - 1) * stride + side - wide, 0) // 2
    result = np.zeros((down, across, len(layer.weights)), np.float32)
    for row, column, out in np.ndindex(*result.shape):
        total = float(layer.bias[out])
        for y, x, channel in np.ndindex(side, side, channels):
            at, to = row * stride + y - above, column * stride + x - before
            if 0 <= at < high and 0 <= to < wide and (not alone or channel == out):
                weight = layer.weights[out, 0 if alone else channel, y, x]
                total += float(weight * picture[at, to, channel])
        result[row, column, out] = total
    return result


@pytest.mark.parametrize(("side", "stride", "high", "wide"), SIZES)
def test_a_depthwise_convolution_equals_its_definition(side: int, stride: int, high: int, wide: int) -> None:
    """Each channel by itself."""
    picture, layer = numbers(high, wide, 3), Folded(numbers(3, 1, side, side), numbers(3))
    expected = by_definition(picture, layer, stride, True)
    assert np.allclose(depthwise(picture, layer, stride), expected, atol=1e-5)


@pytest.mark.parametrize(("side", "stride", "high", "wide"), SIZES)
def test_a_convolution_equals_its_definition(side: int, stride: int, high: int, wide: int) -> None:
    """All channels together."""
    picture, layer = numbers(high, wide, 2), Folded(numbers(4, 2, side, side), numbers(4))
    expected = by_definition(picture, layer, stride, False)
    assert np.allclose(convolved(picture, layer, stride), expected, atol=1e-5)


def test_a_pointwise_convolution_equals_its_definition() -> None:
    """All channels of a point, and no neighbours."""
    picture, layer = numbers(4, 5, 3), Folded(numbers(6, 3, 1, 1), numbers(6))
    assert np.allclose(pointwise(picture, layer), by_definition(picture, layer, 1, False), atol=1e-5)


@pytest.mark.parametrize("apply", [pointwise, lambda picture, layer: convolved(picture, layer, 1)])
def test_folding_a_normalisation_into_the_weights_gives_the_same_result(
    apply: Callable[[Array, Folded], Array],
) -> None:
    """As the normalisation after the convolution."""
    weights = {
        "c.weight": numbers(4, 3, 1, 1),
        "n.weight": 1 + 0.1 * numbers(4),
        "n.bias": numbers(4),
        "n.running_mean": 0.3 * numbers(4),
        "n.running_var": 1 + 0.5 * numbers(4),
    }
    picture, bare = numbers(4, 5, 3), Folded(weights["c.weight"], np.zeros(4, np.float32))
    separate = (apply(picture, bare) - weights["n.running_mean"]) / np.sqrt(weights["n.running_var"] + 1e-3)
    separate = separate * weights["n.weight"] + weights["n.bias"]
    assert np.allclose(apply(picture, fold(weights, "c", "n")), separate, atol=1e-5)


def test_values_are_capped_between_0_and_6() -> None:
    """As in ReLU6."""
    assert relu6(np.array([-1, 0, 3, 6, 9], np.float32)).tolist() == [0, 0, 3, 6, 6]
