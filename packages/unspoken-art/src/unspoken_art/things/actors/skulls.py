"""The shapes of heads: what differs between the types, and the outlines of three views."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Features:
    """How a type's head differs: added width, length or fullness, and sizes relative to an ordinary head."""

    jaw: float = 0.05
    chin: float = 0.03
    cheek: float = 0.0
    nose: float = 1.1
    tip: float = 0.0
    """How far the nose turns up."""
    lips: float = 0.85
    old: bool = False


FEATURES = {
    "man": Features(),
    "woman": Features(-0.05, 0.0, 0.02, 0.85, 0.05, 1.25),
    "child": Features(-0.04, -0.08, 0.07, 0.55, 0.08, 0.9),
    "girl": Features(-0.05, -0.07, 0.06, 0.55, 0.08, 1.0),
    "old-man": Features(-0.02, 0.1, -0.06, 1.4, -0.07, 0.5, old=True),
    "old-woman": Features(0.0, 0.03, 0.0, 1.15, -0.04, 0.6, old=True),
    "large": Features(0.17, 0.0, 0.12, 1.0, 0.02, 1.0),
    "thin": Features(-0.12, 0.14, -0.1, 1.4, -0.03, 0.7),
}


def skull(view: str, g: Features) -> str:
    """Return the outline of a head, in units of half a head's height."""
    return {"profile": _profile, "quarter": _quarter, "back": _back}[view](g)


def _text(*spots: tuple[float, float]) -> str:
    return " ".join(f"{x:.3f} {y:.3f}" for x, y in spots)


def _quarter(g: Features) -> str:
    j, c, k = g.jaw, g.chin, g.cheek
    return _text(
        (0.04, -1),
        (0.5, -0.9),
        (0.75, -0.56),
        (0.78, -0.3),
        (0.72, -0.1),
        (0.79 + k, 0.12),
        (0.76 + k * 0.9, 0.36),
        (0.67 + j * 0.6 + k * 0.4, 0.62),
        (0.53 + j * 0.5, 0.88 + c),
        (0.32, 1.0 + c),
        (0.06 - j * 0.2, 0.95 + c * 0.8),
        (-0.28 - j * 0.7, 0.74 + c * 0.3),
        (-0.55 - j, 0.4),
        (-0.76, 0.1),
        (-0.86, -0.2),
        (-0.72, -0.68),
        (-0.36, -0.94),
    )


def _profile(g: Features) -> str:
    n, t, c = g.nose, g.tip, g.chin
    lip = 0.8 + 0.05 * g.lips - (0.04 if g.old else 0)
    return _text(
        (0.44, -0.86),
        (0.66, -0.62),
        (0.75, -0.38),
        (0.78, -0.22),
        (0.72, -0.1),
        (0.73 + 0.11 * n, 0.08),
        (0.77 + 0.2 * n, 0.22 - t),
        (0.77 + 0.22 * n, 0.29 - t),
        (0.77 + 0.16 * n, 0.345 - t * 0.5),
        (0.8, 0.375),
        (0.79, 0.42),
        (lip, 0.47),
        (lip - 0.05, 0.525),
        (lip - 0.01, 0.585),
        (0.74, 0.67),
        (0.8 + c * 0.4, 0.78 + c * 0.7),
        (0.78 + c * 0.3, 0.9 + c),
        (0.62, 0.99 + c),
        (0.34, 0.93 + c * 0.6),
        (-0.02 - g.jaw * 0.5, 0.7 + g.jaw),
        (-0.28, 0.66),
        (-0.62, 0.56),
        (-0.88, 0.1),
        (-0.8, -0.55),
        (-0.2, -0.98),
    )


def _back(g: Features) -> str:
    j = g.jaw
    return _text(
        (0, -1),
        (0.5, -0.86),
        (0.8, -0.4),
        (0.78, 0.1),
        (0.6 + j, 0.56),
        (0.3, 0.86),
        (0, 0.92),
        (-0.3, 0.86),
        (-0.6 - j, 0.56),
        (-0.78, 0.1),
        (-0.8, -0.4),
        (-0.5, -0.86),
    )
