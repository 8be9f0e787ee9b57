"""Confidence intervals of measured shares."""

from __future__ import annotations

_Z = 1.96
"""The z-score of a confidence level of 95 %."""


def wilson(share: float, of: int) -> tuple[float, float]:
    """Return the bounds of the 95 % Wilson interval in per cent, for a share measured in `of` trials."""
    middle = share + _Z * _Z / (2 * of)
    half_width = _Z * (share * (1 - share) / of + _Z * _Z / (4 * of * of)) ** 0.5
    scale = 100 / (1 + _Z * _Z / of)
    return scale * (middle - half_width), scale * (middle + half_width)
