"""Key frames: reduces a sampled path to as few points as linear interpolation allows."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.pareidolia.pieces import KeyFrame

_TOLERANCE = 12
"""Maximum deviation from the interpolation: tenths of a millimetre, and tenths of a degree."""


def thinned(track: Sequence[KeyFrame]) -> tuple[KeyFrame, ...]:
    """Return the first point, the last, and every point too far from the line between its neighbours."""
    indices = {0, len(track) - 1}
    spans = [(0, len(track) - 1)]
    while spans:
        first, last = spans.pop()
        worst = max(range(first + 1, last), key=lambda at: _off(track, first, last, at), default=None)
        if worst is not None and _off(track, first, last, worst) > _TOLERANCE:
            indices.add(worst)
            spans += [(first, worst), (worst, last)]
    return tuple(track[at] for at in sorted(indices))


def _off(track: Sequence[KeyFrame], first: int, last: int, at: int) -> float:
    """Return the distance of a point from the interpolation between two others."""
    start, end, here = track[first], track[last], track[at]
    share = (here.millis - start.millis) / (end.millis - start.millis)
    return max(
        abs(here.x - start.x - share * (end.x - start.x)),
        abs(here.y - start.y - share * (end.y - start.y)),
        abs(here.turn - start.turn - share * (end.turn - start.turn)),
    )
