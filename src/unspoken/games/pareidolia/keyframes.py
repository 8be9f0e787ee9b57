"""Key frames: as few moments of a way as straight lines between them allow."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.pareidolia.pieces import KeyFrame

_TOLERANCE = 12
"""How far the way may be from the lines: tenths of a millimetre, and tenths of a degree."""


def thinned(track: Sequence[KeyFrame]) -> tuple[KeyFrame, ...]:
    """The first moment, the last, and whatever lies too far off the line between its neighbours."""
    kept = {0, len(track) - 1}
    spans = [(0, len(track) - 1)]
    while spans:
        first, last = spans.pop()
        worst = max(range(first + 1, last), key=lambda at: _off(track, first, last, at), default=None)
        if worst is not None and _off(track, first, last, worst) > _TOLERANCE:
            kept.add(worst)
            spans += [(first, worst), (worst, last)]
    return tuple(track[at] for at in sorted(kept))


def _off(track: Sequence[KeyFrame], first: int, last: int, at: int) -> float:
    """How far a moment is from the straight way between two others."""
    start, end, here = track[first], track[last], track[at]
    share = (here.millis - start.millis) / (end.millis - start.millis)
    return max(
        abs(here.x - start.x - share * (end.x - start.x)),
        abs(here.y - start.y - share * (end.y - start.y)),
        abs(here.turn - start.turn - share * (end.turn - start.turn)),
    )
