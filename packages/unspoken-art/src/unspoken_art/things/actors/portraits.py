"""Large heads with shoulders, half a card high."""

from dataclasses import replace

from unspoken_art.canvas.pen import Sketch, Taper
from unspoken_art.things.actors.body import Pose
from unspoken_art.things.actors.figure import Role
from unspoken_art.things.actors.heads import head
from unspoken_art.things.actors.shapes import Frame, clipped, cover, curve, flesh, hull, stroke

NODS = {"crying": 14, "asleep": 12, "love": 8, "sad": 12, "laughing": -8, "curious": -5, "angry": 5}
"""How far a feeling tilts the head."""


def draw_portrait(s: Sketch, role: Role) -> None:
    """Draw the head and the shoulders of a role."""
    look = role.look(Pose(view="quarter"))
    slim = {"child": 0.72, "girl": 0.68, "woman": 0.86, "old-woman": 0.92, "large": 1.25, "thin": 0.84}
    wide = slim.get(role.kind, 1.0)
    f = Frame(0, -66, 33, NODS.get(look.face, 0) if look.view != "back" else 0)
    neck = 11 * (0.7 + 0.3 * wide)
    column = flesh(
        ((-2, -16), (-1, -60)), ((0, neck * 1.5, 0), (0.22, neck * 1.1, 0), (1, neck, 0)), steps=14
    )
    cover(s, "skin", column)
    jaw = hull((f.at(0.24, 0.4), 21), (f.at(-0.3, 0.3), 14))
    cover(s, "shade", clipped(column, jaw), round=0.2)
    if look.view != "back":
        _throat(s, wide)
    _shoulders(s, wide)
    head(s, f, replace(look, fine=True))
    _collar(s, role)


def _throat(s: Sketch, wide: float) -> None:
    """Draw the tendon of the neck and the hollow of the throat."""
    stroke(s, "skin_fold", f"{-8 * wide} -38 {-3 * wide} -26 4 -20", 1.2)
    stroke(s, "skin_fold", "9 -34 8 -26 6 -20", 1.0)


def _shoulders(s: Sketch, wide: float) -> None:
    """Draw sloping shoulders in cloth, with folds."""
    w = wide
    path = curve(
        f"{-13 * w} -25 {-28 * w} -17 {-40 * w} -8 {-46 * w} 4 {-45 * w} 10 0 10 {45 * w} 10 {46 * w} 3 "
        f"{38 * w} -9 {26 * w} -18 {12 * w} -25 0 -17"
    )
    cover(s, "a", path)
    for x, bend in ((-30, -33), (30, 33)):
        stroke(s, "a_fold", f"{x * w} -10 {bend * w} 0 {bend * w} 9", 1.3, path)
    stroke(s, "a_fold", f"{-20 * w} -14 {-14 * w} -4 {-12 * w} 8", 1.2, path)
    stroke(s, "a_fold", f"{18 * w} -13 {13 * w} -4 {12 * w} 8", 1.2, path)


def _collar(s: Sketch, role: Role) -> None:
    """Draw a scarf, lapels or a neckline."""
    if "scarf" in role.extras:
        s.limb("scarf", "-18 -25 -2 -17 16 -25", Taper(12, 12, 14))
        for x in (-12, -4, 4, 11):
            stroke(s, "scarf_fold", f"{x - 1.5} -27 {x} -21 {x + 1} -15", 1.2)
        s.limb("scarf", "10 -20 16 -6 14 8", Taper(10, 12))
        stroke(s, "scarf_fold", "10 -14 14 -4 12 8", 1.2)
    elif role.dress.detail in ("suit", "uniform", "coat"):
        s.poly("b", "-16 -28 -8 -22 2 -11 -8 -1 -16 -12 -25 -16", round=0.4)
        s.poly("b", "13 -28 8 -22 2 -11 12 -1 17 -12 23 -17", round=0.4)
        stroke(s, "b_fold", "-15 -26 -6 -19 2 -11", 1.2)
        stroke(s, "b_fold", "12 -26 7 -19 2 -11", 1.2)
        stroke(s, "a_fold", "2 -10 3 0 3 9", 1.3)
    else:
        s.limb("b", "-16 -24 0 -15 14 -24", Taper(4, 4, 5.5))
        stroke(s, "b_fold", "-12 -21 0 -14.5 11 -21.5", 0.9)
