"""Shares with confidence intervals, as text."""

from __future__ import annotations

from unspoken.research.intervals import wilson as wilson


def share_with_interval(share: float, of: int, digits: int = 0) -> str:
    """Return a share in per cent with its 95 % Wilson interval, such as "75 (70–79)"."""
    low, high = wilson(share, of)
    return f"{100 * share:.{digits}f} ({low:.0f}–{high:.0f})"
