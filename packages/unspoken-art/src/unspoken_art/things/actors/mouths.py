"""Mouths: the line between the lips, the lips and teeth, in units of half a head's height."""

from dataclasses import dataclass

from unspoken_art.canvas.pen import Sketch
from unspoken_art.things.actors.shapes import Frame, clipped, cover, curve, stroke
from unspoken_art.things.actors.skulls import Features


@dataclass(frozen=True)
class Mouth:
    """How far both corners are above the middle, how far it is open, how wide it is, and its teeth."""

    near: float = 0.0
    far: float = 0.0
    gap: float = 0.0
    wide: float = 1.0
    teeth: bool = False


MOUTHS = {
    "line": Mouth(),
    "smile": Mouth(0.06, 0.06),
    "frown": Mouth(-0.09, -0.08, wide=0.95),
    "smirk": Mouth(-0.02, 0.11),
    "snarl": Mouth(-0.08, -0.07, 0.1, 0.95, teeth=True),
    "gape": Mouth(-0.06, -0.06, 0.22, 0.62),
    "laugh": Mouth(0.13, 0.13, 0.2, 1.12, teeth=True),
    "small": Mouth(0.0, 0.0, 0.07, 0.5),
}


def draw_mouth(s: Sketch, f: Frame, name: str, profile: bool, g: Features, fine: bool) -> None:
    """Draw a mouth; in profile, its front is the edge of the face."""
    m = MOUTHS[name]
    if profile:
        front, back = 0.8 + 0.05 * g.lips - 0.05, 0.8 - 0.27 * m.wide
        ends = ((back, 0.525 - m.near), (front, 0.525))
    else:
        ends = ((0.38 - 0.26 * m.wide, 0.56 - m.near), (0.38 + 0.21 * m.wide, 0.55 - m.far))
    (a, ya), (b, yb) = ends
    middle = (a + b) / 2 if not profile else a * 0.45 + b * 0.55
    y = 0.53 if profile else 0.565
    top, low = y - m.gap * 0.35 + (m.near * 0.3), y + m.gap * 0.9 + m.near * 0.45
    if m.gap:
        _opening(s, f, ((a, ya), (b, yb)), (middle, top, low), m.teeth, profile)
    if fine:
        _lips(s, f, ((a, ya), (b, yb)), (middle, top, low), g)
    if not m.gap:
        pen = f.scale * (0.05 if fine else 0.07 + 0.02 * g.lips)
        stroke(s, "mouth", f.text(f"{a} {ya} {middle} {y + m.near * 0.45} {b} {yb}"), pen)
        if fine and not profile:
            stroke(s, "skin_fold", f.text(f"{a - 0.02} {ya - 0.03} {a - 0.03} {ya + 0.03}"), f.scale * 0.04)


Ends = tuple[tuple[float, float], tuple[float, float]]
Heights = tuple[float, float, float]


def _opening(s: Sketch, f: Frame, ends: Ends, inside: Heights, teeth: bool, profile: bool) -> None:
    (a, ya), (b, yb) = ends
    x, top, low = inside
    jaw = f"{b} {yb} {b - 0.03} {(yb + low) / 2 + 0.02}" if profile else f"{b} {yb}"
    hole = curve(f.text(f"{a} {ya} {x} {top} {jaw} {x + (b - x) * 0.4} {low} {x + (a - x) * 0.4} {low}"))
    cover(s, "mouth", hole, round=0.1)
    if teeth:
        upper = f"{a} {ya - 0.05} {x} {top - 0.08} {b} {yb - 0.05}"
        row = curve(f.text(f"{upper} {b} {yb + 0.03} {x} {top + 0.06} {a} {ya + 0.03}"))
        cover(s, "white", clipped(row, hole), round=0.1)


def _lips(s: Sketch, f: Frame, ends: Ends, inside: Heights, g: Features) -> None:
    """Draw the upper lip with its bow, and the lower lip with a light on it."""
    (a, ya), (b, yb) = ends
    x, top, low = inside
    thick = 0.075 * g.lips
    bow = f"{x - 0.07} {top - thick} {x} {top - thick * 0.72} {x + 0.06} {top - thick}"
    s.blob("lip", f.text(f"{a} {ya} {bow} {b} {yb} {x} {top + 0.01}"), round=0.4)
    far, near = x + (b - x) * 0.5, x + (a - x) * 0.5
    full = f"{far} {low + thick * 0.8} {x} {low + thick * 1.1} {near} {low + thick * 0.8}"
    line = f"{a * 0.8 + x * 0.2} {ya * 0.8 + low * 0.2} {x} {low} {b} {yb * 0.7 + low * 0.3}"
    s.blob("lip", f.text(f"{line} {full}"), round=0.6)
    light = f"{x - 0.06} {low + thick * 0.5} {x} {low + thick * 0.62} {x + 0.05} {low + thick * 0.5}"
    stroke(s, "gleam", f.text(light), f.scale * 0.04)
